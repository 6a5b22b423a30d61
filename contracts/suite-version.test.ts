import { expect, test } from '@jest/globals'
import { readFileSync } from 'node:fs'
import { SUITE_VERSION } from './suite-version.ts'

test("the suite's version is the package's", () => {
  const { version } = JSON.parse(
    readFileSync(new URL('../package.json', import.meta.url), 'utf8'),
  ) as { version: string }
  expect(SUITE_VERSION).toBe(version)
})
