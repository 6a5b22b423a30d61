import { parse } from 'yaml'
import type { Profile } from '../../openapi/ledger.ts'
import { resolveProfile } from '../../openapi/resolve-profile.ts'
import { RULE_CODES } from '../http/answers/read-reply.ts'
import { isObject } from '../http/exchange.ts'
import { isInteger, parseJson, toJson } from '../http/json.ts'
import { createRandom, type Knobs } from '../independent/site.ts'
import { toObservedProfile } from '../reports/index.ts'
import {
  drawScript,
  type Act,
  type ApiCall,
  type Reference,
  type TokenAct,
} from './client-calls.ts'
import {
  BASE_URL,
  checkIndependentSite,
  CREDENTIALS,
  openIndependentSite,
  PRODUCTS,
  toTokenCall,
  type TokenCall,
} from './independent-site.ts'
import { knobsOf } from './judge.ts'
import { createEmbedded } from '../targets/embedded.ts'

/** What a client's calls get of a site, of the default mock and of the mock that learned the site. */
export interface Departures {
  site: number
  calls: number
  /** Calls that the site answers otherwise than the default mock. */
  departures: number
  /** Of these, the ones that the learned mock answers as the site does. */
  reproduced: number
  /** What the learned mock does otherwise, of a departure; and where the default mock was right. */
  missed: readonly string[]
  spoiled: readonly string[]
}

/** A site that a script is played to. */
interface Player {
  fetch: (request: Request) => Promise<Response>
  /** Whom the token call names. */
  client: Pick<TokenCall, 'clientId' | 'clientSecret' | 'site'>
  products: readonly { id: number; handle: string }[]
  /** All ids, oldest first. */
  idsOf: (kind: 'customer' | 'subscription') => Promise<readonly unknown[]>
  decide: (subscription: unknown, decision: 'accept' | 'refuse') => Promise<void>
}

/** Milliseconds until a decision has shown. */
const LONGEST_DECISION = 1000

/** Milliseconds between two calls, which no limit of a rate forbids. */
const PAUSE = 200

/** Every client names itself, and some firewalls ask for it. */
const USER_AGENT = 'integrator'

type About = Parameters<typeof toTokenCall>[0]

/**
 * Lets the suite learn a random site, and plays the calls of a client to that site, to the default
 * mock and to the mock with what was learned. The three begin without records.
 */
export async function countDepartures(
  number: number,
  given = knobsOf(number),
): Promise<Departures> {
  // What others do, what was there before, what was paid for, where it is and when the site is down is no
  // behaviour of it.
  const knobs: Knobs = {
    ...given,
    existing: 0,
    others: 'nothing',
    catalogueEdits: 'nothing',
    customersMost: 0,
    basePath: '',
    // A delay in milliseconds is another number of calls at the pace of a client.
    listDelay: 0,
    readDelay: 0,
    maintenance: 'never',
    balanceDrift: 'nothing',
    pageHoles: 'none',
    pageTotal: 'exact',
    tokensMost: 0,
    // A text that names a code says nothing else than one that names none.
    ...(given.envelopeExtra === 'warnings' && { envelopeExtra: 'none' }),
    ...(given.webhookOthers === 'other profile' && { webhookOthers: 'none' }),
  }
  const profile = parse(toObservedProfile(await checkIndependentSite(knobs, number))) as Profile
  const { site, time, fetch } = openIndependentSite(knobs, number)
  const independent: Player = {
    fetch: async (request) => {
      await time.sleep(PAUSE)
      return fetch(request)
    },
    client: CREDENTIALS,
    products: PRODUCTS,
    idsOf: async (kind) => site.records[`${kind}s`].map(({ id }) => id),
    decide: async (subscription, decision) => {
      site.decide(String(subscription), decision)
      await time.sleep(LONGEST_DECISION)
    },
  }
  const script = drawScript(createRandom(number))
  // No mock can play an order that no list keeps to: the profile names it as not played.
  const isOrdered = !resolveProfile(profile).notPlayed.some((one) => one.startsWith('G39 '))
  const answersOf = async (player: Player) => {
    const played = await play(script, player, site.about)
    return isOrdered ? played : played.map((answer, at) => inAnyOrder(answer, script[at]!))
  }
  const answers = await answersOf(independent)
  const usual = await answersOf(await openMock({}))
  const learned = await answersOf(await openMock(profile))
  const result = { departures: 0, reproduced: 0, missed: [] as string[], spoiled: [] as string[] }
  for (const [index, answer] of answers.entries()) {
    const text = JSON.stringify(answer)
    const isDeparture = text !== JSON.stringify(usual[index])
    const isSame = text === JSON.stringify(learned[index])
    if (isDeparture) result.departures += 1
    if (isDeparture && isSame) result.reproduced += 1
    if (isSame) continue
    const { name } = script[index]!
    const difference = `${name}: ${describeDifference(answer, learned[index])}`
    result[isDeparture ? 'missed' : 'spoiled'].push(difference)
  }
  return { site: number, calls: answers.filter((one) => one !== null).length, ...result }
}

