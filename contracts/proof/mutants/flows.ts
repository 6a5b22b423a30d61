import { isObject, type JsonObject } from '../../http/exchange.ts'
import { mutantsOf, type Mutant } from './mutant.ts'
import { isSuccess, readBack, readAnswer, recordOf } from '../tools/answers.ts'
import { onCalls, sideRequest, type Call, type Wrap } from '../tools/calls.ts'
import { forgetting } from '../tools/forgetting.ts'
import { inRecords, without } from '../tools/records.ts'
import {
  CUSTOMERS,
  has,
  inputOf,
  subscribingAnother,
  withCustomer,
} from '../tools/another-customer.ts'

/** Sends a request of its own once a subscription was created. */
function afterwards(input: (call: Call, created: JsonObject) => JsonObject | undefined): Wrap {
  return onCalls(['createSubscription'], () => async (call, site) => {
    const answer = await readAnswer(await site(call.request))
    const extra = isSuccess(answer) ? input(call, recordOf(answer)) : undefined
    if (extra !== undefined) await site(sideRequest(call, CUSTOMERS, extra))
    return answer.response
  })
}

const withoutRecordKeys = (customer: unknown): JsonObject | undefined =>
  isObject(customer) ? without(customer, 'id', 'created_at', 'updated_at') : undefined

/** Creates a customer of the fields in a subscription's answer, and subscribes that one. */
const subscribingCopy: Wrap = onCalls(['createSubscription'], () => async (call, site) => {
  const { customer_id: id } = inputOf(call)
  if (!Number.isInteger(id)) return site(call.request)
  const known = recordOf(await readBack(call, site, `${CUSTOMERS}/${String(id)}`))
  const fields = 'id' in known ? withoutRecordKeys(known) : undefined
  if (fields === undefined) return site(call.request)
  const copy = recordOf(await readAnswer(await site(sideRequest(call, CUSTOMERS, fields))))
  return site(withCustomer(call, copy['id']))
})

/** Break the two ways to a subscription's customer. */
export const flowMutants: readonly Mutant[] = mutantsOf({
  F18: {
    'unified-flow-makes-two-customers': afterwards((call) => {
      const { customer_attributes: fields } = inputOf(call)
      return isObject(fields) ? fields : undefined
    }),
    'unified-flow-takes-first-customer': subscribingAnother(
      (list, { customer_attributes: fields }) =>
        fields === undefined ? undefined : list[0]?.['id'],
    ),
    'unified-customer-only-embedded': forgetting('unified customer'),
  },
  F19: {
    'customer-id-off-by-one': subscribingAnother((list, { customer_id: id }) => {
      const at = list.findIndex((customer) => customer['id'] === id)
      return at === -1 ? undefined : (list[at - 1] ?? list[at + 1])?.['id']
    }),
    'first-customer-subscribed': subscribingAnother((list, { customer_id: id }) =>
      list.some((customer) => customer['id'] === id) ? list[0]?.['id'] : undefined,
    ),
    'copy-of-customer-embedded': inRecords(
      'customer',
      (customer) => ({ ...customer, id: Number(customer['id']) + 100_000 }),
      ['createSubscription', 'readSubscription', 'listSubscriptions', 'addItem'],
    ),
  },
  F20: {
    'separate-flow-makes-a-customer': afterwards((call, { customer }) =>
      has('customer_id')(call) ? withoutRecordKeys(customer) : undefined,
    ),
    'separate-flow-subscribes-a-copy': subscribingCopy,
  },
})
