import { expect, test } from '@jest/globals'
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
    const { sees, certainty } = question
    const isAssumed = certainty === 'assumed'
    const passage = await seePassage(page, isAssumed ? [...sees, 'assumed'] : sees)
    // A mark that names a part, such as "null assumed", leaves the rest stated.
    if (!isAssumed) expect(passage).not.toMatch(/(?<![a-z] )\bassumed/i)
  }),
)
