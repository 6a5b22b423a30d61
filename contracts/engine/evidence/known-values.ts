import { formsOf } from '../forms.ts'

// Words, and what stands for one character in an address or in JSON.
const WORD = /%[0-9a-f]{2}|\\[bfnrt]|\\u[0-9a-f]{4}|[\p{L}\p{N}]+/giu

const IS_WORDLY = /[\p{L}\p{N}]/u

interface Form {
  text: string
  /** Where its first word begins. */
  offset: number
}

/** Values that are found wherever they stand in a text, as words of their own. */
export class KnownValues {
  readonly #values = new Set<string>()
  /** The forms that have a word for their first. */
  readonly #forms = new Map<string, Form[]>()

  add(value: string): void {
    if (this.#values.has(value)) return
    this.#values.add(value)
    for (const { word, ...form } of toForms(value)) {
      const forms = this.#forms.get(word) ?? []
      forms.push(form)
      forms.sort((one, other) => other.text.length - one.text.length)
      this.#forms.set(word, forms)
    }
  }

  delete(value: string): void {
    if (!this.#values.delete(value)) return
    for (const { word, text } of toForms(value)) {
      const forms = this.#forms.get(word) ?? []
      this.#forms.set(
        word,
        forms.filter((form) => form.text !== text),
      )
    }
  }

  /** The text with something else in place of each value. */
  replace(text: string, mask: string): string {
    if (this.#values.size === 0) return text
    let shown = ''
    let end = 0
    for (const { index, 0: word } of text.matchAll(WORD)) {
      const found = this.#forms.get(word)?.find((form) => {
        const start = index - form.offset
        return start >= end && text.startsWith(form.text, start) && endsAt(text, start, form.text)
      })
      if (found === undefined) continue
      const start = index - found.offset
      shown += text.slice(end, start) + mask
      end = start + found.text.length
    }
    return shown + text.slice(end)
  }
}

function toForms(value: string): (Form & { word: string })[] {
  return [...formsOf(value)].flatMap((text) => {
    const [first] = text.matchAll(WORD)
    return first === undefined ? [] : [{ text, offset: first.index, word: first[0] }]
  })
}

/** A name is not taken out of a longer word. */
function endsAt(text: string, start: number, form: string): boolean {
  const next = text.codePointAt(start + form.length)
  if (next === undefined || !IS_WORDLY.test(form.at(-1) ?? '')) return true
  return !IS_WORDLY.test(String.fromCodePoint(next))
}
