import { test } from '@jest/globals'
import { openResult, seePassage } from './readers/passage.ts'
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
    await seePassage(page, isAssumed ? [...sees, certainty] : sees)
    if (isAssumed) return
    // What is stated reads as plain text: it stays where all that is assumed is hidden.
    const certain = page.locator('#certain-only')
    if ((await certain.count()) === 0) return
    await certain.evaluate((box: HTMLInputElement) => (box.checked = true))
    await page.evaluate(() => document.querySelector(':target')?.scrollIntoView())
    await seePassage(page, sees)
  }),
)
