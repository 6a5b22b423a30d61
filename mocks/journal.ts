/** One request and its answer. */
export interface JournalEntry {
  id: number
  /** Moment of arrival, ISO 8601 in UTC, by the site's clock. */
  at: string
  method: string
  /** Path without the query. */
  path: string
  operationId: string | undefined
  status: number
  /** Texts of both bodies; those of the token call are left out, for they hold secrets. */
  request: string | undefined
  answer: string | undefined
  /** What was wrong with the site's own answer. */
  fault: string | undefined
}

/** What a site was asked and what it answered: the last requests only. */
export class Journal {
  readonly #entries: Omit<JournalEntry, 'id' | 'at'>[] = []
  readonly #moments: number[] = []
  readonly #numbers: number[] = []
  readonly #limit: number
  #count = 0

  constructor(limit = 200) {
    this.#limit = limit
  }

  /** Keeps an entry in place of the oldest one. `at` is in milliseconds since 1970. */
  add(at: number, entry: Omit<JournalEntry, 'id' | 'at'>): void {
    const place = this.#count % this.#limit
    this.#count += 1
    this.#moments[place] = at
    this.#numbers[place] = this.#count
    this.#entries[place] = entry
  }

  /** The entries, newest last. */
  list(): JournalEntry[] {
    return this.#entries
      .map((entry, place) => {
        const at = new Date(this.#moments[place] ?? 0).toISOString()
        return { id: this.#numbers[place] ?? 0, at, ...entry }
      })
      .sort((left, right) => left.id - right.id)
  }

  clear(): void {
    this.#entries.length = 0
    this.#moments.length = 0
    this.#numbers.length = 0
    this.#count = 0
  }
}
