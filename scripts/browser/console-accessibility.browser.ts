import { describe, expect, test } from '@jest/globals'
import axe, { type AxeResults } from 'axe-core'
import type { Page } from 'playwright-core'
import { serve } from '../../mocks/adapters/node.ts'
import { createSite } from '../../mocks/index.ts'
import { builtFolder, PLAYGROUND_PAGE } from './tools/built-folder.ts'
import { send } from './tools/playground.ts'
import { createReader } from './tools/visit.ts'

const { visit, visitAddress } = createReader()

const WIDE = 1280
const NARROW = 360

type Look = readonly [language: string, theme: string, width: number]

/** Each language with each theme and at each width, each theme at each width. */
const LOOKS: readonly Look[] = [
  ['en', 'light', WIDE],
  ['en', 'dark', NARROW],
  ['pt-BR', 'light', NARROW],
  ['pt-BR', 'dark', WIDE],
]

/** Screens, and pages of them; a function reads the rest of the address from the screen's first link. */
const ROUTES: readonly (string | readonly [screen: string, link: string])[] = [
  'overview',
  'try/createSubscription',
  'records',
  'records/subscriptions',
  'records/payment_profiles',
  'records/customers/1',
  'records/payment_profiles/44',
  'phone',
  'phone/44',
  'phone/45',
  'webhooks',
  ['webhooks', 'td a[href^="#/webhooks/"]'],
  'requests',
  ['requests', 'td a[href^="#/requests/"]'],
  'time',
  'gaps',
  'gaps/G36',
  'applications',
  ['applications', 'td a'],
  'sites',
  'nowhere',
]

describe.each(['at a mock', 'in the page'])('axe-core finds nothing on a screen %s', (where) => {
  const options = { locale: 'en', reducedMotion: 'reduce' } as const

  test.each(LOOKS)('in %s, %s, at %i px', async (...look) => {
    const act = (page: Page) => walk(page, where === 'at a mock', look)
    if (where !== 'at a mock') return visit(PLAYGROUND_PAGE, act, options)
    const mock = await serve(await createSite(), { port: 0, docs: builtFolder() })
    try {
      await visitAddress(`${mock.url}/`, act, options)
    } finally {
      await mock.close()
    }
  })
})

/** Goes from screen to screen on one page, and holds each against the rules and the window's width. */
async function walk(page: Page, isMock: boolean, [language, theme, width]: Look): Promise<void> {
  await fill(page, isMock)
  const settings = page.locator('.settings select')
  await settings.first().selectOption(language)
  await settings.last().selectOption(theme)
  await page.setViewportSize({ width, height: 800 })
  const found: unknown[] = []
  for (const route of ROUTES) {
    const [screen, link] = typeof route === 'string' ? [route] : route
    await open(page, screen)
    if (link !== undefined) {
      await page.locator(link).first().click()
      await isRead(page)
    }
    const [rules, over] = [await violations(page), await overflow(page)]
    if (rules.length + over > 0) found.push({ route, rules, over })
  }
  expect(found).toEqual([])
}

/** Makes something to see on every screen. */
async function fill(page: Page, isMock: boolean): Promise<void> {
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click()
  if (isMock) {
    await open(page, 'webhooks')
    await press('Receive webhooks here')
  }
  await open(page, 'phone/44')
  await press('Accept')
  await page.locator('.outcome').waitFor()
  await open(page, 'try/createCustomer')
  await send(page)
  await open(page, 'time')
  await press('Every third create fails')
  await press('duplicate')
  await page.locator('.fault-mark').waitFor()
}

async function open(page: Page, route: string): Promise<void> {
  await page.evaluate((hash) => void (location.hash = hash), `#/${route}`)
  await isRead(page)
}

/** Waits until a screen has read what it shows, and unfolds all of it. */
async function isRead(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const screen = document.querySelector<HTMLElement>('.screen-of')
    return screen?.querySelector('h2') && !/(Loading|Carregando)$/m.test(screen.innerText)
  })
  await page.locator('.screen-of details').evaluateAll((all) => {
    for (const one of all) (one as HTMLDetailsElement).open = true
  })
}

async function violations(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source)
  return page.evaluate(async () => {
    const { axe: loaded } = globalThis as unknown as {
      axe: { run: (options: object) => Promise<AxeResults> }
    }
    const { violations: broken } = await loaded.run({ resultTypes: ['violations'] })
    return broken.flatMap(({ id, nodes }) =>
      nodes.map(({ html }) => `${id}: ${html.slice(0, 200)}`),
    )
  })
}

/** By how many pixels the page is wider than the window. */
function overflow(page: Page): Promise<number> {
  return page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - innerWidth))
}
