import { expect, test } from '@jest/globals'
import { helpText, readOptions } from './options.ts'

const NAMES = ['jest', 'python']

test('tries all examples when nothing is said', () => {
  expect(readOptions([], NAMES)).toEqual({ only: [], json: undefined, isHelp: false })
})

test('takes names one by one and with commas', () => {
  expect(readOptions(['--only', 'jest,python', '--only', 'jest'], NAMES).only).toEqual([
    'jest',
    'python',
    'jest',
  ])
})

test('refuses an example that is not there, and names those that are', () => {
  expect(() => readOptions(['--only', 'ruby'], NAMES)).toThrow(
    'Cannot try the example "ruby"; there are jest, python',
  )
})

test('names every example in its help', () => {
  expect(helpText(NAMES)).toContain('jest, python')
})
