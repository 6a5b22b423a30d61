import { step } from '../engine/step.ts'
import type { Context } from '../engine/context.ts'
import type { Person } from '../engine/people.ts'
import type { JsonObject, Reply } from '../http/exchange.ts'
import { isSuccess, recordOf } from '../http/answers/read-reply.ts'
import { idIn } from './create.ts'
import { isTaken, piecesAbout } from './customer-texts.ts'
import { firstCustomer } from './customers.ts'
import { customersLate, firstCustomerLate, subscriptionsLate } from './final-state.ts'
import { badReferences, oddOrders } from './odd-orders.ts'
import {
  paymentProfileWithNotes,
  repeatedItem,
  repeatedPaymentProfile,
  rulesBrokenLate,
} from './payment-profiles.ts'
import { paymentProfileOfNobody, subscriptionNumber } from './refused/broken-rules.ts'
import { itemOfNothing } from './refused/unknown.ts'
import { wrongBodies } from './refused/wrong-bodies.ts'
import {
  bareSubscription,
  createPerson,
  emptySubscription,
  oddCustomer,
} from './unusual-records.ts'
import { enrolmentAfterRefusal } from './webhooks.ts'

/** Something unusual in a field that a site may refuse, or take and change. */
interface Oddity {
  /** The rules that it breaks, where a site has them. */
  rules: readonly Rule[]
  value: unknown
  /** Other fields that must have these values with it. */
  beside?: Partial<Person>
}

export type Rule =
  | 'any length'
  | 'country case'
  | 'document digits'
  | 'document length'
  | 'document punctuation'
  | 'email form'
  | 'empty text'
  | 'long phone'
  | 'name letters'
  | 'number as text'
  | 'own document'
  | 'own email'
  | 'own name'
  | 'punctuation'
  | 'short phone'
  | 'spelling'
  | 'state length'
  | 'zip length'

/**
 * Oddities by field, those first that sites refuse most, each with the ones to try once a site has
 * refused those before it.
 */
type Ladders = Readonly<Record<string, readonly Oddity[]>>

/** What a site did with odd fields. */
export interface Tried {
  taken: readonly Rule[]
  /** Refused, by answers that name their fields. */
  refused: ReadonlyMap<Rule, Reply>
  /** All refusals. */
  refusals: readonly Reply[]
  /** The fields that it took; undefined where it refused all. */
  sent: JsonObject | undefined
  reply: Reply | undefined
  /** The new customer, if an answer shows it. */
  record: JsonObject | undefined
}

/** Most calls for one customer. */
const MOST_CALLS = 12

/** Calls until only those fields stay odd that sites refuse least. */
const PATIENT = 12

/**
 * Creates a customer with as many odd fields as the site takes: from answer to answer those go that it
 * names, or the first one where it names none.
 */
async function tryOddities(context: Context, person: Person, ladders: Ladders): Promise<Tried> {
  const refused = new Map<Rule, Reply>()
  const refusals: Reply[] = []
  let rest = Object.entries(ladders)
  /** The first one that is left, and the refusal which did not name it. */
  let dropped: readonly [Rule, Reply] | undefined
  for (let calls = 1; calls <= MOST_CALLS; calls++) {
    if (calls > 1 && !context.hasRoom('try')) break
    const odd = rest.flatMap(([field, [first]]) => (first ? [{ field, ...first }] : []))
    const changes = odd.map(({ field, value, beside }) => ({ ...beside, [field]: value }))
    const sent: JsonObject = Object.assign({}, person, ...changes)
    context.own(Object.values(sent).map(String))
    const reply = await createPerson(context, sent, true)
    if (isSuccess(reply)) {
      // What stood between a refusal and this success is what was refused.
      if (dropped !== undefined) refused.set(...dropped)
      const taken = odd.flatMap(({ rules }) => rules)
      return { taken, refused, refusals, sent, reply, record: await findRecord(context, reply) }
    }
    refusals.push(reply)
    const broken = odd.flatMap(({ field, rules }) => brokenRule(reply, field, rules) ?? [])
    for (const rule of broken) refused.set(rule, reply)
    const [first] = odd.flatMap(({ rules }) => rules)
    if (first === undefined) break
    dropped = broken.length === 0 ? [first, reply] : undefined
    const gone = broken.length === 0 ? [first] : broken
    // The last ones are those that sites refuse least: a run has few calls.
    const left = calls >= PATIENT ? rest.slice(-3) : rest
    if (left.length < rest.length) dropped = undefined
    rest = left.map(([field, ladder]) => [
      field,
      ladder.filter(({ rules }) => !rules.some((rule) => gone.includes(rule))),
    ])
  }
  return { taken: [], refused, refusals, sent: undefined, reply: undefined, record: undefined }
}

