import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import { packageFolder } from '../../cli/package-folder.ts'
import { readGuides } from '../guides/read-guides.ts'
import { createEdition } from '../edition.ts'
import { createSearch } from './engine.ts'
import { toEntries } from './entries.ts'

const edition = createEdition('en')
const guides = await readGuides(join(packageFolder(), 'openapi/guides'), edition)
const search = createSearch(toEntries(guides, edition), 'en')

/**
 * Names, words and ids, with the places of which one has to be among the first three. Whole
 * questions, and what a reader then sees, are asked in `scripts/browser/readers/`.
 */
const QUESTIONS: readonly (readonly [question: string, ...places: string[]])[] = [
  ['SB344', 'operations/createPaymentProfile.html#SB344'],
  ['zip format', 'fields.html#Customer.zip', 'fields.html#CustomerInput.zip'],
  [
    'token lifetime',
    'fields.html#Token.expires_in',
    'guides/authentication.html#how-long-a-token-lives',
  ],
  ['page size', 'fields.html#PerPage', 'ledger.html#G40'],
  ['create a customer', 'operations/createCustomer.html'],
  ['list subscriptions', 'operations/listSubscriptions.html'],
  ['enrol a payer', 'operations/createPaymentProfile.html'],
  ['createPaymentProfile', 'operations/createPaymentProfile.html'],
  ['customers_read', 'fields.html#customers_read'],
  ['price in cents', 'fields.html#PricePoint.price_int_cents', 'ledger.html#G23'],
  ['G17', 'ledger.html#G17'],
  ['F42', 'ledger.html#F42'],
  ['cpf', 'fields.html#Customer.document_number', 'fields.html#CustomerInput.document_number'],
  ['how many per page', 'fields.html#PerPage', 'fields.html#Meta.per_page', 'ledger.html#G41'],
  ['invalid client', 'operations/createToken.html#invalid_client'],
  ['payment_method_type', 'fields.html#PaymentProfileInput.payment_method_type'],
  ['qr code expires', 'fields.html#PaymentProfile.qr_code_expires_at'],
  ['expired token', 'fields.html#expired_token'],
  ['rate limit', 'ledger.html#G96', 'guides/pagination.html#limits'],
  ['advance the clock', 'control/moveClock.html'],
  ['interval unit', 'fields.html#SubscriptionInput.interval_unit'],
]

test.each(QUESTIONS)('"%s" finds its answer among the first three', (question, ...places) => {
  const found = search(question, 3).map(({ url }) => url)
  expect(found.filter((url) => places.includes(url))).not.toEqual([])
})