/** Puts the records of a list into an order of their own. */
function inAnyOrder(answer: Answer, { name }: Act): Answer {
  if (!name.startsWith('list ') || !isObject(answer?.body)) return answer
  const { data } = answer.body
  if (!Array.isArray(data)) return answer
  const ordered = data.toSorted((one, other) =>
    JSON.stringify(one) < JSON.stringify(other) ? -1 : 1,
  )
  return { ...answer, body: { ...answer.body, data: ordered } }
}

async function openMock(siteProfile: Profile): Promise<Player> {
  const options = { site: CREDENTIALS.site, customers: 0, siteProfile }
  const { site, fetch, credentials, products } = await createEmbedded(options)
  return {
    fetch,
    client: credentials,
    products,
    idsOf: async (kind) => {
      const { records } = await site.snapshot()
      return records[`${kind}s`].written.map(({ id }) => id)
    },
    decide: async (subscription, decision) => {
      const profiles = await site.payer.profiles()
      const found = profiles.findLast((one) => one.subscription_id === subscription)
      if (found?.status === 'pending') await site.payer[decision](found.id)
    },
  }
}

/** What a call asked for and got, without ids, times and texts; null for a payer's act. */
type Answer = { status: number; headers: Record<string, string>; body: unknown } | null

/** Headers that a client acts upon. */
const HEADERS = ['content-type', 'location', 'www-authenticate', 'retry-after', 'link', 'allow']

/** Plays a script, and reads what its calls get. */
async function play(script: readonly Act[], player: Player, about: About): Promise<Answer[]> {
  const made: Partial<Record<Kind, unknown>>[] = []
  const sent = new Set<string>()
  const tokens = {
    narrow: await fetchToken(player, about, 'subscription_items_read'),
    right: await fetchToken(player, about),
    wrong: 'no-such-token',
    none: undefined,
  }
  const resolve = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(resolve)
    if (!isObject(value)) {
      if (typeof value === 'string' && value !== '') sent.add(value)
      return value
    }
    if (!isReference(value)) return mapValues(value, resolve)
    const { of, at } = value
    if (of === 'product') return player.products[at]?.id
    if (of === 'handle') return player.products[at]?.handle
    return made[at]?.[of] ?? (of === 'customer' ? UNKNOWN_CUSTOMER : UNKNOWN_SUBSCRIPTION)
  }
  const toRequest = (call: ApiCall): Request => {
    const path = call.path.map((step) => encodeURIComponent(String(resolve(step)))).join('/')
    const token = tokens[call.token ?? 'right']
    const headers = new Headers({
      'user-agent': USER_AGENT,
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    })
    const init: RequestInit = { method: call.method, headers }
    if (call.body !== undefined) {
      headers.set('content-type', call.contentType ?? 'application/json')
      init.body = typeof call.body === 'string' ? call.body : toJson(resolve(call.body))
    }
    return new Request(`${BASE_URL}/api/${path}${call.query ?? ''}`, init)
  }
  const answers: Answer[] = []
  for (const [index, act] of script.entries()) {
    if ('decision' in act) {
      await player.decide(resolve(act.subscription), act.decision)
      answers.push(null)
    } else if (isTokenAct(act)) {
      const call = toTokenCall(about, { ...player.client, ...act.token })
      answers.push(await readAnswer(await player.fetch(call), sent))
      // A new token may end those before it.
      tokens.right = await fetchToken(player, about)
    } else {
      const before = await idsOf(player)
      answers.push(await readAnswer(await player.fetch(toRequest(act)), sent))
      if (act.makes === undefined) continue
      const after = await idsOf(player)
      const isNew = (kind: Kind) => after[kind].length > before[kind].length
      const { subscription } = act.body as { subscription?: { customer_id?: unknown } }
      made[index] = {
        customer: isNew('customer') ? after.customer.at(-1) : resolve(subscription?.customer_id),
        ...(isNew('subscription') && { subscription: after.subscription.at(-1) }),
      }
    }
  }
  return answers
}

type Kind = 'customer' | 'subscription'

const UNKNOWN_CUSTOMER = 999_999_998
const UNKNOWN_SUBSCRIPTION = '9b2c5a1e-0000-4000-8000-00000000ab13'

async function idsOf({ idsOf: ids }: Player) {
  return { customer: await ids('customer'), subscription: await ids('subscription') }
}

function isReference(value: object): value is Reference {
  return 'of' in value && 'at' in value
}

function isTokenAct(act: ApiCall | TokenAct): act is TokenAct {
  return isObject(act.token)
}

