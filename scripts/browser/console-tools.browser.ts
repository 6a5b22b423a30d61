import { describe, expect, test } from '@jest/globals'
import type { Locator, Page } from 'playwright-core'
import { PLAYGROUND_PAGE } from './tools/built-folder.ts'
import { goToScreen, overflow } from './tools/playground.ts'
import { withMock } from './tools/servers.ts'
import { createReader } from './tools/visit.ts'

const { visit, visitAddress } = createReader({ sharesPage: true })

/** Makes a call of the API with all scopes. */
async function createCaller(url: string) {
  const { uid, secret } = { uid: 'demo-client', secret: 'demo-secret' }
  const fields = { grant_type: 'client_credentials', client_id: uid, client_secret: secret }
  const scope = 'customers_read customers_write subscriptions_write payment_profiles_write'
  const body = new URLSearchParams({ ...fields, site: 'demo', scope })
  const granted = await fetch(`${url}/oauth/token`, { method: 'POST', body })
  const { access_token: token } = (await granted.json()) as { access_token: string }
  return (method: string, path: string, input?: object, more: Record<string, string> = {}) =>
    fetch(url + path, {
      method,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', ...more },
      ...(input && { body: JSON.stringify(input) }),
    })
}

/** Presses the button of that name; what it acts on may follow the name. */
async function press(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name, exact: true }).first().click()
}

const HOSTILE = '<img src=x onerror=alert(1)>\u202e' + 'x'.repeat(10_000)

