import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { NOW } from '../../laws/support/client.ts'
import { createSite } from '../../site.ts'
import { serve, type Served } from '../node.ts'

const folder = mkdtempSync(join(tmpdir(), 'sabia-test-'))
const docs = join(folder, 'reference')
let served: Served

beforeAll(async () => {
  mkdirSync(join(docs, 'playground'), { recursive: true })
  writeFileSync(join(folder, 'secret.txt'), 'secret')
  writeFileSync(join(docs, 'index.html'), '<p>home')
  writeFileSync(join(docs, 'ledger.html'), '<p>ledger')
  writeFileSync(join(docs, 'large.html'), `curl http://127.0.0.1:4010/api/customers\n`.repeat(50))
  writeFileSync(join(docs, 'openapi.yaml'), 'openapi: 3.1.1')
  writeFileSync(join(docs, 'playground/index.html'), '<p>playground')
  writeFileSync(join(docs, 'playground/playground.js'), 'run()')
  const site = await createSite({ customers: 0, now: NOW })
  served = await serve(site, { port: 0, docs })
})

afterAll(async () => {
  await served.close()
  rmSync(folder, { recursive: true })
})

const ask = (path: string, init: RequestInit = {}) =>
  fetch(served.url + path, { redirect: 'manual', ...init })

describe('the reference is served', () => {
  test.each([
    ['/docs/', '<p>home', 'text/html; charset=utf-8'],
    ['/docs/?from=mail', '<p>home', 'text/html; charset=utf-8'],
    ['/docs/ledger.html', '<p>ledger', 'text/html; charset=utf-8'],
    ['/docs/openapi.yaml', 'openapi: 3.1.1', 'application/yaml; charset=utf-8'],
    ['/docs/playground/', '<p>playground', 'text/html; charset=utf-8'],
    ['/docs/playground/playground.js', 'run()', 'text/javascript; charset=utf-8'],
    ['/sites/demo/docs/ledger.html', '<p>ledger', 'text/html; charset=utf-8'],
  ])('%s', async (path, text, type) => {
    const answer = await ask(path)
    expect([answer.status, await answer.text(), answer.headers.get('content-type')]).toEqual([
      200,
      text,
      type,
    ])
  })

  test.each([
    ['/docs', '/docs/'],
    ['/docs?x', '/docs/'],
    ['/sites/demo/docs', '/sites/demo/docs/'],
    ['/docs/playground', '/docs/playground/'],
  ])('%s leads to %s, where relative links hold', async (path, location) => {
    const answer = await ask(path)
    expect([answer.status, answer.headers.get('location')]).toEqual([302, location])
  })

  test('HEAD answers the headers of GET, and no body', async () => {
    const answer = await ask('/docs/ledger.html', { method: 'HEAD' })
    expect([answer.status, answer.headers.get('content-length'), await answer.text()]).toEqual([
      200,
      '9',
      '',
    ])
  })

  test('a file that has not changed is not sent again', async () => {
    const etag = (await ask('/docs/ledger.html')).headers.get('etag') ?? ''
    const again = await ask('/docs/ledger.html', { headers: { 'if-none-match': `W/${etag}` } })
    expect([again.status, await again.text()]).toEqual([304, ''])
  })

  test('whatever a client has of a file, the star stands for it', async () => {
    const again = await ask('/docs/ledger.html', { headers: { 'if-none-match': '*' } })
    expect(again.status).toBe(304)
  })

  test('no page is shown in a frame of another one, nor taken for another type', async () => {
    const { headers } = await ask('/docs/playground/')
    expect(headers.get('content-security-policy')).toBe("frame-ancestors 'none'")
    expect(headers.get('referrer-policy')).toBe('same-origin')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
  })

  test('a file that has changed is sent', async () => {
    const again = await ask('/docs/ledger.html', { headers: { 'if-none-match': '"older"' } })
    expect([again.status, await again.text()]).toEqual([200, '<p>ledger'])
  })
})

