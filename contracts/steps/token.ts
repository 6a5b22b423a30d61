import { document } from '../../openapi/generated/document.ts'
import { step } from '../engine/step.ts'
import type { Context } from '../engine/context.ts'
import { isObject, type Reply } from '../http/exchange.ts'
import { halt, skip, Stop } from '../model/stop.ts'
import type { OpenAPIV3_1 } from 'openapi-types'

export type TokenFields = Readonly<Record<string, string | undefined>>
type Format = 'form' | 'json' | 'query'

/** A token call with good credentials, and the token, if it returned one. */
export interface TokenTry {
  format: Format
  reply: Reply
  /** The token; undefined if the answer has none. */
  token: string | undefined
}

const scheme = document.components?.securitySchemes?.['OAuth2'] as OpenAPIV3_1.OAuth2SecurityScheme

/** Every scope of the document. */
export const allScopes = Object.keys(scheme.flows.clientCredentials?.scopes ?? {})

/** What a run that only reads asks for: no more than it requires. */
const READ_SCOPES = ['customers_read', 'subscriptions_read']

/** The scopes that a run asks for. */
export function askedScopes({ settings }: Context): readonly string[] {
  return settings.isReadOnly ? READ_SCOPES : allScopes
}

/** The fields of a valid token call, with some of them changed. */
function tokenFields(context: Context, changes: TokenFields = {}): TokenFields {
  const { credentials } = context.settings
  if (credentials === undefined) {
    throw skip('NO_CREDENTIALS', 'Only an access token was given, no client id and secret')
  }
  return {
    grant_type: 'client_credentials',
    client_id: credentials.clientId,
    client_secret: credentials.clientSecret,
    site: credentials.site,
    scope: askedScopes(context).join(' '),
    ...changes,
  }
}

/** The token in an answer; undefined if it has none. */
export function tokenOf(reply: Reply): string | undefined {
  if (reply.status >= 300 || !isObject(reply.body)) return undefined
  const token = reply.body['access_token']
  return typeof token === 'string' || typeof token === 'number' ? String(token) : undefined
}

async function tryToken(context: Context, format: Format): Promise<TokenTry> {
  const reply = await context.askToken({ fields: tokenFields(context), format })
  const token = tokenOf(reply)
  context.keepSecret(token, '$SABIA_ACCESS_TOKEN')
  return { format, reply, token }
}

/** A valid token call in the format that is asked for, else first as a form. */
export const firstTry = step('first-token-call', {
  run: (context) => {
    const { tokenFormat: format } = context.settings
    return tryToken(context, format === 'auto' ? 'form' : format)
  },
})

/** The same call in the other format (gap G67), which also shows whether a token is given twice. */
export const secondTry = step('second-token-call', {
  after: { firstTry },
  run: async (context) => {
    if (context.settings.tokenFormat !== 'auto') {
      throw skip('NO_FIXTURE', 'One format of the token call was chosen, the other is not tried')
    }
    return tryToken(context, 'json')
  },
})

/** A new token in place of one that a later token call revoked; undefined if the site returns none. */
export async function renewToken(context: Context): Promise<string | undefined> {
  if (context.settings.credentials === undefined) return undefined
  const { format } = await context.use(granted)
  return (await tryToken(context, format)).token
}

/** Explains why there is no token, and what to check. */
function toNoToken({ status, headers }: Reply): string {
  const said = `The token call is answered ${status}`
  if (status >= 500) return `${said}: the site failed`
  if (status >= 300 && status < 400) {
    return `${said}, on to ${headers.get('location') ?? 'nowhere'}; name that address with --token-url`
  }
  return status === 404
    ? `${said}; name its address with --token-url`
    : `${said}; check the credentials`
}

/** The call that returned a token, or succeeded without one. */
export const granted = step('token', {
  requires: { firstTry },
  run: async (context, { firstTry: first }) => {
    if (first.reply.status < 300) return first
    const second = await context.use(secondTry).catch(() => undefined)
    if (second !== undefined && second.reply.status < 300) return second
    throw halt('NO_TOKEN', toNoToken(first.reply))
  },
})

/** A second right call, in the other format where that works: is a token given twice (gap G82)? */
export const otherToken = step('other-token', {
  requires: { granted },
  after: { firstTry, secondTry },
  run: async (context, { granted: one }, { firstTry: first, secondTry: second }) => {
    const other = [first, second].find((tried) => tried?.token !== undefined && tried !== one)
    return other ?? tryToken(context, one.format)
  },
})

/** Customers asked for with the newest token. */
export const readWithNewestToken = step('read-with-newest-token', {
  requires: { otherToken },
  run: (context, { otherToken: { token } }) => {
    if (token === undefined) throw skip('NOT_SHOWN', 'The second token call returns no token')
    return context.read('listCustomers', { authorization: `Bearer ${token}`, isProbe: true })
  },
})

