import { pt_BR } from '@faker-js/faker'
import { createChance } from '../world/random.ts'
import type { Customer } from '../world/records.ts'
import { places, type Place } from './places.ts'
import { customerFields } from '../../openapi/customer-fields.ts'
import { toCnpj, toCpf } from '../../openapi/tax-numbers.ts'

/** The fields of a customer that a client sends. */
export type Person = Omit<Customer, 'id' | 'created_at' | 'updated_at'>

const LEGAL_FORMS = ['Ltda', 'S.A.', 'EIRELI', 'ME']
const TRADES = ['Comércio', 'Serviços', 'Tecnologia', 'Alimentos', 'Transportes', 'Consultoria']
/** What stands in the fields that are not made up. */
const NOT_GIVEN = Object.fromEntries(customerFields.map((field) => [field, null])) as Record<
  keyof Person,
  null
>
const COMPLEMENTS = ['Apto', 'Bloco', 'Casa', 'Sala', 'Conjunto']

/**
 * Creates plausible Brazilian customers, one after the other: the same seed gives the same sequence.
 * About one in eight is a company. City, state, post code and area code match; tax numbers have
 * valid check digits; e-mail addresses are at a reserved domain (RFC 2606).
 */
export function createPeople(seed: number): (id: number) => Person {
  const chance = createChance(seed)
  const { first_name: firstNames, last_name: lastNames } = pt_BR.person ?? {}
  const given = [...(firstNames?.female ?? []), ...(firstNames?.male ?? [])]
  const family = lastNames?.generic ?? []
  const prefixes = (pt_BR.location?.street_prefix ?? ['Rua']).slice(0, 4)

  const below = (limit: number) => Math.floor(chance.next() * limit)
  const pick = (words: readonly string[]) => words[below(words.length)] ?? ''
  const digits = (count: number) => String(below(10 ** count)).padStart(count, '0')

  return (id) => {
    const isCompany = below(8) === 0
    const place = places[below(places.length)] as Place
    const first = Number(place.zips[0])
    const last = Number(place.zips[1])
    const firstName = isCompany ? `${pick(family)} ${pick(TRADES)}` : pick(given)
    const lastName = isCompany ? pick(LEGAL_FORMS) : pick(family)
    return {
      ...NOT_GIVEN,
      email: `${toLocalPart(firstName)}.${toLocalPart(lastName)}${id}@example.com`,
      first_name: firstName,
      last_name: lastName,
      address: `${pick(prefixes)} ${pick(given)} ${pick(family)}, ${below(2000) + 1}`,
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
