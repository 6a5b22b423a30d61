import { describe, expect, test } from '@jest/globals'
import { lookup } from 'node:dns'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { isPrivateAddress, isPrivateHost } from './private-addresses.ts'
import { allowPublic } from './private-addresses.ts'
import { createPublicSend } from './send-to-public.ts'

const PRIVATE = [
  '0.0.0.0',
  '10.0.0.1',
  '100.64.0.1',
  '127.0.0.1',
  '127.255.255.254',
  '169.254.169.254',
  '172.16.0.1',
  '172.31.255.255',
  '192.168.1.1',
  '198.18.0.1',
  '224.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::ffff:127.0.0.1',
  '::ffff:7f00:1',
  '::ffff:10.1.2.3',
  '::127.0.0.1',
  '64:ff9b::192.168.0.1',
  '64:ff9b:1::1',
  'fc00::1',
  'fd12:3456::1',
  'fe80::1',
  'fe80::1%eth0',
  'fec0::1',
  'ff02::1',
  '2001:db8::1',
  '2002:7f00:1::1',
  '2001::1',
]

const PUBLIC = [
  '1.1.1.1',
  '8.8.8.8',
  '100.63.255.255',
  '100.128.0.1',
  '172.15.255.255',
  '172.32.0.1',
  '192.167.255.255',
  '::ffff:8.8.8.8',
  '64:ff9b::8.8.8.8',
  '2606:4700:4700::1111',
  '2a00:1450:4001::1',
]

test.each(PRIVATE)('%s is private', (address) => expect(isPrivateAddress(address)).toBe(true))
test.each(PUBLIC)('%s is public', (address) => expect(isPrivateAddress(address)).toBe(false))

test.each([
  'http://127.0.0.1:3000/hook',
  'http://2130706433/',
  'http://0x7f000001/',
  'http://0x7f.1/',
  'http://017700000001/',
  'http://0177.0.0.1/',
  'http://127.1/',
  'http://0/',
  'http://１２７.0.0.1/',
  'http://127.0.0.1./',
  'http://[::1]/',
  'http://[::ffff:127.0.0.1]/',
  'http://[0:0:0:0:0:ffff:a00:1]/',
  'http://[fe80::1]/',
  'https://3232235777/',
  'http://localhost/',
  'http://LOCALHOST./',
  'http://a.localhost/',
])('%s is refused as it stands', (address) => {
  expect(isPrivateHost(new URL(address))).toBe(true)
  expect(allowPublic(new URL(address))).toMatch(/^it is an address of a private network/)
})

test.each(['https://8.8.8.8/', 'https://example.com/', 'http://[2606:4700::1]/'])(
  '%s is not refused as it stands',
  (address) => expect(allowPublic(new URL(address))).toBeUndefined(),
)

describe('a sender to public addresses', () => {
  const post = (url: string) => new Request(url, { method: 'POST', body: '{}' })
  const { signal } = new AbortController()

  test.each([
    [[{ address: '127.0.0.1', family: 4 }]],
    [[{ address: '::ffff:10.0.0.1', family: 6 }]],
    [
      [
        { address: '8.8.8.8', family: 4 },
        { address: '192.168.0.9', family: 4 },
      ],
    ],
  ])('does not connect where a name leads to %j', async (found) => {
    let received = 0
    const target = createServer(() => (received += 1)).listen(0, '127.0.0.1')
    await new Promise((resolve) => target.once('listening', resolve))
    const { port } = target.address() as AddressInfo
    const send = createPublicSend((_name, _options, done) => done(null, found))
    await expect(send(post(`http://shop.example.com:${port}/`), signal)).rejects.toThrow(
      'it is an address of a private network',
    )
    expect(received).toBe(0)
    target.close()
  })

  test('does not connect to private addresses in figures', async () => {
    const send = createPublicSend()
    await expect(send(post('http://2130706433:1/'), signal)).rejects.toThrow('private network')
    await expect(send(post('http://[::1]:1/'), signal)).rejects.toThrow('private network')
  })

  test.each([
    [200, 'thanks', {}],
    [204, '', {}],
    [302, '', { location: 'http://127.0.0.1/' }],
    [410, 'gone', { 'retry-after': '5' }],
  ])('gives an answer of %i as it is', async (status, body, headers) => {
    const heard: string[] = []
    const target = createServer((incoming, outgoing) => {
      heard.push(`${incoming.method} ${incoming.url} ${String(incoming.headers['webhook-id'])}`)
      incoming.on('data', (bytes) => heard.push(String(bytes)))
      incoming.on('end', () => outgoing.writeHead(status, headers).end(body))
    }).listen(0, '127.0.0.1')
    await new Promise((resolve) => target.once('listening', resolve))
    const { port } = target.address() as AddressInfo
    const found = [{ address: '127.0.0.1', family: 4 }]
    const send = createPublicSend(
      (_name, _options, done) => done(null, found),
      () => false,
    )
    const init = { method: 'POST', body: '{"a":1}', headers: { 'webhook-id': 'msg_1' } }
    const answer = await send(new Request(`http://shop.example.com:${port}/hook?a`, init), signal)
    expect([answer.status, await answer.text()]).toEqual([status, body])
    expect(Object.fromEntries(answer.headers)).toMatchObject(headers)
    expect(heard).toEqual(['POST /hook?a msg_1', '{"a":1}'])
    target.close()
    target.closeAllConnections()
  })

  test('looks names up by the system, and tells when there is none', async () => {
    const send = createPublicSend(lookup)
    await expect(send(post('http://nobody.invalid/'), signal)).rejects.toThrow(
      /ENOTFOUND|EAI_AGAIN/,
    )
  })
})
