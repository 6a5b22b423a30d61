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

/** The JSON of a record, and the same in UTF-8 once a list has shown it. */
interface Written {
  json: string
  text?: LongText
}

/**
 * The JSON of records that answers have shown, alone, in lists or within others. A record is checked and
 * written once for each of its versions: a change forgets its text.
 */
export class RecordTexts {
  readonly #written = new Map<object, Written>()

  /** Whether a record was written, and did not change since. */
  has(record: object): boolean {
    return this.#written.has(record)
  }

  /** Writes a record that is shown alone or within another. */
  readonly writeOne = (record: object): string => this.#find(record).json

  /** Writes a text with a JSON list of records in it. */
  writeList(before: string, records: readonly object[], after: string): LongText {
    const texts = records.map((record) => {
      const written = this.#find(record)
      return (written.text ??= toText(written.json))
    })
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

  forget(record: object): void {
    if (this.#written.size > 0) this.#written.delete(record)
  }

  #find(record: object): Written {
    let written = this.#written.get(record)
    if (written === undefined) {
      if (this.#written.size === MOST) this.#written.clear()
      written = { json: JSON.stringify(record) }
      this.#written.set(record, written)
    }
    return written
  }
}

function toText(text: string): LongText {
  return { bytes: encoder.encode(text), length: text.length }
}
