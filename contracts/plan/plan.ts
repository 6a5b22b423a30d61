import { allChecks } from '../all-checks.ts'
import { isThisMachine, resolveOptions } from '../engine/options/resolve-options.ts'
import { run } from '../run/run.ts'
import { DEMO_PRODUCTS, type RunSettings } from '../engine/options/settings.ts'
import type { Call } from '../http/client.ts'
import { createVirtualTime } from '../http/pace/time.ts'
import { nameIds, type IdNames } from './name-ids.ts'
import type { ContractOptions } from '../run-contract.ts'
import { SUITE_VERSION } from '../suite-version.ts'
import { createEmbedded, type Embedded } from '../targets/embedded.ts'

/** One request that a run would send. */
export interface PlannedRequest {
  method: string
  /** Whole address; ids that only the site can give are named, such as `{customer 1}`. */
  address: string
  /** Body as it would be sent; secrets are variables. */
  body: string | undefined
  /** The access token that goes with it. */
  token: 'right' | 'wrong' | 'none'
  /** What it does to the site. */
  effect: 'reads' | 'creates' | 'must be refused' | 'asks for a token'
}

/** What a run would send, and how many records it would create. */
export interface Plan {
  requests: readonly PlannedRequest[]
  creates: number
}

/**
 * Returns what a run would send. It rehearses on the embedded mock and sends nothing to the target.
 * A site with pages or late data gets a few requests more.
 *
 * @throws OptionsError as `runContract` does.
 */
export async function planContract(options: ContractOptions): Promise<Plan> {
  const stage = await createEmbedded({ customers: 3 })
  const ids = allChecks.map(({ id }) => id)
  const own = options.baseUrl === undefined ? { ...stage } : {}
  const settings = resolveOptions(
    { ...own, ...options, baseUrl: options.baseUrl ?? stage.baseUrl },
    ids,
    options.baseUrl === undefined || options.fetch !== undefined
      ? undefined
      : await isThisMachine(options.baseUrl, options.resolveHost),
  )
  const names: IdNames = new Map()
  const tokens = new Set<string>()
  const calls: Call[] = []
  const rehearsal = await toRehearsal(settings, stage)
  const report = await run(rehearsal, {
    checks: allChecks,
    target: settings.baseUrl,
    suiteVersion: SUITE_VERSION,
    time: createVirtualTime(),
    ...(options.baseUrl === undefined && { receiver: stage.receiver }),
    onSend: (call) => calls.push(call),
    fetch: async (request) => {
      const response = await stage.fetch(request)
      const text = await response.clone().text()
      nameIds(names, request, text)
      const token = /"access_token":"([^"]*)"/.exec(text)?.[1]
      if (token !== undefined) tokens.add(`Bearer ${token}`)
      return response
    },
  })
  return {
    requests: calls.map((call) => ({
      ...toPlanned(call, settings, stage, names),
      token: toTokenKind(call, rehearsal, tokens),
    })),
    creates: report.writes,
  }
}

/** The settings with the address, application and products of the embedded mock. */
async function toRehearsal(settings: RunSettings, stage: Embedded): Promise<RunSettings> {
  const { baseUrl, credentials } = stage
  const isGiven = settings.accessToken !== undefined
  return {
    ...settings,
    baseUrl,
    isLocal: true,
    tokenUrl: `${baseUrl}/oauth/token`,
    tokenFields: {},
    tokenMethod: 'POST',
    tokenFormat: settings.tokenFormat === 'query' ? 'form' : settings.tokenFormat,
    credentials: settings.credentials === undefined ? undefined : credentials,
    accessToken: isGiven ? await askForToken(stage) : undefined,
    isAssumingProducts: false,
    products: DEMO_PRODUCTS.slice(0, settings.products.length || DEMO_PRODUCTS.length),
    rate: undefined,
  }
}

