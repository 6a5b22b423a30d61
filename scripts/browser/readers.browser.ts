import { test } from '@jest/globals'
import type { Page } from 'playwright-core'
import { seePassage } from './readers/passage.ts'
import { questions, type Question } from './readers/questions.ts'
import { createReader } from './tools/visit.ts'

const { visit } = createReader({ sharesPage: true })

/** Results that a reader sees without scrolling the list. */
const SEEN = 5

test.each(questions.map((question) => [question.asks, question] as const))('%s', (_, question) =>
  visit('index.html', async (page) => {
    await openResult(page, question)
    if (question.then !== undefined) {
      await page.locator('main').getByRole('link', { name: question.then }).first().click()
    }
    await seePassage(page, [...question.sees, question.certainty])
  }),
)

/** Types the words, and opens the first result that has the words which the reader looks for. */
async function openResult(page: Page, { types, opens }: Question): Promise<void> {
  await page.locator('#search-input').fill(types)
  const options = page.getByRole('option')
  await options.first().waitFor()
  const texts = (await options.allInnerTexts()).slice(0, SEEN)
  const place = texts.findIndex((text) => text.toLowerCase().includes((opens ?? '').toLowerCase()))
  if (place < 0) throw new Error(`Cannot open "${opens}": the search shows ${texts.join(' | ')}`)
  await options.nth(place).click()
}
