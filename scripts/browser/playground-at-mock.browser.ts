import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import type { Browser, Page } from 'playwright-core'
import { createSite, type Site } from '../../mocks/index.ts'
import { createTemporaryFolder } from '../cli/temporary-folder.ts'
import { startBrowser } from './browser.ts'
import { writePlayground } from './built-folder.ts'
import { readAnswer, send, takeTour } from './reader.ts'
import { serveMock, type TestServer } from './servers.ts'
import { visitWith } from './visit.ts'

const folder = createTemporaryFolder()
let browser: Browser

beforeAll(async () => {
  await writePlayground(folder)
  browser = await startBrowser()
}, 60_000)

afterAll(async () => {
  await browser?.close()
})

const visit = (address: string, act: (page: Page) => Promise<void>) =>
  visitWith(browser, address, act)

describe('the playground of a mock', () => {
  async function withMock(
    act: (mock: TestServer, site: Site) => Promise<void>,
    token?: string,
  ): Promise<void> {
    const site = await createSite({ site: 'acme' })
    const mock = await serveMock(site, folder, token)
    try {
      await act(mock, site)
    } finally {
      site.close()
      await mock.close()
    }
  }

  test.each(['', '/sites/acme'])('calls that mock, below the path %j', (prefix) =>
    withMock(({ url }, site) =>
      visit(`${url}${prefix}/docs/playground/index.html`, async (page) => {
        await page.getByRole('button', { name: 'Receive them here too' }).click()
        await page.getByText('is registered at the mock').waitFor()
        await takeTour(page)
        await page.getByText('That is the whole flow').waitFor()
        expect((await site.payer.profiles()).at(-1)?.status).toBe('active')
        expect(site.webhooks.deliveries()).toMatchObject([{ state: 'delivered' }])
        expect(site.webhooks.endpoints()).toMatchObject([{ url: `${url}${prefix}/__sabia/inbox` }])
      }),
    ),
  )

  test('shows what happens there by itself', () =>
    withMock(({ url }, site) =>
      visit(`${url}/docs/playground/index.html`, async (page) => {
        await page.getByText('5 waiting').waitFor()
        await site.payer.refuse(44)
        await page.getByText('4 waiting').waitFor()
      }),
    ))

  test('can give a call up that is answered late', () =>
    withMock(({ url }, site) =>
      visit(`${url}/docs/playground/index.html#listCustomers`, async (page) => {
        site.faults.add({ operation: 'listCustomers', then: { delay: '20s' } })
        await page.locator('.send .first:enabled').click()
        await page.getByRole('button', { name: 'Cancel' }).click()
        await page.locator('.wrong', { hasText: 'it was cancelled here' }).waitFor()
        site.faults.clear()
        await send(page)
        expect((await readAnswer(page)).status).toBe(200)
      }),
    ))

  test('asks for the control token, and for nothing else', () =>
    withMock(
      ({ url }) =>
        visit(`${url}/docs/playground/index.html`, async (page) => {
          await page.getByLabel('The mock asks for its control token').fill('secret-token')
          await page.getByRole('button', { name: 'Use it' }).click()
          await page.getByText('5 waiting').waitFor()
        }),
      'secret-token',
    ))

  test('can use a site of its own page instead', () =>
    withMock(({ url }, site) =>
      visit(`${url}/docs/playground/index.html#createCustomer`, async (page) => {
        await page.getByLabel('a site in this page').check()
        await page.getByText('5 waiting').waitFor()
        await send(page)
        expect((await readAnswer(page)).status).toBe(201)
        expect(site.journal.list()).toEqual([])
      }),
    ))
})
