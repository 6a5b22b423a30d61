import { document } from '../../../openapi/generated/document.ts'
import type { Journey } from './journey.ts'

/** Questions of integrators who know only English. */
export const journeysEn: readonly Journey[] = [
  {
    asks: 'What must I send to create a customer?',
    by: { follows: [/^Create a customer$/] },
    at: 'operations/createCustomer.html',
    sees: ['email', 'first_name', 'last_name', 'required'],
  },
  {
    asks: 'What comes back with SB344, and what do I do?',
    by: { types: 'SB344' },
    at: 'operations/createPaymentProfile.html',
    sees: ['SB344', 'already has a payment profile'],
  },
  {
    asks: 'The answer was lost: how do I get the QR code again?',
    by: { types: 'get the QR code again' },
    at: 'guides/retries.html#the-lost-qr-code',
    sees: ['qr_code', 'SB344', 'new subscription'],
  },
  {
    asks: 'Can I refund a charge?',
    by: { types: 'refund' },
    at: 'guides/pix-automatico.html#what-there-is-no-call-for',
    sees: ['refund', 'there is no such call'],
  },
  {
    asks: 'How do I know that the payer accepted?',
    by: { follows: [/^Webhooks$/] },
    at: 'guides/webhooks.html',
    sees: ['payment_profile.activated', 'the payer accepts'],
  },
  {
    asks: 'Which scope do I need to list subscriptions?',
    by: { follows: [/^List all subscriptions$|^List subscriptions$/] },
    at: 'operations/listSubscriptions.html',
    sees: ['scope', 'subscriptions_read'],
  },
  {
    asks: 'What is certain about webhooks?',
    by: { follows: [/^Webhooks$/] },
    at: 'guides/webhooks.html',
    sees: ['assumed', 'specification states', 'webhook reports the activation'],
  },
  {
    asks: 'A call timed out: may I send it again?',
    by: { follows: [/^Retries and idempotency$/] },
    at: 'guides/retries.html',
    sees: ['createCustomer', 'second customer', 'createPaymentProfile', 'SB344'],
  },
  {
    asks: 'What is left to do before we go live?',
    by: { follows: [/^Going live$/] },
    at: 'guides/going-live.html',
    sees: ['sabia contract', 'webhooks', 'address', 'credentials'],
  },
  {
    asks: 'How do I read the second page of a list?',
    by: { types: 'second page of a list' },
    at: 'guides/pagination.html#follow-the-pages',
    sees: ['next_page', 'page=2'],
  },
  {
    asks: 'How many requests may I send in a minute?',
    by: { follows: [/^Pagination and limits$/] },
    at: 'guides/pagination.html',
    sees: ['requests', 'no limit is known', '429'],
  },
  {
    asks: 'Can the API get new fields, and will they break my client?',
    by: { types: 'will new fields break my client', opens: 'lasts' },
    at: 'guides/versioning.html#write-a-client-that-lasts',
    sees: ['ignore', 'keys that you do not know'],
  },
  {
    asks: 'What changed in the last version of the document?',
    by: { follows: [/^Versioning and changes$/, /^Changes of the document$/] },
    at: 'guides/versioning.html#changes-of-the-document',
    sees: [document.info.version],
  },
  {
    asks: 'How do I verify a webhook in PHP?',
    by: { follows: [/^Webhooks$/, /^PHP$/] },
    at: 'guides/webhooks.html#php',
    sees: ['hash_hmac', 'hash_equals'],
  },
  {
    asks: 'What is Pix Automático, and what of it does this API do?',
    by: { follows: [/^Pix Automático in two minutes$/] },
    at: 'guides/pix-automatico.html',
    sees: ['background', 'Central Bank'],
  },
  {
    asks: 'Which errors can the call that creates a subscription answer?',
    by: { follows: [/^Create a subscription$/] },
    at: 'operations/createSubscription.html',
    sees: ['422', 'customer_id and customer_attributes are exclusive'],
  },
  {
    asks: 'Which fields does a subscription have?',
    by: { follows: [/^Read a subscription$/, /^Subscription$/] },
    at: 'resources/Subscription.html',
    sees: ['balance_in_cents', 'integer', 'cents'],
  },
  {
    asks: 'Where do I get a client id and a client secret?',
    by: { follows: [/^Authentication$/, /^The application$/] },
    at: 'guides/authentication.html#the-application',
    sees: ['UID', 'client secret', 'administration panel'],
  },
  {
    asks: 'Is the status 201 of a new payment profile certain?',
    by: { follows: [/^Create a payment profile$/] },
    at: 'operations/createPaymentProfile.html',
    sees: ['201', 'assumed'],
  },
  {
    asks: 'How do I let a test payer refuse?',
    by: { types: 'let the payer refuse in a test' },
    at: 'guides/testing.html#the-payer',
    sees: ['refuse', 'control'],
  },
]
