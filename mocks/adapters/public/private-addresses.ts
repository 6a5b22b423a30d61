import type { AllowTarget } from '../../webhooks/delivery.ts'

/** IANA's special-purpose IPv4 blocks: no public host has an address in them. */
const SPECIAL_4 = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/3',
]

/** Public IPv6 addresses are in here … */
const GLOBAL_6 = ['2000::/3']

/** … but not in here: Teredo and others, documentation, 6to4. */
const SPECIAL_6 = ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20']

/** The first bits of each block, as text. */
const special4 = SPECIAL_4.map(toPrefix)
const global6 = GLOBAL_6.map(toPrefix)
const special6 = SPECIAL_6.map(toPrefix)

export const REFUSED =
  'it is an address of a private network, and this server is reachable from other machines; ' +
  'allow it with --allow-private-webhooks, or with allowPrivateWebhooks of serve()'

/** Refuses private IP addresses and local host names. */
export const allowPublic: AllowTarget = (url) => (isPrivateHost(url) ? REFUSED : undefined)

/** Whether an IP address, without brackets, isn't one of a public host. */
export function isPrivateAddress(address: string): boolean {
  if (!address.includes(':')) return isIn(special4, address)
  const [plain = ''] = address.split('%', 1)
  const inner = toEmbedded(plain)
  if (inner !== undefined) return isIn(special4, inner)
  return !isIn(global6, plain) || isIn(special6, plain)
}

/**
 * Whether the host of a URL is a private address. A parsed URL has IPv4 addresses in the usual form,
 * even if they were written in decimal, octal or hexadecimal.
 */
export function isPrivateHost({ hostname }: URL): boolean {
  const host = hostname.replace(/^\[(.*)\]$/, '$1')
  if (host.includes(':') || /^\d+(\.\d+){3}$/.test(host)) return isPrivateAddress(host)
  return /(^|\.)localhost\.?$/.test(host)
}

/** The IPv4 address inside a mapped one (RFC 4291) or one of NAT64 (RFC 6052), in the usual form. */
function toEmbedded(address: string): string | undefined {
  const [, high, low] =
    /^(?:::ffff|64:ff9b:):([0-9a-f]{1,4}):([0-9a-f]{1,4})$/.exec(shorten(address)) ?? []
  if (high === undefined || low === undefined) return undefined
  const [upper, lower] = [Number.parseInt(high, 16), Number.parseInt(low, 16)]
  return [upper >> 8, upper & 255, lower >> 8, lower & 255].join('.')
}

/** An IPv6 address in the form of RFC 5952, section 4. */
function shorten(address: string): string {
  return new URL(`http://[${address}]`).hostname.slice(1, -1)
}

function isIn(prefixes: readonly string[], address: string): boolean {
  const bits = toBits(address)
  return prefixes.some((prefix) => bits.startsWith(prefix))
}

function toPrefix(block: string): string {
  const [net = '', length] = block.split('/')
  return toBits(net).slice(0, Number(length))
}

/** The bits of an address, as a text of zeros and ones. */
function toBits(address: string): string {
  if (!address.includes(':'))
    return address
      .split('.')
      .map((part) => bitsOf(part, 10, 8))
      .join('')
  const [front = [], back = []] = shorten(address)
    .split('::')
    .map((side) => side.split(':').filter((group) => group !== ''))
  const zeros = Array.from({ length: 8 - front.length - back.length }, () => '0')
  return [...front, ...zeros, ...back].map((group) => bitsOf(group, 16, 16)).join('')
}

function bitsOf(text: string, radix: number, length: number): string {
  return Number.parseInt(text, radix).toString(2).padStart(length, '0')
}
