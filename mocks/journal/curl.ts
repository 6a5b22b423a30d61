import type { Mask, Put } from '../../openapi/mask/mask.ts'
import { isLeftOut, type Kept } from './kept.ts'

/** What curl sends of itself. */
const NOT_SHOWN =
  /^(host|connection|content-length|user-agent|accept-encoding|accept-language|sec-fetch-mode|x-forwarded-prefix)$/

/** A variable's name between two characters that no text has: what is quoted may hold any other. */
const MARKED = /\uE000(SABIA_[A-Z_]+)\uE001/g
const marked: Put = (variable) => `\uE000${variable}\uE001`

/**
 * Writes the command that repeats a request. Secrets are variables; all else stands in single
 * quotes, where a shell reads nothing into it.
 */
export function toCurl(kept: Kept, mask: Mask): string {
  const { method, requestHeaders, requestText } = kept
  const url = withPrefix(kept.url, requestHeaders.get('x-forwarded-prefix') ?? '')
  const mark = url.indexOf('?')
  const [path, query] = mark === -1 ? [url, ''] : [url.slice(0, mark), url.slice(mark + 1)]
  const address = mask.text(path, marked) + (mark === -1 ? '' : `?${mask.body(query, marked)}`)
  const parts = [`curl -sS -i ${methodOf(method)}${quote(address)}`]
  for (const [name, value] of requestHeaders) {
    if (NOT_SHOWN.test(name) || (name === 'accept' && value === '*/*')) continue
    parts.push(name === 'authorization' ? credentials(value, mask) : header(name, value, mask))
  }
  if (requestText !== undefined) {
    const body = isLeftOut(requestText) ? '@body.json' : quote(mask.body(requestText, marked))
    parts.push(`--data-binary ${body}`)
  }
  return parts.join(' \\\n  ')
}

/** Puts back what the dispatcher took off the path. */
function withPrefix(url: string, prefix: string): string {
  const begin = url.indexOf('/', url.indexOf('://') + 3)
  return begin === -1 ? url : url.slice(0, begin) + prefix + url.slice(begin)
}

function methodOf(method: string): string {
  if (method === 'GET') return ''
  return method === 'HEAD' ? '--head ' : `-X ${/^\w+$/.test(method) ? method : quote(method)} `
}

function header(name: string, value: string, mask: Mask): string {
  return `-H ${quote(`${name}: ${mask.header(name, value, marked)}`)}`
}

/** HTTP Basic becomes `-u`: curl writes the header, and the client's id can be read. */
function credentials(value: string, mask: Mask): string {
  const [, encoded] = /^basic\s+(\S+)\s*$/i.exec(value) ?? []
  const uid = encoded === undefined ? undefined : uidOf(encoded)
  if (uid === undefined) return header('authorization', value, mask)
  return `-u ${quote(`${mask.text(uid, marked)}:${marked('SABIA_CLIENT_SECRET')}`)}`
}

function uidOf(encoded: string): string | undefined {
  try {
    return atob(encoded).split(':', 1)[0]
  } catch {
    return undefined
  }
}

function quote(text: string): string {
  // A variable is read by the shell only outside single quotes.
  return `'${text.replaceAll("'", `'\\''`)}'`.replaceAll(MARKED, `'"$$$1"'`)
}
