import type { Page } from 'playwright-core'

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
