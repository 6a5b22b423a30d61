import { expect, test } from '@jest/globals'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'

const types = fileURLToPath(new URL('generated/types.ts', import.meta.url))
const sample = fileURLToPath(new URL('sample-of-a-user.ts', import.meta.url))

const CODE = `
import type {
  AddItemBody, CreateSubscriptionBody, CustomerInput, ItemInput, PaymentProfileEvent,
  PaymentProfileInput, PaymentProfileState, Subscription, SubscriptionInput, SubscriptionItemInput, TokenInput,
} from '${types}'

export const customer: CustomerInput = {
  email: 'ana@example.com',
  first_name: 'Ana',
  last_name: 'Souza',
  // @ts-expect-error: a misspelt field
  adress: 'Rua das Laranjeiras, 210',
}
export const body: CreateSubscriptionBody = {
  subscription: {
    customer_id: 23,
    // @ts-expect-error: a misspelt field
    intervall: 1,
  },
}
// @ts-expect-error: a unit that no site is known to take
export const unit: SubscriptionInput = { interval_unit: 'fortnight' }
export const first: SubscriptionItemInput = {
  product_id: 1,
  // @ts-expect-error: a misspelt field
  quantitiy: 2,
}
export const added: AddItemBody = {
  item: {
    product_handle: 'add-on',
    // @ts-expect-error: a misspelt field
    quantitiy: 2,
  },
}
export const item: ItemInput = { product_handle: 'add-on' }
export const profile: PaymentProfileInput = {
  // @ts-expect-error: another means of payment
  payment_method_type: 'card',
  subscription_id: '21cb7606-ac19-4bed-8dc2-8a4125cc7c6e',
}

export const token: TokenInput = {
  // @ts-expect-error: another grant type
  grant_type: 'password',
  site: 'demo',
  scope: 'customers_read',
}

// What is known is offered; a site may have more.
type Same<One, Other> = [One] extends [Other] ? ([Other] extends [One] ? true : false) : false
/** The known values of an open union. */
type Offered<T> = T extends string ? (string extends T ? never : T) : never
export const known: [
  Same<Offered<Subscription['state']>, 'created'>,
  Same<Offered<Subscription['previous_state']>, 'created'>,
  Same<Offered<Subscription['interval_unit']>, 'day' | 'week' | 'month' | 'year'>,
  Same<
    Offered<PaymentProfileState['status']>,
    'pending' | 'active' | 'refused' | 'expired' | 'canceled'
  >,
] = [true, true, true, true]
export const state: Subscription['state'] = 'past_due'
export const status: PaymentProfileState['status'] = 'on_hold'

export function told(event: PaymentProfileEvent): string {
  switch (event.type) {
    case 'payment_profile.activated':
      return event.data.activated_at
    case 'payment_profile.refused':
      return event.data.refused_at
    case 'payment_profile.expired':
    case 'payment_profile.canceled':
      // @ts-expect-error: such an event need not have it
      return event.data.activated_at
    default:
      return event satisfies never
  }
}
`

test('the types name misspelt fields and known values, and let a site have other values', () => {
  const options = {
    strict: true,
    noEmit: true,
    target: ts.ScriptTarget.ES2022,
    types: [],
    skipLibCheck: true,
  }
  const host = ts.createCompilerHost({})
  const fileExists = host.fileExists.bind(host)
  const getSourceFile = host.getSourceFile.bind(host)
  host.fileExists = (file) => file === sample || fileExists(file)
  host.getSourceFile = (file, version) =>
    file === sample ? ts.createSourceFile(file, CODE, version) : getSourceFile(file, version)
  const program = ts.createProgram([sample], { ...options, allowImportingTsExtensions: true }, host)
  const found = ts.getPreEmitDiagnostics(program).map(({ messageText, file, start = 0 }) => {
    const line = file?.getLineAndCharacterOfPosition(start).line ?? 0
    return `${CODE.split('\n')[line]?.trim()}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`
  })
  expect(found).toEqual([])
})
