import { describe, expect, test } from '@jest/globals'
import type { Page } from 'playwright-core'
import { findViolations, type Violation } from './accessibility/find-violations.ts'
import { exceptions } from './accessibility/redoc.ts'
import { builtPages, PLAYGROUND_PAGE, REDOC_PAGES } from './tools/built-folder.ts'
import { takeTour } from './tools/playground.ts'
import { settle } from './tools/settle.ts'
import { createReader } from './tools/visit.ts'

const { visit } = createReader()

const own = builtPages().filter((path) => !REDOC_PAGES.includes(path))

/** What of Redoc's pages is looked at: a part with all that a part can have. */
const REDOC_PARTS: Readonly<Record<string, string>> = {
  'reference.html': 'reference.html#operation/createPaymentProfile',
  'control.html': 'control.html#operation/decide',
}

/** Holds a page against the rules on a desktop and a phone, by day and by night. */
async function findEverywhere(page: Page): Promise<Violation[]> {
  const found: Violation[] = []
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 800 })
    for (const colorScheme of ['light', 'dark'] as const) {
      // A colour on its way to another one is neither.
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      const violations = await findViolations(page, colorScheme === 'dark')
      found.push(...violations.map((violation) => ({ ...violation, width, colorScheme })))
    }
  }
  return found
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
      for (const summary of await page.locator('#playground summary').all()) await summary.click()
      // What arrives is faint for a moment.
      await page.waitForTimeout(500)
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
        const violations = await findEverywhere(page)
        found.push(...violations)
        const others = violations.filter(
          ({ rule, html, isRedoc }) =>
            !isRedoc || !exceptions.some((known) => known.rule === rule && known.holds.test(html)),
        )
        expect(others).toEqual([])
      }),
    60_000,
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

describe('at 320 pixels, which is 400 % of zoom, on a phone and at 640', () => {
  test.each(builtPages())(
    'no part of %s hangs over the side, and its navigation is whole',
    (path) =>
      visit(
        path,
        async (page) => {
          await settle(page)
          for (const width of [320, 390, 640]) {
            await page.setViewportSize({ width, height: 640 })
            const over = await page.evaluate(() =>
              [...document.querySelectorAll<HTMLElement>('body, body *')]
                .filter((element) => {
                  const { right, width: wide, height } = element.getBoundingClientRect()
                  if (wide <= 1 || height <= 1 || right <= innerWidth + 1) return false
                  // What scrolls inside a box of its own is no part of the page's width.
                  for (let box = element.parentElement; box !== null; box = box.parentElement) {
                    const { overflowX } = getComputedStyle(box)
                    if (overflowX !== 'visible' && box !== document.body) return false
                  }
                  return true
                })
                .map((element) => element.outerHTML.slice(0, 120)),
            )
            expect([width, over]).toEqual([width, []])
            const navigation = page.locator('header nav ul')
            expect(await navigation.evaluate((list) => list.scrollWidth - list.clientWidth)).toBe(0)
          }
        },
        { viewport: { width: 320, height: 640 } },
      ),
  )
})

describe('by keys alone', () => {
  test.each(own)('every box of %s that scrolls can be reached', (path) =>
    visit(
      path,
      async (page) => {
        await settle(page)
        const unreachable = await page.evaluate(() =>
          [...document.querySelectorAll<HTMLElement>('main *')]
            .filter(
              (box) =>
                box.checkVisibility() &&
                box.scrollWidth > box.clientWidth + 1 &&
                /auto|scroll/.test(getComputedStyle(box).overflowX) &&
                box.tabIndex < 0 &&
                box.querySelector('a, button, input, select, [tabindex]') === null,
            )
            .map((box) => box.outerHTML.slice(0, 120)),
        )
        expect(unreachable).toEqual([])
      },
      { viewport: { width: 390, height: 800 } },
    ),
  )

  test('a wide table scrolls', () =>
    visit(
      'guides/errors.html',
      async (page) => {
        const table = page.locator('.table').first()
        await table.focus()
        for (let press = 0; press < 5; press++) await page.keyboard.press('ArrowRight')
        await page.waitForFunction(() => (document.querySelector('.table')?.scrollLeft ?? 0) > 50)
      },
      { viewport: { width: 390, height: 800 } },
    ))

  test.each(own)('the skip link of %s leads into the content', (path) =>
    visit(path, async (page) => {
      await settle(page)
      await page.locator('.skip').focus()
      expect(await page.locator('.skip').boundingBox()).toMatchObject({ y: expect.any(Number) })
      await page.keyboard.press('Enter')
      expect(await page.evaluate(() => document.activeElement?.id)).toBe('main')
    }),
  )
})

test.each(builtPages())('nothing of %s moves for a reader who wants that', (path) =>
  visit(
    path,
    async (page) => {
      await settle(page)
      const moving = await page.evaluate(() =>
        [...document.querySelectorAll('body *')]
          .filter((element) => {
            const { transitionDuration, animationName, animationDuration } =
              getComputedStyle(element)
            const longest = (times: string) => Math.max(...times.split(',').map(parseFloat))
            return (
              longest(transitionDuration) > 0.01 ||
              (animationName !== 'none' && longest(animationDuration) > 0.01)
            )
          })
          .map((element) => element.outerHTML.slice(0, 100)),
      )
      expect(moving).toEqual([])
    },
    { reducedMotion: 'reduce' },
  ),
)