async function askForToken({ baseUrl, fetch, credentials }: Embedded): Promise<string> {
  const { clientId, clientSecret, site } = credentials
  const scope =
    'customers_read customers_write subscriptions_read subscriptions_write ' +
    'subscription_items_write payment_profiles_write'
  const body = new URLSearchParams({
    grant_type: 'client_credentials',
    client_id: clientId,
    client_secret: clientSecret,
    site,
    scope,
  })
  const response = await fetch(new Request(`${baseUrl}/oauth/token`, { method: 'POST', body }))
  return ((await response.json()) as { access_token: string }).access_token
}

function toTokenKind(
  { headers, operation }: Call,
  { accessToken }: RunSettings,
  tokens: Set<string>,
) {
  const { authorization } = headers
  if (authorization === undefined || operation === 'createToken') return 'none'
  return tokens.has(authorization) || authorization === `Bearer ${accessToken}` ? 'right' : 'wrong'
}

const EFFECTS = { read: 'reads', write: 'creates', refused: 'must be refused' } as const

function toPlanned(
  call: Call,
  settings: RunSettings,
  stage: Embedded,
  names: IdNames,
): Omit<PlannedRequest, 'token'> {
  const { method, operation, intent } = call
  if (operation === 'createToken') {
    const body = toTokenBody(call, settings, stage)
    const { tokenUrl: address, tokenMethod, tokenFormat } = settings
    const effect = 'asks for a token'
    return tokenFormat === 'query'
      ? { method: tokenMethod, address: `${address}?${body}`, body: undefined, effect }
      : { method, address, body, effect }
  }
  const path = call.url.slice(stage.baseUrl.length)
  return {
    method,
    address: `${settings.baseUrl}${withNames(path, names)}`,
    body: call.body === undefined ? undefined : withNames(toProducts(call.body, settings), names),
    effect: EFFECTS[intent],
  }
}

function withNames(text: string, names: IdNames): string {
  return text.replaceAll(
    /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}|(?<=\/|"customer_id":)\d+/g,
    (found) => names.get(found) ?? found,
  )
}

/** Puts the caller's products in place of the stage's. */
function toProducts(body: string, { products }: RunSettings): string {
  let text = body
  for (const [index, stage] of DEMO_PRODUCTS.entries()) {
    const id = products[index]?.id ?? `{product ${index + 1}}`
    const handle = products[index]?.handle ?? `{product ${index + 1}}`
    text = text
      .replaceAll(`"product_id":${stage.id}}`, `"product_id": ${id}}`)
      .replaceAll(`"product_id":${stage.id},`, `"product_id": ${id},`)
      .replaceAll(`"product_handle":"${stage.handle}"`, `"product_handle": "${handle}"`)
  }
  return text.replaceAll('": ', '":')
}

/** The body of a token call as the target would get it, with its own names and without secrets. */
function toTokenBody(call: Call, settings: RunSettings, stage: Embedded): string {
  const text = call.body ?? ''
  const isJson = text.startsWith('{')
  const fields = isJson
    ? Object.entries(JSON.parse(text) as Record<string, string>)
    : [...new URLSearchParams(text)]
  const named = fields.map(([name, value]) => [
    settings.tokenFields[name] ?? name,
    toOwn(name, value, settings, stage),
  ])
  return isJson
    ? JSON.stringify(Object.fromEntries(named))
    : named.map(([name, value]) => `${name}=${value}`).join('&')
}

function toOwn(name: string, value: string, settings: RunSettings, stage: Embedded): string {
  const { credentials: own } = settings
  const { credentials } = stage
  if (name === 'client_secret') {
    return value === credentials.clientSecret ? '$SABIA_CLIENT_SECRET' : '(a wrong secret)'
  }
  if (name === 'client_id' && value === credentials.clientId) return own?.clientId ?? value
  if (name === 'client_id') return '(a wrong UID)'
  if (name === 'site') return value.replace(credentials.site, own?.site ?? credentials.site)
  return value
}
