import { describe, expect, test } from '@jest/globals'
import * as fc from 'fast-check'
import type { Customer } from '../world/records.ts'
import { createPeople } from './people.ts'
import { places } from './places.ts'
import { customerFields } from '../../openapi/customer-fields.ts'
import { isValidCnpj, isValidCpf } from '../../openapi/tax-numbers.ts'

const COUNT = 2000
const seed = fc.integer({ min: 0, max: 2 ** 32 - 1 })

function makePeople(from: number, count: number): Customer[] {
  const person = createPeople(from)
  return Array.from({ length: count }, (_, index) => person(index + 1, '2026-01-15T13:45:30.123Z'))
}

const people = makePeople(1, COUNT)
const companies = people.filter(({ document_number: text }) => text?.length === 14)

/** First post codes of each state's range, and its area codes (Correios; Anatel). */
const STATES: Record<string, { zips: [first: string, last: string][]; areas: string[] }> = {
  AC: { zips: [['69900', '69999']], areas: ['68'] },
  AL: { zips: [['57000', '57999']], areas: ['82'] },
  AM: {
    zips: [
      ['69000', '69299'],
      ['69400', '69899'],
    ],
    areas: ['92', '97'],
  },
  AP: { zips: [['68900', '68999']], areas: ['96'] },
  BA: { zips: [['40000', '48999']], areas: ['71', '73', '74', '75', '77'] },
  CE: { zips: [['60000', '63999']], areas: ['85', '88'] },
  DF: {
    zips: [
      ['70000', '72799'],
      ['73000', '73699'],
    ],
    areas: ['61'],
  },
  ES: { zips: [['29000', '29999']], areas: ['27', '28'] },
  GO: {
    zips: [
      ['72800', '72999'],
      ['73700', '76799'],
    ],
    areas: ['61', '62', '64'],
  },
  MA: { zips: [['65000', '65999']], areas: ['98', '99'] },
  MG: { zips: [['30000', '39999']], areas: ['31', '32', '33', '34', '35', '37', '38'] },
  MS: { zips: [['79000', '79999']], areas: ['67'] },
  MT: { zips: [['78000', '78899']], areas: ['65', '66'] },
  PA: { zips: [['66000', '68899']], areas: ['91', '93', '94'] },
  PB: { zips: [['58000', '58999']], areas: ['83'] },
  PE: { zips: [['50000', '56999']], areas: ['81', '87'] },
  PI: { zips: [['64000', '64999']], areas: ['86', '89'] },
  PR: { zips: [['80000', '87999']], areas: ['41', '42', '43', '44', '45', '46'] },
  RJ: { zips: [['20000', '28999']], areas: ['21', '22', '24'] },
  RN: { zips: [['59000', '59999']], areas: ['84'] },
  RO: { zips: [['76800', '76999']], areas: ['69'] },
  RR: { zips: [['69300', '69399']], areas: ['95'] },
  RS: { zips: [['90000', '99999']], areas: ['51', '53', '54', '55'] },
  SC: { zips: [['88000', '89999']], areas: ['47', '48', '49'] },
  SE: { zips: [['49000', '49999']], areas: ['79'] },
  SP: { zips: [['01000', '19999']], areas: ['11', '12', '13', '14', '15', '16', '17', '18', '19'] },
  TO: { zips: [['77000', '77999']], areas: ['63'] },
}

describe('a person', () => {
  test('has the fields that a client may send, in their order', () => {
    const fields = ['id', 'created_at', 'updated_at', ...customerFields]
    for (const person of people) expect(Object.keys(person)).toEqual(fields)
  })

  test('has a valid tax number, whatever the seed', () => {
    fc.assert(
      fc.property(seed, (from) => {
        for (const { document_number: text } of makePeople(from, 50)) {
          expect(isValidCpf(text ?? '') || isValidCnpj(text ?? '')).toBe(true)
        }
      }),
    )
  })

  test('has state, area code and post code of the same city', () => {
    for (const { city, state, phone, zip, country } of people) {
      const place = places.find((one) => one.city === city && one.state === state)
      if (place === undefined) throw new Error(`${city}/${state} is no place of the table`)
      expect(country).toBe('BR')
      expect(phone).toMatch(new RegExp(`^${place.area}9\\d{8}$`))
      expect(zip).toMatch(/^\d{8}$/)
      expect(place.zips[0] <= Number(zip) && Number(zip) <= place.zips[1]).toBe(true)
    }
  })

  test('has an address of its own at a reserved name: plain, lower-case, without a tag', () => {
    for (const { email } of people) {
      expect(email).toMatch(/^[a-z0-9]+(\.[a-z0-9]+)*@example\.com$/)
      expect(email.length).toBeLessThanOrEqual(64)
    }
    expect(new Set(people.map(({ email }) => email)).size).toBe(COUNT)
  })

  test('has an e-mail address made of name and id', () => {
    const [first] = people
    const plain = `${first?.first_name}.${first?.last_name}1@example.com`
    const ascii = plain.normalize('NFD').replaceAll(/\p{Mark}/gu, '')
    expect(first?.email).toBe(ascii.toLowerCase().replaceAll(' ', '.'))
  })

  test('lives in a street with a number', () => {
    for (const { address } of people) {
      expect(address).toMatch(/^(Rua|Avenida|Travessa|Alameda) \S.*\S, [1-9]\d{0,3}$/)
    }
  })
})

describe('the people', () => {
  test('are companies for about one eighth', () => {
    expect(companies.length / COUNT).toBeGreaterThan(0.09)
    expect(companies.length / COUNT).toBeLessThan(0.16)
  })

  test('have accents in some names, and no complement in some addresses', () => {
    expect(people.some(({ first_name: name }) => /[áâãçéêíóôõú]/i.test(name))).toBe(true)
    const bare = people.filter(({ address_2: complement }) => complement === null)
    expect(bare.length).toBeGreaterThan(0)
    expect(bare.length).toBeLessThan(COUNT)
  })

  test('live in every place of the table', () => {
    expect(new Set(people.map(({ city, state }) => `${city}/${state}`)).size).toBe(places.length)
  })

  test('are the same for the same seed, and others for another', () => {
    expect(makePeople(7, 20)).toEqual(makePeople(7, 20))
    expect(makePeople(7, 20)).not.toEqual(makePeople(8, 20))
  })
})

describe('the places', () => {
  test('are at least 57 cities, each once', () => {
    expect(places.length).toBeGreaterThanOrEqual(57)
    expect(new Set(places.map(({ city, state }) => `${city}/${state}`)).size).toBe(places.length)
  })

  test('lie in all 27 states', () => {
    expect([...new Set(places.map(({ state }) => state))].sort()).toEqual(Object.keys(STATES))
  })

  test.each(places)('$city has an area code of $state', ({ state, area }) => {
    expect(STATES[state]?.areas).toContain(area)
  })

  test.each(places)('$city has post codes of $state, eight digits each', ({ state, zips }) => {
    const [first, last] = zips
    expect(first).toBeGreaterThanOrEqual(1_000_000)
    expect(last).toBeLessThan(100_000_000)
    expect(first).toBeLessThan(last)
    const isInside = STATES[state]?.zips.some(
      ([from, to]) => first >= Number(`${from}000`) && last <= Number(`${to}999`),
    )
    expect(isInside).toBe(true)
  })

  test('share no post code', () => {
    const ranges = places.map(({ zips }) => zips).toSorted(([one], [two]) => (one < two ? -1 : 1))
    for (const [index, [first]] of ranges.entries()) {
      const before = ranges[index - 1]
      if (before !== undefined) expect(before[1] < first).toBe(true)
    }
  })
})
