import { describe, expect, test } from '@jest/globals'
import * as fc from 'fast-check'
import { isSameSecret } from './constant-time.ts'

describe('two secrets', () => {
  test.each([
    ['demo-secret', 'demo-secret', true],
    ['', 'demo-secret', false],
    ['demo-secre', 'demo-secret', false],
    ['demo-secretx', 'demo-secret', false],
    ['demo-secretdemo-secret', 'demo-secret', false],
    ['DEMO-SECRET', 'demo-secret', false],
    ['segrêdo', 'segredo', false],
    ['segrêdo', 'segrêdo', true],
  ])('%j and %j: %p', (given, known, same) => {
    expect(isSameSecret(given, known)).toBe(same)
  })

  test('are the same when they are equal, and only then', () => {
    const text = fc.string({ unit: 'grapheme', minLength: 1 })
    fc.assert(
      fc.property(text, text, (given, known) => {
        expect(isSameSecret(given, known)).toBe(given === known)
        expect(isSameSecret(known, known)).toBe(true)
      }),
    )
  })
})
