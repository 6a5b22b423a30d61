import { test } from '@jest/globals'
import { openResult } from './readers/open-result.ts'
import { seePassage } from './readers/passage.ts'
import { questions } from './readers/questions.ts'
import { createReader } from './tools/visit.ts'

const { visit } = createReader({ sharesPage: true })

test.each(questions.map((question) => [question.asks, question] as const))('%s', (_, question) =>
  visit('index.html', async (page) => {
    await openResult(page, question)
    if (question.then !== undefined) {
      await page.locator('main').getByRole('link', { name: question.then }).first().click()
    }
    await seePassage(page, [...question.sees, question.certainty])
  }),
)
