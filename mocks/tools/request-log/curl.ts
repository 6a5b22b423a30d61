import type { Mask, Put } from '../../../openapi/mask/mask.ts'
import { quoteAround } from '../../../openapi/text/curl.ts'
import { isLeftOut, type RawEntry } from './raw-entry.ts'

/** Headers that curl sends by itself. */
const NOT_SHOWN =
  /^(host|connection|content-length|user-agent|accept-encoding|accept-language|sec-fetch-mode|x-forwarded-prefix)$/

/** Creates placeholders for variables, and quotes a text for a shell with the variables outside the quotes. */
interface Shell {
  put: Put
  quote: (text: string) => string
}

/** A random number in each placeholder: no text of a request can contain one. */
function createShell(): Shell {
  const nonce = crypto.getRandomValues(new Uint32Array(4)).join('.')
  const marked = new RegExp(`\uE000${nonce}:(SABIA_[A-Z_]+)\uE001`, 'g')
  return {
    put: (variable) => `\uE000${nonce}:${variable}\uE001`,
    quote: (text) => quoteAround(text, marked),
  }
}

/**
 * Writes the command that repeats a request. Secrets are variables; everything else is in
 * single quotes, which a shell takes literally.
 */
export function toCurl(raw: RawEntry, mask: Mask): string {
  const { method, requestHeaders, requestText } = raw
  const shell = createShell()
  const { put, quote } = shell
  const url = withPrefix(raw.url, requestHeaders.get('x-forwarded-prefix') ?? '')
  const mark = url.indexOf('?')
  const [path, query] = mark === -1 ? [url, ''] : [url.slice(0, mark), url.slice(mark + 1)]
  const address = mask.text(path, put) + (mark === -1 ? '' : `?${mask.body(query, put)}`)
  // curl reads brackets and braces as a range of addresses.
  const glob = /[[\]{}]/.test(address) ? '-g ' : ''
  const parts = [`curl -sS -i ${glob}${methodOf(method, quote)}${quote(address)}`]
  for (const [name, value] of requestHeaders) {
    if (NOT_SHOWN.test(name) || (name === 'accept' && value === '*/*')) continue
    const isSecret = name === 'authorization'
    parts.push(isSecret ? credentials(value, mask, shell) : header(name, value, mask, shell))
  }
  if (requestText !== undefined) {
    const body = mask.body(requestText, put)
    // curl reads a text after `@` as the name of a file.
    const option = body.startsWith('@') ? '--data-raw' : '--data-binary'
    parts.push(isLeftOut(requestText) ? '--data-binary @body.json' : `${option} ${quote(body)}`)
  }
  return parts.join(' \\\n  ')
}

/** Restores the prefix that the dispatcher removed from the path. */
function withPrefix(url: string, prefix: string): string {
  const begin = url.indexOf('/', url.indexOf('://') + 3)
  return begin === -1 ? url : url.slice(0, begin) + prefix + url.slice(begin)
}

function methodOf(method: string, quote: Shell['quote']): string {
  if (method === 'GET') return ''
  return method === 'HEAD' ? '--head ' : `-X ${/^\w+$/.test(method) ? method : quote(method)} `
}

function header(name: string, value: string, mask: Mask, { put, quote }: Shell): string {
  return `-H ${quote(`${name}: ${mask.header(name, value, put)}`)}`
}

/** HTTP Basic becomes `-u`, so that the client's id is readable. */
function credentials(value: string, mask: Mask, shell: Shell): string {
  const [, encoded] = /^basic\s+(\S+)\s*$/i.exec(value) ?? []
  const uid = encoded === undefined ? undefined : uidOf(encoded)
  if (uid === undefined) return header('authorization', value, mask, shell)
  const { put, quote } = shell
  return `-u ${quote(`${mask.text(uid, put)}:${put('SABIA_CLIENT_SECRET')}`)}`
}

function uidOf(encoded: string): string | undefined {
  try {
    return atob(encoded).split(':', 1)[0]
  } catch {
    return undefined
  }
}