describe('requests', () => {
  test('appear as they come, newest first, and are filtered by the address', () =>
    withMock((url) =>
      visitAddress(`${url}/#/requests?status=4xx`, async (page) => {
        const call = await createCaller(url)
        await call('GET', '/api/customers')
        await call('GET', '/api/customers/99999')
        await page.getByRole('cell', { name: 'customer_not_found' }).waitFor()
        await call('GET', `/api/customers/${encodeURIComponent(HOSTILE)}`)
        const rows = page.locator('tbody tr')
        await rows.nth(1).waitFor()
        expect(await rows.count()).toBe(2)
        expect(await rows.first().innerText()).toContain('onerror')
        expect(await overflow(page)).toBe(0)
        await page.getByLabel('Status, such as').fill('200')
        await page.getByRole('cell', { name: 'listCustomers' }).waitFor()
        expect(new URL(page.url()).hash).toBe('#/requests?status=200')
      }),
    ))

  test('a forced SB344 shows the rule that refused it, and the command to repeat it', () =>
    withMock((url, site) =>
      visitAddress(`${url}/#/requests`, async (page) => {
        const call = await createCaller(url)
        await call('GET', '/api/customers', undefined, { prefer: 'example=SB404' })
        await call('POST', '/api/customers', {})
        const id = site.journal.list().at(-1)?.id
        await page.getByRole('link', { name: String(id), exact: true }).click()
        await page.getByText('Why it was refused').waitFor()
        const link = page.getByRole('link', { name: /^In the reference/ })
        expect(await link.getAttribute('href')).toMatch(/^docs\/(fields|reference)\.html#/)
        await page.getByText('curl -sS').waitFor()
        await page.goBack()
        await page.locator('tbody tr').nth(1).waitFor()
      }),
    ))

  test('a thousand in a second make no long task', () =>
    withMock((url, site) =>
      visitAddress(`${url}/#/requests`, async (page) => {
        await page.evaluate(() => {
          const scope = globalThis as unknown as { longest: number }
          scope.longest = 0
          new PerformanceObserver((list) => {
            for (const { duration } of list.getEntries())
              scope.longest = Math.max(scope.longest, duration)
          }).observe({ type: 'longtask' })
        })
        const began = Date.now()
        for (let count = 0; count < 2000; count++) {
          await site.fetch(`${url}/api/customers/1`)
          // As many as a second has, and the server can answer the page in between.
          while (count > Date.now() - began) await new Promise((done) => setTimeout(done, 5))
        }
        await page.getByRole('link', { name: '2000', exact: true }).waitFor()
        const longest = await page.evaluate(
          () => (globalThis as unknown as { longest: number }).longest,
        )
        expect(longest).toBeLessThan(200)
      }),
    ))
})

test('a fault of a template strikes, is counted, and is removed with one click', () =>
  withMock((url, site) =>
    visitAddress(`${url}/#/time`, async (page) => {
      await press(page, 'The answer is cut')
      await page.getByText('applied 0 times').waitFor()
      const call = await createCaller(url).catch(() => undefined)
      expect(call).toBeUndefined()
      await page.getByText('applied once').waitFor()
      await press(page, 'Remove fault-1')
      await page.getByText('No fault is in force.').waitFor()
      expect(site.faults.list()).toEqual([])
    }),
  ))

test('the clock shows what falls due before it is moved', () =>
  withMock((url, site) =>
    visitAddress(`${url}/#/time`, async (page) => {
      await press(page, 'Freeze')
      await page.getByText('It stands still.').waitFor()
      await page.getByLabel('By (such as').fill('2d')
      await page.getByText('5 tasks fall due by then').waitFor()
      await press(page, 'Advance')
      await page.getByText('The clock has moved to').waitFor()
      await page.getByText('Nothing falls due by then.').waitFor()
      expect((await site.payer.profile(44))?.status).toBe('expired')
    }),
  ))

describe.each(['at a mock', 'in the page'])('%s', (where) => {
  const open = (route: string, act: (page: Page) => Promise<void>) =>
    where === 'at a mock'
      ? withMock((url) => visitAddress(`${url}/${route}`, act))
      : visit(`${PLAYGROUND_PAGE}${route}`, act)

  test('a long advance tells how far it is, and can be stopped on its way', () =>
    open('#/sites', async (page) => {
      await page.getByLabel('Scenario').selectOption('many-customers')
      await press(page, 'Play it')
      await page.getByText('is played').waitFor()
      await goToScreen(page, 'time')
      const due = page.getByText(/ tasks fall due by then/)
      await page.getByText(/\d{3,} tasks fall due by then/).waitFor()
      const before = await readCount(due)
      // Quicker than any reader: some machines are done within a blink.
      await page.evaluate(() => {
        const watch = new MutationObserver(() => {
          const told = document.querySelector('#console fieldset progress')?.ariaLabel ?? ''
          if (!/: [1-9]\d? %$/.test(told)) return
          document.querySelector<HTMLElement>('#console fieldset button.late')?.click()
          watch.disconnect()
        })
        watch.observe(document.body, { childList: true, subtree: true, attributes: true })
      })
      await press(page, 'Advance')
      await page.getByText('The clock has moved to').waitFor()
      const after = await readCount(due)
      expect([after > 0, after < before]).toEqual([true, true])
    }))

  test('a choice is switched, a wrong value is refused with the reason', () =>
    open('#/gaps/G36', async (page) => {
      await press(page, 'Use it 200')
      await page.getByText('200 (in force)').waitFor()
      await page.getByLabel('A value of your own').fill('700')
      await press(page, 'Set value')
      await page.getByRole('alert').getByText('G36').waitFor()
      await page.getByLabel('A value of your own').fill('203')
      await press(page, 'Set value')
      await page.getByText('The value is in force.').waitFor()
    }))

  test('a site profile is loaded from a file, and saved as one', () =>
    open('#/gaps', async (page) => {
      const name = 'observed-profile.yaml'
      const buffer = Buffer.from('# seen\nG29: "created"\nlist-order:\n  "descending"\n')
      const field = page.getByLabel('Load a site profile')
      await field.setInputFiles({ name, mimeType: 'text/yaml', buffer })
      await page.getByText(`${name} is in force: 2 gaps differ`).waitFor()
      const saving = page.waitForEvent('download')
      await press(page, 'Save the site profile')
      const stream = await (await saving).createReadStream()
      const saved = Buffer.concat(await stream.toArray()).toString()
      expect(saved).toMatch(/^G29: "created"$/m)
      await field.setInputFiles({ name, mimeType: 'text/yaml', buffer: Buffer.from('G999: nope') })
      await page.getByText(/was not loaded: .*gap G999 does not exist/).waitFor()
    }))
})

test('webhooks are received with one click, verified, and sent again', () =>
  withMock((url, site) =>
    visitAddress(`${url}/#/webhooks`, async (page) => {
      await press(page, 'Receive webhooks here')
      await page.getByRole('cell', { name: `${url}/__sabia/inbox` }).waitFor()
      await site.payer.accept(44)
      await page.getByRole('link', { name: /^payment_profile.activated/ }).click()
      await page.getByText('The signature is valid.').waitFor()
      await press(page, `Send again Delivery ${site.webhooks.deliveries()[0]?.id}`)
      await page.getByText('The signature is valid.').nth(1).waitFor()
      await page.goBack()
      await press(page, 'Disable Endpoint 1')
      await page.getByRole('cell', { name: 'disabled' }).waitFor()
      await page.getByLabel('Address').fill('http://127.0.0.1:1/own')
      await press(page, 'Add endpoint')
      await page.getByRole('cell', { name: 'http://127.0.0.1:1/own' }).waitFor()
      await press(page, 'Remove Endpoint 1')
      await page.getByRole('cell', { name: 'disabled' }).waitFor({ state: 'detached' })
      expect(site.webhooks.endpoints()).toMatchObject([{ url: 'http://127.0.0.1:1/own' }])
    }),
  ))

test('names of any kind are texts, and hang over no side of a phone', () =>
  withMock((url) =>
    visitAddress(
      `${url}/`,
      async (page) => {
        const call = await createCaller(url)
        const first_name = `${'A'.repeat(100)}${HOSTILE.slice(0, 60)}`
        const person = { first_name, last_name: 'ش'.repeat(200), email: 'a@example.com' }
        const subscription = { customer_attributes: person, interval: 1, interval_unit: 'month' }
        const ordered = await call('POST', '/api/subscriptions', { subscription })
        const { data } = (await ordered.json()) as { data: { id: string } }
        const enrolment = { payment_method_type: 'pix', subscription_id: data.id }
        await call('POST', '/api/customers/51/payment_profiles', enrolment)
        await page.getByText('6 waiting').waitFor()
        const routes = ['overview', 'phone', 'phone/45', 'records', 'records/customers/51']
        for (const route of routes) {
          await goToScreen(page, route)
          await page.locator('.screen-of', { hasText: 'AAAAA' }).waitFor()
          expect([route, await overflow(page)]).toEqual([route, 0])
        }
        expect(await page.locator('#console img:not(.code)').count()).toBe(0)
      },
      { viewport: { width: 360, height: 800 } },
    ),
  ))

/** The number that a text begins with, or has in it. */
async function readCount(text: Locator): Promise<number> {
  const [, count = ''] = / ([\d,]+) tasks/.exec(await text.innerText()) ?? []
  return Number(count.replaceAll(',', ''))
}