/** A token, by the site's own call, or by that of the mock where it does not take it. */
async function fetchToken(player: Player, about: About, scope?: string): Promise<string> {
  const call = { ...player.client, ...(scope && { scope }) }
  const usual = { client_id: call.clientId, client_secret: call.clientSecret, site: call.site }
  const body = new URLSearchParams({
    grant_type: 'client_credentials',
    ...usual,
    scope: scope ?? about.tokenCall.scopes.join(' '),
  })
  const requests = [
    toTokenCall(about, call),
    // A mock that has learned such calls takes them at its own address.
    toTokenCall({ ...about, tokenCall: { ...about.tokenCall, path: '/oauth/token' } }, call),
    new Request(`${BASE_URL}/oauth/token`, {
      method: 'POST',
      headers: { 'user-agent': USER_AGENT },
      body,
    }),
  ]
  // A site may be too busy for one of them.
  for (const request of [...requests, ...requests.map((one) => one.clone())]) {
    const answer = parseOr(await (await player.fetch(request)).text())
    if (isObject(answer) && 'access_token' in answer) return String(answer['access_token'])
  }
  throw new Error('Cannot get a token')
}

async function readAnswer(response: Response, sent: ReadonlySet<string>): Promise<Answer> {
  const headers = HEADERS.flatMap((name) => {
    const value = response.headers.get(name)
    return value === null ? [] : [[name, toHeader(name, value)]]
  })
  const text = await response.text()
  const body = parseOr(text)
  return {
    status: response.status,
    headers: Object.fromEntries(headers) as Record<string, string>,
    body: body === undefined ? text && 'text' : withoutTexts(body, '', sent),
  }
}

/** A header's media type, scheme, or only that it is there. */
function toHeader(name: string, value: string): string {
  if (name === 'content-type') return value.split(';')[0]!.toLowerCase()
  return name === 'www-authenticate' ? value.split(' ')[0]! : 'set'
}

const TIME = /^\d{4}-?\d\d-?\d\dT|^\d{1,2}\/\d{1,2}\/\d{2,4}/
/** Keys of times, whatever form these have: ISO 8601 has days of the year and weeks too. */
const TIME_KEY = /_(?:at|time)$/
const ID = /^(?:[0-9a-f]{8}-[0-9a-f-]{27}|\w+_[\w-]{8,}|\d+)$/i

/** JSON with words for its ids, times, amounts and texts; what was sent, and single words, stay. */
function withoutTexts(value: unknown, key: string, sent: ReadonlySet<string>): unknown {
  if (Array.isArray(value)) return value.map((inner) => withoutTexts(inner, key, sent))
  if (isObject(value)) {
    const keys = Object.keys(value).toSorted()
    return Object.fromEntries(keys.map((name) => [name, withoutTexts(value[name], name, sent)]))
  }
  // Words of the catalogue and of the token service are each site's own.
  if (/^(?:name|description|(?:product_)?handle|access_token)$/.test(key)) return typeOf(value)
  if (/(?:^|_)id$/i.test(key)) return value === null ? null : `id, ${typeOf(value)}`
  if (isInteger(value)) return key === 'quantity' || key === 'interval' ? value : 'number'
  if (typeof value !== 'string') return value
  if (TIME.test(value) || (TIME_KEY.test(key) && value !== '')) return 'time'
  if (ID.test(value) && !sent.has(value)) return 'id, string'
  const codes = RULE_CODES.filter((code) => value.includes(code))
  if (codes.length > 0) return `text with ${codes.join(' and ')}`
  return value === '' || sent.has(value) || /^(?:[a-z_]+|[A-Z_]+)$/.test(value) ? value : 'text'
}

function typeOf(value: unknown): string {
  return isInteger(value) ? 'integer' : typeof value
}

function parseOr(text: string): unknown {
  try {
    return parseJson(text)
  } catch {
    return undefined
  }
}

function mapValues(value: object, map: (inner: unknown) => unknown): Record<string, unknown> {
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, map(inner)]))
}

/** The first place where two answers differ. */
function describeDifference(site: unknown, mock: unknown, place = ''): string | undefined {
  if (JSON.stringify(site) === JSON.stringify(mock)) return undefined
  if (isObject(site) && isObject(mock)) {
    const keys = new Set([...Object.keys(site), ...Object.keys(mock)])
    for (const key of keys) {
      const found = describeDifference(site[key], mock[key], `${place}${place && '.'}${key}`)
      if (found !== undefined) return found
    }
  }
  if (Array.isArray(site) && Array.isArray(mock) && site.length === mock.length) {
    for (const [index, one] of site.entries()) {
      const found = describeDifference(one, mock[index], `${place}[]`)
      if (found !== undefined) return found
    }
  }
  const show = (value: unknown) =>
    Array.isArray(value)
      ? `${value.length} in a list`
      : (JSON.stringify(value) ?? 'nothing').slice(0, 60)
  return `${place} ${show(site)}, not ${show(mock)}`
}
