import { describe, expect, test } from '@jest/globals'
import axe, { type AxeResults } from 'axe-core'
import type { Page } from 'playwright-core'
import { builtPages, PLAYGROUND_PAGE, REDOC_PAGES } from './tools/built-folder.ts'
import { takeTour } from './tools/playground.ts'
import { settle } from './tools/settle.ts'
import { createReader } from './tools/visit.ts'

const { visit } = createReader({ sharesPage: true })

const own = builtPages().filter((path) => !REDOC_PAGES.includes(path))

/** What of Redoc's pages is looked at: a part with all that a part can have. */
const REDOC_PARTS: Readonly<Record<string, string>> = {
  'reference.html': 'reference.html#operation/createPaymentProfile',
  'control.html': 'control.html#operation/decide',
}

/** A violation of a rule of axe-core. */
export interface Violation {
  rule: string
  /** Markup of the element. */
  html: string
  /** Whether Redoc made the element. */
  isRedoc: boolean
  /** Why, in axe-core's words. */
  why: string
}

/** A violation in Redoc's own page that no option or style of ours can fix. */
interface Exception {
  /** Rule of axe-core. */
  rule: string
  /** What the markup of the elements holds. */
  holds: RegExp
  reason: string
}

/** Violations that are allowed in Redoc's own elements, and nowhere else. */
const exceptions: readonly Exception[] = [
  {
    rule: 'page-has-heading-one',
    holds: /^<html /,
    reason:
      "Redoc shows the part that is read alone; an operation's heading is of the second level.",
  },
  {
    rule: 'heading-order',
    holds: /^<h4 [^>]*data-component-name="Typography\/H4"/,
    reason: "Redoc's heading of a body's fields leaves out the third level.",
  },
]

type Theme = 'light' | 'dark'
type Look = readonly [width: number, theme: Theme]

/** A desktop by day and a phone by night: no colour of our styles depends on the width. */
const OWN_LOOKS: readonly Look[] = [
  [1280, 'light'],
  [390, 'dark'],
]

/** Redoc's styles are not ours. */
const REDOC_LOOKS: readonly Look[] = [...OWN_LOOKS, [390, 'light'], [1280, 'dark']]

/** Holds a page against the rules at each width and in each theme. */
async function findEverywhere(page: Page, looks = OWN_LOOKS): Promise<Violation[]> {
  const found: Violation[] = []
  for (const [width, theme] of looks) {
    await page.setViewportSize({ width, height: 800 })
    // A colour in transition would be measured wrongly.
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
    await isIn(page, theme)
    const violations = await findViolations(page)
    found.push(...violations.map((violation) => ({ ...violation, width, theme })))
  }
  return found
}

/** Redoc's pages name their theme, and follow the system by a script, a moment later. */
async function isIn(page: Page, theme: Theme): Promise<void> {
  await page.waitForFunction((wanted) => {
    const { classList } = document.documentElement
    const isNamed = classList.contains('light') || classList.contains('dark')
    return !isNamed || classList.contains(wanted)
  }, theme)
}

/** Checks the current page against axe-core's rules for WCAG 2 A and AA and for best practice. */
async function findViolations(page: Page): Promise<Violation[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source)
  return page.evaluate(async () => {
    const { axe: loaded } = globalThis as unknown as {
      axe: { run: (options: object) => Promise<AxeResults> }
    }
    const { violations } = await loaded.run({ resultTypes: ['violations'] })
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ html, target, failureSummary }) => ({
        rule: id,
        html: html.slice(0, 200),
        isRedoc:
          document
            .querySelector(String(target[0]))
            ?.closest('#redoc, html:has(#redoc):not(:has(main h1))') !== null,
        why: (failureSummary ?? '').split('\n').slice(1, 2).join('').trim(),
      })),
    )
  })
}

describe('axe-core finds no violation', () => {
  test.each(own.filter((path) => path !== PLAYGROUND_PAGE))('on %s', (path) =>
    visit(path, async (page) => {
      await settle(page)
      expect(await findEverywhere(page)).toEqual([])
    }),
  )

  test('in the list of the search', () =>
    visit('index.html', async (page) => {
      await page.locator('#search-input').fill('zip')
      await page.getByRole('option').first().waitFor()
      await page.keyboard.press('ArrowDown')
      expect(await findEverywhere(page)).toEqual([])
    }))

  test('on the playground in the middle of its tour, with all that opens open', () =>
    visit(PLAYGROUND_PAGE, async (page) => {
      await takeTour(page, 5)
      for (const summary of await page.locator('#console summary').all()) await summary.click()
      // What arrives is faint for a moment.
      await page.waitForFunction(() => document.getAnimations().length === 0)
      expect(await findEverywhere(page)).toEqual([])
    }))
})

describe("on Redoc's pages", () => {
  const found: Violation[] = []

  test.each(REDOC_PAGES)(
    'axe-core finds no violation of ours on %s, and of Redoc only what is listed',
    (path) =>
      visit(REDOC_PARTS[path] ?? path, async (page) => {
        await settle(page)
        await page.locator('#redoc main h2').first().waitFor()
        const isUnknown = ({ rule, html, isRedoc }: Violation) =>
          !isRedoc || !exceptions.some((known) => known.rule === rule && known.holds.test(html))
        const violations = await findEverywhere(page, REDOC_LOOKS)
        found.push(...violations)
        expect(violations.filter(isUnknown)).toEqual([])
      }),
    150_000,
  )

  test.each(exceptions.map(({ rule, holds }) => [rule, holds] as const))(
    'the exception from %s for %p is needed',
    (rule, holds) => {
      expect(found.some((one) => one.rule === rule && holds.test(one.html))).toBe(true)
    },
  )

  test('the skip link leads into the content, and the address stays', () =>
    visit('reference.html#operation/addItem', async (page) => {
      await settle(page)
      await page.waitForURL('**/reference.html#/**')
      const address = page.url()
      await page.locator('.skip').focus()
      await page.keyboard.press('Enter')
      expect(await page.evaluate(() => document.activeElement?.localName)).toBe('main')
      expect(page.url()).toBe(address)
    }))
})
