import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'

/** A stand-in for an S3-compatible bucket, on this machine. */
export interface Bucket {
  /** What `workerd` needs in its environment. */
  environment: Record<string, string>
  /** Each write that comes while it is set waits for it. */
  gate: Promise<void> | undefined
  /** How many writes wait. */
  waiting: number
  close(): void
}

interface StoredObject {
  body: Buffer
  tag: string
  at: Date
}

/** Answers the calls that workerd makes: read, write on a condition, remove, list. */
export async function createBucket(): Promise<Bucket> {
  const objects = new Map<string, StoredObject>()
  let writes = 0
  const bucket: Bucket = { environment: {}, gate: undefined, waiting: 0, close: () => {} }
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const body = await buffer(request)
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://bucket')
    const key = decodeURIComponent(pathname.split('/').slice(2).join('/'))
    const known = objects.get(key)
    const { method } = request
    if (method === 'PUT' && bucket.gate !== undefined) {
      bucket.waiting += 1
      await bucket.gate
    }
    if (searchParams.has('list-type')) {
      const prefix = searchParams.get('prefix') ?? ''
      const after = searchParams.get('start-after') ?? ''
      const keys = [...objects.keys()].filter((one) => one.startsWith(prefix) && one > after)
      send(response, 200, toListing(keys.sort(), objects, prefix, searchParams.get('delimiter')))
    } else if (method === 'PUT') {
      const { 'if-match': match, 'if-none-match': noMatch } = request.headers
      const isRefused = noMatch === '*' ? known !== undefined : match && match !== known?.tag
      if (isRefused) return sendError(response, 412, 'PreconditionFailed')
      writes += 1
      const stored = { body, tag: `"${writes}"`, at: new Date() }
      objects.set(key, stored)
      send(response, 200, '', { etag: stored.tag })
    } else if (method === 'DELETE') {
      objects.delete(key)
      send(response, 204, '')
    } else if (method === 'POST' && searchParams.has('delete')) {
      for (const [, one = ''] of String(body).matchAll(/<Key>([^<]*)<\/Key>/g)) objects.delete(one)
      send(response, 200, '<DeleteResult></DeleteResult>')
    } else if (known === undefined) {
      sendError(response, 404, 'NoSuchKey')
    } else {
      sendObject(request, response, known)
    }
  }
  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy())
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  bucket.environment = {
    AWS_ENDPOINT_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    AWS_REGION: 'auto',
    AWS_ACCESS_KEY_ID: 'id',
    AWS_SECRET_ACCESS_KEY: 'secret',
  }
  bucket.close = () => {
    server.closeAllConnections()
    server.close()
  }
  return bucket
}

function sendObject(request: IncomingMessage, response: ServerResponse, object: StoredObject) {
  const { body, tag, at } = object
  const [, from, to] = /bytes=(\d+)-(\d*)/.exec(request.headers.range ?? '') ?? []
  const headers = { etag: tag, 'last-modified': at.toUTCString() }
  if (from === undefined) return send(response, 200, body, headers)
  const end = to ? Number(to) + 1 : body.length
  const part = body.subarray(Number(from), end)
  const range = `bytes ${from}-${Number(from) + part.length - 1}/${body.length}`
  send(response, 206, part, { ...headers, 'content-range': range })
}

function toListing(
  keys: readonly string[],
  objects: ReadonlyMap<string, StoredObject>,
  prefix: string,
  delimiter: string | null,
): string {
  const folders = new Set<string>()
  const listed = keys.flatMap((key) => {
    const end = delimiter ? key.indexOf(delimiter, prefix.length) : -1
    if (end !== -1) folders.add(key.slice(0, end + 1))
    const { body, tag, at } = objects.get(key)!
    const fields =
      `<Key>${key}</Key><LastModified>${at.toISOString()}</LastModified>` +
      `<ETag>${tag}</ETag><Size>${body.length}</Size>`
    return end === -1 ? `<Contents>${fields}</Contents>` : []
  })
  const shared = [...folders].map(
    (folder) => `<CommonPrefixes><Prefix>${folder}</Prefix></CommonPrefixes>`,
  )
  const count = `<KeyCount>${listed.length}</KeyCount><IsTruncated>false</IsTruncated>`
  return `<ListBucketResult>${count}${listed.join('')}${shared.join('')}</ListBucketResult>`
}

function send(
  response: ServerResponse,
  status: number,
  body: string | Buffer,
  headers: Record<string, string> = {},
): void {
  const type = typeof body === 'string' ? { 'content-type': 'application/xml' } : {}
  response.writeHead(status, { ...type, ...headers }).end(body)
}

function sendError(response: ServerResponse, status: number, code: string): void {
  send(response, status, `<Error><Code>${code}</Code><Message>${code}</Message></Error>`)
}
