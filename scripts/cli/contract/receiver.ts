import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Arrival, Receiver } from '../../../contracts/index.ts'
import type { ListenAddress } from '../settings/kinds.ts'
import { UserError } from '../user-error.ts'

/** A receiver that listens until it is closed. */
export interface ListeningReceiver extends Receiver {
  url: string
  close: () => Promise<void>
}

/** Anyone who finds the address can send to it, so only this much is kept: the newest. */
const MOST_ARRIVALS = 1000
const LARGEST_BODY = 64 * 1024

/** How long to wait for the webhooks of a decision, in milliseconds. */
const PATIENCE = 30_000

/** Slower requests are cut off, in milliseconds. */
const REQUEST_TIMEOUT = 30_000

/**
 * Receives webhooks: responds to every request with 200 as soon as it was read.
 *
 * @throws UserError when the address can't be used.
 */
export async function openReceiver(
  { host, port }: ListenAddress,
  payer: Pick<Receiver, 'accept' | 'refuse'>,
): Promise<ListeningReceiver> {
  const arrivals: Arrival[] = []
  const server = createServer({ requestTimeout: REQUEST_TIMEOUT }, (request, response) => {
    const at = Date.now()
    readText(request)
      .then((text) => {
        response.writeHead(200, { 'content-type': 'text/plain' }).end('received\n')
        // Probes of tunnels and browsers aren't webhooks.
        if (request.method === 'GET' || request.method === 'HEAD') return
        arrivals.push({ at, headers: toHeaders(request), text })
        if (arrivals.length > MOST_ARRIVALS) arrivals.shift()
      })
      // The sender hung up.
      .catch(() => response.destroy())
  })
  await listen(server, host, port)
  const { port: bound } = server.address() as AddressInfo
  return {
    url: `http://${host.includes(':') ? `[${host}]` : host}:${bound}`,
    arrivals: () => arrivals,
    ...payer,
    patience: PATIENCE,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

async function readText(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = []
  let size = 0
  for await (const part of request as AsyncIterable<Buffer>) {
    if (size < LARGEST_BODY) parts.push(part.subarray(0, LARGEST_BODY - size))
    size += part.length
  }
  return Buffer.concat(parts).toString()
}

function toHeaders({ headers }: IncomingMessage): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name, [value ?? ''].flat().join(', ')]),
  )
}

async function listen(server: Server, host: string, port: number): Promise<void> {
  try {
    await once(server.listen(port, host), 'listening')
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    const where = `${host}:${port}`
    const found =
      code === 'EADDRINUSE' ? 'another process uses the port' : `the address fails with ${code}`
    throw new UserError(
      `Cannot receive webhooks on ${where}: ${found}; give another address with --webhook-listen`,
    )
  }
}
