import {
  conflict,
  ControlError,
  empty,
  failure,
  json,
  notFound,
} from '../../../mocks/control/answers.ts'
import type { ControlSchemas } from '../../../mocks/control/client/client.ts'
import type { BodyOf } from '../../../mocks/control/operation.ts'
import { checkInput } from '../../../mocks/shared/control-input.ts'
import { knownScopes } from '../../../mocks/shared/document.ts'
import { FieldError } from '../../../mocks/shared/field-error.ts'
import { createSite, type Site } from '../../../mocks/site.ts'
import type { Snapshot } from '../../../mocks/state/snapshot.ts'
import { FIRST } from './place.ts'
import { keyOf, namesOf, readSaved, writeSaved, type StateStorage } from '../state/keep.ts'

type Shown = ControlSchemas['Site']

/** The call itself, and the site that it names. */
const PATH = /\/__sabia\/sites(?:\/([^/]+))?$/

/** Address of a site in the page, before `/api`. */
export function baseOf(folder: string, name: string): string {
  return name === FIRST ? `${folder}site` : `${folder}sites/${name}`
}

/**
 * Answers the control calls about sites, which a site alone cannot: a page has one site open, and its
 * browser keeps the others until a page opens them. Undefined for any other call.
 */
export async function answerSites(
  request: Request,
  open: Site,
  folder: string,
  storage: StateStorage,
): Promise<Response | undefined> {
  const [path, name] = PATH.exec(new URL(request.url).pathname) ?? []
  if (path === undefined) return undefined
  const sites = new KeptSites(open, folder, storage)
  try {
    if (request.method === 'GET') return json(200, { data: sites.list() })
    if (request.method === 'DELETE') return sites.remove(name ?? '')
    return json(201, await sites.add(await request.json(), request.signal))
  } catch (error) {
    if (error instanceof ControlError)
      return failure(error.status, error.code, error.message, error.field)
    if (error instanceof FieldError) return failure(422, 'invalid', error.message, error.field)
    throw error
  }
}

class KeptSites {
  readonly #open: Site
  readonly #folder: string
  readonly #storage: StateStorage

  constructor(open: Site, folder: string, storage: StateStorage) {
    this.#open = open
    this.#folder = folder
    this.#storage = storage
  }

  /** The first one before the others. */
  list(): Shown[] {
    const kept = namesOf(this.#storage, this.#folder).flatMap((name) => {
      const { saved } = readSaved(this.#storage, keyOf(this.#folder, name))
      const { seed, customers, applications } = (saved?.snapshot ?? {}) as Partial<Snapshot>
      const application = applications?.list[0]
      if (seed === undefined || customers === undefined || application === undefined) return []
      return [{ name, seed, customers, application }]
    })
    const all = new Map([UNOPENED, ...kept, this.#open].map((site) => [site.name, site]))
    return [...all.values()].map(({ name, seed, customers, application }) => {
      const { uid, secret, scopes } = application
      const shown = { name, base_url: baseOf(this.#folder, name), seed, customers }
      return { ...shown, application: { uid, secret, scopes: [...scopes] } }
    })
  }

  async add(body: unknown, signal: AbortSignal): Promise<Shown | undefined> {
    checkInput('addSite body', body)
    const { name, ...options } = body as BodyOf<'addSite'>
    if (this.#find(name) !== undefined) throw conflict(`There is a site ${name}`, 'name')
    const tell = (share: number) => this.#open.events.tell('seeding', { site: name, share })
    const site = await createSite({ ...options, site: name, pace: { tell, signal } })
    const snapshot = await site.snapshot()
    site.close()
    const isKept = writeSaved(this.#storage, keyOf(this.#folder, name), { snapshot, reader: {} })
    if (!isKept) throw conflict('This browser has no room for another site', 'name')
    return this.#find(name)
  }

  remove(name: string): Response {
    if (this.#find(name) === undefined) throw notFound(`There is no site ${name}`)
    if (name === FIRST) throw conflict(`The site ${name} stays`)
    this.#storage.removeItem(keyOf(this.#folder, name))
    return empty()
  }

  #find(name: string): Shown | undefined {
    return this.list().find((one) => one.name === name)
  }
}

/** The first site before it was ever opened here. */
const UNOPENED = {
  name: FIRST,
  seed: 1,
  customers: 50,
  application: { uid: 'demo-client', secret: 'demo-secret', scopes: knownScopes },
}
