import { Refusal } from '../shared/refusal.ts'
import type { Behaviour } from './behaviour.ts'
import { checkCustomerInput, createCustomerRecord } from './customer-input.ts'
import { listRecords } from './list-records.ts'

export const createCustomer: Behaviour = {
  async run({ world, body, choices }) {
    // The body has passed the document's schema.
    const input = body as Parameters<typeof createCustomerRecord>[1]
    checkCustomerInput(input, choices)
    return { data: await createCustomerRecord(world, input) }
  },
}

export const readCustomer: Behaviour = {
  async run({ world, parameters }) {
    const { id } = parameters
    if (id === undefined) throw new Refusal('customer_not_found', 'G43')
    const customer = await world.store.find('customers', id)
    if (customer === undefined) throw new Refusal('customer_not_found', 'G42')
    return { data: customer }
  },
}

export const listCustomers: Behaviour = {
  async run(call) {
    const { records, meta } = await listRecords(call, 'customers')
    return { data: records, meta }
  },
}
