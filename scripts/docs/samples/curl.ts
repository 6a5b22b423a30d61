import { quote } from '../../../openapi/text/curl.ts'
import type { Body, Call, Field } from './to-call.ts'

/** Writes a call for curl: it prints the response, and fails unless the status is a success. */
export function toCurl({ method, url, token, body }: Call): string {
  // The address gets its own line: samples are shown in narrow columns.
  const parts = [`curl -sS --fail-with-body${methodOf(method, body)}`, quote(url)]
  if (token !== undefined) parts.push(`-H "Authorization: Bearer $${token}"`)
  if (body !== undefined) parts.push(...toData(body))
  return parts.join(' \\\n  ')
}

/** Leaves out the method that curl chooses anyway. */
function methodOf(method: string, body: Body | undefined): string {
  return method === (body === undefined ? 'GET' : 'POST') ? '' : ` -X ${method}`
}

function toData(body: Body): string[] {
  if (body.type === 'application/json') {
    return [
      `-H ${quote(`Content-Type: ${body.type}`)}`,
      `-d ${quote(JSON.stringify(body.value, null, 2).replaceAll('\n', '\n  '))}`,
    ]
  }
  return body.fields.map(toField)
}

function toField([name, value]: Field): string {
  if (typeof value !== 'string') return `--data-urlencode "${name}=$${value.variable}"`
  // A value with nothing to encode or quote is easier to read unchanged.
  if (/^[\w.-]+$/.test(value)) return `-d ${name}=${value}`
  return `--data-urlencode ${quote(`${name}=${value}`)}`
}
