import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { answerDirectly, loadListener } from './arrived.ts'
import { answerBrokenRequests } from './broken-requests.ts'
import type { Listener } from './listener.ts'
import { isBeyondLoopback, toOwnHosts } from './public/own-hosts.ts'
import { allowPublic } from './public/private-addresses.ts'
import { createPublicSend } from './public/send-to-public.ts'
import { createGuard } from '../control/guard.ts'
import type { Answered, Site } from '../site.ts'
import { Sites } from '../sites.ts'
import type { Metrics } from '../tools/metrics.ts'

export { keepState, type KeepOptions, type KeptState } from './state/state-file.ts'

/** Options of `serve`. */
export interface ServeOptions {
  /** Address to listen on. `127.0.0.1` when left out. */
  host?: string
  /** Port to listen on; 0 picks a free one. 4010 when left out. */
  port?: number
  /** Folder of the built reference, as `sabia docs` writes it: its files are served at `/docs/`. */
  docs?: string
  /**
   * Token that every control call but `health` and `inbox` needs: as `Authorization: Bearer` or
   * `X-Sabia-Control-Token`. Required unless the address is a loopback one.
   */
  controlToken?: string | undefined
  /** Host names, without a port, that control calls may use besides the server's own. */
  allowHosts?: readonly string[]
  /**
   * Lets a server that other machines can reach send webhooks to loopback, private and link-local
   * addresses. A server on a loopback address always may.
   */
  allowPrivateWebhooks?: boolean
  /**
   * Lets pages of every origin call the API and read its answers, without cookies (CORS). Control calls
   * and the pages stay closed to them. Off when left out.
   */
  cors?: boolean
  /** Called with each answer. */
  onAnswer?: (answered: Answered) => void
  /**
   * Lets the server replace the global `Request` and `Response` classes with faster ones. Only for a
   * process that runs nothing else. Off when left out.
   */
  replaceGlobals?: boolean
}

/** A running server. */
export interface Served {
  /** Address of the first site, such as `http://127.0.0.1:4010`. */
  url: string
  port: number
  /** Stops accepting connections, and resolves when running requests have ended. */
  close(): Promise<void>
}

/** Time limit for receiving a request, in milliseconds. */
const REQUEST_TIMEOUT = 30_000

/** How long a closing server waits for running requests, in milliseconds. */
const CLOSE_TIMEOUT = 10_000

/**
 * Serves one or several sites over HTTP, also those that are added later. The first is the default;
 * each can also be reached as `http://{site}.localhost:{port}` and under `/sites/{site}` (gap G01).
 *
 * @throws Error when other machines can reach the address and there is no control token.
 * @throws the error of Node when it can't listen on the address (`EADDRINUSE`, `EACCES`).
 */
export async function serve(
  given: Site | readonly Site[] | Sites,
  options: ServeOptions = {},
): Promise<Served> {
  const { host = '127.0.0.1', port = 4010, controlToken, onAnswer, cors = false } = options
  refuseOpenControl(host, controlToken)
  const sites = 'first' in given ? given : new Sites(given)
  const isOwnHost = toOwnHosts(host, options.allowHosts)
  const guard = createGuard({ token: controlToken, isOwnHost })
  let listener: Listener | undefined
  const answer = async (incoming: IncomingMessage, outgoing: ServerResponse) => {
    const { createListener } = await loadListener()
    listener ??= createListener(sites, { ...options, host, guard })
    await listener(incoming, outgoing)
  }
  const begin = (incoming: IncomingMessage, outgoing: ServerResponse) => {
    if (!cors && answerDirectly(sites.first, guard, incoming, outgoing)) return
    if (listener !== undefined) void listener(incoming, outgoing)
    else answer(incoming, outgoing).catch((error: Error) => outgoing.destroy(error))
  }
  /** The last call of a connection that may have changed something. */
  const writes = new WeakMap<Socket, ServerResponse>()
  const server = createServer(
    {
      requestTimeout: REQUEST_TIMEOUT,
      headersTimeout: REQUEST_TIMEOUT,
      connectionsCheckingInterval: 5_000,
      requireHostHeader: false,
    },
    (incoming, outgoing) => {
      const { method, socket } = incoming
      const isRead = method === 'GET' || method === 'HEAD'
      const write = isRead ? writes.get(socket) : undefined
      if (!isRead) writes.set(socket, outgoing)
      // A client may send calls without awaiting the answers: a read shows what was written before it.
      if (write?.writableEnded === false) {
        // Any number of reads may wait.
        write.setMaxListeners(0).once('close', () => begin(incoming, outgoing))
      } else begin(incoming, outgoing)
    },
  )
  answerBrokenRequests(server)
  await listen(server, port, host)
  const bound = server.address() as AddressInfo
  try {
    // A name under localhost may resolve to any address.
    refuseOpenControl(bound.address, controlToken)
  } catch (error) {
    await close(server)
    throw error
  }
  const isLimited = isBeyondLoopback(bound.address) && options.allowPrivateWebhooks !== true
  const limits = isLimited ? { allowTarget: allowPublic, send: createPublicSend() } : undefined
  const stop = sites.each((site) => {
    addProcessMetrics(site.metrics)
    // This starts the clock: a served site runs its tasks even before the first request.
    site.clock.now()
    if (limits !== undefined) site.webhooks.restrict(limits)
    return onAnswer === undefined ? () => {} : site.onAnswer(onAnswer)
  })
  return {
    url: `http://${host.includes(':') ? `[${host}]` : host}:${bound.port}`,
    port: bound.port,
    close: async () => {
      // Event streams never end by themselves.
      for (const { events } of sites.list()) events.end()
      await close(server)
      stop()
      sites.close()
    },
  }
}

function refuseOpenControl(host: string, token: string | undefined): void {
  if (token === '') throw new Error('Cannot serve: the control token is empty; leave it out')
  if (token !== undefined || !isBeyondLoopback(host)) return
  throw new Error(
    `Cannot serve: other machines can reach ${host || 'all addresses'}, and there is no control token; ` +
      'give --control-token TOKEN, or bind to 127.0.0.1',
  )
}

function listen(server: Server, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, () => {
      server.off('error', reject)
      resolve()
    })
  })
}

function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const cut = setTimeout(() => server.closeAllConnections(), CLOSE_TIMEOUT)
    server.close(() => {
      clearTimeout(cut)
      resolve()
    })
    server.closeIdleConnections()
    // Connections aren't kept alive after their running request.
    server.keepAliveTimeout = 1
  })
}

/** Adds metrics of the process. */
function addProcessMetrics(metrics: Metrics): void {
  metrics.add('process_resident_memory_bytes', 'Resident memory size in bytes.', () =>
    process.memoryUsage.rss(),
  )
  metrics.add('nodejs_heap_size_used_bytes', 'Used heap size in bytes.', () => {
    return process.memoryUsage().heapUsed
  })
  metrics.add('process_uptime_seconds', 'Age of the process in seconds.', () => process.uptime())
}
