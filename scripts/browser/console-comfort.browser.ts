import { describe, expect, test } from '@jest/globals'
import type { Page } from 'playwright-core'
import { readAnswer, send } from './tools/playground.ts'
import { withMock } from './tools/servers.ts'
import { createReader } from './tools/visit.ts'

const { visitAddress } = createReader({ sharesPage: true })

const PHONE = { viewport: { width: 360, height: 740 } }

function press(page: Page, name: string): Promise<void> {
  return page.getByRole('button', { name, exact: true }).first().click()
}

/** Waits until the whole of a text is inside the window. */
function inView(page: Page, text: string): Promise<unknown> {
  return page.waitForFunction((wanted) => {
    const all = [...document.querySelectorAll('#console p, #console h3')]
    const found = all.find((one) => one.textContent?.includes(wanted))?.getBoundingClientRect()
    return found !== undefined && found.top >= 0 && found.bottom <= innerHeight
  }, text)
}

test('what is refused is said in view, far down the page too, in the language of the page', () =>
  withMock((url) =>
    visitAddress(
      `${url}/#/webhooks`,
      async (page) => {
        await page.getByLabel('Endereço').fill('nada')
        await press(page, 'Adicionar endpoint')
        await inView(page, 'Não é possível enviar webhooks para "nada"')
        expect(await page.locator('.notice').innerText()).not.toMatch(/Cannot|POST/)
        await press(page, 'Fechar aviso')
        expect(await page.locator('.notice').innerText()).toBe('')
        await page.evaluate(() => void (location.hash = '#/records/customers/999'))
        await page.getByText('Não há cliente 999.').waitFor()
        await page.evaluate(() => void (location.hash = '#/gaps/G36'))
        await page.getByLabel('Um valor seu').fill('700')
        await press(page, 'Definir valor')
        // What has no translation is marked as English, for those who hear the page.
        await page.locator('#gap-wrong [lang=en]').waitFor()
      },
      { ...PHONE, locale: 'pt-BR' },
    ),
  ))

test('a link leads to the heading of what it opens, with keys too, and the title names the screen', () =>
  withMock((url) =>
    visitAddress(`${url}/#/time`, async (page) => {
      const focused = () => page.evaluate(() => document.activeElement?.textContent)
      const link = page.getByRole('link', { name: 'payment profile 44' })
      await link.focus()
      await page.keyboard.press('Enter')
      await page.waitForFunction(() => document.activeElement?.id === 'record-title')
      expect(await focused()).toBe('Payment profile 44')
      await page.waitForFunction(() => document.title.startsWith('Records'))
      await page.getByRole('link', { name: 'Webhooks' }).press('Enter')
      await page.waitForFunction(() => document.activeElement?.id === 'webhooks-title')
      expect(await page.title()).toMatch(/^Webhooks.*demo/)
    }),
  ))

describe('the forms', () => {
  test('keep the phone with the enrolment that was decided', () =>
    withMock((url, site) =>
      visitAddress(`${url}/#/try/createPaymentProfile`, async (page) => {
        // The ids that a form begins with are those of a subscription that can be enrolled.
        await send(page)
        expect((await readAnswer(page)).status).toBe(201)
        await page.getByRole('group', { name: 'The phone with payment profile 45' }).waitFor()
        await press(page, 'Accept')
        await page.locator('.phone .outcome', { hasText: 'Accepted' }).waitFor()
        await site.payer.refuse(43)
        await page.getByText('3 waiting').or(page.getByText('4 waiting')).waitFor()
        expect(await page.locator('.phone .ask').innerText()).toBe('Accepted')
      }),
    ))

  test('show a call that a link leads to, and take no other answer for a step of the tour', () =>
    withMock((url) =>
      visitAddress(
        `${url}/#/overview`,
        async (page) => {
          await page.evaluate(() => void (location.hash = '#/try/listCustomers'))
          await inView(page, 'List customers')
          await page.evaluate(() => void (location.hash = '#/overview'))
          await press(page, 'Menu: Overview')
          await page.getByRole('link', { name: 'Try it' }).click()
          await press(page, 'Take the tour of the Pix flow')
          await page.getByLabel('Operation', { exact: true }).selectOption('listCustomers')
          await send(page)
          await page.getByText('Done.', { exact: true }).waitFor()
          expect(await page.locator('.tour .result').innerText()).toContain('/oauth/token')
        },
        PHONE,
      ),
    ))
})

test('the clock goes on, and a command of the first call needs no other one changed', () =>
  withMock((url) =>
    visitAddress(`${url}/`, async (page) => {
      const shown = page.locator('.site-bar time')
      const before = await shown.innerText()
      await page.waitForFunction(
        (old) => document.querySelector<HTMLElement>('.site-bar time')?.innerText !== old,
        before,
      )
      const command = page.getByRole('group', { name: 'the command that gets a token' })
      expect(await command.innerText()).toMatch(/^SABIA_ACCESS_TOKEN=\$\(curl /)
    }),
  ))

test('a table of a hundred thousand rows is scrolled to its end, and searched', () =>
  withMock(
    (url) =>
      visitAddress(`${url}/#/records/customers`, async (page) => {
        await page.getByText('100,000 records, newest first').waitFor()
        await page.getByRole('link', { name: '100000', exact: true }).waitFor()
        await page.locator('.table.long').evaluate((box) => box.scrollTo(0, box.scrollHeight))
        await page.getByRole('link', { name: '1', exact: true }).waitFor()
        expect(await page.locator('tbody tr').count()).toBeLessThan(200)
        await page.locator('.table.long').evaluate((box) => box.scrollTo(0, box.scrollHeight / 2))
        await page.getByRole('link', { name: '50000', exact: true }).waitFor()
        await page.getByLabel('Search in ids').fill('99999')
        await page.getByRole('link', { name: '99999', exact: true }).waitFor()
      }),
    { customers: 100_000 },
  ))
