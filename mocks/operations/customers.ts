import type { components } from '../../openapi/generated/types.ts'
import { choiceOf, valueOf, type ChoiceOf, type Choices } from '../../openapi/ledger.ts'
import { isValidCnpj, isValidCpf } from '../../openapi/tax-numbers.ts'
import { customerFields } from '../../openapi/customer-fields.ts'
import { invalid, Refusal } from '../shared/refusal.ts'
import { toTimestamp } from '../world/clock.ts'
import type { Customer } from '../world/records.ts'
import type { World } from '../world/world.ts'
import type { Behaviour } from './behaviour.ts'
import { listRecords } from './list-records.ts'

type CustomerInput = components['schemas']['CustomerInput']

const createCustomer: Behaviour = {
  async run({ world, body, choices }) {
    // The body has passed the document's schema.
    const input = body as CustomerInput
    checkCustomerInput(input, choices)
    return { data: await createCustomerRecord(world, input, choices) }
  },
}

const readCustomer: Behaviour = {
  async run({ world, parameters }) {
    const { id } = parameters
    if (id === undefined) throw new Refusal('customer_not_found', 'G43')
    const customer = await world.store.find('customers', id)
    if (customer === undefined || !world.delays.isShown('customers', id))
      throw new Refusal('customer_not_found', 'G42')
    return { data: customer }
  },
}

const listCustomers: Behaviour = {
  async run(call) {
    const { records, ...told } = await listRecords(call, 'customers')
    return { data: records, ...told }
  },
}

export const customerBehaviours = { createCustomer, readCustomer, listCustomers }

/**
 * Checks what the document's schema cannot say about a customer's fields.
 *
 * @param prefix path of the fields in the body, such as `subscription.customer_attributes.`
 * @throws Refusal 422 with the field's name (gaps G13, G14, G35).
 */
export function checkCustomerInput(input: CustomerInput, choices: Choices, prefix = ''): void {
  refuseBrokenFacts(input, prefix)
  const { zip, country, document_number: document } = input
  if (
    valueOf(choices, 'text-checks').zip !== 'unchecked' &&
    country === 'BR' &&
    zip &&
    zip.length !== 8
  ) {
    throw invalid(`${prefix}zip must be 8 digits`)
  }
  if (
    choiceOf(choices, 'document-number-check') === 'check-digits' &&
    document &&
    !isValidCpf(document) &&
    !isValidCnpj(document)
  ) {
    throw invalid(`${prefix}document_number has wrong check digits`)
  }
  for (const field of requiredOf(choices)) {
    if (!input[field]) throw invalid(`${prefix}${field} is required`)
  }
  if (choiceOf(choices, 'null-for-optional') === 'as-left-out') return
  const empty = customerFields.find((field) => input[field] === null)
  if (empty !== undefined) throw invalid(`${prefix}${empty} must not be null`, 'G115')
}

/** Facts hold even where the site profile leaves forms unchecked (gaps G13 and G14). */
function refuseBrokenFacts(input: CustomerInput, prefix: string): void {
  for (const field of ['phone', 'document_number'] as const) {
    if (/\D/.test(input[field] ?? '')) throw invalid(`${prefix}${field} must be digits only`)
  }
  if (!/^([A-Za-z]{2})?$/.test(input.country ?? '')) {
    throw invalid(`${prefix}country must be two letters`)
  }
}

/**
 * The fields that a site profile requires besides those of the document (gap G35). No choice requires
 * `address_2`: many addresses have no second line.
 */
function requiredOf(choices: Choices): typeof customerFields {
  const required = choiceOf(choices, 'required-customer-fields')
  if (required === 'all') return customerFields.filter((field) => field !== 'address_2')
  return required === 'plus-document-number' ? ['document_number'] : []
}

/** Creates a customer with the fields that were sent; others are `null` (gap G11). */
export async function createCustomerRecord(
  world: World,
  input: CustomerInput,
  choices: Choices,
): Promise<Customer> {
  const now = toTimestamp(world.clock.now())
  const record: Record<string, unknown> = {
    id: await world.store.nextId('customers'),
    created_at: now,
    updated_at: now,
  }
  for (const field of customerFields) {
    record[field] = toStored(field, input[field], choiceOf(choices, 'text-normalization'))
  }
  const customer = await world.store.insert('customers', record as Customer)
  world.delays.add('customers', customer.id, valueOf(choices, 'record-delay'))
  return customer
}

/** A text as the site stores it (gap G110). */
function toStored(
  field: (typeof customerFields)[number],
  text: string | null | undefined,
  choice: ChoiceOf<'text-normalization'>,
): string | null {
  if (text == null) return null
  if (choice === 'trimmed') return text.trim().replaceAll(/\s+/g, ' ')
  if (choice === 'upper-case') return field === 'email' ? text : text.toUpperCase()
  if (choice === 'lower-case-email' && field === 'email') return text.toLowerCase()
  // A number of this length has an area code and no prefix.
  const isShort = field === 'phone' && /^\d{10,11}$/.test(text)
  return choice === 'phone-prefix' && isShort ? `55${text}` : text
}
