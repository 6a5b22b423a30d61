import { describe, expect, test } from '@jest/globals'
import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { createSite, type Site } from '../../mocks/index.ts'
import { findPaymentCode } from '../../mocks/pix/br-code.ts'
import { PLAYGROUND_PAGE } from './tools/built-folder.ts'
import { goToScreen as go } from './tools/playground.ts'
import { withMock } from './tools/servers.ts'
import { createReader } from './tools/visit.ts'

const { visit, visitAddress, addressOf } = createReader({ sharesPage: true })

const PORTUGUESE = { locale: 'pt-BR' }

/** The address of the page of the newest enrolment. */
async function toPay(url: string, site: Site): Promise<string> {
  const profile = await site.payer.profile(44)
  return `${url}/pay/${findPaymentCode(profile?.qr_code ?? '')}`
}

/** Presses a button; the one beside it that copies its command has a longer name. */
function press(page: Page, name: string): Promise<void> {
  return page.getByRole('button', { name, exact: true }).click()
}

/**
 * Presses Cancel as soon as a text is shown, within the page: the work may be done before a click from
 * outside arrives.
 */
function cancelOnce(page: Page, shown: RegExp): Promise<void> {
  return page.evaluate((source) => {
    new MutationObserver((_, observer) => {
      if (!new RegExp(source).test(document.body.textContent ?? '')) return
      observer.disconnect()
      const buttons = [...document.querySelectorAll('button')]
      buttons.find(({ textContent }) => textContent === 'Cancel')?.click()
    }).observe(document.body, { childList: true, subtree: true, characterData: true })
  }, shown.source)
}

/** Makes the call of a command that the page shows. */
async function run(page: Page, command: string, url: string): Promise<Response> {
  const text = await page.getByRole('group', { name: command }).innerText()
  const [, path = ''] = new RegExp(`'${url}([^']*)'`).exec(text) ?? []
  const [, bearer] = /(Bearer [^"]+)/.exec(text) ?? []
  const [, body] = /--data-binary '([^']*)'/.exec(text) ?? []
  return fetch(url + path, {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      'content-type': 'application/json',
      ...(bearer !== undefined && { authorization: bearer }),
    },
    ...(body !== undefined && { body }),
  })
}

test('an enrolment is accepted by one click from the first page', () =>
  withMock((url, site) =>
    visitAddress(`${url}/`, async (page) => {
      await press(page, 'Accept payment profile 44')
      await page.getByText('44 was accepted. No endpoint is registered').waitFor()
      await page.getByText('4 waiting').waitFor()
      expect((await site.payer.profile(44))?.status).toBe('active')
      await press(page, 'Receive webhooks here')
      await press(page, 'Accept payment profile 43')
      await page.getByText('Payment profile 43 was accepted.').waitFor()
      await page.getByRole('link', { name: 'payment_profile.activated' }).click()
      await page.getByText('The signature is valid.').waitFor()
    }),
  ))

test('the first call is ready: its commands work as they are shown', () =>
  withMock((url) =>
    visitAddress(`${url}/`, async (page) => {
      const granted = await run(page, 'the command that gets a token', url)
      expect(await granted.json()).toMatchObject({ token_type: 'Bearer' })
      await press(page, 'Get a token here')
      await page.getByText('now has a real token').waitFor()
      expect((await run(page, 'the command that lists customers', url)).status).toBe(200)
      await page.getByRole('link', { name: 'GET /api/customers' }).first().waitFor()
    }),
  ))

test('an empty site says what to do first', () =>
  withMock(
    (url) =>
      visitAddress(
        `${url}/`,
        async (page) => {
          await press(page, 'Um cliente com uma adesão pendente')
          await page.getByText('1 esperando').waitFor()
          await page.getByText('O que fazer primeiro').waitFor({ state: 'detached' })
        },
        PORTUGUESE,
      ),
    { customers: 0 },
  ))

test('the page of the payer works without its script', () =>
  withMock(async (url, site) =>
    visitAddress(
      await toPay(url, site),
      async (page) => {
        expect(await page.locator('html').getAttribute('lang')).toBe('pt-BR')
        expect(await page.getByRole('button').allInnerTexts()).toEqual(['Autorizar', 'Recusar'])
        await press(page, 'Recusar')
        await page.getByRole('heading', { name: 'Recusado' }).waitFor()
        expect((await site.payer.profile(44))?.status).toBe('refused')
      },
      { ...PORTUGUESE, javaScriptEnabled: false },
    ),
  ))

test('the page of the payer copies its code', () =>
  withMock(async (url, site) =>
    visitAddress(
      await toPay(url, site),
      async (page) => {
        await press(page, 'Copy the code')
        await page.getByText('Copied').waitFor()
        const copied = await page.evaluate(() => navigator.clipboard.readText())
        expect(copied).toBe((await site.payer.profile(44))?.qr_code)
      },
      { permissions: ['clipboard-read', 'clipboard-write'] },
    ),
  ))

test.each([
  ['Refuse', 'Refused'],
  ['Let expire', 'The code has expired'],
])('on the phone of a site in the page, %s leads to "%s"', (decision, outcome) =>
  visit(`${PLAYGROUND_PAGE}#/phone`, async (page) => {
    await page.getByRole('link', { name: 'Melo Serviços EIRELI' }).click()
    await press(page, decision)
    await page.locator('.outcome', { hasText: outcome }).waitFor()
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(outcome)
    await page.goBack()
    await page.getByText('4 waiting').waitFor()
  }),
)

