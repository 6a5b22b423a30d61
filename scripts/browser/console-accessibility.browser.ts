import { expect, test } from '@jest/globals'
import type { Page } from 'playwright-core'
import { payTexts } from '../../mocks/tools/pages/pay-texts.ts'
import { chooseLanguage, type Language } from '../theme/language.ts'
import { timeTexts } from '../theme/messages/time.ts'
import { tryTexts } from '../theme/messages/try.ts'
import { webhookTexts } from '../theme/messages/webhooks.ts'
import { findViolations } from './tools/axe.ts'
import { PLAYGROUND_PAGE } from './tools/built-folder.ts'
import { goToScreen, overflow } from './tools/playground.ts'
import { withMock } from './tools/servers.ts'
import { createReader } from './tools/visit.ts'

const { visit, visitAddress } = createReader()

const LANGUAGES = ['en', 'pt-BR'] as const
const THEMES = ['light', 'dark']
const WIDTHS = [360, 768, 1280, 1920]

/** A limit for what hangs: a walk goes through every screen in every look. */
const LIMIT = 240_000

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

const options = { locale: 'en', reducedMotion: 'reduce' } as const

test(
  'at a mock, axe-core finds nothing on a screen',
  async () => {
    await withMock((url) => visitAddress(`${url}/`, (page) => walk(page, true), options))
  },
  LIMIT,
)

test.each(['', 'pt-BR/'])(
  'in the published page %j, it finds nothing either, and no screen is too wide',
  (folder) => visit(folder + PLAYGROUND_PAGE, (page) => walk(page, false), options),
  LIMIT,
)

/**
 * Goes from screen to screen on one page, and holds each against the window's width in every language,
 * and once against the rules. No colour depends on the words: languages, themes and widths take turns. In
 * the published page the screens are the same: the rules are for what is around the first one.
 */
async function walk(page: Page, isMock: boolean): Promise<void> {
  const own = chooseLanguage([await page.evaluate(() => document.documentElement.lang)])
  await fill(page, isMock, own)
  const languages = isMock ? LANGUAGES : [own]
  const found: unknown[] = []
  for (const [turn, route] of ROUTES.entries()) {
    const [screen, link] = typeof route === 'string' ? [route] : route
    await open(page, screen)
    if (link !== undefined) {
      await page.locator(link).first().click()
      await isRead(page)
    }
    const tell = (fault: unknown, ...look: unknown[]) => found.push([route, fault, ...look])
    for (const [place, language] of languages.entries()) {
      if (isMock) await choose(page, 'language', language)
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 800 })
        const over = await overflow(page)
        if (over > 0) tell(over, language, width)
      }
      if (isMock ? turn % LANGUAGES.length !== place : turn > 0) continue
      const theme = THEMES[(turn >> 1) % THEMES.length] ?? ''
      const width = WIDTHS[turn % 3] ?? 0
      if (isMock) await choose(page, 'theme', theme)
      // There the head of the page sets it.
      else await page.evaluate((name) => (document.documentElement.dataset['theme'] = name), theme)
      await page.setViewportSize({ width, height: 800 })
      for (const rule of await findViolations(page)) tell(rule, language, theme, width)
    }
  }
  expect(found).toEqual([])
}

/** Chooses the language or the theme; on a narrow page of a mock they are behind the menu. */
async function choose(page: Page, what: 'language' | 'theme', value: string): Promise<void> {
  await page.evaluate(
    ([index, wanted]) => {
      const select = [...document.querySelectorAll<HTMLSelectElement>('.settings select')].at(index)
      if (select === undefined) throw new Error('Cannot choose: the page has no such setting')
      select.value = wanted
      select.dispatchEvent(new Event('change', { bubbles: true }))
    },
    [what === 'language' ? 0 : -1, value] as const,
  )
  const attribute = what === 'language' ? 'lang' : 'data-theme'
  await page.locator(`html[${attribute}="${value}"]`).waitFor({ state: 'attached' })
}

/** Makes something to see on every screen. */
async function fill(page: Page, isMock: boolean, language: Language): Promise<void> {
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click()
  const [webhook, time] = [webhookTexts[language], timeTexts[language]]
  if (isMock) {
    await open(page, 'webhooks')
    await press(webhook.receive)
  }
  await open(page, 'phone/44')
  await press(payTexts[language].accept)
  await page.locator('.outcome').waitFor()
  await open(page, 'try/createCustomer')
  await press(tryTexts[language].send)
  await page.locator('.answer h2 .status').waitFor()
  await open(page, 'time')
  await press(time.templateNames.everyThird)
  await press(webhook.hows.duplicate)
  await page.locator('.fault-mark').waitFor()
}

async function open(page: Page, route: string): Promise<void> {
  await goToScreen(page, route)
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
