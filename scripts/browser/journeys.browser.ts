import { describe, expect, test } from '@jest/globals'
import type { Page } from 'playwright-core'
import type { Journey } from './readers/journey.ts'
import { journeysEn } from './readers/journeys-en.ts'
import { journeysPt } from './readers/journeys-pt.ts'
import { findWhileScrolling, openResult, seePassage } from './readers/passage.ts'
import { createReader } from './tools/visit.ts'

const { visit, addressOf } = createReader({ sharesPage: true })

/** The folder of each language, and the questions of those who know no other one. */
const languages = [
  ['English', '', journeysEn],
  ['Portuguese', 'pt-BR/', journeysPt],
] as const

describe.each(languages)('an integrator who knows only %s', (_language, folder, journeys) => {
  test.each(journeys.map((journey) => [journey.asks, journey] as const))('%s', (_, journey) =>
    visit(`${folder}index.html`, (page) => travel(page, journey, addressOf(folder + journey.at))),
  )
})

/** Goes the way of a journey, and looks for its answer where it ends. */
async function travel(page: Page, { by, sees }: Journey, goal: string): Promise<void> {
  const links = 'follows' in by ? by.follows : [by.then ?? []].flat()
  if ('types' in by) await openResult(page, by)
  for (const name of links) {
    await page.locator('main').getByRole('link', { name }).first().click()
  }
  await page.waitForURL((url) => decodeURIComponent(url.href).startsWith(goal))
  expect(links.length + ('types' in by ? 1 : 0)).toBeLessThanOrEqual(2)
  // A fragment leads to the answer; a whole page is read from its top.
  if (new URL(page.url()).hash === '') await findWhileScrolling(page, sees)
  else await seePassage(page, sees)
}
