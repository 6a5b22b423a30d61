/** A value in JSON, and where its text stands: without quotes where it is a text. */
export interface Leaf {
  /** Its key; below a kept key, that one. */
  key: string
  from: number
  to: number
  /** A number, which has no quotes. */
  isBare: boolean
  /** The object that it belongs to, the same one for all its values; undefined in broken JSON. */
  record: LeafRecord | undefined
}

/** The object, or the list in one, that holds values. */
export interface LeafRecord {
  /** Key under which it stands. */
  key: string
  isObject: boolean
}

/** A key, and the beginning of its value. */
const FIELD = /"((?:[\w-]|\\u[0-9a-f]{4})+)"\s*:\s*(?:"|-?\d[\d.e+-]*)/gi
const LITERAL = /[^\s"{}[\]:,]+/y

/**
 * The values in a text of JSON, whole or broken, however deep. Nothing here calls itself, and no
 * character is read more than a few times.
 *
 * @param isKept tells keys under which everything counts as their value
 */
export function leavesOf(text: string, isKept: (key: string) => boolean): Leaf[] {
  return isJson(text) ? leavesOfJson(text, isKept) : leavesOfPieces(text, isKept)
}

/** The values of kept keys in what isn't JSON as a whole. */
export function leavesOfPieces(
  text: string,
  isKept: (key: string) => boolean,
  isQuote: (index: number) => boolean = () => true,
): Leaf[] {
  const leaves: Leaf[] = []
  let end = 0
  for (const { 0: field, 1: name = '', index } of text.matchAll(FIELD)) {
    const key = unquote(name)
    if (index < end || !isKept(key) || !isQuote(index)) continue
    const isBare = !field.endsWith('"')
    const after = index + field.length
    const from = isBare ? after - /[^\s:]+$/.exec(field)![0].length : after
    end = isBare ? after : endOfText(text, after)
    leaves.push({ key, from, to: end, isBare, record: undefined })
  }
  return leaves
}

function leavesOfJson(text: string, isKept: (key: string) => boolean): Leaf[] {
  const leaves: Leaf[] = []
  const open: LeafRecord[] = [{ key: '', isObject: false }]
  let name: string | undefined
  const keyOf = (record: LeafRecord): string =>
    name === undefined || isKept(record.key) ? record.key : name
  for (let index = 0; index < text.length;) {
    const record = open.at(-1)!
    const sign = text[index]!
    if (sign === '"') {
      const end = endOfText(text, index + 1)
      if (record.isObject && name === undefined) name = unquote(text.slice(index + 1, end))
      else leaves.push({ key: keyOf(record), from: index + 1, to: end, isBare: false, record })
      index = end + 1
      continue
    }
    LITERAL.lastIndex = index
    const literal = LITERAL.exec(text)?.[0] ?? ''
    if (/^[-\d]/.test(literal)) {
      const to = index + literal.length
      leaves.push({ key: keyOf(record), from: index, to, isBare: true, record })
    } else if (sign === '{' || sign === '[') {
      open.push({ key: keyOf(record), isObject: sign === '{' })
      name = undefined
    } else if (sign === '}' || sign === ']') open.pop()
    // What follows has a key of its own, or that of its list.
    if (sign === ',' || sign === '}' || sign === ']') name = undefined
    index += literal.length || 1
  }
  return leaves
}

/** Where a text's closing quote stands, or the end where it has none. */
function endOfText(text: string, from: number): number {
  for (let index = from; index < text.length; index++) {
    if (text[index] === '"') return index
    if (text[index] === '\\') index += 1
  }
  return text.length
}

/** What a text of JSON says. */
export function unquote(text: string): string {
  if (!text.includes('\\')) return text
  try {
    return JSON.parse(`"${text}"`) as string
  } catch {
    return text
  }
}

function isJson(text: string): boolean {
  try {
    return typeof JSON.parse(text) === 'object'
  } catch {
    return false
  }
}
