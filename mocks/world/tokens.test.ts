import { describe, expect, test } from '@jest/globals'
import { connect, NOW, send, tokenFields } from '../laws/support/client.ts'
import { createSite } from '../index.ts'
import { MOST_TOKENS } from '../shared/limits.ts'
import { Tokens, TOKEN_LIFE } from '../world/tokens.ts'

const SCOPES = ['customers_read']

describe('tokens at their cap', () => {
  let now = 0
  const three = () => {
    now = 0
    const tokens = new Tokens({ now: () => now }, undefined, 3)
    for (const token of ['a', 'b', 'c']) {
      expect(tokens.untilRoom()).toBe(0)
      tokens.add(token, 'uid', SCOPES)
      now += 1000
    }
    return tokens
  }

  test('are never dropped before they expire', () => {
    const tokens = three()
    expect(tokens.untilRoom()).toBe(TOKEN_LIFE * 1000 - 3000)
    expect(tokens.dump().map(({ token }) => token)).toEqual(['a', 'b', 'c'])
  })

  test('give way when they have expired, the oldest first and no more than are in the way', () => {
    const tokens = three()
    now = TOKEN_LIFE * 1000 + 1000
    expect(tokens.untilRoom()).toBe(0)
    tokens.add('d', 'uid', SCOPES)
    expect(tokens.dump().map(({ token }) => token)).toEqual(['b', 'c', 'd'])
    expect(tokens.find('b')).toBe('expired')
    expect(tokens.untilRoom()).toBe(0)
    tokens.add('e', 'uid', SCOPES)
    expect(tokens.untilRoom()).toBe(1000)
    expect(tokens.find('c')).toMatchObject({ uid: 'uid' })
  })

  test('of different scopes keep their own', () => {
    const tokens = new Tokens({ now: () => 0 })
    tokens.add('a', 'uid', ['x', 'y'])
    tokens.add('b', 'uid', ['x'])
    tokens.add('c', 'uid', ['x'])
    expect(tokens.dump().map(({ scopes }) => scopes)).toEqual([['x', 'y'], ['x'], ['x']])
  })
})

test('the token call answers 503 at the cap, and its site can still be put into a snapshot', async () => {
  const site = await createSite({ customers: 1, now: NOW })
  const { token } = await connect(site)
  const snapshot = await site.snapshot()
  const [own] = snapshot.tokens
  while (snapshot.tokens.length < MOST_TOKENS) {
    const made = `token-${snapshot.tokens.length}`
    snapshot.tokens.push({ ...own!, token: made })
  }
  await site.restore(snapshot)
  const before = site.mark()
  const refused = await send(site, 'POST', '/oauth/token', tokenFields(site))
  expect(refused.status).toBe(503)
  expect(refused.body).toEqual({
    error: 'temporarily_unavailable',
    error_description: 'Too many access tokens are valid; try again when one has expired.',
  })
  expect(refused.headers.get('retry-after')).toBe(String(TOKEN_LIFE))
  expect(refused.headers.get('cache-control')).toBe('no-store')
  expect(site.mark()).toBe(before)
  const headers = { authorization: `Bearer ${token}` }
  expect((await site.fetch('http://x/api/customers', { headers })).status).toBe(200)
  const full = await site.snapshot()
  expect(full.tokens).toHaveLength(MOST_TOKENS)
  const copy = await createSite()
  await copy.restore(full)
  await expect(
    copy.restore({ ...full, tokens: [...full.tokens, { ...own!, token: 'one more' }] }),
  ).rejects.toMatchObject({ field: 'tokens' })
  await copy.clock.advance('20h')
  expect((await send(copy, 'POST', '/oauth/token', tokenFields(copy))).status).toBe(200)
})
