import { describe, expect, test } from '@jest/globals'
import { serve } from '../../mocks/adapters/node.ts'
import { createSite } from '../../mocks/index.ts'
import { findPaymentCode } from '../../mocks/pix/br-code.ts'
import { builtFolder } from './tools/built-folder.ts'
import { readAnswer, send, settle, takeTour } from './tools/playground.ts'
import { withMock } from './tools/servers.ts'
import { createReader } from './tools/visit.ts'

const { visitAddress: visit } = createReader({ sharesPage: true })

test.each(['index.html', 'operations/addItem.html', 'pt-BR/guides/errors.html'])(
  'a mock serves %s',
  (path) =>
    withMock((url) =>
      visit(`${url}/docs/${path}`, async (page) => {
        await settle(page)
        await page.locator('#search-input').fill('SB404')
        await page.getByRole('option').first().waitFor()
      }),
    ),
)

describe('the playground of a mock', () => {
  test('calls that mock, below the path of a site', () =>
    withMock(
      (url, site) =>
        visit(`${url}/sites/acme/docs/playground/index.html`, async (page) => {
          await page.getByRole('button', { name: 'Receive webhooks here', exact: true }).click()
          await page.getByRole('button', { name: 'Stop receiving here', exact: true }).waitFor()
          await takeTour(page)
          await page.getByText('That is the whole flow').waitFor()
          expect((await site.payer.profiles()).at(-1)?.status).toBe('active')
          expect(site.webhooks.deliveries()).toMatchObject([{ state: 'delivered' }])
          expect(site.webhooks.endpoints()).toMatchObject([
            { url: `${url}/sites/acme/__sabia/inbox` },
          ])
        }),
      { site: 'acme' },
    ))

  test('leads through the tour in Portuguese at 360 pixels, each result in view on its card', () =>
    withMock((url, site) =>
      visit(
        `${url}/docs/pt-BR/playground/index.html`,
        async (page) => {
          const next = page.locator('.tour .first')
          const results: string[] = []
          for (let step = 1; step <= 7; step++) {
            await page.getByText(`etapa ${step} de 7`).waitFor()
            const help = page.getByRole('button', { name: 'Fazer por mim' })
            // The step of the webhook is done by itself.
            await next.or(help).first().waitFor()
            if ((await next.count()) === 0) await help.click()
            await next.waitFor()
            const result = page.locator('.tour .result')
            await page.waitForFunction(() => {
              const [from, to] = ['.tour .result', '.tour .first'].map((one) =>
                document.querySelector(one)?.getBoundingClientRect(),
              )
              return from !== undefined && from.top >= 0 && (to?.bottom ?? Infinity) <= innerHeight
            })
            results.push(await result.innerText())
            await next.click()
          }
          await page.getByText('Esse é o fluxo completo').waitFor()
          expect(results[3]).toContain('active')
          expect(results[4]).toContain('payment_profile.activated')
          expect(results[4]).toContain('válida')
          expect(results[5]).toContain('SB344')
          expect((await site.payer.profiles()).at(-1)?.status).toBe('active')
          expect(site.webhooks.deliveries()).toMatchObject([{ state: 'delivered' }])
          // The tour has registered the mock's own inbox, and nobody asked the reader to.
          expect(site.webhooks.endpoints()).toMatchObject([{ url: `${url}/__sabia/inbox` }])
          const { scrollWidth, clientWidth } = await page.evaluate(() => ({
            scrollWidth: document.documentElement.scrollWidth,
            clientWidth: document.documentElement.clientWidth,
          }))
          expect(scrollWidth).toBe(clientWidth)
        },
        { viewport: { width: 360, height: 740 }, locale: 'pt-BR' },
      ),
    ))

  test('shows what happens there by itself', () =>
    withMock((url, site) =>
      visit(`${url}/docs/playground/index.html`, async (page) => {
        await page.getByText('5 waiting').waitFor()
        await site.payer.refuse(44)
        await page.getByText('4 waiting').waitFor()
      }),
    ))

  test('can give a call up that is answered late', () =>
    withMock((url, site) =>
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

  test('asks for the control token once in a session, and the payer for none', () =>
    withMock(
      (url, site) =>
        visit(
          `${url}/`,
          async (page) => {
            const asked = page.getByLabel('The mock needs its control token')
            await asked.fill('secret-token')
            await page.getByRole('button', { name: 'Use it' }).click()
            await page.getByText('5 waiting').waitFor()
            await page.goto(`${url}/docs/playground/index.html`)
            await page.getByText('5 waiting').waitFor()
            expect(await asked.count()).toBe(0)
            // Another tab is another session.
            const other = await page.context().newPage()
            await other.goto(`${url}/`)
            await other.getByLabel('The mock needs its control token').waitFor()
            const profile = await site.payer.profile(44)
            await other.goto(`${url}/pay/${findPaymentCode(profile?.qr_code ?? '')}`)
            await other.getByRole('button', { name: 'Refuse' }).click()
            await page.getByText('4 waiting').waitFor()
          },
          {},
        ),
      { controlToken: 'secret-token' },
    ))

  test('can use a site of its own page instead', () =>
    withMock((url, site) =>
      visit(`${url}/docs/playground/index.html#createCustomer`, async (page) => {
        await page.getByLabel('a site in this page').click()
        // The mock's own button reads otherwise, and its phone may show the same number.
        await page.getByRole('button', { name: 'Reset', exact: true }).waitFor()
        await page.getByText('5 waiting').waitFor()
        await send(page)
        expect((await readAnswer(page)).status).toBe(201)
        expect(site.journal.list()).toEqual([])
      }),
    ))
})

describe('the console of a mock', () => {
  test('says that the mock is gone, and goes on when one answers again', async () => {
    const options = { docs: builtFolder() }
    const mock = await serve(await createSite(), { ...options, port: 0 })
    const { port } = new URL(mock.url)
    let next: typeof mock | undefined
    try {
      await visit(`${mock.url}/#/records/customers`, async (page) => {
        await page.getByText('50 records').waitFor()
        await page.locator('tbody tr').nth(49).waitFor()
        await mock.close()
        await page.getByText('The site does not answer').waitFor()
        // What was read before stays in view.
        expect(await page.locator('tbody tr').count()).toBe(50)
        next = await serve(await createSite({ customers: 3 }), { ...options, port: Number(port) })
        await page.getByText('The site answers again').waitFor()
        await page.getByText('3 records').waitFor()
      })
    } finally {
      await next?.close()
    }
  })
})
