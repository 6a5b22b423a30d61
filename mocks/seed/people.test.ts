import { describe, expect, test } from '@jest/globals'
import * as fc from 'fast-check'
import { createPeople, type Person } from './people.ts'
import { places } from './places.ts'
import { isValidCnpj, isValidCpf } from '../../openapi/tax-numbers.ts'

const COUNT = 2000
const seed = fc.integer({ min: 0, max: 2 ** 32 - 1 })

function makePeople(from: number, count: number): Person[] {
  const person = createPeople(from)
  return Array.from({ length: count }, (_, index) => person(index + 1))
}

const people = makePeople(1, COUNT)
const companies = people.filter(({ document_number: text }) => text?.length === 14)

describe('a person', () => {
  test('has the eleven fields that a client may send', () => {
    for (const person of people) {
      expect(Object.keys(person).sort()).toEqual([
        'address',
        'address_2',
        'city',
        'country',
        'document_number',
        'email',
        'first_name',
        'last_name',
        'phone',
        'state',
        'zip',
      ])
    }
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
      expect(place.zips[0] <= String(zip) && String(zip) <= place.zips[1]).toBe(true)
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
