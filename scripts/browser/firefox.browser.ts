import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { launch, type Browser, type Page } from 'puppeteer-core'
import { screens, type Screen } from '../console/state/route.ts'
import { findFirefox } from '../tools/find-program.ts'
import { builtFolder, PLAYGROUND_PAGE } from './tools/built-folder.ts'
import { serveFolder, withMock, type TestServer } from './tools/servers.ts'

// Playwright drives Firefox only as a build of its own; Puppeteer drives Debian's over WebDriver BiDi.
const executablePath = findFirefox()
const describeFirefox = executablePath === undefined ? describe.skip : describe
const missing = ' (left out: this machine has no Firefox; name one by FIREFOX)'

/** Steps of the tour. */
const STEPS = 7

/** What a screen of the console shows once it has read the site; each site has the same records. */
const SHOWN: Readonly<Record<Screen, string>> = {
  overview: 'Your first call',
  try: 'List customers',
  records: 'Théo Carvalho',
  phone: '5 waiting',
  webhooks: 'No webhook was sent yet',
  requests: 'New requests appear by themselves',
  time: 'QR code expires',
  gaps: 'Which status does the create-customer call answer?',
  applications: 'demo-client',
  sites: 'Save a snapshot',
}

describeFirefox(`in Firefox${executablePath === undefined ? missing : ''}`, () => {
  let browser: Browser
  let folder: TestServer

  beforeAll(async () => {
    const start = { browser: 'firefox', executablePath: executablePath ?? '' } as const
    ;[browser, folder] = await Promise.all([
      launch(start),
      serveFolder(builtFolder(), '/some/where'),
    ])
  })

  afterAll(async () => {
    await browser?.close()
    await folder?.close()
  })

  /** Opens a page in a storage of its own; an error of a script or a file that is lost fails the test. */
  function visit(path: string, width: number, act: (page: Page) => Promise<void>) {
    return visitAddress(`${folder.url}/some/where/${path}`, width, act)
  }

  async function visitAddress(address: string, width: number, act: (page: Page) => Promise<void>) {
    const context = await browser.createBrowserContext()
    const faults: string[] = []
    try {
      const page = await context.newPage()
      page.setDefaultTimeout(15_000)
      page.on('pageerror', (error) => faults.push(String(error)))
      page.on('requestfailed', (request) => faults.push(request.url()))
      await page.setViewport({ width, height: 800 })
      await page.goto(address)
      await act(page)
      const over = await page.$eval(
        'html',
        ({ scrollWidth, clientWidth }) => scrollWidth - clientWidth,
      )
      expect([faults, over]).toEqual([[], 0])
    } finally {
      await context.close()
    }
  }

  /** Waits until something is seen. A locator waits for changes of elements, and misses those of a text. */
  const see = (page: Page, selector: string) => page.waitForSelector(selector, { visible: true })

  const textOf = (page: Page, selector: string) =>
    page
      .locator(selector)
      .map((found) => found.textContent ?? '')
      .wait()

  /** Follows the navigation from screen to screen. */
  async function seeScreens(page: Page): Promise<void> {
    for (const screen of screens) {
      await page.locator(`.screens a[href="#/${screen}"]`).click()
      await see(page, `.screens a[href="#/${screen}"][aria-current="page"]`)
      await page.waitForFunction(
        (words) => document.querySelector('.screen-of')?.textContent?.includes(words),
        {},
        SHOWN[screen],
      )
    }
  }

  test('each screen of the console shows the site in the page', () =>
    visit(PLAYGROUND_PAGE, 1280, seeScreens))

  test('each screen of the console shows a mock', async () => {
    await withMock((url) => visitAddress(`${url}/`, 1280, seeScreens))
  })

  // One page of each kind that the generator makes.
  test.each([
    ['index.html', 'Recurring billing'],
    ['reference.html', 'API reference'],
    ['resources/Subscription.html', 'Subscription'],
    ['operations/paymentProfileUpdated.html', 'status was updated'],
    ['guides/webhooks.html', 'Webhooks'],
    ['fields.html', 'Fields'],
    ['ledger.html', 'Ledger'],
    ['control.html', 'Control API'],
    ['control/addFault.html', 'Add a fault'],
    ['pt-BR/operations/createCustomer.html', 'Criar um cliente'],
  ])('%s is shown, and its search works', (path, heading) =>
    visit(path, 360, async (page) => {
      await see(page, `main h1 ::-p-text(${heading})`)
      await page.locator('#search-input').fill('SB344')
      await see(page, '[role=option]')
    }),
  )

  test('a mark opens its note, and a link into a long page lands at its place', async () => {
    await visit('operations/createCustomer.html', 1280, async (page) => {
      await page.locator('[id="body.state"] > .mark a').click()
      await see(page, '[id="body.state"] > .gap-note .choices')
    })
    await visit('ledger.html', 1280, async (page) => {
      await see(page, '#G97 h3 a')
      await page.evaluate(() => document.querySelector<HTMLElement>('#G97 h3 a')?.click())
      await page.waitForFunction(() => {
        const top = document.querySelector('#G97')?.getBoundingClientRect().top ?? -1
        return top > 0 && top < innerHeight / 3
      })
    })
  })

  test('the tour ends with an active payment profile and a webhook whose signature holds', () =>
    visit(PLAYGROUND_PAGE, 360, async (page) => {
      for (let step = 1; step <= STEPS; step++) {
        await see(page, `.tour ::-p-text(step ${step} of ${STEPS})`)
        // A step that waits for something is done by itself.
        const help = await page.$('.tour ::-p-text(Do it for me)')
        if (help !== null) await page.locator('.tour ::-p-text(Do it for me)').click()
        await page.locator('.tour .first').click()
      }
      await see(page, '.tour ::-p-text(That is the whole flow)')
      expect(await textOf(page, '.phone .ask')).toBe('Accepted')
      expect(await textOf(page, '.answer h2 .status')).toBe('200')
      // The calls went through the service worker.
      expect(await textOf(page, '.place')).not.toContain('directly')
      expect(await page.$$('.inbox .latest a')).toHaveLength(1)
      expect(await textOf(page, '.inbox .latest a')).toBe('payment_profile.activated')
      await page.locator('.inbox .latest a').click()
      await see(page, '::-p-text(The signature is valid.)')
    }))

  test('the reference shows an operation with its samples, and finds words', () =>
    visit('operations/createPaymentProfile.html', 1280, async (page) => {
      await see(page, 'main h1 ::-p-text(Create a payment profile)')
      await page.locator('label ::-p-text(Python)').click()
      await see(page, '.pane ::-p-text(import json)')
      await page.locator('#search-input').fill('SB344')
      await see(page, '[role=option]')
    }))
})
