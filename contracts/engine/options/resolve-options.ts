import { document } from '../../../openapi/generated/document.ts'
import { operationsOf } from '../../../openapi/operations.ts'
import { nearestOf } from '../../../openapi/nearest.ts'
import { isLoopbackName } from '../../../openapi/text/loopback.ts'
import { MOST_WRITES } from '../../http/pace/budget.ts'
import { DEMO_PRODUCTS, type Credentials, type ProductName, type RunSettings } from './settings.ts'

/** Options of a run. */
export interface RunOptions {
  /** Address before `/api`. The embedded mock is checked if it is left out. */
  baseUrl?: string
  /** Calls the site instead of the network. */
  fetch?: (request: Request) => Promise<Response>
  /** Finds the addresses of a host name; the system's resolver if left out. */
  resolveHost?: ResolveHost
  credentials?: Credentials
  /** An existing token; no token call is made then. */
  accessToken?: string
  /** Address of the token call; `{baseUrl}/oauth/token` if left out (gap G66). */
  tokenUrl?: string
  /** POST if left out; a GET has its fields in the address (gap G66). */
  tokenMethod?: 'POST' | 'GET'
  /** How the fields of the token call are sent (gap G67). */
  tokenFormat?: 'auto' | 'form' | 'json' | 'query'
  /** Where client id and secret are sent: with the other fields, or by HTTP Basic (gap G70). */
  tokenClient?: 'body' | 'basic'
  /** The site's names for the fields of the token call: `{ client_id: 'uid' }` (gap G67). */
  tokenFields?: Readonly<Record<string, string>>
  /** Products to subscribe to, ideally three (gap G22). */
  products?: readonly ProductName[]
  readOnly?: boolean
  /** Required for a site that is neither embedded nor on this machine. */
  allowWrites?: boolean
  /** Most API POSTs that may succeed or get no answer. 15 if left out. */
  maxWrites?: number
  /** Confirms the host, if its first label isn't the site's name. */
  confirmHost?: string
  /** Requests per second. 10 on a live site if left out. */
  rate?: number
  /** Time limit of a request, in milliseconds. 30,000 if left out. */
  timeout?: number
  /** Seed of the values that are sent; random if left out. */
  seed?: number
  /** Ids of the checks to run. */
  only?: readonly string[]
  /** The site's names of statuses: `{ active: 'authorized' }` (gap G29). */
  statusNames?: Readonly<Record<string, string>>
  /** Domain of the customers' e-mail addresses, where a site refuses `example.com` (gap G116). */
  emailDomain?: string
}

/** Finds the IP addresses of a host name. */
export type ResolveHost = (name: string) => Promise<readonly string[]>

/** Thrown if the options are invalid or unsafe. Nothing was sent. */
export class OptionsError extends Error {}

const TOKEN_FIELDS = ['grant_type', 'client_id', 'client_secret', 'site', 'scope']

const LIVE_RATE = 10

const DOMAIN = /^[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)+$/i

/** Longest delay of a timer; a longer one ends at once. */
const LONGEST_TIMEOUT = 2 ** 31 - 1

/**
 * Checks the options of a run and adds the defaults.
 *
 * @param isOnThisMachine the result of `isThisMachine`; if left out, the target's name decides
 * @throws OptionsError when an option cannot be, or a live site would be written to unasked.
 */
export function resolveOptions(
  options: RunOptions & { baseUrl: string },
  checkIds: readonly string[],
  isOnThisMachine?: boolean,
): RunSettings {
  const address = toAddress(options.baseUrl, 'the target')
  const isLocal = isOnThisMachine ?? isLoopbackName(address.hostname)
  const isReadOnly = options.readOnly === true || (!isLocal && options.allowWrites !== true)
  const { credentials, accessToken } = options
  if (credentials === undefined && accessToken === undefined) {
    throw new OptionsError(
      'Cannot check the site: neither credentials nor an access token are given; name the ' +
        'client id, the client secret and the site',
    )
  }
  if (!isReadOnly && !isLocal) refuseUnknownHost(address, options)
  const baseUrl = toBase(address)
  const products = options.products ?? (isLocal ? DEMO_PRODUCTS : [])
  refuseWrong(options, checkIds)
  return {
    baseUrl,
    tokenUrl:
      options.tokenUrl === undefined ? `${baseUrl}${tokenPath()}` : tokenUrl(options.tokenUrl),
    tokenMethod: options.tokenMethod ?? 'POST',
    tokenFormat: options.tokenMethod === 'GET' ? 'query' : (options.tokenFormat ?? 'auto'),
    tokenClient: options.tokenClient ?? 'body',
    tokenFields: options.tokenFields ?? {},
    credentials,
    accessToken,
    products,
    isAssumingProducts: options.products === undefined && isLocal,
    isLocal,
    isReadOnly,
    maxWrites: options.maxWrites ?? MOST_WRITES,
    rate: options.rate ?? (isLocal ? undefined : LIVE_RATE),
    timeout: options.timeout ?? 30_000,
    seed: options.seed ?? Math.floor(Math.random() * 2 ** 32),
    only: options.only,
    statusNames: options.statusNames ?? {},
    emailDomain: options.emailDomain,
    patience: 5000,
  }
}

