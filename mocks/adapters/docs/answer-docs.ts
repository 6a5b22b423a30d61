import { createShrinker, type Shrink } from './shrink.ts'
import { document } from '../../../openapi/generated/document-rules.ts'
import { decodeUri } from '../../../openapi/text/decode-uri.ts'
import { toPage } from '../../tools/pages/frame.ts'

/**
 * Answers a path under `/docs`.
 *
 * @param path the path after the prefix, with its query: `/docs/ledger.html?x`
 * @param prefix prefix of the site's own paths, such as `/sites/acme`
 */
export type AnswerDocs = (request: Request, path: string, prefix: string) => Promise<Response>

/** The files of the built reference, by their paths with slashes. */
export interface DocFiles {
  /** False while there are none. */
  isBuilt(): Promise<boolean>
  /** Reads a file; undefined when there is none of that name. */
  read(name: string): Promise<Uint8Array<ArrayBuffer> | undefined>
  has(name: string): Promise<boolean>
}

const TYPES: Readonly<Record<string, string>> = {
  css: 'text/css; charset=utf-8',
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json; charset=utf-8',
  md: 'text/markdown; charset=utf-8',
  svg: 'image/svg+xml',
  txt: 'text/plain; charset=utf-8',
  xml: 'application/xml; charset=utf-8',
  yaml: 'application/yaml; charset=utf-8',
}

/** The address that the pages' commands and samples call. */
const SHOWN = document.servers?.[0]?.url ?? ''

/** Serves the files of the built reference only; without them, says so. */
export function createDocs(files?: DocFiles): AnswerDocs {
  const shrink = createShrinker()
  return async (request, path, prefix) => {
    const [pathname = ''] = path.split('?', 1)
    if (files === undefined || !(await files.isBuilt()))
      return notFound(prefix, 'The reference was not built.', false)
    if (pathname === '/docs') return redirect(`${prefix}/docs/`)
    const name = toName(pathname.slice('/docs/'.length))
    const file = name === '' || name.endsWith('/') ? `${name}index.html` : name
    const bytes = await files.read(file)
    if (bytes !== undefined) {
      const own = /\.(html|md)$/.test(file) ? withAddress(bytes, request, prefix) : bytes
      return toAnswer(request, file, own, shrink)
    }
    if (await files.has(`${name}/index.html`)) return redirect(`${prefix}/docs/${name}/`)
    return notFound(prefix, 'The reference has no such page.', true)
  }
}

/** Has the commands and samples of a page call the site that serves it. */
function withAddress(
  bytes: Uint8Array<ArrayBuffer>,
  request: Request,
  prefix: string,
): Uint8Array<ArrayBuffer> {
  const address = new URL(request.url).origin + prefix
  if (address === SHOWN) return bytes
  return new TextEncoder().encode(new TextDecoder().decode(bytes).replaceAll(SHOWN, address))
}

async function toAnswer(
  request: Request,
  file: string,
  bytes: Uint8Array<ArrayBuffer>,
  shrink: Shrink,
): Promise<Response> {
  const etag = `"${toHex(await crypto.subtle.digest('SHA-256', bytes)).slice(0, 32)}"`
  const headers = {
    'content-type': TYPES[file.slice(file.lastIndexOf('.') + 1)] ?? 'application/octet-stream',
    // Revalidated each time, and only sent again when it has changed.
    'cache-control': 'no-cache',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'same-origin',
    // The one directive that a page can't set itself; the playground may control a mock.
    'content-security-policy': "frame-ancestors 'none'",
    etag,
    vary: 'accept-encoding',
  }
  const known = request.headers.get('if-none-match')?.split(/\s*,\s*/) ?? []
  if (known.some((tag) => tag === '*' || tag.replace(/^W\//, '') === etag)) {
    return new Response(null, { status: 304, headers })
  }
  const { sent, encoding } = await shrink(bytes, etag, request.headers.get('accept-encoding'))
  const body = request.method === 'HEAD' ? null : sent
  const shown = { ...headers, ...encoding, 'content-length': String(sent.byteLength) }
  // Only the Workers runtime has `encodeBody`: it compresses the body itself otherwise.
  return new Response(body, { headers: shown, encodeBody: 'manual' } as ResponseInit)
}

function toHex(bytes: ArrayBuffer): string {
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

function redirect(location: string): Response {
  return new Response(null, { status: 302, headers: { location } })
}

function notFound(prefix: string, text: string, isBuilt: boolean): Promise<Response> {
  const link = isBuilt
    ? `<a href="${prefix}/docs/">Begin at the first page</a>`
    : `<a href="${prefix}/">Back to the site</a>`
  const body = `<h1>Not here</h1>\n<p>${text}</p>\n<p>${link}</p>`
  return toPage({ title: 'Not here · Sabiá', body, status: 404 })
}

/** The file name for a path. */
function toName(path: string): string {
  // An encoded slash doesn't separate folders: the links of a page would lead elsewhere.
  if (/%2f/i.test(path)) return path
  return decodeUri(path) ?? path
}
