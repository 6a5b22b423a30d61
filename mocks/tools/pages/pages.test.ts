import { describe, expect, test } from '@jest/globals'
import { createDispatcher } from '../../adapters/dispatch.ts'
import { connect, enrol, NOW } from '../../laws/support/client.ts'
import { findPaymentCode } from '../../pix/br-code.ts'
import { createSite, type Site } from '../../site.ts'

const ORIGIN = 'http://127.0.0.1:4010'

async function open() {
  const site: Site = await createSite({ customers: 1, now: NOW })
  const client = await connect(site)
  const { id, subscription_id } = await enrol(client)
  const item = { product_handle: 'basic-plan', quantity: 2 }
  await client.call('POST', `/api/subscriptions/${subscription_id}/items`, { item })
  const profile = await site.payer.profile(id)
  const code = findPaymentCode(profile?.qr_code ?? '') ?? ''
  const dispatch = createDispatcher([site])
  const visit = async (path: string, init: RequestInit = {}) => {
    const response = await dispatch(new Request(ORIGIN + path, init))
    return { status: response.status, headers: response.headers, text: await response.text() }
  }
  const press = (decision: string, headers: Record<string, string> = { origin: ORIGIN }) =>
    visit(`/pay/${code}`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
      body: new URLSearchParams({ decision }).toString(),
    })
  const status = async () => (await site.payer.profile(id))?.status
  return { site, id, code, visit, press, status }
}

describe("the payer's page", () => {
  test('shows who charges for what, the code, and two buttons', async () => {
    const { code, visit } = await open()
    const { status, text } = await visit(`/pay/${code}`)
    expect(status).toBe(200)
    expect(text).toContain('<bdi>demo</bdi>')
    expect(text).toContain('<strong>R$\u00a099,80</strong> every month')
    expect(text).toContain('<li><bdi>2 × Basic plan, R$\u00a049,90 each</bdi></li>')
    expect(text).toContain('<dd>every month</dd>')
    expect(text).toMatch(/<svg viewBox="0 0 \d+ \d+" role="img" aria-label="QR code/)
    expect(text.match(/<button[^>]* value="(accept|refuse)"/g)).toHaveLength(2)
  })

  test.each([
    ['accept', 'active', 'Accepted'],
    ['refuse', 'refused', 'Refused'],
  ])('decides on %s, and then shows the outcome', async (decision, status, title) => {
    const page = await open()
    const pressed = await page.press(decision)
    expect([pressed.status, pressed.headers.get('location')]).toEqual([303, page.code])
    expect(await page.status()).toBe(status)
    const { text } = await page.visit(`/pay/${page.code}`)
    expect(text).toContain(`<h1>${title}</h1>`)
    expect(text).toContain(`<div class="outcome is-${status}">`)
    expect(text).not.toMatch(/<form|<svg[^>]* role="img"/)
  })

  test('speaks Portuguese where the browser asks for it', async () => {
    const { code, visit } = await open()
    const headers = { 'accept-language': 'pt-BR,pt;q=0.9,en;q=0.8' }
    const { text } = await visit(`/pay/${code}`, { headers })
    expect(text).toContain('<html lang="pt-BR">')
    expect(text).toMatch(/>Autorizar<\/button>[^]*>Recusar<\/button>/)
    expect(text).toContain('<strong>R$\u00a099,80</strong> a cada mês')
    expect((await visit('/pay/none', { headers })).text).toContain('<h1>Código desconhecido</h1>')
  })

  test('copies its code by a script of its own', async () => {
    const { code, visit } = await open()
    const { text, headers } = await visit(`/pay/${code}`)
    expect(headers.get('content-security-policy')).toContain("script-src 'self'")
    const [, path = ''] = /<script src="([^"]+)"/.exec(text) ?? []
    const script = await visit(`/pay/${path}`)
    expect([script.status, script.headers.get('content-type')]).toEqual([
      200,
      'text/javascript; charset=utf-8',
    ])
  })

  test('says of a second decision that nothing was changed', async () => {
    const page = await open()
    await page.press('refuse')
    const { status, text } = await page.press('accept')
    expect([status, await page.status()]).toEqual([409, 'refused'])
    expect(text).toMatch(/<h1>Refused<\/h1>[^]*<p class="note" role="status">Nothing was changed/)
  })

  test('says of a late decision that the code has expired', async () => {
    const page = await open()
    await page.site.clock.advance('25h')
    const { status, text } = await page.press('accept')
    expect([status, await page.status()]).toEqual([409, 'expired'])
    expect(text).toContain('<h1>The code has expired</h1>')
  })

  test.each([
    ['another origin', { origin: 'https://evil.example.com' }],
    ['no origin of its own', { origin: 'null' }],
    ['a page of another site', { 'sec-fetch-site': 'cross-site' }],
  ])('takes no decision from %s', async (_, headers) => {
    const page = await open()
    expect((await page.press('accept', headers)).status).toBe(403)
    expect(await page.status()).toBe('pending')
  })

  test('takes one from a client that is no browser', async () => {
    const page = await open()
    expect((await page.press('accept', {})).status).toBe(303)
  })

  test.each([
    ['another decision', 400, { body: 'decision=cancel' }],
    ['no decision', 400, { body: '' }],
    ['JSON', 415, { body: '{}', headers: { 'content-type': 'application/json' } }],
    ['a body past the limit', 400, { body: 'x'.repeat(2 ** 20 + 1) }],
    ['another method', 405, { method: 'PUT' }],
  ])('refuses %s with %i', async (_, status, init) => {
    const page = await open()
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    const answer = await page.visit(`/pay/${page.code}`, { method: 'POST', headers, ...init })
    expect([answer.status, await page.status()]).toEqual([status, 'pending'])
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8')
  })

  test.each(['', '0'.repeat(32), 'x', '%3Cscript%3E'])(
    'has nothing for the code "%s"',
    async (code) => {
      const { visit } = await open()
      for (const method of ['GET', 'POST']) {
        const headers = { 'content-type': 'application/x-www-form-urlencoded' }
        const body = method === 'GET' ? null : 'decision=accept'
        const { status, text } = await visit(`/pay/${code}`, { method, headers, body })
        expect(status).toBe(404)
        expect(text).not.toContain('script')
      }
    },
  )

  test('shows names as they are, whatever is in them', async () => {
    const site: Site = await createSite({ customers: 0, now: NOW })
    const client = await connect(site)
    const person = { email: 'a@example.com', first_name: '<img src=x>', last_name: '"&\'' }
    const { body } = await client.call<{ id: number }>('POST', '/api/customers', person)
    const { qr_code } = await enrol(client, body.data.id)
    const request = new Request(`${ORIGIN}/pay/${findPaymentCode(qr_code)}`)
    const text = await (await createDispatcher([site])(request)).text()
    expect(text).toContain('<bdi>&lt;img src=x&gt; &quot;&amp;&#39;</bdi>')
  })
})

