import { describe, expect, test } from '@jest/globals'
import axe, { type AxeResults } from 'axe-core'
import type { Page } from 'playwright-core'
import { distinctPages, PLAYGROUND_PAGE } from './tools/built-folder.ts'
import { takeTour } from './tools/playground.ts'
import { settle } from './tools/settle.ts'
import { createReader } from './tools/visit.ts'

const { visit } = createReader({ sharesPage: true })

/** A violation of a rule of axe-core. */
export interface Violation {
  rule: string
  /** Markup of the element. */
  html: string
  /** Why, in axe-core's words. */
  why: string
}

type Theme = 'light' | 'dark'
type Look = readonly [width: number, theme: Theme]

/** A desktop by day and a phone by night: no colour of our styles depends on the width. */
const LOOKS: readonly Look[] = [
  [1280, 'light'],
  [390, 'dark'],
]

/** Holds a page against the rules at each width and in each theme. */
async function findEverywhere(page: Page): Promise<Violation[]> {
  const found: Violation[] = []
  for (const [width, theme] of LOOKS) {
    await page.setViewportSize({ width, height: 800 })
    // A colour in transition would be measured wrongly.
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
    const violations = await findViolations(page)
    found.push(...violations.map((violation) => ({ ...violation, width, theme })))
  }
  return found
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
      nodes.map(({ html, failureSummary }) => ({
        rule: id,
        html: html.slice(0, 200),
        why: (failureSummary ?? '').split('\n').slice(1, 2).join('').trim(),
      })),
    )
  })
}

/** Without the playground, which is tried below, and what takes long and differs in its words alone. */
const PAGES = distinctPages().filter(
  (path) => !path.endsWith(PLAYGROUND_PAGE) && !/^pt-BR\/(ledger|fields)\.html$/.test(path),
)

describe('axe-core finds no violation', () => {
  test.each(PAGES)('on %s', (path) =>
    visit(path, async (page) => {
      await settle(page)
      // What opens is held against the rules too; a choice of the reader hides what is assumed.
      await page.evaluate(() => {
        for (const fold of document.querySelectorAll('main details'))
          fold.toggleAttribute('open', true)
      })
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
