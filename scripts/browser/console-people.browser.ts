import { expect, test } from '@jest/globals'
import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { serve } from '../../mocks/adapters/node.ts'
import { createSite, Sites, type Site } from '../../mocks/index.ts'
import { findPaymentCode } from '../../mocks/pix/br-code.ts'
import { builtFolder, PLAYGROUND_PAGE } from './tools/built-folder.ts'
import { createReader } from './tools/visit.ts'

const { visit, visitAddress } = createReader()

const PORTUGUESE = { locale: 'pt-BR' }

async function withMock(
  act: (url: string, site: Site, sites: Sites) => Promise<void>,
  customers = 50,
): Promise<void> {
  const site = await createSite({ customers })
  const sites = new Sites(site)
  const mock = await serve(sites, { port: 0, docs: builtFolder() })
  try {
    await act(mock.url, site, sites)
  } finally {
    await mock.close()
  }
}

/** The address of the page of the newest enrolment. */
async function toPay(url: string, site: Site): Promise<string> {
  const profile = await site.payer.profile(44)
  return `${url}/pay/${findPaymentCode(profile?.qr_code ?? '')}`
}

/** Presses a button; the one beside it that copies its command has a longer name. */
function press(page: Page, name: string): Promise<void> {
  return page.getByRole('button', { name, exact: true }).click()
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
      await page.getByText('Payment profile 44 was accepted.').waitFor()
      await page.getByText('4 waiting').waitFor()
      expect((await site.payer.profile(44))?.status).toBe('active')
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
    0,
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
  visit(
    `${PLAYGROUND_PAGE}#/phone`,
    async (page) => {
      await page.getByRole('link', { name: 'Melo Serviços EIRELI' }).click()
      await press(page, decision)
      await page.locator('.outcome', { hasText: outcome }).waitFor()
      expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(outcome)
      await page.goBack()
      await page.getByText('4 waiting').waitFor()
    },
    // A storage of its own.
    {},
  ),
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

test('a site is added, opened and removed', () =>
  withMock((url, _, sites) =>
    visitAddress(`${url}/#/sites`, async (page) => {
      await page.getByLabel('Name').fill('acme')
      await page.getByLabel('Customers').fill('7')
      await press(page, 'Add the site')
      await page.getByText('The site acme was added.').waitFor()
      expect(sites.find('acme')?.customers).toBe(7)
      await page.getByRole('link', { name: 'Open acme' }).click()
      await page.waitForURL(`${url}/sites/acme/`)
      await page.getByRole('link', { name: 'Site acme' }).click()
      await press(page, 'Remove acme')
      await page.getByText('Remove acme with all it holds?').waitFor()
      await press(page, 'Remove acme')
      await page.waitForURL(`${url}/`)
      expect(sites.size).toBe(1)
    }),
  ))

test('a snapshot goes into a file and comes back, and a scenario can be undone', () =>
  withMock((url, site) =>
    visitAddress(
      `${url}/#/sites`,
      async (page) => {
        const waiting = page.waitForEvent('download')
        await press(page, 'Save a snapshot')
        const file = await (await waiting).path()
        expect(JSON.parse(await readFile(file, 'utf8'))).toMatchObject({ customers: 50 })
        await site.payer.accept(44)
        await page.getByLabel('Load a snapshot').setInputFiles(file)
        await page.getByText('The state is now that of').waitFor()
        expect((await site.payer.profile(44))?.status).toBe('pending')
        await page.getByLabel('Scenario').selectOption('empty')
        await press(page, 'Play it')
        await page.getByText('The scenario empty is played.').waitFor()
        expect(await site.payer.profiles()).toEqual([])
        await press(page, 'Undo')
        await page.getByText('The state from before is back.').waitFor()
        expect((await site.payer.profile(44))?.status).toBe('pending')
      },
      { acceptDownloads: true },
    ),
  ))

test('the page says that it has one site only', () =>
  visit(`${PLAYGROUND_PAGE}#/sites`, async (page) => {
    await page.getByText('There is one site in this page').waitFor()
    expect(await page.getByRole('button', { name: 'Add the site' }).count()).toBe(0)
  }))
