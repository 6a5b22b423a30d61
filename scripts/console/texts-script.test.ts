import { expect, test } from '@jest/globals'
import { runInNewContext } from 'node:vm'
import { languages, type Language } from '../../openapi/text/language.ts'
import { allGaps, gaps } from '../../openapi/ledger.ts'
import { textsOfConsole, toTextsScript } from './texts-script.ts'

const others = (Object.keys(languages) as Language[]).filter((language) => language !== 'en')

test.each(others)('the script has what the console can show, in %s', (language) => {
  const { sabiaTexts } = runInNewContext(`${toTextsScript(language)};globalThis`) as {
    sabiaTexts: Record<string, Record<string, string>>
  }
  const texts = sabiaTexts[language] ?? {}
  // The long rows of the ledger may stay English, and names of schemas do.
  const long = allGaps.flatMap(({ assumption, reason, choices }) => [
    assumption,
    reason,
    ...Object.values(choices),
  ])
  const missing = textsOfConsole().filter(
    (text) => !(text in texts) && !long.includes(text) && !/^[A-Z][A-Za-z]*$/.test(text),
  )
  expect(missing).toEqual([])
  expect(texts['List customers']).toBe('Listar clientes')
  expect(texts[gaps.G39.question]).toMatch(/lista\?$/)
})
