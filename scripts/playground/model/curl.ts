import { quote, writeCurl } from '../../../openapi/text/curl.ts'
import type { Call } from './call.ts'

/**
 * Writes the command that repeats a call. The token is the variable `$TOKEN`, as in the guides:
 * another site has other tokens.
 */
export function toCurl(call: Call, base: string): string {
  const { method, path, headers, body } = call
  return writeCurl({
    options: method === 'GET' ? '-i' : `-i -X ${method}`,
    address: quote(base + path),
    headers: Array.from(headers, ([name, value]) =>
      name === 'Authorization' ? '"Authorization: Bearer $TOKEN"' : quote(`${name}: ${value}`),
    ),
    body: body === undefined ? undefined : quote(body),
  })
}
