import { expect, test } from '@jest/globals'
import { toContext } from './option.ts'

const LONG = `${'Many words stand before it. '.repeat(8)}The signature is hexadecimal. ${'And after. '.repeat(20)}`

test('shows a short text whole', () => {
  expect(toContext('Postal code, digits only.', 'zip')).toBe('Postal code, digits only.')
})

test('shows of a long text what stands around a word of the question', () => {
  const context = toContext(LONG, 'the Signature')
  expect(context).toContain('signature is hexadecimal')
  expect(context.length).toBeLessThan(160)
  expect(context).toMatch(/^… .* …$/)
})

test('shows the beginning where the text has no word of the question', () => {
  expect(toContext(LONG, 'zip')).toMatch(/^Many words .* …$/)
})
