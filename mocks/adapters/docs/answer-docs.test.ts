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

  test('a file that has changed is sent', async () => {
    const again = await ask('/docs/ledger.html', { headers: { 'if-none-match': '"older"' } })
    expect([again.status, await again.text()]).toEqual([200, '<p>ledger'])
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
])('%s is no file of the reference', async (path) => {
  const answer = await ask(path)
  expect(answer.status).toBe(404)
  expect(await answer.text()).not.toContain('secret')
})

test('a page that is not there leads back to the first one', async () => {
  const answer = await ask('/sites/demo/docs/a/b.html')
  expect(await answer.text()).toContain('href="/sites/demo/docs/"')
})
