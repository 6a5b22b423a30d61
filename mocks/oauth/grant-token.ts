import { choiceOf, valueOf } from '../../openapi/choices.ts'
import type { ChoiceOf, Choices, ValueOf } from '../../openapi/ledger.ts'
import type { Operation } from '../../openapi/operations.ts'
import { decodeUri } from '../../openapi/text/decode-uri.ts'
import { knownScopes } from '../shared/document.ts'
import { TOKEN_LIFE } from '../world/tokens.ts'
import type { World } from '../world/world.ts'
import type { Application, Applications } from './applications.ts'
import { isSameSecret } from './constant-time.ts'
import { toRefusalReason, type Credentials } from './refusal-reason.ts'
import {
  grantHeaders,
  toOAuthError,
  toTokenRefusal,
  withExtraKeys,
  type TokenAnswer,
} from './token-answers.ts'
import {
  readFields,
  TokenRefusal,
  type Fields,
  type OAuthProblem,
  type TokenCall,
} from './token-fields.ts'

/** What a token call is judged by. The world and the choices may change while the body arrives. */
export interface TokenContext {
  /** Subdomain that `site` must name. */
  readonly site: string
  readonly world: World
  readonly applications: Applications
  readonly choices: Choices
}

/** An answer of the token call and, for the developer, why the call was refused. */
export interface JudgedToken {
  answer: TokenAnswer
  reason?: string
}

/** Answers the token call: judges the grant type, then the client, the site and the scopes. */
export async function grantToken(
  call: TokenCall,
  operation: Operation,
  context: TokenContext,
): Promise<JudgedToken> {
  const { site } = context
  const toForms = () => ({ operation, site, choices: context.choices })
  const refuse = (problem: OAuthProblem, reason: string, description?: string) => {
    return { answer: toOAuthError(toForms(), problem, description), reason }
  }
  const fields = await readFields(call, context.choices)
  if (fields instanceof TokenRefusal) {
    return refuse(fields.problem, fields.reason, fields.description)
  }

  // Not before the body has arrived: a reset may have come meanwhile.
  const { world, applications, choices } = context
  const readings = toCredentials(call.authorization, fields, choices)
  if (readings === undefined) {
    const description = 'Client credentials must be sent in one way only.'
    return refuse('invalid_request', 'HTTP Basic and the body both hold credentials', description)
  }
  const { grant_type: type } = fields
  if (type !== 'client_credentials') {
    const isMissing = type === undefined
    const problem = isMissing ? 'invalid_request' : 'unsupported_grant_type'
    const reason = `grant_type is ${isMissing ? 'missing' : 'not client_credentials'}`
    return { answer: toTokenRefusal(toForms(), problem, valueOf(choices, 'grant-type')), reason }
  }

  const application = findClient(applications, readings)
  // One answer for every cause, so that it does not tell which part was right (section 5 of the spec).
  const why = () => toRefusalReason(context, readings, application, fields)
  if (application === undefined) return refuse('invalid_client', why())
  const bySite = valueOf(choices, 'token-site')
  if (bySite !== 'from-address' && fields['site'] !== site) {
    return { answer: toTokenRefusal(toForms(), 'invalid_client', bySite), reason: why() }
  }
  const scopes = toScopes(fields['scope'], application, choices)
  if (!Array.isArray(scopes)) {
    return { answer: toTokenRefusal(toForms(), 'invalid_scope', scopes), reason: why() }
  }
  const known =
    choiceOf(choices, 'repeated-token-call') === 'same-token'
      ? world.tokens.findSame(application.uid, scopes)
      : undefined
  const wait = known === undefined ? world.tokens.untilRoom() : 0
  if (wait > 0) {
    const refused = refuse('temporarily_unavailable', 'the site holds as many tokens as it can')
    refused.answer.headers['retry-after'] = String(Math.ceil(wait / 1000))
    return refused
  }
  const body = grant(application, scopes, context, known)
  call.granted()
  const headers = grantHeaders(toForms())
  return { answer: { status: 200, headers, body: withExtraKeys(body, toForms()) } }
}

function grant(
  application: Application,
  scopes: readonly string[],
  { world, choices }: TokenContext,
  known: string | undefined,
): object {
  const token = known ?? world.random.secret()
  const repeated = choiceOf(choices, 'repeated-token-call')
  if (repeated === 'ends-older') world.tokens.end(application.uid)
  if (repeated === 'ends-same-scopes') world.tokens.end(application.uid, scopes)
  if (known === undefined) world.tokens.add(token, application.uid, scopes)
  return {
    access_token: token,
    token_type: 'Bearer',
    expires_in: TOKEN_LIFE,
    scope: inOrder(scopes, choices).join(' '),
    created_at: toDay(world.clock.now(), choiceOf(choices, 'token-day-form')),
  }
}

