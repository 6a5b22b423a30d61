import { choiceOf, valueOf } from '../../openapi/choices.ts'
import type { Choices } from '../../openapi/ledger.ts'
import { customerFields } from '../../openapi/customer-fields.ts'
import { Refusal } from '../shared/refusal.ts'
import { toTimestamp } from '../world/clock.ts'
import type { Customer } from '../world/records.ts'
import type { World } from '../world/world.ts'
import type { Behaviour } from './behaviour.ts'
import {
  checkCustomerInput,
  findSameCustomer,
  toStored,
  type CustomerInput,
} from './customer-input.ts'
import { listRecords } from './list-records.ts'

const createCustomer: Behaviour = {
  run({ world, body, choices }) {
    // The body has passed the document's schema.
    const input = body as CustomerInput
    checkCustomerInput(input, choices)
    const same = findSameCustomer(world, input, choices)
    if (same !== undefined) return { data: same }
    return { data: toCreated(createCustomerRecord(world, input, choices), input, choices) }
  },
}

const readCustomer: Behaviour = {
  run({ world, parameters }) {
    const { id } = parameters
    if (id === undefined) throw new Refusal('customer_not_found', 'G43').about('customer')
    const customer = world.store.find('customers', id)
    if (customer === undefined || !world.delays.isShown('customers', id))
      throw new Refusal('customer_not_found', 'G42')
    return { data: customer, texts: world.store.texts }
  },
}

const listCustomers: Behaviour = {
  run(call) {
    const { records, ...told } = listRecords(call, 'customers')
    return { data: records, texts: call.world.store.texts, ...told }
  },
}

export const customerBehaviours = { createCustomer, readCustomer, listCustomers }

/** A new customer as the answer shows it that creates it (gap G129). */
export function toCreated(record: Customer, input: CustomerInput, choices: Choices): Customer {
  if (choiceOf(choices, 'created-texts') === 'stored') return record
  const sent = Object.entries(input).filter(([field]) => record[field as keyof Customer] !== null)
  const known = sent.filter(([field]) => customerFields.some((one) => one === field))
  return { ...record, ...Object.fromEntries(known) }
}

/** Creates a customer with the fields that were sent; others are `null` (gap G11). */
export function createCustomerRecord(
  world: World,
  input: CustomerInput,
  choices: Choices,
): Customer {
  const now = toTimestamp(world.clock.now())
  const record: Record<string, unknown> = {
    id: world.store.nextId('customers'),
    created_at: now,
    updated_at: now,
  }
  for (const field of customerFields) {
    record[field] = toStored(field, input, choices)
  }
  const customer = world.store.insert('customers', record as Customer)
  world.delays.add('customers', customer.id, valueOf(choices, 'record-delay'))
  return customer
}
