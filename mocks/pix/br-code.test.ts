import { describe, expect, test } from '@jest/globals'
import * as fc from 'fast-check'
import { hasError, isRecurrencePix, parsePix } from 'pix-utils'
import {
  crc16,
  findPaymentCode,
  toRecurrenceCode,
  toRecurrenceLocation,
  toRecurrencePayload,
} from './br-code.ts'

/** The example of the Central Bank's Pix API for Jornada 2. */
const CENTRAL_BANK =
  '00020126180014br.gov.bcb.pix5204000053039865802BR5913Fulano de Tal6008BRASILIA62070503***' +
  '80800014br.gov.bcb.pix2558pix.example.com/qr/v2/rec/2353c790eefb11eaadc10242ac120002630462C9'

const OURS =
  '00020126180014br.gov.bcb.pix5204000053039865802BR5912Loja Exemplo6009SAO PAULO62070503***' +
  '80800014br.gov.bcb.pix2558pix.example.com/qr/v2/rec/5f84a4c5c5cb4599a9f13eb4d419dacc6304D73D'

const LOCATION = toRecurrenceLocation('5f84a4c5c5cb4599a9f13eb4d419dacc')

const code = fc.stringMatching(/^[0-9a-f]{32}$/)
/** Any text with at least one letter that stays when accents are dropped. */
const name = fc
  .tuple(fc.string({ unit: 'grapheme' }), fc.stringMatching(/^[A-Za-z]$/))
  .map(([text, letter]) => letter + text)
const recurrence = fc.record({
  merchantName: name,
  merchantCity: name,
  location: fc.oneof(code.map(toRecurrenceLocation), fc.stringMatching(/^[a-z0-9./-]{1,77}$/)),
})

/** Reads id, length and value one after the other, as EMV writes them. */
function readFields(payload: string): [id: string, value: string][] {
  const fields: [string, string][] = []
  for (let at = 0; at < payload.length;) {
    const end = at + 4 + Number(payload.slice(at + 2, at + 4))
    fields.push([payload.slice(at, at + 2), payload.slice(at + 4, end)])
    at = end
  }
  return fields
}

describe('a recurrence payload', () => {
  test('is the published example, byte by byte', () => {
    const location = toRecurrenceLocation('2353c790eefb11eaadc10242ac120002')
    expect(
      toRecurrencePayload({ merchantName: 'Fulano de Tal', merchantCity: 'BRASILIA', location }),
    ).toBe(CENTRAL_BANK)
  })

  test('is our worked example, byte by byte', () => {
    expect(
      toRecurrencePayload({
        merchantName: 'Loja Exemplo',
        merchantCity: 'SAO PAULO',
        location: LOCATION,
      }),
    ).toBe(OURS)
  })

  test('has neither a point of initiation nor an amount, and its checksum last', () => {
    fc.assert(
      fc.property(recurrence, (input) => {
        const ids = readFields(toRecurrencePayload(input)).map(([id]) => id)
        expect(ids).toEqual(['00', '26', '52', '53', '58', '59', '60', '62', '80', '63'])
      }),
    )
  })

  test('is ASCII, and no longer than the 512 characters of the document', () => {
    fc.assert(
      fc.property(recurrence, (input) => {
        expect(toRecurrencePayload(input)).toMatch(/^[\x20-\x7e]{1,512}$/)
      }),
    )
  })

  test('holds a name of 25 and a city of 15 characters at most, without accents', () => {
    const payload = toRecurrencePayload({
      merchantName: 'Padaria Pão de Açúcar e Irmãos',
      merchantCity: 'São José dos Campos',
      location: LOCATION,
    })
    const fields = new Map(readFields(payload))
    expect(fields.get('59')).toBe('Padaria Pao de Acucar e I')
    expect(fields.get('60')).toBe('Sao Jose dos Ca')
  })

  test('is read as a recurrence by an independent parser, whatever the name and city', () => {
    fc.assert(
      fc.property(recurrence, (input) => {
        const parsed = parsePix(toRecurrencePayload(input))
        if (hasError(parsed) || !isRecurrencePix(parsed)) throw new Error(JSON.stringify(parsed))
        expect(parsed.urlRec).toBe(input.location)
        expect(parsed.merchantName?.length).toBeLessThanOrEqual(25)
        expect(parsed.merchantCity?.length).toBeLessThanOrEqual(15)
      }),
    )
  })

  test.each([
    ['too long', 'x'.repeat(78)],
    ['with its scheme', `https://${LOCATION}`],
    ['empty', ''],
    ['with a space', 'pix.example.com/a b'],
    ['with an accent', 'pix.example.com/é'],
  ])('refuses a location %s and says what to give', (_, location) => {
    const write = () => toRecurrencePayload({ merchantName: 'A', merchantCity: 'B', location })
    expect(write).toThrow(/^Cannot write the QR code: location ".*" does not fit; give /)
  })

  test('takes a location of 77 characters', () => {
    const location = 'x'.repeat(77)
    const payload = toRecurrencePayload({ merchantName: 'A', merchantCity: 'B', location })
    expect(payload).toContain(`80990014br.gov.bcb.pix2577${location}6304`)
  })

  test.each(['', '  ', '日本'])('refuses the name "%s": nothing of it is ASCII', (merchantName) => {
    const write = () => toRecurrencePayload({ merchantName, merchantCity: 'B', location: LOCATION })
    expect(write).toThrow(`Cannot write the QR code: "${merchantName}" has no ASCII character`)
  })
})

describe('the payment code', () => {
  test('is found again in every payload that holds one', () => {
    fc.assert(
      fc.property(name, name, code, (merchantName, merchantCity, digits) => {
        const location = toRecurrenceLocation(digits)
        const payload = toRecurrencePayload({ merchantName, merchantCity, location })
        expect(findPaymentCode(payload)).toBe(digits)
      }),
    )
  })

  test("gives the payload of the mock's merchant", () => {
    fc.assert(
      fc.property(code, (digits) => {
        const merchant = { merchantName: 'Loja Exemplo', merchantCity: 'SAO PAULO' }
        const location = toRecurrenceLocation(digits)
        expect(toRecurrenceCode(digits)).toBe(toRecurrencePayload({ ...merchant, location }))
      }),
    )
  })

  test.each(['', 'x', OURS.slice(0, -1), OURS.replace('/rec/', '/cob/')])(
    'is not found in %j',
    (text) => {
      expect(findPaymentCode(text)).toBeUndefined()
    },
  )
})

describe('the checksum', () => {
  test('has the check value of CRC-16/CCITT-FALSE', () => {
    expect(crc16('123456789')).toBe('29B1')
    expect(crc16('')).toBe('FFFF')
  })

  test.each([CENTRAL_BANK, OURS])('of %s is its last four characters', (payload) => {
    expect(crc16(payload.slice(0, -4))).toBe(payload.slice(-4))
  })

  test('changes with every single character', () => {
    const places = fc.nat({ max: OURS.length - 5 })
    const character = fc.stringMatching(/^[\x20-\x7e]$/)
    fc.assert(
      fc.property(places, character, (place, other) => {
        fc.pre(OURS[place] !== other)
        const flipped = OURS.slice(0, place) + other + OURS.slice(place + 1, -4)
        expect(crc16(flipped)).not.toBe(OURS.slice(-4))
      }),
    )
  })
})
