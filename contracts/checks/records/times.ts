import { idIn } from '../../steps/create.ts'
import { views, type View, type Views } from '../../steps/views.ts'
import { lookAt, should, show, type AssertingCheck, type Finding } from '../../engine/check.ts'
import type { Context } from '../../engine/context.ts'
import { isObject, toKey, type JsonObject } from '../../http/exchange.ts'
import { isSuccess } from '../../http/answers/read-reply.ts'
import { toMilliseconds } from '../finding/forms.ts'

const DAY = 24 * 60 * 60 * 1000

const SUBSCRIPTIONS = ['readSubscription', 'listSubscriptions', 'createSubscription', 'addItem']
const CUSTOMERS = ['readCustomer', 'listCustomers', 'createCustomer']

/** The views of records that the run created, and of their items. */
function ownViews({ views: all }: Views, { replies }: Context): View[] {
  const own = new Set(
    replies.flatMap((reply) =>
      reply.exchange.operation === 'createSubscription' && isSuccess(reply)
        ? [toKey(idIn(reply, 'subscription'))]
        : [],
    ),
  )
  const subscriptions = all.filter(
    ({ kind, record }) => kind === 'subscription' && own.has(toKey(record['id'])),
  )
  const items = all.filter(
    ({ kind, reply, pointer }) =>
      kind === 'item' &&
      subscriptions.some(
        (one) => one.reply === reply && pointer.startsWith(`${one.pointer}/items/`),
      ),
  )
  return [...all.filter(({ isOurs }) => isOurs), ...subscriptions, ...items]
}

/** Findings for moments that are more than a day from the `Date` of the answer that shows them. */
function unlessRecent({ reply, pointer, record }: View): Finding[] | undefined {
  const now = Date.parse(reply.headers.get('date') ?? '')
  if (Number.isNaN(now)) return undefined
  return lookAt(['created_at', 'updated_at'], (field) => {
    const at = toMilliseconds(record[field])
    if (at === undefined) return undefined
    if (Math.abs(at - now) <= DAY) return []
    const expected = `a moment of the run, as \`Date\` says: ${new Date(now).toISOString()}`
    return [{ reply, pointer: `${pointer}/${field}`, expected, received: show(record[field]) }]
  })
}

/** A finding where a record was changed before it was created. */
function unlessInOrder({ reply, pointer, record }: View): Finding[] | undefined {
  const [created, updated] = [record['created_at'], record['updated_at']].map(toMilliseconds)
  if (created === undefined || updated === undefined) return undefined
  // One of the two may be rounded.
  if (updated > created - 1000) return []
  const expected = `${show(record['created_at'])} or later, when it was created`
  return [
    { reply, pointer: `${pointer}/updated_at`, expected, received: show(record['updated_at']) },
  ]
}

/** A finding where a subscription was activated before it was created. */
function unlessActivatedLater({ reply, pointer, record }: View): Finding[] | undefined {
  const [created, active] = [record['created_at'], record['activated_at']].map(toMilliseconds)
  if (created === undefined || active === undefined) return undefined
  if (active > created - DAY) return []
  const expected = `about ${show(record['created_at'])} or later, when it was created`
  const received = show(record['activated_at'])
  return [{ reply, pointer: `${pointer}/activated_at`, expected, received }]
}

/** Findings for items that were created long before their subscription. */
function unlessAfterwards({ reply, pointer, record }: View): Finding[] | undefined {
  const created = toMilliseconds(record['created_at'])
  const { items } = record
  if (created === undefined || !Array.isArray(items)) return undefined
  return lookAt([...items.entries()], ([index, item]) => {
    const at = isObject(item) ? toMilliseconds(item['created_at']) : undefined
    if (at === undefined) return undefined
    if (at > created - DAY) return []
    const received = show((item as JsonObject)['created_at'])
    const expected = `about ${show(record['created_at'])} or later, when its subscription was created`
    return [{ reply, pointer: `${pointer}/items/${index}/created_at`, expected, received }]
  })
}

/** A finding where a period of months is much shorter or longer than its interval. */
function unlessAsLong({ reply, pointer, record }: View): Finding[] | undefined {
  const { interval, current_period_started_at: from, current_period_ends_at: to } = record
  const [start, end] = [from, to].map(toMilliseconds)
  if (typeof interval !== 'number' || start === undefined || end === undefined) return undefined
  const days = (end - start) / DAY
  // A month has 28 to 31 days, and a period may begin or end with its day.
  if (days > 28 * interval - 3 && days < 31 * interval + 3) return []
  const expected = `a period of about ${interval} ${interval === 1 ? 'month' : 'months'}`
  const received = `${Math.round(days * 10) / 10} days`
  return [{ reply, pointer: `${pointer}/current_period_ends_at`, expected, received }]
}

