import { expect, test } from '@jest/globals'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { document } from '../../../openapi/generated/document.ts'
import { packageFolder } from '../../cli/package-folder.ts'
import { compareVersions, leastVersion, parseVersion } from './versions.ts'

const changelog = readFileSync(join(packageFolder(), 'openapi/CHANGELOG.md'), 'utf8')
const headings = [...changelog.matchAll(/^## (.*)$/gm)].map(([, heading = '']) => heading)

test("the newest heading of the document's changelog is its version", () => {
  expect(headings[0]).toBe(document.info.version)
})

test('the headings descend, each of them a version', () => {
  const versions = headings.map(parseVersion)
  for (const [index, version] of versions.slice(1).entries()) {
    expect(compareVersions(versions[index]!, version)).toBeGreaterThan(0)
  }
})

test.each([
  ['breaking', '2.0.0'],
  ['compatible', '1.3.0'],
  ['text', '1.2.4'],
  [undefined, '1.2.3'],
] as const)('behind 1.2.3 the least version of a %s change is %s', (verdict, least) => {
  expect(leastVersion([1, 2, 3], verdict).join('.')).toBe(least)
})

test.each([
  ['1.2.3', '1.2.3', 0],
  ['1.10.0', '1.9.9', 1],
  ['2.0.0', '10.0.0', -1],
])('%s and %s compare as numbers', (one, other, sign) => {
  expect(Math.sign(compareVersions(parseVersion(one), parseVersion(other)))).toBe(sign)
})

test.each(['1.2', 'v1.2.3', '1.2.3-beta', ''])('"%s" is no version', (text) => {
  expect(() => parseVersion(text)).toThrow(`"${text}" is no SemVer; write it as 1.2.3`)
})
