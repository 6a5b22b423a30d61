import { isIPv6 } from 'node:net'
import { networkInterfaces } from 'node:os'
import { isLoopbackName } from '../../../openapi/text/loopback.ts'

/** Whether a server that is bound to this address can be reached from other machines. */
export function isBeyondLoopback(host: string): boolean {
  return !isLoopbackName(toName(host))
}

/** Creates a function that checks whether a host name, without a port, is the server's own. */
export function toOwnHosts(
  bound: string,
  allowHosts: readonly string[] = [],
): (name: string) => boolean {
  const own = new Set([bound, ...allowHosts].map(toName))
  const isEverywhere = ['', '0.0.0.0', '[::]'].includes(toName(bound))
  return (name) => own.has(name) || (isEverywhere && ownAddresses().includes(name))
}

/** Read each time: a machine's addresses change. */
function ownAddresses(): string[] {
  return Object.values(networkInterfaces()).flatMap((list) =>
    (list ?? []).map(({ address }) => toName(address)),
  )
}

/** A host as a `Host` header has it, without the port. */
function toName(host: string): string {
  // The check of an IPv6 address compiles a long expression.
  return host.includes(':') && isIPv6(host)
    ? `[${host.toLowerCase()}]`
    : host.toLowerCase().replace(/\.$/, '')
}
