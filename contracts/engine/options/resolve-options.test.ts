import { describe, expect, test } from '@jest/globals'
import { isLoopbackName } from '../../../openapi/text/loopback.ts'
import { allChecks } from '../../all-checks.ts'
import { runContract } from '../../run-contract.ts'
import { isThisMachine, OptionsError, resolveOptions, type RunOptions } from './resolve-options.ts'

const ids = allChecks.map(({ id }) => id)
const credentials = { clientId: 'an-id', clientSecret: 'a-secret', site: 'acme' }

function resolve(baseUrl: string, options: RunOptions = {}) {
  return resolveOptions({ credentials, ...options, baseUrl }, ids)
}

describe('an address is', () => {
  test.each([
    'http://localhost',
    'http://localhost:4010',
    'http://LOCALHOST:4010/base/',
    'http://demo.localhost:4010',
    'http://a.b.localhost',
    'https://localhost',
    'http://127.0.0.1',
    'http://127.0.0.1:8080/x',
    'http://127.255.255.254',
    'http://127.1',
    'http://0x7f000001',
    'http://2130706433',
    'http://[::1]',
    'http://[0:0:0:0:0:0:0:1]:4010',
  ])('of this machine: %s needs neither flag, and may be written to', (address) => {
    expect(isLoopbackName(new URL(address).hostname)).toBe(true)
    const { isReadOnly, rate, products } = resolve(address)
    expect([isReadOnly, rate, products.length]).toEqual([false, undefined, 3])
  })

  test.each([
    'https://acme.example.com',
    'http://127.0.0.1.example.com',
    'http://localhost.example.com',
    'http://127.example.com',
    'http://mylocalhost',
    'http://notlocalhost:4010',
    'http://localhost.localdomain',
    'http://localhost.',
    'http://0.0.0.0',
    'http://10.0.0.1',
    'http://192.168.0.1',
    'http://172.16.0.1',
    'http://169.254.169.254',
    'http://128.0.0.1',
    'http://126.0.0.1',
    'http://[::]',
    'http://[::2]',
    'http://[::ffff:127.0.0.1]',
    'http://[::ffff:10.0.0.1]',
    'http://[fe80::1]',
  ])("somebody else's: %s is only read unless writes are allowed", (address) => {
    expect(isLoopbackName(new URL(address).hostname)).toBe(false)
    expect(resolve(address)).toMatchObject({ isReadOnly: true, rate: 10, products: [] })
    expect(resolve(address, { allowWrites: false }).isReadOnly).toBe(true)
  })

  test.each<[string, boolean, string[] | Error]>([
    ['http://demo.localhost:4010', true, ['127.0.0.1']],
    ['http://demo.localhost:4010', true, ['::1', '127.0.0.53']],
    ['http://localhost', true, ['::1']],
    ['http://demo.localhost', false, ['203.0.113.7']],
    ['http://demo.localhost', false, ['127.0.0.1', '203.0.113.7']],
    ['http://localhost', false, ['2001:db8::1']],
    ['http://demo.localhost', false, ['::ffff:203.0.113.7']],
    ['http://demo.localhost', false, []],
    ['http://demo.localhost', false, new Error('ENOTFOUND')],
    ['http://127.0.0.1', true, new Error('no name to look up')],
    ['http://[::1]:4010', true, new Error('no name to look up')],
    ['https://acme.example.com', false, new Error('no name to look up')],
    ['nonsense', false, new Error('no name to look up')],
  ])('%s of this machine: %s, where its name has the addresses %j', async (target, own, found) => {
    const asked: string[] = []
    const resolveHost = async (name: string) => {
      asked.push(name)
      if (found instanceof Error) throw found
      return found
    }
    expect(await isThisMachine(target, resolveHost)).toBe(own)
    const isName = /localhost/.test(target)
    expect(asked).toEqual(isName ? [new URL(target).hostname] : [])
  })
})

