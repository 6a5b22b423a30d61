import { describe, expect, test } from '@jest/globals'
import type { Page } from 'playwright-core'
import { PLAYGROUND_PAGE as home } from './tools/built-folder.ts'
import { readAnswer, send, takeTour } from './tools/playground.ts'
import { createReader } from './tools/visit.ts'

const { visit, addressOf } = createReader({ sharesPage: true })

describe('the tour', () => {
  test('ends with an active payment profile and a webhook whose signature holds', () =>
    visit(home, async (page) => {
      await takeTour(page)
      await page.getByText('That is the whole flow').waitFor()
      expect(await page.locator('.phone .ask').innerText()).toBe('Accepted')
      const { status, body } = await readAnswer(page)
      expect([status, body]).toMatchObject([200, { data: { state: 'created' } }])
      const webhook = page.locator('.inbox .latest a')
      expect(await webhook.allInnerTexts()).toEqual(['payment_profile.activated'])
      await webhook.click()
      await page.getByText('The signature is valid.').waitFor()
    }))

  test('can be left, and gone on with after the page is loaded again', () =>
    visit(home, async (page) => {
      await takeTour(page, 2)
      await page.getByRole('button', { name: 'Leave the tour' }).click()
      await page.waitForFunction(() =>
        Object.values(localStorage).some((kept) =>
          String(kept).includes('"isOpen":false,"step":2'),
        ),
      )
      await page.reload()
      await page.getByRole('button', { name: 'Continue the tour' }).click()
      await page.getByText('step 3 of 7').waitFor()
      await takeTour(page, 1)
      await page.getByText('step 4 of 7').waitFor()
    }))

  test('is walked by keys alone, and the focus goes along', () =>
    visit(home, async (page) => {
      await page.locator('button:enabled', { hasText: 'Do it for me' }).press('Enter')
      await page.locator('.tour .first').press('Enter')
      const focused = page.locator(':focus')
      expect(await focused.innerText()).toBe('Create a customer with a subscription')
      await page.keyboard.press('Tab')
      expect(await focused.innerText()).toBe('Show me where')
    }))
})

describe('a reader who uses keys', () => {
  test('finds the way on where the button was that did the step', () =>
    visit(home, async (page) => {
      await page.locator('button:enabled', { hasText: 'Do it for me' }).press('Enter')
      await page.locator('.tour .first:focus').waitFor()
    }))

  test('stays on Send while the answer comes', () =>
    visit(`${home}#listCustomers`, async (page) => {
      await page.locator('.send .first:enabled').press('Enter')
      await page.locator('.answer').waitFor()
      // The button reads "Sending" until the whole answer is there.
      await page.locator('.send .first', { hasText: /^Send$/ }).waitFor()
      expect(await page.locator(':focus').innerText()).toBe('Send')
    }))

  test('is told what came of a decision', () =>
    visit(home, async (page) => {
      await page
        .locator('.phone')
        .getByRole('button', { name: 'Refuse', exact: true })
        .press('Enter')
      await page.locator('.ask:focus').waitFor()
    }))
})

describe('a call', () => {
  test('is answered through the service worker, with every check holding', () =>
    visit(`${home}#listCustomers`, async (page) => {
      const answered = page.waitForResponse((response) => response.url().endsWith('/api/customers'))
      await send(page)
      expect((await answered).fromServiceWorker()).toBe(true)
      const { status, body } = await readAnswer(page)
      expect(status).toBe(200)
      expect(body).toMatchObject({ errors: null })
      expect(await page.locator('.findings .holds').count()).toBe(3)
      expect(await page.locator('.place').innerText()).not.toContain('directly')
    }))

  test('is answered where no service worker is to be had, and the page says so', () =>
    visit(
      `${home}#listCustomers`,
      async (page) => {
        await send(page)
        expect((await readAnswer(page)).status).toBe(200)
        expect(await page.locator('.place').innerText()).toContain(
          'Calls go directly to the site in this page',
        )
      },
      { serviceWorkers: 'block' },
    ))

  test('is answered though the browser has ended the service worker meanwhile', () =>
    visit(`${home}#listCustomers`, async (page) => {
      await send(page)
      const session = await page.context().newCDPSession(page)
      await session.send('ServiceWorker.enable')
      await session.send('ServiceWorker.stopAllWorkers')
      await send(page)
      expect((await readAnswer(page)).status).toBe(200)
    }))

  test('with a body that is no JSON is sent on purpose and answered 400', () =>
    visit(`${home}#createCustomer`, async (page) => {
      await page.getByRole('button', { name: 'JSON', exact: true }).click()
      await page.getByLabel('Body as JSON').fill('{"email":')
      await send(page)
      expect((await readAnswer(page)).status).toBe(400)
    }))

  test('is shown as a command with a word about the site that it asks', () =>
    visit(`${home}#listCustomers`, async (page) => {
      await send(page)
      const request = page.getByRole('region', { name: 'Request', exact: true })
      expect(await request.innerText()).toContain('A terminal can’t reach the site in this page')
      const link = request.getByRole('link', { name: 'a mock on your machine' })
      await link.click()
      await page.waitForURL('**/guides/first-call.html#start-the-mock')
    }))

  test('without a token is answered 401 where the reader wants that', () =>
    visit(`${home}#readCustomer`, async (page) => {
      await page.locator('.access summary').click()
      await page.getByLabel('Get a token automatically').uncheck()
      await send(page)
      expect((await readAnswer(page)).status).toBe(401)
    }))

  test('without its scope is answered 403', () =>
    visit(`${home}#listCustomers`, async (page) => {
      await page.locator('.access summary').click()
      await page.getByLabel('customers_read').uncheck()
      await page.getByRole('button', { name: 'Get a token' }).click()
      await page.getByText('a token with 7 scopes').waitFor()
      await send(page)
      expect((await readAnswer(page)).status).toBe(403)
    }))

  test('shows hostile texts as texts', () =>
    visit(`${home}#createSubscription`, async (page) => {
      const hostile = '<img src=x onerror="document.title=1"><script>alert(1)</script>'
      await page.getByLabel('first_name required').fill(hostile)
      await send(page)
      const { status, text } = await readAnswer(page)
      expect(status).toBe(201)
      expect(text).toContain(JSON.stringify(hostile))
      expect(await page.locator('#console img:not(.code)').count()).toBe(0)
      expect(await page.title()).not.toBe('1')
    }))

  test('is made at an address whose end makes no sense', () =>
    visit(`${home}#%`, async (page) => {
      await send(page)
      expect((await readAnswer(page)).status).toBe(200)
    }))
})

