import type { Call } from '../http/client.ts'
import type { RunSettings } from './options/settings.ts'

/** A token request; undefined fields are left out. */
export interface TokenCall {
  fields: Readonly<Record<string, string | undefined>>
  /** Where the fields stand: in a body, or in the address. */
  format: 'form' | 'json' | 'query'
  /** Where client id and secret stand; as the settings say if left out. */
  client?: RunSettings['tokenClient']
}

/** Writes a token request with the site's method, address and names (gaps G66, G67 and G70). */
export function toTokenRequest(
  { tokenUrl: url, tokenMethod: method, tokenFields: names, tokenClient }: RunSettings,
  { fields, format, client = tokenClient }: TokenCall,
): Omit<Call, 'intent'> {
  const { client_id: id = '', client_secret: secret = '', ...others } = fields
  const isBasic = client === 'basic'
  const named = Object.entries(isBasic ? others : fields).flatMap(([name, value]) =>
    value === undefined ? [] : [[names[name] ?? name, value]],
  )
  const call = { operation: 'createToken', method, url, body: undefined }
  const isNamed = fields['client_id'] !== undefined || fields['client_secret'] !== undefined
  const headers: Record<string, string> =
    isBasic && isNamed ? { authorization: `Basic ${toBasic(id, secret)}` } : {}
  const text = new URLSearchParams(named).toString()
  if (format === 'query') return { ...call, url: `${url}?${text}`, headers }
  const type = format === 'form' ? 'application/x-www-form-urlencoded' : 'application/json'
  const body = format === 'form' ? text : JSON.stringify(Object.fromEntries(named))
  return { ...call, headers: { ...headers, 'content-type': type }, body }
}

/** Client id and secret, form-encoded, for HTTP Basic (RFC 6749, section 2.3.1). */
export function toBasic(id: string, secret: string): string {
  return btoa([id, secret].map(encodeURIComponent).join(':'))
}