/** A call with the earlier of two tokens, once there are both: does the later one end it (gap G82)? */
export const callWithOlderToken = step('call-with-older-token', {
  requires: { granted, otherToken },
  run: async (context, { granted: { token }, otherToken: { reply } }) => {
    const authorization = `Bearer ${token}`
    // Most calls of a run have that token.
    const made = context.answers.findLast(
      ({ exchange: { number, operation, requestHeaders } }) =>
        number > reply.exchange.number &&
        operation !== 'none' &&
        requestHeaders['authorization'] === authorization,
    )
    return made ?? context.read('listCustomers', { authorization, isProbe: true })
  },
})

/** The access token of the run. */
export const accessToken = step<string>('access-token', {
  run: async (context) => {
    const { accessToken: given } = context.settings
    if (given !== undefined) {
      const authorization = `Bearer ${given}`
      const reply = await context.read('listCustomers', { authorization, isProbe: true })
      if (reply.status !== 401) return given
      throw halt('NO_TOKEN', 'The access token is answered 401; get a fresh one')
    }
    const { token } = await context.use(granted)
    if (token === undefined) {
      throw halt('NO_TOKEN', 'The token call succeeds, but its answer has no access token')
    }
    return token
  },
})

/** The same text with upper and lower case swapped. */
export function inOtherCase(text: string): string {
  // RFC 9562, section 4: the case of a UUID says nothing.
  if (/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text)) {
    throw skip('NOT_SHOWN', 'It is a UUID, whose case says nothing')
  }
  const upper = text.toUpperCase()
  const turned = upper === text ? text.toLowerCase() : upper
  if (turned === text) throw skip('NOT_SHOWN', 'It has no letters whose case could be another')
  return turned
}

/** How many other requests a live site could be sent before each wrong token call. */
const HOSTILE_PAUSE = 30

/** A token call with the right client id and secret, where the run doesn't send them (gap G70). */
export const otherClient = step('token-with-credentials-elsewhere', {
  requires: { granted },
  isHostile: true,
  run: (context, { granted: { format } }) => {
    refuseOnLiveSite(context)
    const client = context.settings.tokenClient === 'body' ? 'basic' : 'body'
    return askWrongly(context, { fields: tokenFields(context), format, client }).catch(toLockOut)
  },
})

/** Sends a wrong token call; on a live site after a pause, so that it locks nobody out. */
async function askWrongly(context: Context, call: Parameters<Context['askToken']>[0]) {
  const { isLocal, rate } = context.settings
  if (!isLocal && rate !== undefined) await context.time.sleep((HOSTILE_PAUSE * 1000) / rate)
  const reply = await context.askToken(call)
  context.keepSecret(tokenOf(reply), '$SABIA_ACCESS_TOKEN')
  return reply
}

/**
 * A token call that is wrong in one way. The first ones must be answered; a site that takes no more
 * after them has locked the client out, which is no fault.
 */
function wrongCall(
  name: string,
  change: (context: Context) => TokenFields,
  { isFirst = false, isForThisMachine = false, isSpare = false } = {},
) {
  return step(name, {
    requires: { granted },
    isHostile: true,
    run: async (context, { granted: { format } }) => {
      if (isForThisMachine) refuseOnLiveSite(context)
      if (isSpare) context.refuseUnlessSpare(true)
      const changes = change(context)
      const { client_secret: secret } = changes
      context.keepSecret(secret, '$SABIA_CLIENT_SECRET_CHANGED')
      const asked = askWrongly(context, { fields: tokenFields(context, changes), format })
      return isFirst ? asked : asked.catch(toLockOut)
    },
  })
}

/** A near miss, which is not sent to a live site, nor to one that leaves the run no request to spare. */
function nearlyRightCall(name: string, change: (context: Context) => TokenFields) {
  return wrongCall(name, change, { isForThisMachine: true, isSpare: true })
}

function refuseOnLiveSite({ settings }: Context): void {
  if (settings.isLocal) return
  throw skip(
    'NOT_SHOWN',
    'A live site is sent few wrong token calls, or it may lock the client out',
  )
}

function toLockOut(error: unknown): never {
  if (!(error instanceof Stop) || error.reason !== 'RATE_LIMITED') throw error
  throw skip('NOT_SHOWN', 'The site takes no more token calls after some wrong ones')
}