test('leads a reader without JavaScript to pages that do without it', () =>
  visit(
    home,
    async (page) => {
      const links = page.locator('#console a')
      const addresses = await links.evaluateAll((all) =>
        all.map((a) => (a as HTMLAnchorElement).href),
      )
      expect(addresses.length).toBeGreaterThan(0)
      for (const address of addresses) {
        await page.goto(address)
        // A page that a script fills has no more than a sentence.
        expect((await page.locator('main').innerText()).length).toBeGreaterThan(1000)
      }
    },
    { javaScriptEnabled: false },
  ))

describe('what was done', () => {
  const create = async (page: Page) => {
    await send(page)
    expect((await readAnswer(page)).status).toBe(201)
  }

  const readNewest = async (page: Page) => {
    await page.getByRole('link', { name: 'Read a customer' }).click()
    await page.getByLabel('id in the path required').fill('51')
    await send(page)
    return (await readAnswer(page)).status
  }

  const reset = async (page: Page) => {
    await page.getByRole('button', { name: 'Reset', exact: true }).click()
    await page.getByText('The site was reset').waitFor()
  }

  test('survives a reload', () =>
    visit(`${home}#createCustomer`, async (page) => {
      await create(page)
      // What is kept names the customer.
      await page.waitForFunction(() =>
        Object.values(localStorage).some((kept) => String(kept).includes('"51"]')),
      )
      await page.reload()
      expect(await readNewest(page)).toBe(200)
    }))

  test('is kept by the tab that went on last, and the other says so', () =>
    visit(`${home}#createCustomer`, async (page) => {
      await create(page)
      await page.waitForFunction(() =>
        Object.values(localStorage).some((kept) => String(kept).includes('"51"]')),
      )
      const other = await page.context().newPage()
      await other.goto(addressOf(`${home}#listCustomers`))
      await page.getByText('was continued in another tab').waitFor()
      await page.getByRole('button', { name: 'Save this one instead' }).click()
      await other.getByText('was continued in another tab').waitFor()
      expect(await page.getByText('was continued in another tab').count()).toBe(0)
    }))

  test('is gone after a reset, which a further call makes final', () =>
    visit(`${home}#createCustomer`, async (page) => {
      await create(page)
      await reset(page)
      expect(await readNewest(page)).toBe(404)
      expect(await page.getByRole('button', { name: 'Undo' }).count()).toBe(0)
    }))

  test('is there again when a reset is taken back', () =>
    visit(`${home}#createCustomer`, async (page) => {
      await create(page)
      await reset(page)
      await page.getByRole('button', { name: 'Undo' }).click()
      await page.getByText('The reset was undone').waitFor()
      expect(await readNewest(page)).toBe(200)
    }))

  test.each([
    ['of another program', '{"format":"another"}'],
    ['that is no JSON', '{'],
    [
      'whose site cannot be restored',
      '{"format":"sabia.playground","version":1,"snapshot":{"format":"sabia.snapshot"},"reader":{}}',
    ],
    [
      'whose reader makes no sense',
      '{"format":"sabia.playground","version":1,"reader":{"operationId":7,"drafts":[],"tour":null}}',
    ],
  ])('is dropped with a notice where it is kept in a form %s', (_, text) =>
    visit('assets/site.css', async (page) => {
      await page.evaluate((kept) => {
        localStorage.setItem('sabia.playground /some/where/playground/', kept)
      }, text)
      await page.goto(addressOf(home))
      await page.getByText('The state saved by an earlier visit was dropped').waitFor()
      await send(page)
      expect((await readAnswer(page)).status).toBe(200)
    }),
  )
})
