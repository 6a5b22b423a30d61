import { DurableObject } from 'cloudflare:workers'
import type { Application } from '../../oauth/applications.ts'
import type { ObjectState } from './platform.ts'
import { readSettings, type SandboxEnv } from './settings.ts'

/** A site as the directory lists it. */
export interface Listed {
  name: string
  /** ISO 8601 in UTC. */
  created_at: string
}

/** A new site's name, and what its owner needs. */
export interface Added {
  name: string
  seed: number
  customers: number
  application: Application
  control_token: string
}

/** Why a site wasn't added. */
export interface NotAdded {
  status: 409 | 429
  message: string
}

/** How many sites strangers may make in a minute. */
const SIGN_UPS = 30

/** Which sites there are. No call of a site asks it, but the first one after a start. */
export class DirectoryObject extends DurableObject<SandboxEnv> {
  readonly #sql
  readonly #most: number
  /** Names of sites that are being made or removed. */
  readonly #busy = new Set<string>()
  /** When strangers made the last sites, in milliseconds since 1970. */
  #signUps: number[] = []

  constructor(ctx: ObjectState, env: SandboxEnv) {
    super(ctx, env)
    this.#sql = ctx.storage.sql
    this.#most = readSettings(env).limits.sites
    // A site that isn't whole has a row too: whatever ends meanwhile, its name leads to what is left.
    this.#exec(
      'CREATE TABLE IF NOT EXISTS sites (name TEXT PRIMARY KEY, created_at TEXT NOT NULL, is_whole INTEGER NOT NULL)',
    )
  }

  has(name: string): boolean {
    return this.#exec('SELECT 1 FROM sites WHERE name = ? AND is_whole = 1', name).length > 0
  }

  /** A page of the sites, by name. */
  list(limit: number, after: string): Listed[] {
    const query = 'SELECT name, created_at FROM sites WHERE is_whole = 1 AND name > ?'
    const rows = this.#exec(`${query} ORDER BY name LIMIT ?`, after, limit)
    return rows.map((row) => ({ name: String(row['name']), created_at: String(row['created_at']) }))
  }

  /** Makes a site, whole or not at all. */
  async add(
    { name, seed, customers }: { name: string; seed: number; customers: number },
    isStranger: boolean,
  ): Promise<Added | NotAdded> {
    if (this.has(name) || this.#busy.has(name)) {
      return { status: 409, message: `There is a site ${name}` }
    }
    const [row] = this.#exec('SELECT COUNT(*) AS count FROM sites')
    if (Number(row?.['count']) >= this.#most) {
      return { status: 429, message: `There are ${this.#most} sites already; remove one first` }
    }
    if (isStranger && !this.#maySignUp(Date.now())) {
      return { status: 429, message: 'Too many sites were made in the last minute; try again soon' }
    }
    this.#busy.add(name)
    try {
      const now = new Date().toISOString()
      this.#exec('INSERT OR REPLACE INTO sites VALUES (?, ?, 0)', name, now)
      const about = { name, seed, customers, control_token: toToken() }
      const application = await this.env.SITES.getByName(name).create(about)
      this.#exec('UPDATE sites SET is_whole = 1 WHERE name = ?', name)
      return { ...about, application }
    } finally {
      this.#busy.delete(name)
    }
  }

  /** Removes a site with all that it has; false when there is none. */
  async remove(name: string): Promise<boolean> {
    const [found] = this.#exec('SELECT 1 FROM sites WHERE name = ?', name)
    if (found === undefined || this.#busy.has(name)) return false
    this.#busy.add(name)
    try {
      this.#exec('UPDATE sites SET is_whole = 0 WHERE name = ?', name)
      await this.env.SITES.getByName(name).remove()
      this.#exec('DELETE FROM sites WHERE name = ?', name)
      return true
    } finally {
      this.#busy.delete(name)
    }
  }

  #maySignUp(now: number): boolean {
    this.#signUps = this.#signUps.filter((at) => at > now - 60_000)
    if (this.#signUps.length >= SIGN_UPS) return false
    this.#signUps.push(now)
    return true
  }

  #exec(query: string, ...values: (string | number)[]) {
    return [...this.#sql.exec(query, ...values)]
  }
}

/** 32 random bytes in base64url. */
function toToken(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32))
  const text = btoa(String.fromCharCode(...bytes))
  return text.replaceAll('+', '-').replaceAll('/', '_').replace('=', '')
}
