import { pt_BR } from '@faker-js/faker'
import { createChance } from '../world/random.ts'
import type { Customer } from '../world/records.ts'
import { places, type Place } from './places.ts'
import { toCnpj, toCpf } from '../../openapi/tax-numbers.ts'

const LEGAL_FORMS = ['Ltda', 'S.A.', 'EIRELI', 'ME']
const TRADES = ['Comércio', 'Serviços', 'Tecnologia', 'Alimentos', 'Transportes', 'Consultoria']
const COMPLEMENTS = ['Apto', 'Bloco', 'Casa', 'Sala', 'Conjunto']

/**
 * Creates plausible Brazilian customers, one after the other: the same seed gives the same sequence.
 * About one in eight is a company. City, state, post code and area code match; tax numbers have
 * valid check digits; e-mail addresses are at a reserved domain (RFC 2606).
 */
export function createPeople(seed: number): (id: number, created_at: string) => Customer {
  const chance = createChance(seed)
  const { first_name: firstNames, last_name: lastNames } = pt_BR.person ?? {}
  const given = [...(firstNames?.female ?? []), ...(firstNames?.male ?? [])]
  const family = lastNames?.generic ?? []
  const streets = (pt_BR.location?.street_prefix ?? ['Rua']).slice(0, 4).map((word) => `${word} `)
  const streetNames = given.map((name) => `${name} `)
  const otherNames = family.map((name) => `${name}, `)

  const below = (limit: number) => Math.floor(chance.next() * limit)
  const pick = (words: readonly string[]) => words[below(words.length)] ?? ''
  const digits = (count: number) => String(below(10 ** count)).padStart(count, '0')

  /** Most names occur often, so each is cut to ASCII once. */
  const localParts = new Map<string, string>()
  const localPartOf = (name: string) => {
    let part = localParts.get(name)
    if (part === undefined) localParts.set(name, (part = toLocalPart(name)))
    return part
  }

  return (id, created_at) => {
    const isCompany = below(8) === 0
    const place = places[below(places.length)] as Place
    const [first, last] = place.zips
    const firstName = isCompany ? `${pick(family)} ${pick(TRADES)}` : pick(given)
    const lastName = isCompany ? pick(LEGAL_FORMS) : pick(family)
    // Texts are joined, because one put together with `+` keeps its parts beside it in memory; and all
    // fields stand in one literal, because fields that are added later move to a second object.
    return {
      id,
      created_at,
      updated_at: created_at,
      email: [localPartOf(firstName), '.', localPartOf(lastName), id, '@example.com'].join(''),
      first_name: firstName,
      last_name: lastName,
      address: [pick(streets), pick(streetNames), pick(otherNames), below(2000) + 1].join(''),
      address_2: below(3) === 0 ? `${pick(COMPLEMENTS)} ${below(300) + 1}` : null,
      city: place.city,
      state: place.state,
      zip: String(first + below(last - first + 1)).padStart(8, '0'),
      country: 'BR',
      phone: `${place.area}9${digits(8)}`,
      document_number: isCompany ? toCnpj(`${digits(8)}0001`) : toCpf(nineDigits()),
    }
  }

  /** Nine digits that aren't all the same: such tax numbers are never issued. */
  function nineDigits(): string {
    const text = digits(9)
    return /^(\d)\1*$/.test(text) ? '123456789' : text
  }
}

function toLocalPart(name: string): string {
  // Decomposed, an accent is a separate mark that can be dropped.
  const ascii = name.normalize('NFD').replaceAll(/\p{Mark}/gu, '')
  return ascii
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '.')
    .replaceAll(/^\.|\.$/g, '')
}
