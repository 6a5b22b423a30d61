import { expect, test } from '@jest/globals'
import { readOptions } from './options.ts'

const KNOWN = ['zip-as-number', 'F07', 'G36=200']

test('tries all sites when nothing is said', () => {
  expect(readOptions([], KNOWN)).toEqual({ only: [], json: undefined, isHelp: false })
})

test('takes sites and facts one by one and with commas', () => {
  const { only } = readOptions(['--only', 'zip-as-number,F07', '--only', 'G36=200'], KNOWN)
  expect(only).toEqual(KNOWN)
})

test.each([
  ['zip-as-nummer', 'did you mean zip-as-number?'],
  ['something-else-altogether', 'see contracts/proof/'],
])('refuses %s, which is not there', (name, advice) => {
  expect(() => readOptions(['--only', name], KNOWN)).toThrow(
    `Cannot try "${name}": no site and no fact has this name; ${advice}`,
  )
})

test('refuses an option that is not there', () => {
  expect(() => readOptions(['--ony', 'F07'], KNOWN)).toThrow("Unknown option '--ony'")
})
