import { chromium, type Browser, type Page } from 'playwright-core'
import { createServer, type ViteDevServer } from 'vite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findChromium } from './find-chromium.ts'

let server: ViteDevServer
let browser: Browser

beforeAll(async () => {
  server = await createServer({ server: { port: 0, hmr: false }, logLevel: 'error' })
  await server.listen()
  const args = ['--no-sandbox', '--disable-gpu']
  browser = await chromium.launch({ executablePath: findChromium(), args })
})

afterAll(async () => {
  await browser?.close()
  await server?.close()
})

/** Opens the app with a site of its own: it lives in the page. */
async function openApp(): Promise<Page> {
  const page = await browser.newPage()
  await page.goto(server.resolvedUrls!.local[0]!)
  await page.getByRole('button', { name: 'Enrol Miguel Santos' }).waitFor()
  return page
}

const enrol = (page: Page) => page.getByRole('button', { name: 'Enrol Miguel Santos' }).click()
const status = (page: Page, text: string) => page.getByRole('status').getByText(text).waitFor()

test('shows the customers of the mock', async () => {
  const page = await openApp()
  expect(await page.getByRole('button', { name: 'Enrol' }).count()).toBe(3)
})

test('shows a code to scan after the enrolment', async () => {
  const page = await openApp()
  await enrol(page)
  await status(page, "Scan this code in your bank's app")
  expect(await page.locator('li code').first().textContent()).toContain('br.gov.bcb.pix')
})

test.each([
  ['Accept', 'The payment is active.'],
  ['Refuse', 'The payment is refused.'],
])('after %s on the payer’s phone tells: %s', async (decision, told) => {
  const page = await openApp()
  await enrol(page)
  await status(page, 'Scan this code')
  await page.getByRole('button', { name: decision }).click()
  await status(page, told)
})

test('tells that the code has expired when a day has passed', async () => {
  const page = await openApp()
  await enrol(page)
  await status(page, 'Scan this code')
  await page.evaluate(() => window.sabia.clock.advance('1d'))
  await status(page, 'The payment is expired.')
})

test('shows an error, and lets the person try again', async () => {
  const page = await openApp()
  await page.evaluate(() =>
    window.sabia.faults.add({
      operation: 'createSubscription',
      when: { next: 1 },
      then: { status: 503 },
    }),
  )
  await enrol(page)
  await page.getByRole('alert').waitFor()
  await enrol(page)
  await status(page, 'Scan this code')
  expect(await page.getByRole('alert').isVisible()).toBe(false)
})