test('a new application shows what it got, and a token call that works', () =>
  withMock((url, site) =>
    visitAddress(`${url}/#/applications`, async (page) => {
      await page.getByLabel('Name').fill('Loja <b>\u202e')
      await page.getByLabel('Scopes').fill('customers_read, customers_write')
      await press(page, 'Create the application')
      await page.getByText('Write: customers_read customers_write').waitFor()
      expect(site.applications()).toHaveLength(1)
      await page.getByLabel('Scopes').fill('customers_read customers_write')
      await page.keyboard.press('Enter')
      await page.getByRole('heading', { name: 'Loja <b>' }).waitFor()
      const made = site.applications().at(-1)
      await page.getByText(made?.secret ?? 'none', { exact: true }).waitFor()
      const granted = await run(page, 'Its token call', url)
      expect(await granted.json()).toMatchObject({ scope: 'customers_read customers_write' })
      await page.reload()
      await page.getByText(made?.uid ?? 'none', { exact: true }).waitFor()
    }),
  ))

test('a large site in the page comes back and goes on from a file, which tells how far it is', () =>
  visit(`${PLAYGROUND_PAGE}?site=large#/sites`, async (page) => {
    const large = await createSite({ site: 'large', customers: 20_000 })
    const saved = {
      format: 'sabia.playground',
      version: 1,
      snapshot: await large.snapshot(),
      reader: {},
    }
    await page.getByRole('link', { name: 'Site large' }).waitFor()
    // A page keeps its own state until it is left.
    await page.goto(addressOf('assets/site.css'))
    await page.evaluate((text) => {
      localStorage.setItem('sabia.playground /some/where/playground/ large', text)
    }, JSON.stringify(saved))
    await page.goBack()
    await page.getByRole('row', { name: /large.* 20,000 / }).waitFor()
    await cancelOnce(page, /Making the records: [1-9]\d? %/)
    const other = JSON.stringify({ ...saved.snapshot, seed: 2, customers: 100_000 })
    await page.getByLabel('Load a snapshot').setInputFiles({
      name: 'other.json',
      mimeType: 'application/json',
      buffer: Buffer.from(other),
    })
    await page.getByText('It was cancelled: nothing was changed.').waitFor()
    await page.getByRole('row', { name: /large.* 20,000 / }).waitFor()
  }))

describe.each(['at a mock', 'in the page'])('sites %s', (where) => {
  const open = (act: (page: Page) => Promise<void>) =>
    where === 'at a mock'
      ? withMock((url) => visitAddress(`${url}/#/sites`, act))
      : visit(`${PLAYGROUND_PAGE}#/sites`, act)

  test('are added, opened, kept apart and removed', () =>
    open(async (page) => {
      await page.getByLabel('Name').fill('acme')
      await page.getByLabel('Customers').fill('7')
      await press(page, 'Add the site')
      await page.getByText('The site acme was added.').waitFor()
      await page.getByRole('row', { name: /acme.* 7 / }).waitFor()
      const other = await page.context().newPage()
      await other.goto(page.url())
      await page.getByRole('link', { name: 'Open acme' }).click()
      await page.getByRole('link', { name: 'Site acme' }).waitFor()
      await go(page, 'records/customers')
      await page.getByText('7 records, newest first').waitFor()
      await page.reload()
      await page.getByText('7 records, newest first').waitFor()
      // The other tab shows the other site, and each goes on with its own.
      await go(page, 'time')
      await press(page, 'Slow')
      await page.locator('.fault-mark').waitFor()
      await go(other, 'records/customers')
      await other.getByText('50 records, newest first').waitFor()
      expect(await other.locator('.fault-mark').count()).toBe(0)
      expect(await other.getByText('in another tab').count()).toBe(0)
      await go(page, 'sites')
      await press(page, 'Remove acme')
      await page.getByText('Remove acme with all it holds?').waitFor()
      await press(page, 'Remove acme')
      await page.getByRole('link', { name: 'Site demo' }).waitFor()
      await go(page, 'sites')
      await page.getByText('You are here').waitFor()
      expect(await page.locator('tbody tr').count()).toBe(1)
    }))

  test('with many customers tell how far they are, and can be cancelled', () =>
    open(async (page) => {
      await page.getByLabel('Name').fill('large')
      await page.getByLabel('Customers').fill('100000')
      await cancelOnce(page, /Adding large: [1-9]\d? %/)
      await press(page, 'Add the site')
      await page.getByText('The site large was not added.').waitFor()
      expect(await page.locator('tbody tr').count()).toBe(1)
    }))

  test('go into a file and come back from it, and a scenario can be undone', () =>
    open(async (page) => {
      const waiting = page.waitForEvent('download')
      await press(page, 'Save a snapshot')
      const file = await (await waiting).path()
      expect(JSON.parse(await readFile(file, 'utf8'))).toMatchObject({ customers: 50 })
      await go(page, 'overview')
      await press(page, 'Accept payment profile 44')
      await page.getByText('4 waiting').waitFor()
      await go(page, 'sites')
      await page.getByLabel('Load a snapshot').setInputFiles(file)
      await page.getByText('The state is now that of').waitFor()
      await go(page, 'overview')
      await page.getByText('5 waiting').waitFor()
      await go(page, 'sites')
      await page.getByLabel('Scenario').selectOption('empty')
      await press(page, 'Play it')
      await page.getByText('The scenario empty is played.').waitFor()
      await press(page, 'Undo')
      await page.getByText('The state from before is back.').waitFor()
      await go(page, 'overview')
      await page.getByText('5 waiting').waitFor()
    }))
})
