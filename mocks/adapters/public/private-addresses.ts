import { BlockList, isIP, isIPv6 } from 'node:net'

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

const special4 = toList(SPECIAL_4, 'ipv4')
const global6 = toList(GLOBAL_6, 'ipv6')
const special6 = toList(SPECIAL_6, 'ipv6')

/** Whether an IP address, without brackets, isn't one of a public host. */
export function isPrivateAddress(address: string): boolean {
  if (!isIPv6(address)) return special4.check(address, 'ipv4')
  const [plain = ''] = address.split('%', 1)
  const inner = toEmbedded(plain)
  if (inner !== undefined) return special4.check(inner, 'ipv4')
  return !global6.check(plain, 'ipv6') || special6.check(plain, 'ipv6')
}

/**
 * Whether the host of a URL is a private address. A parsed URL has IPv4 addresses in the usual form,
 * even if they were written in decimal, octal or hexadecimal.
 */
export function isPrivateHost({ hostname }: URL): boolean {
  const host = hostname.replace(/^\[(.*)\]$/, '$1')
  if (isIP(host) !== 0) return isPrivateAddress(host)
  return /(^|\.)localhost\.?$/.test(host)
}

/** The IPv4 address inside a mapped one (RFC 4291) or one of NAT64 (RFC 6052), in the usual form. */
function toEmbedded(address: string): string | undefined {
  const short = new URL(`http://[${address}]`).hostname.slice(1, -1)
  const [, high, low] = /^(?:::ffff|64:ff9b:):([0-9a-f]{1,4}):([0-9a-f]{1,4})$/.exec(short) ?? []
  if (high === undefined || low === undefined) return undefined
  const [upper, lower] = [Number.parseInt(high, 16), Number.parseInt(low, 16)]
  return [upper >> 8, upper & 255, lower >> 8, lower & 255].join('.')
}

function toList(subnets: readonly string[], family: 'ipv4' | 'ipv6'): BlockList {
  const list = new BlockList()
  for (const subnet of subnets) {
    const [net = '', length] = subnet.split('/')
    list.addSubnet(net, Number(length), family)
  }
  return list
}
