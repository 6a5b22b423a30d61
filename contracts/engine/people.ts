import {
  customerFields,
  examplePerson,
  patternOf,
  type CustomerField,
} from '../../openapi/customer-fields.ts'
import { toCnpj, toCpf } from '../../openapi/tax-numbers.ts'

/** All fields of a customer. */
export type Person = Readonly<Record<CustomerField, string>>

/** Creates people with values that a careless site corrupts: accents, leading zeros, a complement. */
export interface People {
  /** The same index gives the same person; each has an e-mail address and tax number of its own. */
  person: (index: number) => Person
  /** A random UUID, version 4, that no record has. */
  uuid: () => string
  /** Random characters of a token. */
  token: () => string
}

/**
 * Checks whether a site kept what was sent in a customer's field. It may tidy a text: letter case,
 * spaces around and between words, Brazil's prefix before a phone number or a region code.
 */
export function isKept(field: string, sent: unknown, received: unknown): boolean {
  if (typeof sent !== 'string' || typeof received !== 'string') return sent === received
  return toPlain(field, sent) === toPlain(field, received)
}

function toPlain(field: string, value: string): string {
  const plain = value.trim().replaceAll(/\s+/g, ' ').normalize('NFC').toLowerCase()
  // Area code and number have ten or eleven digits.
  if (field === 'phone') return plain.replace(/^(?:\+|00)?55(?=\d{10,11}$)/, '')
  return field === 'state' ? plain.replace(/^br-(?=[a-z]{2}$)/, '') : plain
}

const PLACES = [
  {
    city: 'São Paulo',
    state: 'SP',
    zip: '01310100',
    address: 'Avenida Brigadeiro Luís Antônio, 2344',
    area: '11',
  },
  {
    city: 'Santo André',
    state: 'SP',
    zip: '09015010',
    address: 'Rua Coronel Alfredo Fláquer, 1021',
    area: '11',
  },
  {
    city: 'Maceió',
    state: 'AL',
    zip: '57020000',
    address: 'Rua Barão de Atalaia, 58',
    area: '82',
  },
  {
    city: 'Mauá',
    state: 'SP',
    zip: '09310040',
    address: 'Avenida Antônia Rosa Fioravanti, 77',
    area: '11',
  },
]

const NAMES = [
  ['Maria Conceição', 'Araújo Müller'],
  ['Ítalo', 'Gonçalves da Cruz'],
  ['Zoë', 'Brandão'],
  ['Antônia Rosa', 'Luís'],
]

/** RFC 2606 reserves it: nobody gets mail there. */
const NO_MAIL = 'example.com'

/** Creates the people of one run; `run` is its mark, part of every e-mail address and complement. */
export function createPeople(seed: number, run: string, domain = NO_MAIL): People {
  const next = createChance(seed)
  const digits = (count: number) =>
    Array.from({ length: count }, () => Math.floor(next() * 10)).join('')
  const hex = (count: number) =>
    Array.from({ length: count }, () => Math.floor(next() * 16).toString(16)).join('')
  /** Fields that have no value below: the document's example, with the run's mark where any text will do. */
  const others = Object.fromEntries(
    customerFields.map((field) => [
      field,
      patternOf(field) === undefined ? `${examplePerson[field]} ${run}` : examplePerson[field],
    ]),
  ) as Person
  const made: Person[] = []
  function make(index: number): Person {
    const place = PLACES[index % PLACES.length]!
    const [first_name = '', last_name = ''] = NAMES[index % NAMES.length]!
    // Every second one is a company. A site that stores the tax number as a number loses its leading zero.
    const document_number = index % 2 === 0 ? toCpf(`0${digits(8)}`) : toCnpj(`0${digits(7)}0001`)
    return {
      ...others,
      email: `sabia-${run}-${index + 1}@${domain}`,
      first_name,
      last_name,
      address: place.address,
      address_2: `Apto ${31 + index}, bloco B, ${run}`,
      city: place.city,
      state: place.state,
      zip: place.zip,
      country: 'BR',
      phone: `${place.area}9${8 + (index % 2)}${digits(7)}`,
      document_number,
    }
  }
  return {
    person: (index) => {
      while (made.length <= index) made.push(make(made.length))
      return made[index]!
    },
    uuid: () => `${hex(8)}-${hex(4)}-4${hex(3)}-9${hex(3)}-${hex(12)}`,
    token: () => hex(43),
  }
}

/** Mulberry32: 32 bits of state, enough for names and numbers. */
function createChance(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
