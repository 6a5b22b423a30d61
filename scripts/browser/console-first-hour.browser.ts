import { expect, test } from '@jest/globals'
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import type { Page } from 'playwright-core'
import { payTexts } from '../../mocks/tools/pages/pay-texts.ts'
import { applicationTexts } from '../theme/messages/applications.ts'
import { gapTexts } from '../theme/messages/gaps.ts'
import { requestTexts } from '../theme/messages/requests.ts'
import { timeTexts } from '../theme/messages/time.ts'
import { tryTexts } from '../theme/messages/try.ts'
import { webhookTexts } from '../theme/messages/webhooks.ts'
import { findProgram } from '../tools/find-program.ts'
import { PLAYGROUND_PAGE } from './tools/built-folder.ts'
import { goToScreen } from './tools/playground.ts'
import { withMock } from './tools/servers.ts'
import { createReader } from './tools/visit.ts'

const { visit, visitAddress } = createReader()

const lacksCurl = findProgram('curl') === undefined
const note = lacksCurl ? ' (its token by the button: the command that is shown needs curl)' : ''

/** The mock on the reader's machine that commands name where the site is in the page. */
const LOCAL = 'http://127.0.0.1:4010'

/** Each pair of language, width and place once. */
const LOOKS = [
  ['en', 1280, 'at a mock'],
  ['pt-BR', 360, 'at a mock'],
  ['en', 360, 'in the page'],
  ['pt-BR', 1280, 'in the page'],
] as const

/** What a newcomer does in the first hour, by what the console shows alone. */
test.each(LOOKS)(`the first hour in %s at %i pixels %s${note}`, async (locale, width, where) => {
  const options = { locale, viewport: { width, height: 800 } }
  if (where === 'in the page') {
    const path = locale === 'en' ? PLAYGROUND_PAGE : `${locale}/${PLAYGROUND_PAGE}`
    return visit(path, (page) => spendHour(page, false, locale), options)
  }
  await withMock((url) => visitAddress(`${url}/`, (page) => spendHour(page, true, locale), options))
})

async function spendHour(page: Page, isMock: boolean, language: 'en' | 'pt-BR') {
  const texts = {
    pay: payTexts[language],
    application: applicationTexts[language],
    gap: gapTexts[language],
    request: requestTexts[language],
    time: timeTexts[language],
    call: tryTexts[language],
    webhook: webhookTexts[language],
  }
  const open = (route: string) => goToScreen(page, route)
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click()
  const fill = (label: string, text: string) => page.getByLabel(label, { exact: true }).fill(text)

  /** Sends the form of an operation; what it was answered. */
  const send = async (operation: string): Promise<{ status: string; text: string }> => {
    await open(`try/${operation}`)
    const heading = page.locator('#answer-title')
    const before = (await heading.count()) === 0 ? '' : await heading.innerText()
    await press(texts.call.send)
    await page.waitForFunction((old) => {
      const title = document.querySelector<HTMLElement>('#answer-title')
      return title !== null && title.innerText !== old
    }, before)
    await page.getByRole('button', { name: texts.call.send, exact: true }).waitFor()
    const status = await page.locator('.answer h2 .status').innerText()
    return { status, text: await page.locator('.answer').innerText() }
  }

  // An application, and a token for it.
  await open('applications')
  await fill(texts.application.name, 'Loja')
  await press(texts.application.add)
  const command = await page.getByRole('group', { name: texts.application.tokenCall }).innerText()
  if (isMock && !lacksCurl) {
    const { stdout } = await promisify(execFile)('sh', ['-c', command])
    const [, token = ''] = /"access_token": ?"([^"]+)"/.exec(stdout) ?? []
    await open('try/createCustomer')
    await page.locator('.access summary').click()
    await fill(texts.call.token, token)
  } else {
    // A terminal reaches a mock of its own, and the page says so.
    if (!isMock) {
      expect(command).toContain(`'${LOCAL}/oauth/token'`)
      await page.getByText(texts.application.localOnly).waitFor()
    }
    await press(texts.application.getToken)
    await page.getByText(texts.application.hasToken).waitFor()
  }

  // Records.
  expect((await send('createCustomer')).status).toBe('201')
  expect((await send('createSubscription')).status).toBe('201')

  // The next webhook fails once, and its second attempt waits for us.
  await open('time')
  await press(texts.time.freeze)
  await page.getByText(texts.time.frozen).waitFor()
  await open('webhooks')
  if (isMock) await press(texts.webhook.receive)
  await press(texts.webhook.hows.fail)
  await page.getByText(texts.webhook.askedFor).waitFor()

  // An enrolment, which the payer accepts on the phone.
  expect((await send('createPaymentProfile')).status).toBe('201')
  await open('phone')
  await page.locator('.payer a[href="#/phone/45"]').click()
  await press(texts.pay.accept)
  await page.locator('.outcome', { hasText: texts.pay.outcomes.active.title }).waitFor()

  // Its webhook arrives with the second attempt.
  await open('webhooks?state=pending')
  await page.getByRole('link', { name: /^payment_profile\.activated/ }).waitFor()
  await open('time?by=1h')
  await page.getByText(texts.time.due(1)).waitFor()
  await press(texts.time.advance)
  await page.getByText(texts.time.moved).waitFor()
  await open('webhooks?state=delivered')
  await page.getByRole('cell', { name: '—, 204' }).waitFor()
  await page.getByRole('link', { name: /^payment_profile\.activated/ }).click()
  await page.getByText(texts.webhook.valid).nth(1).waitFor()

  // A fault strikes, until it is removed.
  await open('time')
  await press(texts.time.templateNames.rateLimit)
  await page.getByText(texts.time.applied(0)).waitFor()
  expect((await send('listCustomers')).status).toBe('429')
  await open('time')
  await page.getByText(texts.time.applied(1)).waitFor()
  await press(texts.time.removeAll)
  await page.getByText(texts.time.noFaults).waitFor()
  expect((await send('listCustomers')).status).toBe('200')

  // Another choice of a gap, another answer.
  await open('gaps/G36')
  await press(`${texts.gap.use} 200`)
  await page.getByText(`200 (${texts.gap.current})`).waitFor()
  expect((await send('createCustomer')).status).toBe('200')

  // A second enrolment of the subscription is refused, and the requests say by which rule.
  const refused = await send('createPaymentProfile')
  expect(refused).toMatchObject({ status: '422', text: expect.stringContaining('SB344') })
  await open('requests?status=422')
  await page.locator('td a[href^="#/requests/"]').first().click()
  await page.getByText(texts.request.refused).waitFor()
  await page
    .locator('.tools .card', { hasText: texts.request.refused })
    .getByText('SB344', { exact: true })
    .waitFor()
  const repeat = await page.locator('.tools pre', { hasText: 'curl -sS' }).innerText()
  expect(repeat).toContain(`'${isMock ? new URL(page.url()).origin : LOCAL}/api/customers/`)
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
  ).toBeLessThanOrEqual(0)
}