export const wrongUid = wrongCall(
  'token-with-wrong-uid',
  ({ people }) => ({ client_id: people.token() }),
  { isFirst: true },
)
/** A site must compare the whole secret, with its case. */
export const secretInOtherCase = nearlyRightCall('token-with-secret-in-other-case', (context) => ({
  client_secret: inOtherCase(context.settings.credentials?.clientSecret ?? ''),
}))
export const secretCutShort = wrongCall('token-with-secret-cut-short', (context) => {
  const cut = (context.settings.credentials?.clientSecret ?? '').slice(0, -1)
  context.keepSecret(cut, '$SABIA_CLIENT_SECRET_CUT_SHORT')
  return { client_secret: cut }
})
export const secretEmpty = nearlyRightCall('token-with-empty-secret', () => ({ client_secret: '' }))
export const secretTooLong = nearlyRightCall('token-with-longer-secret', (context) => ({
  client_secret: `${context.settings.credentials?.clientSecret}x`,
}))
export const secretMissing = nearlyRightCall('token-without-secret', () => ({
  client_secret: undefined,
}))
export const uidInOtherCase = nearlyRightCall('token-with-uid-in-other-case', (context) => ({
  client_id: inOtherCase(context.settings.credentials?.clientId ?? ''),
}))
export const uidTooLong = nearlyRightCall('token-with-longer-uid', (context) => ({
  client_id: `${context.settings.credentials?.clientId}x`,
}))
export const clientMissing = nearlyRightCall('token-without-client', () => ({
  client_id: undefined,
  client_secret: undefined,
}))
export const uidMissing = nearlyRightCall('token-without-uid', () => ({ client_id: undefined }))
export const wrongSecret = wrongCall(
  'token-with-wrong-secret',
  ({ people }) => ({ client_secret: people.token() }),
  { isFirst: true },
)
export const wrongSite = wrongCall('token-for-another-site', ({ settings, run }) => ({
  site: `${settings.credentials?.site}-${run}`,
}))
export const commaScopes = wrongCall('token-with-commas', (context) => ({
  scope: askedScopes(context).join(','),
}))
export const commaSpaceScopes = wrongCall('token-with-commas-and-spaces', () => ({
  scope: 'customers_read, subscriptions_read',
}))
export const unknownScope = wrongCall('token-with-unknown-scope', ({ run }) => ({
  scope: `customers_read unknown_${run}`,
}))
export const unknownScopeAlone = wrongCall(
  'token-with-unknown-scope-alone',
  ({ run }) => ({ scope: `unknown_${run}` }),
  { isForThisMachine: true },
)
/** A wrong secret, in the format that did not get the token. */
export const wrongSecretInOther = step('token-with-wrong-secret-in-other-format', {
  requires: { granted },
  after: { firstTry, secondTry },
  isHostile: true,
  run: (context, { granted: one }, { firstTry: first, secondTry: second }) => {
    refuseOnLiveSite(context)
    const other = [first, second].find((tried) => tried?.token !== undefined && tried !== one)
    if (other === undefined)
      throw skip('NOT_SHOWN', 'The site accepts only one format of the token call')
    const secret = context.people.token()
    context.keepSecret(secret, '$SABIA_CLIENT_SECRET_CHANGED')
    const fields = tokenFields(context, { client_secret: secret })
    return askWrongly(context, { fields, format: other.format }).catch(toLockOut)
  },
})
export const noScope = wrongCall('token-without-scope', () => ({ scope: undefined }))
export const wrongGrantType = wrongCall('token-with-wrong-grant-type', () => ({
  grant_type: 'sabia',
}))

/** Scopes without those of customers, in an order that no site would put them into (gap G74). */
export const UNORDERED = ['subscriptions_read', 'payment_profiles_read', 'subscription_items_read']

/** A token that is not good for customers, in place of the run's. */
export const narrowToken = step('token-of-another-scope', {
  requires: { granted },
  run: async (context, { granted: { format } }) => {
    const scopes = context.settings.isReadOnly ? ['subscriptions_read'] : UNORDERED
    const fields = tokenFields(context, { scope: scopes.join(' ') })
    const reply = await context.askToken({ fields, format })
    const token = tokenOf(reply)
    context.keepSecret(token, '$SABIA_ACCESS_TOKEN')
    if (token === undefined) throw skip('NOT_SHOWN', 'No token of one scope alone is given')
    return { token, reply }
  },
})

/** Customers asked for with a token that is not good for them (gap G77). */
export const narrowRead = step('read-beyond-scope', {
  requires: { narrowToken },
  run: (context, { narrowToken: { token } }) =>
    context.read('listCustomers', { authorization: `Bearer ${token}`, isProbe: true }),
})

/** Customers asked for with a right token after one of other scopes was given (gap G82). */
export const readWithTokenBeforeNarrow = step('read-with-token-before-narrow', {
  requires: { granted, otherToken, callWithOlderToken },
  run: async (context, { granted: { format }, callWithOlderToken: older }) => {
    if (older.status !== 401) throw skip('NOT_SHOWN', 'Older tokens stay valid')
    // The run may have asked for others since.
    const { token } = await tryToken(context, format)
    const fields = tokenFields(context, { scope: 'subscriptions_read' })
    const reply = await context.askToken({ fields, format })
    context.keepSecret(tokenOf(reply), '$SABIA_ACCESS_TOKEN')
    if (token === undefined || tokenOf(reply) === undefined) {
      throw skip('NOT_SHOWN', 'No token of one scope alone is given')
    }
    return context.read('listCustomers', { authorization: `Bearer ${token}`, isProbe: true })
  },
})
