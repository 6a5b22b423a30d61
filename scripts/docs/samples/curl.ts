import { quote } from '../../../openapi/text/curl.ts'
import type { Body, Call, Field } from './to-call.ts'

/** Writes a call for curl: it prints the answer, and fails when the status is none of success. */
export function toCurl({ method, url, token, body }: Call): string {
  // The address has a line of its own: samples are read in narrow columns.
  const parts = [`curl -sS --fail-with-body${methodOf(method, body)}`, quote(url)]
  if (token !== undefined) parts.push(`-H "Authorization: Bearer $${token}"`)
  if (body !== undefined) parts.push(...toData(body))
  return parts.join(' \\\n  ')
}

/** What curl chooses by itself is left to it. */
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
  // A word that holds nothing to encode or to quote is easier to read as it is.
  if (/^[\w.-]+$/.test(value)) return `-d ${name}=${value}`
  return `--data-urlencode ${quote(`${name}=${value}`)}`
}
