import { ChangeTracker } from '../shared/change-tracker.ts'
import { MOST_TOKENS } from '../shared/limits.ts'
import type { Clock } from './clock.ts'

/** Lifetime of an access token in seconds, as the token response states it (fact; the unit is gap G72). */
export const TOKEN_LIFE = 72_000

/** A granted access token. */
export interface Grant {
  uid: string
  scopes: ReadonlySet<string>
  /** Moment of expiry, in milliseconds since 1970. */
  expiresAt: number
}

/** A granted access token as plain data. */
export interface TokenState {
  token: string
  uid: string
  scopes: string[]
  /** Moment of expiry, in milliseconds since 1970. */
  expires_at: number
}

/** The access tokens that a site has granted. */
export class Tokens {
  readonly #grants = new Map<string, Grant>()
  readonly #clock: Clock
  readonly #changes: ChangeTracker
  readonly #most: number
  /** Most tokens have the same scopes, so they share one set. */
  #shared: ReadonlySet<string> = new Set()

  constructor(clock: Clock, changes = new ChangeTracker(), most = MOST_TOKENS) {
    this.#clock = clock
    this.#changes = changes
    this.#most = most
  }

  /** Milliseconds until there is room for another token; 0 when there is. */
  untilRoom(): number {
    const now = this.#clock.now()
    for (const [token, { expiresAt }] of this.#grants) {
      if (this.#grants.size < this.#most) return 0
      // The oldest one is the first to expire.
      if (expiresAt > now) return expiresAt - now
      this.#drop(token)
    }
    return 0
  }

  add(token: string, uid: string, scopes: readonly string[]): void {
    this.#dropExpired()
    const expiresAt = this.#clock.now() + TOKEN_LIFE * 1000
    this.#changes.note('tokens', token, this.#set(token, uid, scopes, expiresAt))
  }

  /** Ends tokens of an application: all, or those with exactly these scopes (gap G82). */
  end(uid: string, scopes?: readonly string[]): void {
    for (const [token, grant] of this.#grants) {
      if (grant.uid !== uid) continue
      if (scopes === undefined || hasScopes(grant, scopes)) this.#drop(token)
    }
  }

  /** The grant of a token; `expired` for an old one, undefined for one that never existed. */
  find(token: string): Grant | 'expired' | undefined {
    const grant = this.#grants.get(token)
    if (grant === undefined) return undefined
    return grant.expiresAt > this.#clock.now() ? grant : 'expired'
  }

  /** Whether a text is a token, valid or expired. */
  has(word: string): boolean {
    return this.#grants.has(word)
  }

  /** A valid token of an application with exactly these scopes (gap G82, `same-token`). */
  findSame(uid: string, scopes: readonly string[]): string | undefined {
    for (const [token, grant] of this.#grants) {
      const isSame = grant.uid === uid && hasScopes(grant, scopes)
      if (isSame && this.find(token) !== 'expired') return token
    }
    return undefined
  }

  /** All known tokens and what they allow, oldest first. */
  grants(): Iterable<readonly [string, Grant]> {
    return this.#grants
  }

  /** All known tokens, oldest first. */
  dump(): TokenState[] {
    return [...this.#grants].map(([token, { uid, scopes, expiresAt }]) => {
      return { token, uid, scopes: [...scopes], expires_at: expiresAt }
    })
  }

  /** Adds tokens that were granted before. */
  load(tokens: readonly TokenState[]): void {
    for (const { token, uid, scopes, expires_at: expiresAt } of tokens) {
      this.#set(token, uid, scopes, expiresAt)
    }
  }

  #set(token: string, uid: string, scopes: readonly string[], expiresAt: number): Grant {
    if ([...this.#shared].join() !== scopes.join()) this.#shared = new Set(scopes)
    const grant = { uid, scopes: this.#shared, expiresAt }
    this.#grants.set(token, grant)
    return grant
  }

  #drop(token: string): void {
    this.#grants.delete(token)
    this.#changes.note('tokens', token)
  }

  // A token stays known for another lifetime, so that its holder is told that it expired.
  #dropExpired(): void {
    const limit = this.#clock.now() - TOKEN_LIFE * 1000
    for (const [token, grant] of this.#grants) {
      if (grant.expiresAt > limit) return
      this.#drop(token)
    }
  }
}

/** Whether a grant has exactly these scopes. */
function hasScopes(grant: Grant, scopes: readonly string[]): boolean {
  return grant.scopes.size === scopes.length && scopes.every((scope) => grant.scopes.has(scope))
}
