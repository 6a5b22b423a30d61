/** What an expression may name: contexts with their values, such as `inputs` and `secrets`. */
export type Contexts = Readonly<Record<string, unknown>>

type Value = string | number | boolean

/**
 * Fills in the expressions of a text as GitHub does, as far as the workflows use them: names with
 * dots, texts, `!`, `==`, `!=`, `&&`, `||` and brackets.
 *
 * @throws Error when an expression holds anything else.
 */
export function fillIn(text: string, contexts: Contexts): string {
  return text.replaceAll(/\$\{\{([^]*?)\}\}/g, (_whole, expression: string) =>
    String(evaluate(expression, contexts)),
  )
}

/** Gives the value of one expression; what is not there is an empty text. */
export function evaluate(expression: string, contexts: Contexts): Value {
  const words = toWords(expression)
  const value = readOr(words, contexts)
  if (words.length > 0) throw unreadable(expression, words[0])
  return value
}

const WORD = /\s*('(?:[^']|'')*'|&&|\|\||==|!=|!|\(|\)|[\w-]+(?:\.[\w-]+)*)\s*/y

function toWords(expression: string): string[] {
  const words: string[] = []
  WORD.lastIndex = 0
  while (WORD.lastIndex < expression.length) {
    const at = WORD.lastIndex
    const word = WORD.exec(expression)?.[1]
    if (word === undefined) throw unreadable(expression, expression.slice(at))
    words.push(word)
  }
  return words
}

function readOr(words: string[], contexts: Contexts): Value {
  let value = readAnd(words, contexts)
  while (words[0] === '||') {
    words.shift()
    const other = readAnd(words, contexts)
    value = value || other
  }
  return value
}

function readAnd(words: string[], contexts: Contexts): Value {
  let value = readComparison(words, contexts)
  while (words[0] === '&&') {
    words.shift()
    const other = readComparison(words, contexts)
    value = value && other
  }
  return value
}

function readComparison(words: string[], contexts: Contexts): Value {
  const value = readOne(words, contexts)
  const sign = words[0]
  if (sign !== '==' && sign !== '!=') return value
  words.shift()
  const isSame = comparable(value) === comparable(readOne(words, contexts))
  return sign === '==' ? isSame : !isSame
}

/** GitHub compares texts without regard to case. */
function comparable(value: Value): string {
  return String(value).toLowerCase()
}

function readOne(words: string[], contexts: Contexts): Value {
  const word = words.shift() ?? ''
  if (word === '!') return !readOne(words, contexts)
  if (word === '(') {
    const value = readOr(words, contexts)
    if (words.shift() !== ')') throw unreadable(word, 'a bracket that is not closed')
    return value
  }
  if (word.startsWith("'")) return word.slice(1, -1).replaceAll("''", "'")
  if (!/^\w/.test(word)) throw unreadable(word, 'no value')
  return lookUp(word.split('.'), contexts)
}

function lookUp([context = '', ...path]: readonly string[], contexts: Contexts): Value {
  if (!(context in contexts)) throw unreadable(context, 'a context that is not given')
  let found: unknown = contexts[context]
  for (const key of path) found = (found as Record<string, unknown> | null | undefined)?.[key]
  return (found ?? '') as Value
}

function unreadable(expression: string, found: string | undefined): Error {
  return new Error(`Cannot evaluate "${expression.trim()}": found ${found}; write it plainer`)
}
