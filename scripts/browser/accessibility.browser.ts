import { describe, expect, test } from '@jest/globals'
import type { Page } from 'playwright-core'
import { findViolations, type Violation } from './tools/axe.ts'
import { distinctPages, KINDS, PLAYGROUND_PAGE } from './tools/built-folder.ts'
import { settle, takeTour } from './tools/playground.ts'
import { createReader } from './tools/visit.ts'

const { visit } = createReader({ sharesPage: true })

/** How a page is looked at. */
interface Look {
  width: number
  theme: 'light' | 'dark'
  /** What axe-core runs: all of its rules if left out. */
  options?: object
}

const DESKTOP: Look = { width: 1280, theme: 'light' }

/** What colours and widths can break: the markup is that of the other look. */
const PHONE: Look = {
  width: 390,
  theme: 'dark',
  options: { runOnly: ['color-contrast', 'link-in-text-block', 'scrollable-region-focusable'] },
}

/** What the words of a page can break, where another one of its kind is held against all rules. */
const WORDS: Look = {
  ...DESKTOP,
  options: {
    runOnly: [
      'button-name',
      'definition-list',
      'dlitem',
      'duplicate-id-aria',
      'empty-heading',
      'empty-table-header',
      'heading-order',
      'html-has-lang',
      'image-alt',
      'label',
      'landmark-unique',
      'link-name',
      'list',
      'listitem',
      'page-has-heading-one',
      'region',
      'scrollable-region-focusable',
      'svg-img-alt',
    ],
  },
}

/** Holds a page against the rules, as each look asks. */
async function findEverywhere(
  page: Page,
  looks: readonly Look[] = [DESKTOP, PHONE],
): Promise<Violation[]> {
  const found: Violation[] = []
  for (const { width, theme, options } of looks) {
    await page.setViewportSize({ width, height: 800 })
    // A colour in transition would be measured wrongly.
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
    const violations = await findViolations(page, options)
    found.push(...violations.map((violation) => ({ ...violation, width, theme })))
  }
  return found
}

describe('axe-core finds no violation', () => {
  test.each(distinctPages().filter((path) => !path.endsWith(PLAYGROUND_PAGE)))('on %s', (path) =>
    // A link to a place has a long page laid out whole.
    visit(`${path}#main`, async (page) => {
      await settle(page)
      // What opens is held against the rules too; a choice of the reader hides what is assumed.
      await page.evaluate(() => {
        for (const fold of document.querySelectorAll('main details'))
          fold.toggleAttribute('open', true)
      })
      expect(await findEverywhere(page, KINDS.includes(path) ? [DESKTOP, PHONE] : [WORDS])).toEqual(
        [],
      )
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
