import { expect, test } from '@jest/globals'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { document } from '../../openapi/generated/document.ts'
import { packageFolder } from '../cli/package-folder.ts'
import { isBelow, leastVersion } from './report.ts'

test("the document's changelog begins with its version, and its headings descend", () => {
  const changelog = readFileSync(join(packageFolder(), 'openapi/CHANGELOG.md'), 'utf8')
  const versions = [...changelog.matchAll(/^## (.*)$/gm)].map(([, heading = '']) => heading)
  expect(versions[0]).toBe(document.info.version)
  for (const [index, version] of versions.slice(1).entries()) {
    expect([version, isBelow(version, versions[index]!)]).toEqual([version, true])
  }
})

test.each([
  ['breaking', '2.0.0'],
  ['compatible', '1.3.0'],
  ['text', '1.2.4'],
  [undefined, '1.2.3'],
] as const)('behind 1.2.3, a %s change needs %s at least', (verdict, least) => {
  expect(leastVersion('1.2.3', verdict)).toBe(least)
})

test.each([
  ['1.2.3', '1.2.3', false],
  ['1.10.0', '1.9.9', false],
  ['2.0.0', '10.0.0', true],
])('versions compare as numbers: %s is below %s: %p', (one, other, expected) => {
  expect(isBelow(one, other)).toBe(expected)
})

test.each(['1.2', 'v1.2.3', '1.2.3-beta', ''])('"%s" is refused', (text) => {
  expect(() => isBelow(text, '1.0.0')).toThrow(`"${text}" is not three numbers; write it as 1.2.3`)
})
