import { expect, test } from '@jest/globals'
import { withoutPrefix } from './without-prefix.ts'

const ADDRESS = 'https://api.example.com/api/site/api/customers?page=2'
const send = (
  prefix: string,
  request = new Request(ADDRESS, { method: 'POST', body: '{"a":1}' }),
) => withoutPrefix(request, prefix)

test.each([
  ['', ADDRESS],
  ['/api/site', 'https://api.example.com/api/customers?page=2'],
])('a request loses the prefix %j of its path and nothing else', async (prefix, url) => {
  const request = await send(prefix)
  expect([request.url, request.method, await request.text()]).toEqual([url, 'POST', '{"a":1}'])
})

test('a body is kept in Firefox, where a request has no `body`', async () => {
  const headers = { 'content-type': 'application/json' }
  const given = new Request(ADDRESS, { method: 'POST', body: '{"a":1}', headers })
  Object.defineProperty(given, 'body', { value: undefined })
  const request = await send('/api/site', given)
  expect(request.headers.get('content-type')).toBe('application/json')
  expect(await request.text()).toBe('{"a":1}')
})

test('a read without a body stays one there', async () => {
  const given = new Request(ADDRESS)
  Object.defineProperty(given, 'body', { value: undefined })
  const { method, url } = await send('/api/site', given)
  expect([method, url]).toEqual(['GET', 'https://api.example.com/api/customers?page=2'])
})
