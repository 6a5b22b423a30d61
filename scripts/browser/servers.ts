import { createServer, type Server } from 'node:http'
import { readFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { extname, join, normalize } from 'node:path'
import { getRequestListener } from '@hono/node-server'
import { createDispatcher } from '../../mocks/adapters/dispatch.ts'
import { createGuard } from '../../mocks/control/guard.ts'
import type { Site } from '../../mocks/site.ts'

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
}

/** Serves a folder below a path, as any static server would, and nothing else. */
export function serveFolder(folder: string, below: string): Promise<TestServer> {
  return start((request) => answerFile(request, folder, below))
}

/** Serves a mock, with a folder under each site's `/docs/`. */
export function serveMock(site: Site, folder: string, token?: string): Promise<TestServer> {
  const guard = createGuard({ token, isOwnHost: () => false })
  const dispatch = createDispatcher([site], undefined, undefined, guard)
  return start((request) => {
    const [, prefix] = /^(?:\/sites\/[^/]+)?(\/docs\/)/.exec(new URL(request.url).pathname) ?? []
    if (prefix === undefined) return dispatch(request)
    return answerFile(request, folder, new URL(request.url).pathname.split('/docs/', 1) + '/docs')
  })
}

async function answerFile(request: Request, folder: string, below: string): Promise<Response> {
  const path = decodeURIComponent(new URL(request.url).pathname)
  const missing = new Response('There is no such file', { status: 404 })
  if (!path.startsWith(`${below}/`)) return missing
  try {
    const file = join(folder, normalize(path.slice(below.length)))
    const headers = { 'content-type': TYPES[extname(file)] ?? 'application/octet-stream' }
    return new Response(await readFile(file), { headers })
  } catch {
    return missing
  }
}

async function start(answer: (request: Request) => Promise<Response>): Promise<TestServer> {
  const listener = getRequestListener(answer, { overrideGlobalObjects: false })
  const server = createServer((incoming, outgoing) => void listener(incoming, outgoing))
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}`, close: () => stop(server) }
}

function stop(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve())
    // Streams of events never end by themselves.
    server.closeAllConnections()
  })
}
