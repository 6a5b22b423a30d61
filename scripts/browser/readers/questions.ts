/** Something that a reader wants to know, and what a reader does to find it. */
export interface Question {
  /** As a person asks it. */
  asks: string
  /** What that person types into the search. */
  types: string
  /** Words of the result that is opened: the first that has them. The first of all where left out. */
  opens?: string
  /** The name of a link that is followed there, the only further click. */
  then?: string
  /** Words that stand together at the place reached, in view. */
  sees: readonly string[]
  /** How certain the passage is: what is assumed carries a mark, and what is stated reads as plain text. */
  certainty: 'stated' | 'assumed'
}

/** Questions of somebody who writes a client and has never seen the specification. */
export const questions: readonly Question[] = [
  {
    asks: 'Which scope do I need for adding an item?',
    types: 'which scope for adding an item',
    sees: ['scope', 'subscription_items_write'],
    certainty: 'assumed',
  },
  {
    asks: 'What comes back for a second payment profile of one subscription?',
    types: 'second profile for a subscription',
    sees: ['SB344', 'already has a payment profile'],
    certainty: 'stated',
  },
  {
    asks: 'Is SB404 answered with 404 or 422, and is that certain?',
    types: 'SB404',
    sees: ['SB404', '404'],
    certainty: 'assumed',
  },
  {
    asks: 'May a postal code hold a dash?',
    types: 'postal code dash',
    sees: ['zip', 'digits only'],
    certainty: 'stated',
  },
  {
    asks: 'How long does an access token live?',
    types: 'how long does a token live',
    sees: ['72000', 'seconds'],
    certainty: 'assumed',
  },
  {
    asks: 'Can I update a customer?',
    types: 'update a customer',
    opens: 'update',
    sees: ['update or delete', 'No.'],
    certainty: 'assumed',
  },
  {
    asks: 'Can I cancel a subscription?',
    types: 'cancel a subscription',
    opens: 'cancel a subscription',
    sees: ['cancel a subscription', 'No.'],
    certainty: 'assumed',
  },
  {
    asks: 'Can I read a payment profile back?',
    types: 'get payment profile',
    opens: 'read a payment profile and other records',
    then: 'G65',
    sees: ['any other call', 'No.'],
    certainty: 'assumed',
  },
  {
    asks: 'How do I know that a webhook is genuine?',
    types: 'verify webhook',
    sees: ['webhook-signature', 'secret'],
    certainty: 'assumed',
  },
  {
    asks: 'How often is a failed webhook sent again?',
    types: 'webhook retry',
    sees: ['sent again', 'attempt', '5 seconds'],
    certainty: 'assumed',
  },
  {
    asks: 'Can one webhook arrive twice?',
    types: 'same webhook twice',
    sees: ['twice', 'webhook-id'],
    certainty: 'assumed',
  },
  {
    asks: 'How do I register the address of my webhooks?',
    types: 'register webhook url',
    sees: ['real site', 'address', 'not shown'],
    certainty: 'assumed',
  },
  {
    asks: 'What are the kinds of event called?',
    types: 'event names',
    sees: ['payment_profile.activated', 'payment_profile.refused'],
    certainty: 'assumed',
  },
  {
    asks: 'Which fields must I send for a new customer?',
    types: 'required fields of a customer',
    opens: 'must a new customer have',
    sees: ['email', 'first_name', 'last_name'],
    certainty: 'assumed',
  },
  {
    asks: 'In which unit is a price?',
    types: 'price unit',
    sees: ['price_int_cents', 'cents'],
    certainty: 'stated',
  },
  {
    asks: 'Is the balance of a subscription in reais or in cents?',
    types: 'balance',
    sees: ['balance_in_cents', 'integer', 'cents'],
    certainty: 'stated',
  },
  {
    asks: 'Can a subscription run by the week?',
    types: 'weekly interval',
    sees: ['interval_unit', 'week'],
    certainty: 'assumed',
  },
  {
    asks: 'What does every answer have in common?',
    types: 'response envelope',
    sees: ['data', 'errors', 'meta'],
    certainty: 'stated',
  },
  {
    asks: 'Does creating a customer answer 200 or 201?',
    types: 'create customer 200 or 201',
    sees: ['201'],
    certainty: 'assumed',
  },
  {
    asks: 'Which status has a successful token call?',
    types: 'token call status 200',
    sees: ['token', '200'],
    certainty: 'stated',
  },
  {
    asks: 'Are scopes separated by commas?',
    types: 'scopes comma',
    opens: 'separated by spaces',
    sees: ['scope', 'spaces'],
    certainty: 'stated',
  },
  {
    asks: 'What is answered to a wrong client secret?',
    types: 'wrong secret',
    opens: 'wrong secret, wrong site',
    sees: ['invalid_client', '401'],
    certainty: 'stated',
  },
  {
    asks: 'Where is the token endpoint?',
    types: 'token endpoint url',
    opens: 'where',
    sees: ['/oauth/token'],
    certainty: 'assumed',
  },
  {
    asks: 'Are the lists paginated?',
    types: 'pagination',
    then: 'G40',
    sees: ['page', 'per_page', 'all records'],
    certainty: 'assumed',
  },
  {
    asks: 'How many requests may I send?',
    types: 'requests per minute',
    opens: 'how many requests',
    sees: ['requests', 'as it likes'],
    certainty: 'assumed',
  },
  {
    asks: 'Must an e-mail address be unique?',
    types: 'unique email',
    sees: ['e-mail address', 'Both exist'],
    certainty: 'assumed',
  },
  {
    asks: 'Is the id of a subscription a number?',
    types: 'subscription id type',
    opens: 'Subscription.id',
    sees: ['id', 'UUID'],
    certainty: 'stated',
  },
  {
    asks: 'May I send customer_id together with customer_attributes?',
    types: 'customer_id and customer_attributes together',
    sees: ['customer_id', 'customer_attributes', '422'],
    certainty: 'assumed',
  },
  {
    asks: 'Which states can a subscription have?',
    types: 'subscription states',
    sees: ['state', 'created'],
    certainty: 'assumed',
  },
  {
    asks: 'Which statuses can a payment profile have?',
    types: 'payment profile statuses',
    opens: 'profile.status',
    sees: ['pending', 'active', 'refused', 'expired', 'canceled'],
    certainty: 'assumed',
  },
  {
    asks: 'Is the payer charged when enrolling?',
    types: 'charged when enrolling',
    sees: ['no payment'],
    certainty: 'stated',
  },
  {
    asks: 'Why is there no state in the list of subscriptions?',
    types: 'state missing in list of subscriptions',
    opens: 'leave out',
    sees: ['leave out', 'state'],
    certainty: 'stated',
  },
  {
    asks: 'May a CPF be sent with dots?',
    types: 'cpf dots',
    sees: ['document_number', 'digits only'],
    certainty: 'stated',
  },
  {
    asks: 'How long has the payer to decide?',
    types: 'how long can the payer decide',
    sees: ['24 hours', 'expired'],
    certainty: 'assumed',
  },
  {
    asks: 'What happens when the payer refuses?',
    types: 'payer refuses',
    sees: ['refused', 'webhook'],
    certainty: 'assumed',
  },
  {
    asks: 'Can I charge a credit card?',
    types: 'credit card',
    opens: 'invalid payment type',
    sees: ['PPMT02', 'use pix'],
    certainty: 'stated',
  },
  {
    asks: 'In which time zone are timestamps?',
    types: 'time zone',
    sees: ['UTC'],
    certainty: 'stated',
  },
  {
    asks: 'Can I make a repeated POST safe with a key?',
    types: 'idempotency key',
    sees: ['Idempotency-Key', 'ignores'],
    certainty: 'assumed',
  },
  {
    asks: 'Where do I get the QR code?',
    types: 'where is the qr code',
    sees: ['qr_code', 'payer'],
    certainty: 'assumed',
  },
  {
    asks: 'Do the paths carry a version?',
    types: 'api version',
    sees: ['no version marker'],
    certainty: 'stated',
  },
]
