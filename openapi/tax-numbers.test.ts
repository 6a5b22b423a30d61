import { describe, expect, test } from '@jest/globals'
import * as fc from 'fast-check'
import { isValidCnpj, isValidCpf, toCnpj, toCpf } from './tax-numbers.ts'

/** Digits of one length, not all alike: such numbers are never given out. */
const digits = (length: number) =>
  fc.stringMatching(new RegExp(`^\\d{${length}}$`)).filter((text) => !/^(\d)\1*$/.test(text))

/** Puts another digit in the place of one. */
function change(text: string, place: number, step: number): string {
  const other = (Number(text[place]) + step) % 10
  return text.slice(0, place) + other + text.slice(place + 1)
}

describe.each([
  { kind: 'CPF', isValid: isValidCpf, complete: toCpf, length: 11 },
  { kind: 'CNPJ', isValid: isValidCnpj, complete: toCnpj, length: 14 },
])('a $kind', ({ isValid, complete, length }) => {
  test('that was completed is valid', () => {
    fc.assert(
      fc.property(digits(length - 2), (begin) => {
        const text = complete(begin)
        expect(text).toHaveLength(length)
        expect(text.startsWith(begin)).toBe(true)
        expect(isValid(text)).toBe(true)
      }),
    )
  })

  test('with one wrong check digit is not valid', () => {
    const steps = fc.integer({ min: 1, max: 9 })
    fc.assert(
      fc.property(digits(length - 2), fc.constantFrom(2, 1), steps, (begin, fromEnd, step) => {
        expect(isValid(change(complete(begin), length - fromEnd, step))).toBe(false)
      }),
    )
  })

  test('of one repeated digit is not valid', () => {
    for (const digit of '0123456789') expect(isValid(digit.repeat(length))).toBe(false)
  })

  test('of another length, or with anything but digits, is not valid', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        fc.pre(!new RegExp(`^\\d{${length}}$`).test(text))
        expect(isValid(text)).toBe(false)
      }),
    )
  })
})

describe('known numbers', () => {
  test.each(['52998224725', '11144477735', '12345678909'])('%s is a CPF', (text) => {
    expect(isValidCpf(text)).toBe(true)
    expect(toCpf(text.slice(0, 9))).toBe(text)
    expect(isValidCnpj(text)).toBe(false)
  })

  test('11222333000181 is a CNPJ', () => {
    expect(isValidCnpj('11222333000181')).toBe(true)
    expect(toCnpj('112223330001')).toBe('11222333000181')
    expect(isValidCpf('11222333000181')).toBe(false)
  })

  test.each(['52998224724', '52998224735', '529.982.247-25', '5299822472', '52998224725\n'])(
    '%j is no CPF',
    (text) => {
      expect(isValidCpf(text)).toBe(false)
    },
  )

  test.each(['11222333000180', '11222333000191', '11.222.333/0001-81', '12ABC34501DE35'])(
    '%s is no CNPJ of digits',
    (text) => {
      expect(isValidCnpj(text)).toBe(false)
    },
  )
})
