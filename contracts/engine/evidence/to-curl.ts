import { quoteAround, writeCurl } from '../../../openapi/text/curl.ts'
import type { Exchange } from '../../http/exchange.ts'
import type { Mask } from './mask.ts'

/** Headers that curl sends by itself. */
const NOT_SHOWN = new Set(['user-agent', 'accept'])

/**
 * Writes the command that repeats a request. Secrets are variables; all that came from the site
 * stands in single quotes, where a shell reads nothing into it.
 */
export function toCurl(exchange: Exchange, mask: Mask, baseUrl: string): string {
  const { method, url, requestHeaders, requestBody } = exchange
  // Masked before it is quoted: a later mask could remove a quote.
  const shown = (masked: string) => quoteAround(masked, /\$(SABIA_[A-Z_]+)/g)
  const path = toPath(url, baseUrl)
  const address = shown(mask.text(path))
  const headers = Object.entries(requestHeaders).filter(([name]) => !NOT_SHOWN.has(name))
  return writeCurl({
    options: `-sS -i -X ${method}`,
    address: path === url ? address : `"$SABIA_TARGET"${address}`,
    headers: headers.map(([name, value]) => {
      // A very short secret can't be masked in every text, but it can be masked here.
      const isToken = name === 'authorization'
      return shown(`${name}: ${isToken ? mask.authorization(value) : mask.text(value)}`)
    }),
    body: requestBody === undefined ? undefined : shown(mask.sent(requestBody)),
  })
}

/** The path below the site's address, or the whole address of another host. */
export function toPath(url: string, baseUrl: string): string {
  return url.startsWith(baseUrl) ? url.slice(baseUrl.length) : url
}
