import type { Exchange } from '../../http/exchange.ts'
import type { Mask } from './mask.ts'
import { quote } from '../../../openapi/text/shell.ts'

/** What a reader's own curl sends anyway. */
const NOT_SHOWN = new Set(['user-agent', 'accept'])

/**
 * Writes the command that repeats a request. Secrets are variables; all that came from the site
 * stands in single quotes, where a shell reads nothing into it.
 */
export function toCurl(exchange: Exchange, mask: Mask, baseUrl: string): string {
  const { method, url, requestHeaders, requestBody } = exchange
  const path = toPath(url, baseUrl)
  // Masked before it is quoted: a mask that came later could take a quote away.
  const shown = quoteMasked(path, (text) => mask.text(text))
  const address = path === url ? shown : `"$SABIA_TARGET"${shown}`
  const parts = [`curl -sS -i -X ${method} ${address}`]
  for (const [name, value] of Object.entries(requestHeaders)) {
    if (NOT_SHOWN.has(name)) continue
    // A secret of three characters cannot be taken out of every text, but always out of its place.
    const shownValue = name === 'authorization' ? mask.authorization(value) : mask.text(value)
    parts.push(`-H ${quoteMasked(`${name}: ${shownValue}`, (text) => text)}`)
  }
  if (requestBody !== undefined) {
    parts.push(`--data-binary ${quoteMasked(requestBody, (text) => mask.sent(text))}`)
  }
  return parts.join(' \\\n  ')
  function quoteMasked(text: string, hide: (text: string) => string): string {
    const masked = hide(text)
    // A variable is read by the shell only outside single quotes.
    return quote(masked).replaceAll(/\$SABIA_[A-Z_]+/g, (variable) => `'"${variable}"'`)
  }
}

/** The address below the site's, or whole where it is another's. */
export function toPath(url: string, baseUrl: string): string {
  return url.startsWith(baseUrl) ? url.slice(baseUrl.length) : url
}
