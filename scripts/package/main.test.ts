import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import { packageFolder, packageVersion } from '../cli/package-folder.ts'
import { contentProblems, REQUIRED } from './main.ts'

test('takes the files that belong to the package', () => {
  const files = [...REQUIRED, 'CHANGELOG.md', 'dist/chunks/chunk-4XI2WDYX.js']
  expect(contentProblems(files, 1_000_000)).toEqual([])
})

test.each([
  'mocks/site.ts',
  'dist/chunks/site.test.js',
  'dist/index.js.map',
  '.env',
  'dist/notes.md',
  'dist/reference/assets/site.css.map',
  'openapi/openapi.yaml',
])('refuses %s', (file) => {
  expect(contentProblems([...REQUIRED, file], 1)).toEqual([`${file} does not belong there`])
})

test('names what is missing', () => {
  const files = REQUIRED.filter((file) => file !== 'dist/cli.js')
  expect(contentProblems(files, 1)).toEqual(['dist/cli.js is missing'])
})

test("the package's README leads to files of the package alone", () => {
  const readme = readFileSync(join(packageFolder(), 'scripts/package/README.md'), 'utf8')
  const links = [...readme.matchAll(/\]\(([^)]+)\)/g)].map(([, link = '']) => link)
  const inside = links.filter((link) => !link.startsWith('https:'))
  expect(inside.length).toBeGreaterThan(5)
  expect([...REQUIRED, 'CHANGELOG.md']).toEqual(expect.arrayContaining(inside))
  expect(readme).toContain(`./sabia-${packageVersion()}.tgz`)
})

test('refuses a tarball that is too large', () => {
  expect(contentProblems(REQUIRED, 10_000_000)).toEqual(['10000000 bytes are more than 4194304'])
})
