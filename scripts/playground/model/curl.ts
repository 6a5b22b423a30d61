import { quote } from '../../../openapi/text/shell.ts'
import type { Call } from './call.ts'

/**
 * Writes the command that repeats a call. The token is the variable `$TOKEN`, as in the guides:
 * another site has other tokens.
 */
export function toCurl(call: Call, base: string): string {
  const isGet = call.method === 'GET'
  const parts = [`curl -i ${isGet ? '' : `-X ${call.method} `}${quote(`${base}${call.path}`)}`]
  for (const [name, value] of call.headers) {
    const isToken = name === 'Authorization'
    parts.push(isToken ? '-H "Authorization: Bearer $TOKEN"' : `-H ${quote(`${name}: ${value}`)}`)
  }
  if (call.body !== undefined) parts.push(`--data-binary ${quote(call.body)}`)
  return parts.join(' \\\n  ')
}
