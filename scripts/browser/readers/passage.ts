import type { Page } from 'playwright-core'

/** A longer passage isn't an answer. In characters. */
const MOST = 1500

/** How long a place may take to come into view, in milliseconds. */
const PATIENCE = 15_000

/** Results that a reader sees without scrolling the list. */
const SEEN = 5

/** Types the words, and opens the first result that has the words which the reader looks for. */
export async function openResult(
  page: Page,
  { types, opens = '' }: { types: string; opens?: string },
): Promise<void> {
  await page.locator('#search-input').fill(types)
  const options = page.getByRole('option')
  await options.first().waitFor()
  const texts = (await options.allInnerTexts()).slice(0, SEEN)
  const place = texts.findIndex((text) => text.toLowerCase().includes(opens.toLowerCase()))
  if (place < 0) throw new Error(`Cannot open "${opens}": the search shows ${texts.join(' | ')}`)
  await options.nth(place).click()
}

/**
 * Waits until one passage in view has all the words, and returns its text.
 *
 * @throws Error that tells what is in view, and what is not.
 */
export async function seePassage(page: Page, words: readonly string[]): Promise<string> {
  // While another page loads, there is nothing to check.
  const look = (wanted: readonly string[]) => findPassage(page, wanted).catch(() => undefined)
  const until = Date.now() + PATIENCE
  for (;;) {
    const found = await look(words)
    if (found !== undefined) return found
    if (Date.now() > until) {
      const missing = []
      for (const word of words) if ((await look([word])) === undefined) missing.push(word)
      const what = missing.length === 0 ? 'in one passage' : `at all: ${missing.join(', ')}`
      throw new Error(`Cannot see "${words.join('", "')}" at ${page.url()} ${what}`)
    }
    await page.waitForTimeout(100)
  }
}

/**
 * Waits until one passage has all the words in view at some place of the page, from its top to its end.
 *
 * @throws Error that names the page when there is none.
 */
export async function findWhileScrolling(page: Page, words: readonly string[]): Promise<void> {
  const until = Date.now() + PATIENCE
  do {
    const { height, step } = await page.evaluate(() => ({
      height: document.documentElement.scrollHeight,
      step: innerHeight / 3,
    }))
    for (let top = 0; top < height; top += step) {
      await page.evaluate((place) => scrollTo({ top: place, behavior: 'instant' }), top)
      if ((await findPassage(page, words)) !== undefined) return
    }
  } while (Date.now() < until)
  throw new Error(`Cannot see "${words.join('", "')}" in one passage of ${page.url()}`)
}

/**
 * Finds the shortest passage in view that holds all the given words, whatever their case; undefined
 * where there is none. Only letters that the reader sees count: what is scrolled out of view, hidden
 * or below the header does not.
 */
function findPassage(page: Page, words: readonly string[]): Promise<string | undefined> {
  return page.evaluate(
    ([wanted, most]) => {
      const top = document.querySelector('header.top')?.getBoundingClientRect().bottom ?? 0
      const isSeen = (node: Text): boolean => {
        const parent = node.parentElement
        if (parent === null || !parent.checkVisibility({ visibilityProperty: true })) return false
        const range = document.createRange()
        range.selectNodeContents(node)
        return [...range.getClientRects()].some(
          (box) => box.width > 0 && box.bottom > Math.max(top, 0) + 4 && box.top < innerHeight - 4,
        )
      }
      const main = document.querySelector('main') ?? document.body
      // Checked once for each node: a page has thousands of them, and few are in view.
      const seen: Node[] = []
      const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT)
      for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
        if (isSeen(node as Text)) seen.push(node)
      }
      const textOf = (element: Element): string =>
        seen
          .filter((node) => element.contains(node))
          .map((node) => node.textContent ?? '')
          .join(' ')
          .replaceAll(/\s+/g, ' ')
          .replaceAll(/ ([,.:;)])/g, '$1')
          .trim()
      const has = (text: string) => {
        const lower = text.toLowerCase()
        return wanted.every((word) => lower.includes(word.toLowerCase()))
      }
      if (!has(textOf(main))) return undefined
      let found = main as Element
      for (;;) {
        const inner = [...found.children].find((child) => has(textOf(child)))
        if (inner === undefined) break
        found = inner
      }
      const text = textOf(found)
      return text.length <= most ? text : undefined
    },
    [words, MOST] as const,
  )
}
