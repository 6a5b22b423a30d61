import type { Changes } from '../../state/keeper.ts'
import type { ObjectStorage } from './platform.ts'

/** What a sandbox knows of a site besides its rows. */
export interface SiteAbout {
  name: string
  seed: number
  customers: number
  control_token: string
  /** When it was last called, to the hour, in milliseconds since 1970. */
  used_at: number
}

const UPSERT =
  'INSERT INTO rows (key, value) VALUES (?, ?) ' +
  'ON CONFLICT (key) DO UPDATE SET value = excluded.value'

/** A site in the database of its object: rows in the order in which they were first written. */
export class KeptRows {
  readonly #storage: ObjectStorage

  constructor(storage: ObjectStorage) {
    this.#storage = storage
  }

  /** Starts anew, without rows. */
  begin(about: SiteAbout): void {
    this.#storage.transactionSync(() => {
      this.#exec('DROP TABLE IF EXISTS rows')
      this.#exec('DROP TABLE IF EXISTS about')
      this.#exec('CREATE TABLE rows (key TEXT PRIMARY KEY, value TEXT NOT NULL)')
      this.#exec('CREATE TABLE about (value TEXT NOT NULL)')
      this.#exec('INSERT INTO about VALUES (?)', JSON.stringify(about))
    })
  }

  /** Undefined where there is no site. */
  about(): SiteAbout | undefined {
    const [table] = this.#exec("SELECT name FROM sqlite_schema WHERE name = 'about'")
    if (table === undefined) return undefined
    const [row] = this.#exec('SELECT value FROM about')
    return row && (JSON.parse(row['value'] as string) as SiteAbout)
  }

  describe(about: SiteAbout): void {
    this.#exec('UPDATE about SET value = ?', JSON.stringify(about))
  }

  list(): [string, string][] {
    const rows = this.#exec('SELECT key, value FROM rows ORDER BY rowid')
    return rows.map(({ key, value }) => [key as string, value as string])
  }

  write({ whole, put, drop }: Changes): void {
    this.#storage.transactionSync(() => {
      if (whole) this.#exec('DELETE FROM rows')
      for (const [key, value] of put) this.#exec(UPSERT, key, value)
      for (const key of drop) this.#exec('DELETE FROM rows WHERE key = ?', key)
    })
  }

  #exec(query: string, ...values: string[]) {
    return [...this.#storage.sql.exec(query, ...values)]
  }
}
