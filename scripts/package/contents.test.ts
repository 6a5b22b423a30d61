import { expect, test } from '@jest/globals'
import { contentProblems, REQUIRED } from './contents.ts'

test('takes the files that belong to the package', () => {
  const files = [...REQUIRED, 'CHANGELOG.md', 'dist/chunks/chunk-4XI2WDYX.js']
  expect(contentProblems(files, 1_000_000)).toEqual([])
})

test.each([
  'mocks/site.ts',
  'dist/chunks/site.test.js',
  'dist/index.js.map',
  '.env',
  'dist/reference/guides/first-call.md',
  'dist/reference/assets/site.css.map',
  'openapi/openapi.yaml',
])('refuses %s', (file) => {
  expect(contentProblems([...REQUIRED, file], 1)).toEqual([`${file} does not belong there`])
})

test('misses what is not there', () => {
  const files = REQUIRED.filter((file) => file !== 'dist/cli.js')
  expect(contentProblems(files, 1)).toEqual(['dist/cli.js is missing'])
})

test('refuses a tarball that is too large', () => {
  expect(contentProblems(REQUIRED, 10_000_000)).toEqual(['10000000 bytes are more than 3145728'])
})