test('a name under localhost that leads elsewhere is only read', async () => {
  const original = globalThis.fetch
  const sent: string[] = []
  globalThis.fetch = async (input) => {
    sent.push((input as Request).method)
    return Response.json({})
  }
  try {
    const report = await runContract({
      baseUrl: 'http://acme.localhost',
      accessToken: 'a-token',
      rate: 100_000,
      resolveHost: async () => ['203.0.113.7'],
    })
    expect(report.readOnly).toBe(true)
    expect(new Set(sent)).toEqual(new Set(['GET']))
  } finally {
    globalThis.fetch = original
  }
})

describe('a live site', () => {
  const LIVE = 'https://acme.example.com'

  test('is written to when that is allowed and its host begins with the site', () => {
    expect(resolve(LIVE, { allowWrites: true }).isReadOnly).toBe(false)
    expect(resolve('https://acme/', { allowWrites: true }).isReadOnly).toBe(false)
  })

  test('is only read when both are asked for', () => {
    expect(resolve(LIVE, { allowWrites: true, readOnly: true }).isReadOnly).toBe(true)
    expect(resolve('http://localhost', { readOnly: true }).isReadOnly).toBe(true)
  })

  test.each([
    'https://other.example.com',
    'https://acme2.example.com',
    'https://www.acme.example.com',
    'https://acme-staging.example.com',
    'https://example.com/acme',
    'https://10.0.0.1',
    'https://[::ffff:127.0.0.1]',
  ])('%s is not written to: the host is another', (address) => {
    expect(() => resolve(address, { allowWrites: true })).toThrow(OptionsError)
    const { hostname } = new URL(address)
    expect(() => resolve(address, { allowWrites: true })).toThrow(`--confirm-host ${hostname}`)
    const confirmed = resolve(address, { allowWrites: true, confirmHost: hostname })
    expect(confirmed.isReadOnly).toBe(false)
  })

  test('may be confirmed with its port', () => {
    const options = { allowWrites: true, confirmHost: 'other.example.com:8443' }
    expect(resolve('https://other.example.com:8443', options).isReadOnly).toBe(false)
    expect(() => resolve('https://other.example.com:9443', options)).toThrow(OptionsError)
  })

  test.each(['', 'acme', 'example.com', 'acme.example.com.evil.net', '*'])(
    'is not written to when %j is confirmed, even where its host begins with the site',
    (confirmHost) => {
      expect(() => resolve(LIVE, { allowWrites: true, confirmHost })).toThrow(OptionsError)
    },
  )

  test('needs a confirmed host where only a token is given', () => {
    const given = { baseUrl: LIVE, accessToken: 'a-token', allowWrites: true }
    expect(() => resolveOptions(given, ids)).toThrow('no site is named')
    expect(resolveOptions({ ...given, confirmHost: 'acme.example.com' }, ids).isReadOnly).toBe(
      false,
    )
  })

  test('has no products that nobody named', () => {
    expect(resolve(LIVE).products).toEqual([])
    const products = [{ id: 9, handle: 'nine' }]
    expect(resolve(LIVE, { products }).products).toEqual(products)
  })
})

test('an address loses the slashes at its end', () => {
  expect(resolve('http://localhost:4010//')).toMatchObject({
    baseUrl: 'http://localhost:4010',
    tokenUrl: 'http://localhost:4010/oauth/token',
  })
  expect(resolve('https://acme.example.com/base/').baseUrl).toBe('https://acme.example.com/base')
  expect(resolve('http://localhost', { tokenUrl: 'https://id.example.com/t/' }).tokenUrl).toBe(
    'https://id.example.com/t',
  )
})

test('what is left out has a value', () => {
  expect(resolve('http://localhost')).toMatchObject({
    maxWrites: 15,
    timeout: 30_000,
    tokenFormat: 'auto',
    tokenFields: {},
    statusNames: {},
    emailDomain: undefined,
    only: undefined,
    accessToken: undefined,
  })
  const { seed } = resolve('http://localhost')
  expect(Number.isInteger(seed) && seed >= 0 && seed < 2 ** 32).toBe(true)
})