describe('every page', () => {
  test.each(['/', '/pay/none'])(
    'of %s runs nothing of its own text, and is in no frame',
    async (path) => {
      const { headers, text } = await (await open()).visit(path)
      const policy = headers.get('content-security-policy') ?? ''
      expect(policy).toMatch(/^default-src 'none'; style-src 'sha256-[^']+'( 'self')?; /)
      expect(policy).not.toMatch(/unsafe|https?:|\*/)
      expect(policy).toMatch(/form-action 'self'; base-uri 'none'; frame-ancestors 'none'$/)
      expect(text).not.toMatch(/<script(?! src="\/docs\/)|style="| on\w+=/)
      const [, style = ''] = /<style>([^]*)<\/style>/.exec(text) ?? []
      const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(style))
      expect(policy).toContain(Buffer.from(digest).toString('base64'))
    },
  )
})

test('the first page leads to what waits for its payer', async () => {
  const page = await open()
  expect((await page.visit('/')).text).toContain(
    `<a href="/pay/${page.code}">payment profile ${page.id}</a>`,
  )
  const { text } = await page.visit('/', { headers: { 'accept-language': 'pt' } })
  expect(text).toContain('<html lang="pt-BR">')
  expect(text).toContain(`<a href="/pay/${page.code}">perfil de pagamento ${page.id}</a>`)
  await page.press('accept')
  expect((await page.visit('/')).text).not.toContain(page.code)
})