describe('a large page', () => {
  test('is sent compressed to who takes that, and to nobody else', async () => {
    const sizes = await Promise.all(
      ['gzip', 'br, gzip;q=0.5', 'identity', 'gzip;q=0'].map(async (accepted) => {
        const { headers } = await ask('/docs/large.html', {
          method: 'HEAD',
          headers: { 'accept-encoding': accepted },
        })
        const isSmall = Number(headers.get('content-length')) < 300
        return [accepted, headers.get('content-encoding'), isSmall]
      }),
    )
    expect(sizes).toEqual([
      ['gzip', 'gzip', true],
      ['br, gzip;q=0.5', 'gzip', true],
      ['identity', null, false],
      ['gzip;q=0', null, false],
    ])
  })

  test('has its commands call the site that serves it', async () => {
    const own = await (await ask('/docs/large.html')).text()
    expect(own).toContain(`curl ${served.url}/api/customers`)
    expect(own).not.toContain(':4010')
    const other = await (await ask('/sites/demo/docs/large.html')).text()
    expect(other).toContain(`curl ${served.url}/sites/demo/api/customers`)
  })
})

test.each([
  '/docs/nothing.html',
  '/docs/../secret.txt',
  '/docs/..%2fsecret.txt',
  '/docs/%2e%2e/secret.txt',
  '/docs/playground/..%2f..%2fsecret.txt',
  '/docs/..%5csecret.txt',
  '/docs//etc/passwd',
  '/docs/%E0%A4%A',
  '/docs/__proto__',
  '/docs/playground%2f',
  '/docs/playground%2Findex.html',
  '/docs//ledger.html',
  '/docs/ledger.html/',
  '/docs/ledger.html%00',
  '/DOCS/ledger.html',
  '//docs/ledger.html',
  '/sites/nobody/docs/ledger.html',
  `/docs/${'a'.repeat(8_000)}`,
])('%s is no file of the reference', async (path) => {
  const answer = await ask(path)
  expect(answer.status).toBe(404)
  expect(await answer.text()).not.toContain('secret')
})

test.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])('%s gets no page', async (method) => {
  const answer = await ask('/docs/ledger.html', { method })
  expect(answer.status).toBe(404)
  expect(await answer.text()).not.toContain('ledger')
})

test('a file that was taken away while the server runs is no error', async () => {
  writeFileSync(join(docs, 'gone.html'), '<p>gone')
  const own = await serve(await createSite({ customers: 0, now: NOW }), { port: 0, docs })
  expect((await fetch(`${own.url}/docs/gone.html`)).status).toBe(200)
  rmSync(join(docs, 'gone.html'))
  expect((await fetch(`${own.url}/docs/gone.html`)).status).toBe(404)
  await own.close()
})

describe('without a built reference', () => {
  test.each([
    ['no folder', undefined],
    ['a folder that is not there', join(folder, 'nowhere')],
    ['a file', join(folder, 'secret.txt')],
  ])('given %s, the server runs and says so', async (_what, place) => {
    const site = await createSite({ customers: 0, now: NOW })
    const own = await serve(site, { port: 0, ...(place === undefined ? {} : { docs: place }) })
    const answer = await fetch(`${own.url}/docs`)
    expect(answer.status).toBe(404)
    expect(await answer.text()).toContain('The reference was not built.')
    await own.close()
  })

  test('it is found once it is built, and not read before it is asked for', async () => {
    const late = join(folder, 'late')
    const own = await serve(await createSite({ customers: 0, now: NOW }), { port: 0, docs: late })
    expect((await fetch(`${own.url}/docs/`)).status).toBe(404)
    mkdirSync(late)
    writeFileSync(join(late, 'index.html'), '<p>late')
    expect(await (await fetch(`${own.url}/docs/`)).text()).toBe('<p>late')
    await own.close()
  })
})

test('a page that is not there leads back to the first one', async () => {
  const answer = await ask('/sites/demo/docs/a/b.html')
  expect(await answer.text()).toContain('href="/sites/demo/docs/"')
})