describe('it is refused, before anything is sent', () => {
  test.each<[string, RunOptions & { baseUrl?: string }, string]>([
    ['an address that is none', { baseUrl: 'acme' }, "it isn't an address"],
    ['no address', { baseUrl: '' }, "it isn't an address"],
    ['a file', { baseUrl: 'file:///etc/passwd' }, 'only http and https'],
    ['a script', { baseUrl: 'javascript:alert(1)' }, 'only http and https'],
    ['a query', { baseUrl: 'http://localhost/?a=1' }, 'plain address'],
    ['a fragment', { baseUrl: 'http://localhost/#a' }, 'plain address'],
    ['a token address that is none', { tokenUrl: 'token' }, 'the token address'],
    ['a form by GET', { tokenMethod: 'GET', tokenFormat: 'form' }, 'Cannot send'],
    ['a token field that is none', { tokenFields: { secret: 'x' } }, 'Cannot name'],
    ['a part of a write', { maxWrites: 1.5 }, 'Cannot allow 1.5 writes'],
    ['no domain', { emailDomain: 'acme' }, 'Cannot use the e-mail domain "acme"'],
    ['less than no writes', { maxWrites: -1 }, 'Cannot allow -1 writes'],
    ['writes that are no number', { maxWrites: NaN }, 'Cannot allow NaN writes'],
    ['writes without end', { maxWrites: Infinity }, 'Cannot allow Infinity writes'],
    ['no requests', { rate: 0 }, 'Cannot send 0 requests a second'],
    ['less than no requests', { rate: -1 }, 'Cannot send -1 requests'],
    ['a rate that is no number', { rate: NaN }, 'Cannot send NaN requests'],
    ['no time', { timeout: 0 }, 'Cannot wait 0 ms'],
    ['a time that is no number', { timeout: NaN }, 'Cannot wait NaN ms'],
    ['a time that no timer can wait', { timeout: Infinity }, 'Cannot wait Infinity ms'],
    ['another one', { timeout: 2 ** 31 }, 'Cannot wait 2147483648 ms'],
    ['a seed that is no number', { seed: NaN }, 'seed'],
    ['a part of a seed', { seed: 0.5 }, 'seed'],
    ['a seed below 0', { seed: -1 }, 'seed'],
    ['a seed that looks like another', { seed: 2 ** 32 + 7 }, 'seed'],
    ['no checks', { only: [] }, 'none is named'],
  ])('%s', (_, options, message) => {
    const all = { baseUrl: 'http://localhost', credentials, ...options }
    expect(() => resolveOptions(all, ids)).toThrow(OptionsError)
    expect(() => resolveOptions(all, ids)).toThrow(message)
  })

  test('a password in the address, which is not repeated', () => {
    for (const address of [
      'https://me:geheim@acme.example.com',
      'ftp://me:geheim@acme',
      'http://me:geheim@',
    ]) {
      let message = ''
      try {
        resolve(address)
      } catch (error) {
        ;({ message } = error as Error)
      }
      expect(message).toMatch(/^Cannot use the target/)
      expect(message).not.toContain('geheim')
    }
  })

  test('neither credentials nor a token', () => {
    expect(() => resolveOptions({ baseUrl: 'http://localhost' }, ids)).toThrow('neither')
  })

  test.each([
    ['CUS-LIST-03', 'did you mean CUS-LIST-003?'],
    ['CUS-LST-003', 'did you mean CUS-LIST-003?'],
    ['cus-list-003', 'did you mean CUS-LIST-003?'],
  ])('the check %s: %s', (id, message) => {
    expect(() => resolve('http://localhost', { only: [id] })).toThrow(message)
  })

  test('a check that is like no other, without a guess', () => {
    const only = ['something else altogether']
    expect(() => resolve('http://localhost', { only })).toThrow(/there is no such check$/)
  })
})

test('every check may be chosen', () => {
  expect(resolve('http://localhost', { only: ids }).only).toEqual(ids)
})
