import { valueOf } from '../../openapi/choices.ts'
import type { Choices } from '../../openapi/ledger.ts'
import { parseObject } from '../shared/parse.ts'
import { Refusal } from '../shared/refusal.ts'

/** A token call as it was sent. */
export interface TokenCall {
  method: string
  /** Media type of the body, without parameters and in lower case. */
  mediaType: string
  authorization: string | null
  /** The address's query, without its question mark. */
  query: string
  /**
   * Reads the body.
   *
   * @throws Refusal 413 past the limit, 400 when the body breaks off.
   */
  readText: () => Promise<string>
  /** Called in the same synchronous code that grants a token. */
  granted: () => void
}

/** The parameters of a token call, without those that are empty. */
export type Fields = Readonly<Record<string, string | undefined>>

/** Which example of the document an OAuth error is. */
export type OAuthProblem =
  | 'invalid_client'
  | 'invalid_request'
  | 'unsupported_grant_type'
  | 'token_payload_too_large'
  | 'token_unsupported_media_type'
  | 'server_error'
  | 'temporarily_unavailable'

/** Why the parameters of a token call cannot be read. */
export class TokenRefusal {
  readonly problem: OAuthProblem
  /** For the developer; it repeats nothing that was sent. */
  readonly reason: string
  readonly description: string | undefined

  /** `description` replaces the text of the document's example. */
  constructor(problem: OAuthProblem, reason: string, description?: string) {
    this.problem = problem
    this.reason = reason
    this.description = description
  }
}

/** Reads the parameters of a token call, under the names of the document (gap G67). */
export async function readFields(
  call: TokenCall,
  choices: Choices,
): Promise<Fields | TokenRefusal> {
  const { in: places = ['form', 'json'], names = {} } = valueOf(choices, 'token-encoding')
  const fields = await readAsSent(call, places)
  return fields instanceof TokenRefusal ? fields : withOwnNames(fields, names)
}

/** Gives fields that a site calls otherwise the names of the document. */
function withOwnNames(fields: Fields, names: Fields): Fields {
  const others = Object.entries(names)
  if (others.length === 0) return fields
  const renamed = others.map(([ours, theirs = '']) => [ours, fields[theirs]] as const)
  return { ...fields, ...Object.fromEntries(renamed) }
}

async function readAsSent(
  { method, mediaType, query, readText }: TokenCall,
  places: readonly string[],
): Promise<Fields | TokenRefusal> {
  const isForm = mediaType === 'application/x-www-form-urlencoded' && places.includes('form')
  const isJson = mediaType === 'application/json' && places.includes('json')
  // A GET has no body.
  const isQuery = method === 'GET' || (!isForm && !isJson && places.includes('query'))
  if (isQuery) return formFields(query)
  if (!isForm && !isJson) {
    return new TokenRefusal('token_unsupported_media_type', 'the body is neither a form nor JSON')
  }
  try {
    const text = await readText()
    return isForm ? formFields(text) : jsonFields(text)
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    if (error.problem === 'payload_too_large') {
      return new TokenRefusal('token_payload_too_large', 'the body is too large')
    }
    return new TokenRefusal('invalid_request', 'the body broke off', `${error.message}.`)
  }
}

// RFC 6749, section 3.2: a parameter sent twice is an error, an empty one counts as left out.
function formFields(text: string): Fields | TokenRefusal {
  const fields = new Map<string, string>()
  for (const [name, value] of new URLSearchParams(text)) {
    if (fields.has(name)) {
      const description = `Parameter sent more than once: ${name}.`
      return new TokenRefusal('invalid_request', 'a parameter is sent more than once', description)
    }
    if (value !== '') fields.set(name, value)
  }
  return Object.fromEntries(fields)
}

function jsonFields(text: string): Fields | TokenRefusal {
  const body = parseObject(text)
  if (body === undefined) {
    const description = "The body isn't a JSON object."
    return new TokenRefusal('invalid_request', "the body isn't a JSON object", description)
  }
  const texts = Object.entries(body).filter(
    ([, value]) => typeof value === 'string' && value !== '',
  )
  return Object.fromEntries(texts) as Fields
}
