/** A long text in UTF-8: putting bytes together is a tenth of the work that a string of that length makes. */
export interface LongText {
  bytes: Uint8Array
  /** How many characters it has, in UTF-16. */
  length: number
}

/** The JSON of how many records is kept: longer lists are written anew each time. */
const MOST = 10_000

const encoder = new TextEncoder()
const COMMA = 0x2c

/**
 * The JSON of records that answers have shown, alone, in lists or within others. A record is checked and
 * written once for each of its versions: a change forgets its text.
 */
export class RecordTexts {
  readonly #texts = new Map<object, LongText>()
  readonly #single = new Map<object, string>()

  /** The records among these that were not written yet, or changed since. */
  without(records: readonly object[]): readonly object[] {
    return records.filter((record) => !this.#texts.has(record))
  }

  /** Writes a text with a JSON list of records in it. */
  write(before: string, records: readonly object[], after: string): LongText {
    const texts = records.map((record) => this.#texts.get(record) ?? this.#add(record))
    const list = [toText(`${before}[`), ...texts, toText(`]${after}`)]
    const commas = Math.max(records.length - 1, 0)
    const bytes = new Uint8Array(list.reduce((sum, text) => sum + text.bytes.length, commas))
    const length = list.reduce((sum, text) => sum + text.length, commas)
    let place = 0
    for (const [index, text] of list.entries()) {
      if (index > 1 && index <= records.length) bytes[place++] = COMMA
      bytes.set(text.bytes, place)
      place += text.bytes.length
    }
    return { bytes, length }
  }

  /** Whether a record was written outside lists, and did not change since. */
  has(record: object): boolean {
    return this.#single.has(record)
  }

  /** Writes a record that is shown alone or within another. */
  readonly writeOne = (record: object): string => {
    let text = this.#single.get(record)
    if (text === undefined) {
      if (this.#single.size === MOST) this.#single.clear()
      text = JSON.stringify(record)
      this.#single.set(record, text)
    }
    return text
  }

  forget(record: object): void {
    if (this.#texts.size > 0) this.#texts.delete(record)
    if (this.#single.size > 0) this.#single.delete(record)
  }

  #add(record: object): LongText {
    if (this.#texts.size === MOST) this.#texts.clear()
    const text = toText(JSON.stringify(record))
    this.#texts.set(record, text)
    return text
  }
}

function toText(text: string): LongText {
  return { bytes: encoder.encode(text), length: text.length }
}
