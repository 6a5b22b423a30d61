import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { answerBrokenRequests, answerUnreadable } from './server/broken-requests.ts'
import { createDispatcher } from './dispatch.ts'
import { createDocs } from './docs/answer-docs.ts'
import { dropErrors } from './server/drop-errors.ts'
import { addProcessMetrics } from './server/process-metrics.ts'
import { isBeyondLoopback, toOwnHosts } from './public/own-hosts.ts'
import { allowPublic, createPublicSend } from './public/send-to-public.ts'
import { createGuard } from '../control/guard.ts'
import type { Answered, Site } from '../site.ts'
import { Sites } from '../sites.ts'

export { keepState, type KeepOptions, type KeptState } from './state/state-file.ts'

/** How sites are served over HTTP. */
export interface ServeOptions {
  /** Address to listen on. `127.0.0.1` when left out. */
  host?: string
  /** Port to listen on; 0 picks a free one. 4010 when left out. */
  port?: number
  /** Folder of the built reference, as `sabia docs` writes it: its files are served at `/docs/`. */
  docs?: string
  /**
   * Token that every control call but `health` and `inbox` has to bear: `Authorization: Bearer` or
   * `X-Sabia-Control-Token`. Required where the address is no loopback one.
   */
  controlToken?: string | undefined
  /** Names, without a port, that control calls may be sent to besides the server's own address. */
  allowHosts?: readonly string[]
  /**
   * Lets a server that other machines reach send webhooks to loopback, private and link-local
   * addresses. One that is bound to a loopback address may always.
   */
  allowPrivateWebhooks?: boolean
  /**
   * Lets pages of every origin call the API and read its answers, without cookies (CORS). Control calls
   * and the pages stay closed to them. Off when left out.
   */
  cors?: boolean
  /** Told of each answer. */
  onAnswer?: (answered: Answered) => void
  /**
   * Lets the server put faster `Request` and `Response` classes in place of the global ones. For a
   * process of its own only. Off when left out.
   */
  replaceGlobals?: boolean
}

/** A running server. */
export interface Served {
  /** Address of the first site, such as `http://127.0.0.1:4010`. */
  url: string
  port: number
  /** Takes no more connections, lets running requests end, and resolves. */
  close(): Promise<void>
}

/** A client that has not sent its request in this time, in milliseconds, is cut off. */
const REQUEST_TIMEOUT = 30_000

/** Running requests get this long to end, in milliseconds, before their connections are cut. */
const CLOSE_TIMEOUT = 10_000

/**
 * Serves one site or several over HTTP, those too that are added later. The first is the default; each is also reached as
 * `http://{site}.localhost:{port}` and under `/sites/{site}` (gap G01).
 *
 * @throws Error when other machines reach the address and no control token is given.
 * @throws the error of Node when the address cannot be listened on (`EADDRINUSE`, `EACCES`).
 */
export async function serve(
  given: Site | readonly Site[] | Sites,
  options: ServeOptions = {},
): Promise<Served> {
  const { host = '127.0.0.1', port = 4010, controlToken } = options
  refuseOpenControl(host, controlToken)
  const sites = 'first' in given ? given : new Sites(given)
  const isOwnHost = toOwnHosts(host, options.allowHosts)
  const guard = createGuard({ token: controlToken, isOwnHost })
  const dispatch = createDispatcher(
    sites,
    createDocs(options.docs),
    options.onAnswer,
    guard,
    options.cors,
  )
  const listener = getRequestListener(dropErrors(dispatch), {
    overrideGlobalObjects: options.replaceGlobals === true,
    // HTTP/1.0 knows no Host: such a request is for the first site.
    hostname: host.includes(':') ? `[${host}]` : host,
    errorHandler: answerUnreadable,
  })
  const server = createServer(
    {
      requestTimeout: REQUEST_TIMEOUT,
      headersTimeout: REQUEST_TIMEOUT,
      connectionsCheckingInterval: 5_000,
      requireHostHeader: false,
    },
    (incoming, outgoing) => void listener(incoming, outgoing),
  )
  answerBrokenRequests(server)
  await listen(server, port, host)
  const bound = server.address() as AddressInfo
  try {
    // A name under localhost leads where the resolver says.
    refuseOpenControl(bound.address, controlToken)
  } catch (error) {
    await close(server)
    throw error
  }
  const isLimited = isBeyondLoopback(bound.address) && options.allowPrivateWebhooks !== true
  const limits = isLimited ? { allowTarget: allowPublic, send: createPublicSend() } : undefined
  const stop = sites.each((site) => {
    addProcessMetrics(site.metrics)
    // A site that is served goes on by itself, though nobody has asked it yet.
    site.clock.now()
    if (limits !== undefined) site.webhooks.restrict(limits)
    return options.onAnswer === undefined ? () => {} : site.onAnswer(options.onAnswer)
  })
  return {
    url: `http://${host.includes(':') ? `[${host}]` : host}:${bound.port}`,
    port: bound.port,
    close: async () => {
      // A stream of events never ends by itself.
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
    `Cannot serve: other machines reach ${host || 'all addresses'}, and no control token is given; ` +
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
    // A connection whose running request ends is not kept alive any longer.
    server.keepAliveTimeout = 1
  })
}
