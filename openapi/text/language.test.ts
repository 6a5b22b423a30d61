import { expect, test } from '@jest/globals'
import { languageOf } from './language.ts'

test.each([
  ['pt-BR,pt;q=0.9,en;q=0.8', 'pt-BR'],
  ['en-US,en;q=0.9,pt;q=0.8', 'en'],
  ['en;q=0.5, PT-pt', 'pt-BR'],
  ['pt;q=0, en', 'en'],
  ['de, pt;q=0.4', 'pt-BR'],
  ['ptx', 'en'],
  ['', 'en'],
])('a browser that asks for "%s" gets %s', (header, language) => {
  expect(
    languageOf(new Request('http://127.0.0.1', { headers: { 'accept-language': header } })),
  ).toBe(language)
})