/** A finding where the period of a new subscription ends before the subscription begins. */
function unlessAhead({ reply, pointer, record }: View): Finding[] | undefined {
  const [created, end] = [record['created_at'], record['current_period_ends_at']].map(
    toMilliseconds,
  )
  if (created === undefined || end === undefined) return undefined
  if (end > created - DAY) return []
  const expected = `a moment after ${show(record['created_at'])}, when it was created`
  const received = show(record['current_period_ends_at'])
  return [{ reply, pointer: `${pointer}/current_period_ends_at`, expected, received }]
}

const PERIOD = ['current_period_started_at', 'current_period_ends_at']

/** Findings where the answer of a create call shows another period than the first read after it. */
function unlessAsFirstRead(all: readonly View[], created: View): Finding[] | undefined {
  const read = all.find(
    ({ record, reply: { exchange } }) =>
      exchange.operation === 'readSubscription' &&
      exchange.number > created.reply.exchange.number &&
      toKey(record['id']) === toKey(created.record['id']),
  )
  return lookAt(PERIOD, (field) => {
    const [there, here] = [read?.record[field], created.record[field]]
    const [expected, received] = [there, here].map(toMilliseconds)
    if (expected === undefined || received === undefined) return undefined
    if (Math.abs(expected - received) < DAY / 2) return []
    const { reply, pointer } = created
    const found = { expected: show(there), received: show(here) }
    return [{ reply, pointer: `${pointer}/${field}`, ...found }]
  })
}

function ofKind(kinds: readonly View['kind'][], judge: (view: View) => Finding[] | undefined) {
  return ({ views: all }: { views: Views }, _: unknown, context: Context) =>
    lookAt(
      ownViews(all, context).filter(({ kind }) => kinds.includes(kind)),
      judge,
    )
}

/** Times of the run's own records, held against each other and against the answers' `Date`. */
export const timeChecks: readonly AssertingCheck[] = [
  should('CUS-VIEW-020', 'dates a new customer to the day on which it was created', {
    operation: [...CUSTOMERS, ...SUBSCRIPTIONS],
    requires: { views },
    judge: ofKind(['customer'], unlessRecent),
  }),
  should('CUS-VIEW-021', 'changes no customer before it was created', {
    operation: [...CUSTOMERS, ...SUBSCRIPTIONS],
    requires: { views },
    judge: ofKind(['customer'], unlessInOrder),
  }),
  should('SUB-VIEW-020', 'dates a new subscription and its items to the day of their creation', {
    operation: SUBSCRIPTIONS,
    requires: { views },
    judge: ofKind(['subscription', 'item'], unlessRecent),
  }),
  should('SUB-VIEW-021', 'changes no subscription and no item before it was created', {
    operation: SUBSCRIPTIONS,
    requires: { views },
    judge: ofKind(['subscription', 'item'], unlessInOrder),
  }),
  should('SUB-VIEW-027', 'activates no subscription before it was created', {
    operation: SUBSCRIPTIONS,
    requires: { views },
    judge: ofKind(['subscription'], unlessActivatedLater),
  }),
  should('SUB-VIEW-023', 'creates no item before its subscription', {
    operation: SUBSCRIPTIONS,
    requires: { views },
    judge: ofKind(['subscription'], unlessAfterwards),
  }),
  should('SUB-VIEW-022', 'has periods that last about as long as the interval', {
    operation: SUBSCRIPTIONS,
    requires: { views },
    judge: ofKind(['subscription'], unlessAsLong),
  }),
  should('SUB-VIEW-025', 'has a current period that does not end before the subscription begins', {
    operation: SUBSCRIPTIONS,
    requires: { views },
    judge: ofKind(['subscription'], unlessAhead),
  }),
  should('SUB-VIEW-026', 'answers a new subscription with the period that its first read shows', {
    operation: ['createSubscription', 'readSubscription'],
    requires: { views },
    judge: ({ views: shown }, _, context) => {
      const own = ownViews(shown, context).filter(({ kind }) => kind === 'subscription')
      const made = own.filter(({ reply }) => reply.exchange.operation === 'createSubscription')
      return lookAt(made, (view) => unlessAsFirstRead(own, view))
    },
  }),
]
