import { describe, expect, test } from '@jest/globals'
import { serve } from '../../mocks/adapters/node.ts'
import { createSite, type Site } from '../../mocks/index.ts'
import { builtFolder } from './tools/built-folder.ts'
import { readAnswer, send, takeTour } from './tools/playground.ts'
import { settle } from './tools/settle.ts'
import { createReader } from './tools/visit.ts'

const { visitAddress: visit } = createReader()

async function withMock(
  act: (mock: { url: string }, site: Site) => Promise<void>,
  controlToken?: string,
): Promise<void> {
  const site = await createSite({ site: 'acme' })
  const mock = await serve(site, { port: 0, docs: builtFolder(), controlToken })
  try {
    await act(mock, site)
  } finally {
    await mock.close()
  }
}

test.each(['index.html', 'reference.html', 'guides/errors.html'])('a mock serves %s', (path) =>
  withMock(({ url }) =>
    visit(`${url}/docs/${path}`, async (page) => {
      await settle(page)
      await page.locator('#search-input').fill('SB404')
      await page.getByRole('option').first().waitFor()
    }),
  ),
)

describe('the playground of a mock', () => {
  test.each(['', '/sites/acme'])('calls that mock, below the path %j', (prefix) =>
    withMock(({ url }, site) =>
      visit(`${url}${prefix}/docs/playground/index.html`, async (page) => {
        await page.getByRole('button', { name: 'Receive webhooks here too' }).click()
        await page.getByText('is registered with the mock').waitFor()
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
          await page.getByLabel('The mock needs its control token').fill('secret-token')
          await page.getByRole('button', { name: 'Use it' }).click()
          await page.getByText('5 waiting').waitFor()
        }),
      'secret-token',
    ))

  test('can use a site of its own page instead', () =>
    withMock(({ url }, site) =>
      visit(`${url}/docs/playground/index.html#createCustomer`, async (page) => {
        await page.getByLabel('a site in this page').click()
        await page.getByText('5 waiting').waitFor()
        await send(page)
        expect((await readAnswer(page)).status).toBe(201)
        expect(site.journal.list()).toEqual([])
      }),
    ))
})
