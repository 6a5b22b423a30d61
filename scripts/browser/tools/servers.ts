import { readFile } from 'node:fs/promises'
import { createServer, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join, normalize } from 'node:path'
import { serve } from '../../../mocks/adapters/node.ts'
import { createSite, type Site, type SiteOptions } from '../../../mocks/index.ts'
import { builtFolder } from './built-folder.ts'

/** A server of a test. */
export interface TestServer {
  /** Address with its port, without a slash at its end. */
  url: string
  close: () => Promise<void>
}

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.yaml': 'text/plain; charset=utf-8',
}

/** Has a server listen on a free port of this machine. */
async function startServer(server: Server): Promise<TestServer> {
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const { port } = server.address() as AddressInfo
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve())
      server.closeAllConnections()
    })
  return { url: `http://127.0.0.1:${port}`, close }
}

/** Serves a folder below a path, as any static server does: its files, and no rewriting. */
export async function serveFolder(folder: string, below: string): Promise<TestServer> {
  const server = createServer(({ url = '/' }, response) => {
    void answer(decodeURIComponent(new URL(url, 'http://host').pathname), response)
  })
  return startServer(server)

  async function answer(path: string, response: ServerResponse): Promise<void> {
    const name = path.endsWith('/') ? `${path}index.html` : path
    try {
      if (!name.startsWith(`${below}/`)) throw new Error('It is outside the folder')
      const bytes = await readFile(join(folder, normalize(name.slice(below.length))))
      const type = TYPES[extname(name)] ?? 'application/octet-stream'
      response.writeHead(200, { 'content-type': type, 'cache-control': 'max-age=3600' }).end(bytes)
    } catch {
      response.writeHead(404, { 'content-type': 'text/plain' }).end('There is no such file')
    }
  }
}

/** Serves a new site, with the built reference, while a test acts on it. */
export async function withMock(
  act: (url: string, site: Site) => Promise<void>,
  { controlToken, ...options }: SiteOptions & { controlToken?: string } = {},
): Promise<void> {
  const site = await createSite(options)
  const mock = await serve(site, { port: 0, docs: builtFolder(), controlToken })
  try {
    await act(mock.url, site)
  } finally {
    await mock.close()
  }
}

/** A proxy that blocks and records every request. */
export interface Snare extends TestServer {
  /** Addresses, in the order in which they were asked for; of encrypted ones host and port. */
  asked: readonly string[]
}

/** Addresses that Chromium itself requests; a page that requests them fails its visit. */
const OWN = /^(http:\/\/)?(accounts\.google|(content-autofill|update)\.googleapis)\.com[:/]/

/** Starts a proxy that blocks every request. */
export async function startSnare(): Promise<Snare> {
  const asked: string[] = []
  const note = (url: string) => {
    if (!OWN.test(url)) asked.push(url)
  }
  const server = createServer(({ url = '' }, response) => {
    note(url)
    response.writeHead(502).end()
  })
  server.on('connect', ({ url = '' }, socket) => {
    note(url)
    // A browser that is closed may cut the line first.
    socket.on('error', () => undefined)
    socket.end('HTTP/1.1 502 Nothing leaves\r\n\r\n')
  })
  return { ...(await startServer(server)), asked }
}
