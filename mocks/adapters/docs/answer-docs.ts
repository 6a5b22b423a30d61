import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { createShrinker, type Shrink } from './shrink.ts'
import { document } from '../../../openapi/generated/document.ts'
import { decodeUri } from '../../../openapi/text/decode-uri.ts'
import { toPage } from '../../tools/pages/frame.ts'
import { createFileList } from './file-list.ts'

/**
 * Answers a path under `/docs`.
 *
 * @param path the path after the prefix, with its query: `/docs/ledger.html?x`
 * @param prefix prefix of the site's own paths, such as `/sites/acme`
 */
export type AnswerDocs = (request: Request, path: string, prefix: string) => Promise<Response>

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

/** Serves the files of the built reference only; without a folder there are none. */
export function createDocs(folder?: string): AnswerDocs {
  const list = folder === undefined ? async () => new Map<string, string>() : createFileList(folder)
  const shrink = createShrinker()
  return async (request, path, prefix) => {
    const [pathname = ''] = path.split('?', 1)
    const files = await list()
    if (files.size === 0) return notFound(prefix, 'The reference was not built.', false)
    if (pathname === '/docs') return redirect(`${prefix}/docs/`)
    const name = toName(pathname.slice('/docs/'.length))
    const file = files.get(name === '' || name.endsWith('/') ? `${name}index.html` : name)
    const bytes = file === undefined ? undefined : await read(file)
    if (file !== undefined && bytes !== undefined) {
      const own = /\.(html|md)$/.test(file) ? withAddress(bytes, request, prefix) : bytes
      return toAnswer(request, file, own, shrink)
    }
    if (files.has(`${name}/index.html`)) return redirect(`${prefix}/docs/${name}/`)
    return notFound(prefix, 'The reference has no such page.', true)
  }
}

/** Reads a file; undefined when it was removed since the folder was listed. */
async function read(file: string): Promise<Buffer | undefined> {
  try {
    return await readFile(file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}

/** Has the commands and samples of a page call the site that serves it. */
function withAddress(bytes: Buffer, request: Request, prefix: string): Buffer {
  const address = new URL(request.url).origin + prefix
  return address === SHOWN ? bytes : Buffer.from(bytes.toString().replaceAll(SHOWN, address))
}

async function toAnswer(
  request: Request,
  file: string,
  bytes: Buffer,
  shrink: Shrink,
): Promise<Response> {
  const etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`
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
  const body = request.method === 'HEAD' ? null : new Uint8Array(sent)
  return new Response(body, {
    headers: { ...headers, ...encoding, 'content-length': String(sent.byteLength) },
  })
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