/**
 * UID and secret from HTTP Basic or from the body; undefined when both ways are used at once. Basic may
 * be read in two ways: form-encoded, as in RFC 6749, section 2.3.1, and as it is, as many clients send
 * it.
 */
function toCredentials(
  authorization: string | null,
  fields: Fields,
  choices: Choices,
): Credentials[] | undefined {
  const place = choiceOf(choices, 'basic-credentials')
  const isBasicAlone = place === 'basic-only'
  const { client_id: uidInBody = '', client_secret: secretInBody = '' } = isBasicAlone ? {} : fields
  const inBody = { uid: uidInBody, secret: secretInBody }
  const encoded = /^basic +(\S+)\s*$/i.exec(authorization ?? '')?.[1]
  if (encoded === undefined || place === 'body-only') return [inBody]
  const [, uid = '', secret = ''] = /^([^:]*):(.*)$/s.exec(fromBase64(encoded)) ?? []
  const plain = { uid, secret }
  const [ownUid, ownSecret] = [formDecode(uid), formDecode(secret)]
  const isEncoded = ownUid !== undefined && ownSecret !== undefined
  const readings = isEncoded ? [{ uid: ownUid, secret: ownSecret }, plain] : [plain]
  if (inBody.secret !== '') return undefined
  const isOther = inBody.uid !== '' && readings.every((one) => one.uid !== inBody.uid)
  return isOther ? undefined : readings
}

/** Decodes a value of `application/x-www-form-urlencoded`; undefined when an escape isn't valid. */
function formDecode(text: string): string | undefined {
  return decodeUri(text.replaceAll('+', ' '))
}

function fromBase64(text: string): string {
  try {
    return new TextDecoder().decode(Uint8Array.from(atob(text), (byte) => byte.charCodeAt(0)))
  } catch {
    return ''
  }
}

/** Compares every reading, whichever is right. */
function findClient(
  applications: Applications,
  readings: readonly Credentials[],
): Application | undefined {
  const found = readings.map(({ uid, secret }) => {
    const application = applications.find(uid)
    // Compared even when the client is unknown: the time taken does not tell which clients exist.
    const same = isSameSecret(secret, application?.secret ?? 'no such client')
    return same ? application : undefined
  })
  return found.find((application) => application !== undefined)
}

/** The scopes that are granted, without repeats, or how those asked for are refused (gap G71). */
function toScopes(
  text: string | undefined,
  application: Application,
  choices: Choices,
): string[] | ValueOf<'grant-type'> {
  const { missing, commas, unknown, alone } = valueOf(choices, 'token-scopes')
  const grantAll = (answer: typeof missing) =>
    answer === 'granted' ? [...application.scopes] : answer
  const asked = [...new Set((text ?? '').split(/ +/).filter((scope) => scope !== ''))]
  if (asked.length === 0) return grantAll(missing)
  // A comma is an error (section 5 of the spec), whatever stands beside it.
  if (text?.includes(',') === true) return commas
  const allowed = asked.filter((scope) => application.scopes.includes(scope))
  if (allowed.length === asked.length) return asked
  if (allowed.length === 0) return grantAll(alone)
  return unknown === 'dropped' ? allowed : unknown
}

/** Granted scopes in the order in which a site shows them: as asked, unless its profile says otherwise. */
function inOrder(scopes: readonly string[], choices: Choices): readonly string[] {
  const { scopes: order } = valueOf(choices, 'token-extras')
  if (order === 'specified') return knownScopes.filter((scope) => scopes.includes(scope))
  if (order === 'sorted') return scopes.toSorted()
  return order === 'reversed' ? scopes.toReversed() : scopes
}

/** The day of a moment in UTC, in day/month/year form (gap G73). */
function toDay(milliseconds: number, form: ChoiceOf<'token-day-form'>): string {
  const [year = '', month = '', day = ''] = new Date(milliseconds)
    .toISOString()
    .slice(0, 10)
    .split('-')
  if (form === 'd/m/yyyy') return `${Number(day)}/${Number(month)}/${year}`
  return `${day}/${month}/${form === 'dd/mm/yy' ? year.slice(2) : year}`
}