/**
 * Checks whether an address is on this machine. RFC 6761 reserves `localhost` and what ends in it for
 * this machine, but some resolvers ask the network: such a name counts by the addresses that it has.
 */
export async function isThisMachine(
  target: string,
  resolveHost: ResolveHost = lookUp,
): Promise<boolean> {
  const hostname = URL.canParse(target) ? new URL(target).hostname : ''
  if (!isLoopbackName(hostname)) return false
  if (!hostname.endsWith('localhost')) return true
  const found = await resolveHost(hostname).catch(() => [])
  return found.length > 0 && found.every((address) => /^(127\.|::1$)/.test(address))
}

async function lookUp(name: string): Promise<string[]> {
  const { lookup } = await import('node:dns/promises')
  return (await lookup(name, { all: true })).map(({ address }) => address)
}

/** A live host must be confirmed before the first write. */
function refuseUnknownHost({ hostname, host }: URL, options: RunOptions): void {
  const { confirmHost, credentials } = options
  if (confirmHost !== undefined) {
    if (confirmHost === hostname || confirmHost === host) return
    throw new OptionsError(
      `Cannot write to ${host}: the confirmed host is ${confirmHost}; name the host of the target`,
    )
  }
  const [label] = hostname.split('.')
  if (credentials !== undefined && label === credentials.site) return
  const site = credentials === undefined ? 'no site is named' : `the site is "${credentials.site}"`
  throw new OptionsError(
    `Cannot write to ${host}: ${site} and the host begins with "${label}"; ` +
      `if it is the right one, confirm it with --confirm-host ${hostname}`,
  )
}

function refuseWrong(options: RunOptions, checkIds: readonly string[]): void {
  const { only, tokenFields = {}, emailDomain } = options
  const { maxWrites = 0, rate = 1, timeout = 1, seed = 0 } = options
  for (const name of Object.keys(tokenFields)) {
    if (!TOKEN_FIELDS.includes(name)) {
      throw new OptionsError(
        `Cannot name the token field "${name}": the call has ${TOKEN_FIELDS.join(', ')}`,
      )
    }
  }
  const { tokenFormat: format = 'auto' } = options
  if (options.tokenMethod === 'GET' && format !== 'auto' && format !== 'query') {
    throw new OptionsError(
      `Cannot send the token call by GET as ${format}: a GET has its fields in the address; ` +
        'leave the format out',
    )
  }
  if (emailDomain !== undefined && !DOMAIN.test(emailDomain)) {
    throw new OptionsError(
      `Cannot use the e-mail domain "${emailDomain}": write it like mail.acme.com.br`,
    )
  }
  if (!Number.isInteger(maxWrites) || maxWrites < 0) {
    throw new OptionsError(`Cannot allow ${maxWrites} writes: give a whole number from 0`)
  }
  if (!(rate > 0)) throw new OptionsError(`Cannot send ${rate} requests a second: give more than 0`)
  if (!(timeout > 0) || timeout > LONGEST_TIMEOUT) {
    throw new OptionsError(
      `Cannot wait ${timeout} ms: give more than 0 and at most ${LONGEST_TIMEOUT}`,
    )
  }
  if (!Number.isInteger(seed) || seed < 0 || seed >= 2 ** 32) {
    throw new OptionsError(`Cannot use the seed ${seed}: give a whole number from 0 to 4294967295`)
  }
  if (only !== undefined && only.length === 0) {
    throw new OptionsError('Cannot choose checks: none is named; leave the option out to run all')
  }
  for (const id of only ?? []) {
    if (checkIds.includes(id)) continue
    const nearest = nearestOf(id, checkIds)
    const hint = nearest === undefined ? '' : `; did you mean ${nearest}?`
    throw new OptionsError(`Cannot run ${id}: there is no such check${hint}`)
  }
}

function toAddress(text: string, what: string): URL {
  // A password in it is not repeated.
  const shown = text.replace(/\/\/.*@/s, '//***@').replace(/[?#].*/s, '')
  let address: URL
  try {
    address = new URL(text)
  } catch {
    throw new OptionsError(
      `Cannot use ${what} "${shown}": it isn't an address; write it like https://acme.example.com`,
    )
  }
  const { protocol, username, password, search, hash } = address
  if (protocol !== 'https:' && protocol !== 'http:') {
    throw new OptionsError(`Cannot use ${what} "${shown}": only http and https are supported`)
  }
  if (username !== '' || password !== '' || search !== '' || hash !== '') {
    throw new OptionsError(
      `Cannot use ${what}: it has a user, a query or a fragment; give the plain address`,
    )
  }
  return address
}

function tokenUrl(text: string): string {
  return toBase(toAddress(text, 'the token address'))
}

function toBase({ origin, pathname }: URL): string {
  return `${origin}${pathname.replace(/\/+$/, '')}`
}

function tokenPath(): string {
  const found = operationsOf(document).find(({ operationId }) => operationId === 'createToken')
  return found?.path ?? ''
}
