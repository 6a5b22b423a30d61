import { choiceOf, type Choices } from '../../openapi/ledger.ts'
import { parseObject } from '../shared/parse.ts'
import { Refusal } from '../shared/refusal.ts'

/** A token call as it was sent. */
export interface TokenCall {
  /** Media type of the body, without parameters and in lower case. */
  mediaType: string
  authorization: string | null
  /**
   * Reads the body.
   *
   * @throws Refusal 413 past the limit, 400 when the body breaks off.
   */
  readText: () => Promise<string>
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

/** Reads the parameters of a token call from a form or from JSON (gap G67). */
export async function readFields(
  { mediaType, readText }: TokenCall,
  choices: Choices,
): Promise<Fields | TokenRefusal> {
  const isForm =
    mediaType === 'application/x-www-form-urlencoded' &&
    choiceOf(choices, 'token-encoding') !== 'json-only'
  const isJson =
    mediaType === 'application/json' && choiceOf(choices, 'token-encoding') !== 'form-only'
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
