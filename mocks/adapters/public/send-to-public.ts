import { lookup, type LookupAddress } from 'node:dns'
import { Agent, request as requestHttp, type IncomingMessage } from 'node:http'
import { Agent as SecureAgent, request as requestHttps } from 'node:https'
import type { LookupFunction } from 'node:net'
import { Readable } from 'node:stream'
import type { Send } from '../../webhooks/delivery.ts'
import { allowPublic, isPrivateAddress, REFUSED } from './private-addresses.ts'

/** Resolves a name, as `dns.lookup` does with `all`. */
type Resolve = (
  name: string,
  options: { all: true; family?: number | 'IPv4' | 'IPv6'; hints?: number },
  done: (error: NodeJS.ErrnoException | null, found: LookupAddress[]) => void,
) => void

/**
 * Creates a sender that only connects to public addresses. It checks the address that it connects to,
 * so a name that resolves differently the second time (DNS rebinding) is refused too.
 */
export function createPublicSend(
  resolve: Resolve = lookup,
  isRefused: (address: string) => boolean = isPrivateAddress,
): Send {
  const guarded = guardLookup(resolve, isRefused)
  const plain = new Agent({ keepAlive: true, lookup: guarded })
  const secure = new SecureAgent({ keepAlive: true, lookup: guarded })
  return async (request, signal) => {
    const body = Buffer.from(await request.arrayBuffer())
    const { url, method } = request
    const headers = { ...Object.fromEntries(request.headers), 'content-length': body.byteLength }
    const isSecure = url.startsWith('https:')
    const options = { method, headers, signal, agent: isSecure ? secure : plain }
    return new Promise((fulfil, reject) => {
      // An IP address needs no DNS lookup.
      const refused = allowPublic(new URL(url))
      if (refused !== undefined) throw new Error(refused)
      const outgoing = (isSecure ? requestHttps : requestHttp)(url, options, (incoming) => {
        try {
          fulfil(toResponse(incoming))
        } catch (error) {
          incoming.destroy()
          reject(error)
        }
      })
      outgoing.on('error', reject)
      outgoing.end(body)
    })
  }
}

function guardLookup(resolve: Resolve, isRefused: (address: string) => boolean): LookupFunction {
  return (name, options, done) => {
    const { family, hints } = options
    const wanted = { all: true as const, ...(family && { family }), ...(hints && { hints }) }
    resolve(name, wanted, (error, found) => {
      const [first] = found ?? []
      if (error !== null || first === undefined) done(error ?? new Error(`no ${name}`), [])
      else if (found.some(({ address }) => isRefused(address))) done(new Error(REFUSED), [])
      else if (options.all === true) done(null, found)
      else done(null, first.address, first.family)
    })
  }
}

function toResponse(incoming: IncomingMessage): Response {
  const status = incoming.statusCode ?? 0
  const headers = Object.entries(incoming.headers).map(([name, value]) => [name, String(value)])
  const isBare = [204, 205, 304].includes(status)
  const body = isBare ? null : (Readable.toWeb(incoming) as ReadableStream<Uint8Array>)
  if (isBare) incoming.resume()
  return new Response(body, { status, headers: headers as [string, string][] })
}
