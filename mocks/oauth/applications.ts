import { ChangeTracker } from '../shared/change-tracker.ts'
import { MOST_APPLICATIONS } from '../shared/limits.ts'
import type { Random } from '../world/random.ts'

/** An OAuth 2.0 application of a site. */
export interface Application {
  name: string
  redirect_uri: string
  /** The client id. */
  uid: string
  /** The client secret. */
  secret: string
  scopes: readonly string[]
}

/** What the application form takes (gap G81). */
export interface ApplicationInput {
  name: string
  redirect_uri?: string
  /** Scopes, separated by spaces. */
  scopes: string
}

/** The applications of one site. */
export class Applications {
  readonly #byUid = new Map<string, Application>()
  readonly #secrets = new Set<string>()
  readonly #known: ReadonlySet<string>
  readonly #changes: ChangeTracker

  constructor(knownScopes: Iterable<string>, changes = new ChangeTracker()) {
    this.#known = new Set(knownScopes)
    this.#changes = changes
  }

  /**
   * Adds an application with a new UID and secret.
   *
   * @throws Error naming the field, when the name is blank, the redirect URI isn't an absolute https or
   * loopback URI without a fragment, or a scope is unknown.
   */
  create(input: ApplicationInput, random: Random): Application {
    const name = toName(input.name)
    const uri = toRedirectUri(input.redirect_uri ?? '')
    const scopes = this.#toScopes(input.scopes)
    if (this.size >= MOST_APPLICATIONS) {
      throw new Error(`name is one too many: there are ${MOST_APPLICATIONS} applications`)
    }
    // Not earlier: a refusal changes nothing, and draws no random number.
    const [uid, secret] = [random.secret(), random.secret()]
    return this.add({ name, redirect_uri: uri, uid, secret, scopes })
  }

  add(application: Application): Application {
    this.#byUid.set(application.uid, application)
    this.#secrets.add(application.secret)
    this.#changes.note('applications', application.uid, application)
    return application
  }

  find(uid: string): Application | undefined {
    return this.#byUid.get(uid)
  }

  /** Whether a word is a client secret. */
  hasSecret(word: string): boolean {
    return this.#secrets.has(word)
  }

  list(): Application[] {
    return [...this.#byUid.values()]
  }

  /** How many there are. */
  get size(): number {
    return this.#byUid.size
  }

  /** Replaces all applications. */
  load(applications: readonly Application[]): void {
    this.#byUid.clear()
    this.#secrets.clear()
    for (const application of applications) this.add(application)
  }

  #toScopes(text: string): string[] {
    const scopes = [...new Set(text.split(/\s+/).filter((scope) => scope !== ''))]
    if (scopes.length === 0) throw new Error('scopes must name at least one scope')
    const unknown = scopes.find((scope) => !this.#known.has(scope))
    if (unknown === undefined) return scopes
    const advice = unknown.includes(',') ? '; separate scopes by spaces' : ''
    throw new Error(`scopes holds "${unknown}", which isn't a scope${advice}`)
  }
}

function toName(name: string): string {
  if (name.trim() === '') throw new Error('name must not be blank')
  if (name.length > 255) throw new Error('name must not be longer than 255 characters')
  return name
}

/** Blank is allowed: the client credentials grant never redirects. */
function toRedirectUri(text: string): string {
  if (text === '') return text
  if (text.length > 2048) {
    throw new Error('redirect_uri must not be longer than 2048 characters')
  }
  if (!URL.canParse(text)) throw new Error('redirect_uri must be an absolute URI')
  const uri = new URL(text)
  if (uri.hash !== '') throw new Error('redirect_uri must not hold a fragment')
  const loopback = ['localhost', '127.0.0.1', '[::1]'].includes(uri.hostname)
  if (uri.protocol !== 'https:' && !(uri.protocol === 'http:' && loopback)) {
    throw new Error('redirect_uri must be an https URI')
  }
  return text
}