/** The new customer in the answer of its call, or read. */
async function findRecord(context: Context, reply: Reply): Promise<JsonObject | undefined> {
  const shown = recordOf(reply)
  if (shown !== undefined && 'created_at' in shown) return shown
  const id = idIn(reply, 'customer')
  if (id === undefined) return undefined
  const ask = () => context.read('readCustomer', { path: { id }, isProbe: true })
  // Where it is late, what the site has taken still shows.
  const read = await context.askUntil(0.5, ask, isSuccess, (late) => late)
  return isSuccess(read) ? recordOf(read) : undefined
}

/** The rule for whose sake a refusal names a field; undefined if it does not. */
function brokenRule(reply: Reply, field: string, rules: readonly Rule[]): Rule | undefined {
  const pieces = piecesAbout(reply, field)
  // First and last name are taken together.
  const isName = rules.includes('own name') && isTaken(piecesAbout(reply, 'name'))
  if (pieces.length === 0 && !isName) return undefined
  const isOwn = isName || isTaken(pieces)
  return rules.find((rule) => rule.startsWith('own ') === isOwn) ?? rules[0]
}

const { bothCustomers: _, ...others } = wrongBodies

/**
 * Runs after whatever looks at the records of a run: these are none that a client would create. They
 * may also be the last that a run creates, so those that show more come before them.
 */
const LAST = {
  oddOrders,
  badReferences,
  customersLate,
  subscriptionsLate,
  firstCustomerLate,
  ...others,
  itemOfNothing,
  bareSubscription,
  emptySubscription,
  oddCustomer,
  repeatedItem,
  repeatedPaymentProfile,
  paymentProfileWithNotes,
  paymentProfileOfNobody,
  ...rulesBrokenLate,
  subscriptionNumber,
  enrolmentAfterRefusal,
}

/**
 * A customer with the e-mail address, document and names of the first one (gaps G15 and G110). It comes before
 * the one below: what two customers may share matters to more calls of a client than odd forms.
 */
export const likeCustomer = step('like-customer', {
  requires: { firstCustomer },
  after: LAST,
  run: (context, { firstCustomer: { person: first } }) => {
    const person = context.people.person(11)
    const { first_name, last_name } = first
    const { city, phone, zip, document_number: document } = person
    const shared = {
      document_number: [{ rules: ['own document'], value: first.document_number }],
      email: [{ rules: ['own email'], value: first.email }],
      last_name: [{ rules: ['own name'], value: last_name, beside: { first_name } }],
    } as const
    if (!context.hasRoom('ladder')) return tryOddities(context, person, shared)
    return tryOddities(context, person, {
      zip: [{ rules: ['punctuation'], value: `${zip.slice(0, 5)}-${zip.slice(5)}` }],
      phone: [
        { rules: ['long phone'], value: `55${phone}` },
        { rules: ['punctuation'], value: `(${phone.slice(0, 2)}) ${phone.slice(2)}` },
      ],
      document_number: [
        {
          rules: ['document punctuation', 'own document'],
          value: punctuated(first.document_number),
        },
        ...shared.document_number,
        { rules: ['document punctuation'], value: punctuated(document) },
      ],
      email: shared.email,
      country: [{ rules: ['country case'], value: 'br' }],
      state: [{ rules: ['spelling'], value: 'sp' }],
      city: [{ rules: ['spelling'], value: `  ${city}  ` }],
      last_name: shared.last_name,
    })
  },
})

/** A customer whose fields have forms that a site may refuse (gaps G11, G13, G14, G54, G97, G110). */
export const roughCustomer = step('rough-customer', {
  requires: { firstCustomer },
  after: { ...LAST, likeCustomer },
  run: (context) => {
    const person = context.people.person(6)
    const { document_number: document } = person
    const wrongDigit = (Number(document.at(-1)) + 5) % 10
    return tryOddities(context, person, {
      document_number: [
        { rules: ['document length'], value: '123' },
        { rules: ['document digits'], value: `${document.slice(0, -1)}${wrongDigit}` },
      ],
      phone: [{ rules: ['short phone'], value: '119' }],
      zip: [{ rules: ['zip length'], value: '0131' }],
      last_name: [{ rules: ['name letters'], value: '7' }],
      state: [{ rules: ['state length'], value: 'SPX' }],
      email: [
        { rules: ['email form'], value: `Sabia-nobody-${context.run}` },
        { rules: ['spelling'], value: person.email.replace('s', 'S') },
      ],
      address: [{ rules: ['any length'], value: 'a'.repeat(300) }],
      city: [{ rules: ['number as text'], value: 5 }],
      address_2: [{ rules: ['empty text'], value: '' }],
      first_name: [{ rules: ['spelling'], value: '  Zoë  Maria ' }],
    })
  },
})

/** A CPF or CNPJ as people write it. */
function punctuated(digits: string): string {
  const isCpf = digits.length === 11
  return isCpf
    ? digits.replace(/^(...)(...)(...)/, '$1.$2.$3-')
    : digits.replace(/^(..)(...)(...)(....)/, '$1.$2.$3/$4-')
}
