import { describe, expect, test } from '@jest/globals'
import type { Page } from 'playwright-core'
import { distinctPages } from './tools/built-folder.ts'
import { settle } from './tools/playground.ts'
import { createReader } from './tools/visit.ts'

const { visit } = createReader({ sharesPage: true })

/** 400 and 200 % of zoom; the narrowest windows of the wider layouts. What fits there fits in wider ones. */
const WIDTHS = [320, 640, 960, 1200]

test.each(distinctPages())(
  '%s fits each width, keeps still, is entered by the skip link, and can be searched',
  (path) =>
    visit(path, async (page) => {
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await settle(page)
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 640 })
        const cut = await page
          .locator('header nav ul')
          .evaluate((list) => list.scrollWidth - list.clientWidth)
        const [overhanging, unreachable] = [
          await findOverhanging(page),
          await findUnreachable(page),
        ]
        expect({ width, cut, overhanging, unreachable }).toEqual({
          width,
          cut: 0,
          overhanging: [],
          unreachable: [],
        })
      }
      expect(await findMoving(page)).toEqual([])
      await page.locator('.skip').focus()
      await page.keyboard.press('Enter')
      await page.locator('main:focus').waitFor()
      await page.locator('#search-input').fill('SB404')
      await page.getByRole('option').first().waitFor()
    }),
)

test.each(['index.html', 'guides/pix-recurrence.html'])(
  '%s shows its diagrams whole on a phone',
  (path) =>
    visit(
      path,
      async (page) => {
        const boxes = page.locator('.diagram')
        const hidden = await boxes.evaluateAll((all) =>
          all.map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth),
        )
        expect([hidden.length > 0, Math.max(...hidden)]).toEqual([true, 0])
      },
      { viewport: { width: 390, height: 800 } },
    ),
)

test('the strip of guides on a phone shows the one that is read', () =>
  visit(
    'guides/figures.html',
    async (page) => {
      const link = page.locator('.guides [aria-current]')
      const { x = -1, width = 0 } = (await link.boundingBox()) ?? {}
      expect(x).toBeGreaterThanOrEqual(0)
      expect(x + width).toBeLessThanOrEqual(390)
    },
    { viewport: { width: 390, height: 800 } },
  ))

describe('the mark of what is assumed', () => {
  const mark = (page: Page) => page.locator('[id="body.state"] > .mark a').first()

  test('opens its question, the assumption and the choices below it, and closes them', () =>
    visit('operations/createCustomer.html', async (page) => {
      const note = page.locator('[id="body.state"] > .gap-note')
      await mark(page).click()
      for (const words of ['?', 'Assumed:', 'in the ledger']) await note.getByText(words).waitFor()
      expect(await note.locator('.choices > li').count()).toBeGreaterThan(1)
      await mark(page).press('Enter')
      await note.waitFor({ state: 'detached' })
    }))

  test('leads to its note at the end of the page where there are no scripts', () =>
    visit(
      'operations/createCustomer.html',
      async (page) => {
        const id = (await mark(page).getAttribute('href')) ?? ''
        await mark(page).click()
        const note = page.locator(id)
        await note.getByText('in the ledger').waitFor()
        expect(await note.isVisible()).toBe(true)
      },
      { javaScriptEnabled: false },
    ))
})

test('a wide table scrolls by keys', () =>
  visit(
    'guides/errors.html',
    async (page) => {
      await page.locator('.table').first().focus()
      for (let press = 0; press < 5; press++) await page.keyboard.press('ArrowRight')
      await page.waitForFunction(() => (document.querySelector('.table')?.scrollLeft ?? 0) > 50)
    },
    { viewport: { width: 390, height: 800 } },
  ))

test('the navigation stands in one line on a phone, in the language of longer words', () =>
  visit(
    'pt-BR/reference.html',
    async (page) => {
      const tops = await page
        .locator('header nav li:visible')
        .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().top))
      expect([tops.length, new Set(tops).size]).toEqual([5, 1])
    },
    { viewport: { width: 360, height: 800 } },
  ))

describe('on paper', () => {
  /** What A4 leaves between its margins. */
  const viewport = { width: 688, height: 1000 }

  test.each([
    'operations/createCustomer.html',
    'guides/webhooks.html',
    'pt-BR/fields.html',
    'ledger.html',
  ])('%s is whole, and black on white in the dark theme too', (path) =>
    visit(
      path,
      async (page) => {
        await page.evaluate(() => (document.documentElement.dataset['theme'] = 'dark'))
        await page.emulateMedia({ media: 'print' })
        expect(await findOverhanging(page)).toEqual([])
        expect(
          await page.evaluate(() => {
            const isShown = (element: Element) => element.checkVisibility()
            const find = (names: string) => [...document.querySelectorAll(names)]
            const { color, backgroundColor } = getComputedStyle(document.body)
            return {
              colours: [color, backgroundColor],
              useless: find('nav, button, input, footer').filter(isShown).length,
              folded: find('details > :not(summary)').filter(
                (part) => part.closest('nav') === null && !isShown(part),
              ).length,
              scrolling: find('pre, .table').filter((box) => box.scrollWidth > box.clientWidth)
                .length,
              samples: find('.samples .pane').filter(isShown).length,
            }
          }),
        ).toEqual({
          colours: ['rgb(0, 0, 0)', 'rgb(255, 255, 255)'],
          useless: 0,
          folded: 0,
          scrolling: 0,
          samples: path.startsWith('operations/') ? 1 : 0,
        })
      },
      { viewport },
    ),
  )
})

/** Elements that overflow the view on the right, outside any box that scrolls. */
function findOverhanging(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isOut = (element: Element): boolean => {
      const { right, width, height } = element.getBoundingClientRect()
      if (width <= 1 || height <= 1 || right <= innerWidth + 1) return false
      for (let box = element.parentElement; box !== null; box = box.parentElement) {
        if (box !== document.body && getComputedStyle(box).overflowX !== 'visible') return false
      }
      return true
    }
    return [...document.querySelectorAll('body *')]
      .filter(isOut)
      .map((element) => element.outerHTML.slice(0, 120))
  })
}

/** Boxes that scroll sideways and that the Tab key can't reach. */
function findUnreachable(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main *')]
      .filter(
        (box) =>
          box.scrollWidth > box.clientWidth + 1 &&
          box.checkVisibility() &&
          /auto|scroll/.test(getComputedStyle(box).overflowX) &&
          box.tabIndex < 0 &&
          box.querySelector('a, button, input, select, [tabindex]') === null,
      )
      .map((box) => box.outerHTML.slice(0, 120)),
  )
}

/** Elements with a running animation or transition. */
function findMoving(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const longest = (times: string) => Math.max(...times.split(',').map(parseFloat))
    return [...document.querySelectorAll('body *')]
      .filter((element) => {
        const { transitionDuration, animationName, animationDuration } = getComputedStyle(element)
        const isAnimated = animationName !== 'none' && longest(animationDuration) > 0.01
        return isAnimated || longest(transitionDuration) > 0.01
      })
      .map((element) => element.outerHTML.slice(0, 100))
  })
}
