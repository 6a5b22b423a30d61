import { isSameQuantities, quantitiesOf, type Quantities } from '../../steps/items.ts'
import { narrowRead } from '../../steps/token.ts'
import { views, type View } from '../../steps/views.ts'
import { lookAt, must, show, type AssertingCheck, type Finding } from '../../engine/check.ts'
import type { Context } from '../../engine/context.ts'
import { isObject, textOfId, toKey, type Reply } from '../../http/exchange.ts'
import { dataOf, isSuccess } from '../../http/answers/read-reply.ts'
import { unlessEqual } from '../finding/find.ts'
import {
  isEdited,
  unlessAsRead,
  unstable,
  VOLATILE,
  type RecordKind,
} from '../finding/same-record.ts'

/** Two single reads of a record: what both show holds for every view between them. */
interface Bracket {
  kind: RecordKind
  early: View
  late: View
  /** Fields that say nothing about the views between. */
  except: readonly string[]
}

const READS: Readonly<Record<string, string>> = {
  customer: 'readCustomer',
  subscription: 'readSubscription',
}

const numberOf = ({ reply }: View) => reply.exchange.number

/** Every two reads of one record that follow each other. */
function bracketsIn(all: readonly View[], kind: RecordKind, context: Context): Bracket[] {
  const reads = all.filter(
    (view) =>
      view.kind === kind &&
      view.reply.exchange.operation === READS[kind] &&
      isSuccess(view.reply) &&
      view.pointer === '/data',
  )
  return reads.flatMap((early) => {
    const late = reads
      .filter(({ record }) => toKey(record['id']) === toKey(early.record['id']))
      .find((view) => numberOf(view) > numberOf(early))
    if (late === undefined) return []
    const changed = unstable(kind, early.reply, early.record, late.record)
    const isUntouched = kind === 'subscription' && !isWritten(early, late, context)
    return [{ kind, early, late, except: isUntouched ? changed : [...changed, ...VOLATILE] }]
  })
}

/** A read may lag behind a write: until then, its values may be older than those of a list. */
function isWritten({ record }: View, late: View, { answers }: Context): boolean {
  return answers.some(
    ({ exchange: { method, number, operation, url, requestBody = '' } }) =>
      method === 'POST' &&
      operation !== 'createSubscription' &&
      number < numberOf(late) &&
      `${url} ${requestBody}`.includes(String(record['id'])),
  )
}

/** Whether a view shows the items of an earlier one: parts of a site may lag behind by turns. */
function isStale(all: readonly View[], early: View, view: View): boolean {
  const [now, shown] = [early, view].map(({ record }) => quantitiesOf(record)) as [
    Quantities,
    Quantities,
  ]
  if (isSameQuantities(now, shown)) return false
  return all.some(
    (one) =>
      one.kind === view.kind &&
      numberOf(one) < numberOf(early) &&
      toKey(one.record['id']) === toKey(view.record['id']) &&
      isSameQuantities(quantitiesOf(one.record), shown),
  )
}

/** Findings for views that show a record otherwise than the reads before and after them. */
function unlessAgreed(
  all: readonly View[],
  kind: RecordKind,
  context: Context,
  isMeant: (view: View) => boolean,
): Finding[] | undefined {
  const compared = bracketsIn(all, kind, context).flatMap(({ early, late, except }) =>
    all
      .filter(
        (view) =>
          view.kind === kind &&
          isMeant(view) &&
          numberOf(view) > numberOf(early) &&
          numberOf(view) < numberOf(late) &&
          toKey(view.record['id']) === toKey(early.record['id']),
      )
      .map((view) =>
        unlessAsRead(
          kind,
          view,
          early.record,
          isStale(all, early, view) ? [...except, 'items'] : except,
        ),
      ),
  )
  return compared.length === 0 ? undefined : compared.flat()
}

/** Moments that a site may leave out until there is one (gaps G17 and G18), in every view alike. */
const MOMENTS = ['activated_at', 'current_period_started_at', 'current_period_ends_at']

/** Findings for views without a moment that the reads before and after them show. */
function unlessThere(all: readonly View[], context: Context): Finding[] | undefined {
  const brackets = bracketsIn(all, 'subscription', context)
  return lookAt(brackets, ({ early, late }) => {
    const fields = MOMENTS.filter((field) => early.record[field] && late.record[field])
    // A list may lag behind a write; the write's own answer does not.
    const isSteady = !isWritten(early, late, context)
    const between = all.filter(
      (view) =>
        view.kind === 'subscription' &&
        numberOf(view) > numberOf(early) &&
        numberOf(view) < numberOf(late) &&
        (isSteady || isOf('addItem')(view)) &&
        toKey(view.record['id']) === toKey(early.record['id']),
    )
    if (fields.length === 0 || between.length === 0) return undefined
    return between.flatMap(({ reply, pointer, record }) =>
      fields.flatMap((field) =>
        record[field]
          ? []
          : [
              {
                reply,
                pointer: `${pointer}/${field}`,
                expected: `${show(early.record[field])}, as reads show`,
                received: show(record[field]),
              },
            ],
      ),
    )
  })
}

/** Findings for records of one id that are not alike: what an item refers to is the same everywhere. */
function unlessOne(
  all: readonly View[],
  kind: 'product' | 'price_point',
  fields: readonly string[],
): Finding[] | undefined {
  const first = new Map<string, View>()
  return lookAt(
    all.filter((view) => view.kind === kind && textOfId(view.record['id']) !== undefined),
    (view) => {
      const { reply, pointer, record } = view
      const known = first.get(toKey(record['id'])) ?? view
      const isNew = isEdited(known.record, record)
      first.set(toKey(record['id']), isNew ? view : known)
      if (isNew) return []
      return fields.flatMap((field) =>
        unlessEqual(reply, `${pointer}/${field}`, known.record[field], record[field]),
      )
    },
  )
}

/** A record that one list shows twice. */
function repeatedIn(all: readonly View[], operation: string): Finding[] | undefined {
  const listed = all.filter(
    ({ reply, pointer }) => reply.exchange.operation === operation && /^\/data\/\d+$/.test(pointer),
  )
  const seen = new Set<string>()
  return lookAt(listed, ({ reply, pointer, record }) => {
    if (record['id'] === undefined) return undefined
    const key = `${reply.exchange.number} ${toKey(record['id'])}`
    const isNew = !seen.has(key)
    seen.add(key)
    const received = `${toKey(record['id'])}, which it has already shown`
    return isNew
      ? []
      : [{ reply, pointer: `${pointer}/id`, expected: 'each record once', received }]
  })
}

/** Findings for lists without any record between two that show the same one. */
function unlessFull(answers: readonly Reply[], operation: string): Finding[] | undefined {
  const lists = answers
    .filter((reply) => reply.exchange.operation === operation && isSuccess(reply))
    // A later page of a list may be empty.
    .filter(({ exchange }) => !exchange.url.includes('?'))
    .map((reply) => ({ reply, data: dataOf(reply) }))
  const idsOf = (all: readonly { data: unknown }[]) =>
    all.flatMap(({ data }) =>
      (Array.isArray(data) ? (data as unknown[]) : []).filter(isObject).map(({ id }) => toKey(id)),
    )
  return lookAt([...lists.entries()], ([index, { reply, data }]) => {
    const later = new Set(idsOf(lists.slice(index + 1)))
    const lost = idsOf(lists.slice(0, index)).find((id) => later.has(id))
    if (lost === undefined) return undefined
    if (!Array.isArray(data) || data.length > 0) return []
    const expected = `${lost}, which the lists before and after it show`
    return [{ reply, pointer: '/data', expected, received: 'an empty array' }]
  })
}

const SUBSCRIPTIONS = ['createSubscription', 'readSubscription', 'listSubscriptions', 'addItem']

const isOf = (operation: string) => (view: View) => view.reply.exchange.operation === operation
const isEmbedded = ({ pointer }: View) => pointer.endsWith('/customer')

/** What one answer shows of a record, the others show as well. */
export const agreementChecks: readonly AssertingCheck[] = [
  must('CUS-LIST-012', 'F81', 'lists a customer with the values that its reads show', {
    operation: ['listCustomers', 'readCustomer'],
    requires: { views },
    judge: ({ views: { views: all } }, _, context) =>
      unlessAgreed(all, 'customer', context, isOf('listCustomers')),
  }),
  must('CUS-LIST-013', 'F81', 'lists no customer twice', {
    operation: 'listCustomers',
    requires: { views },
    judge: ({ views: { views: all } }) => repeatedIn(all, 'listCustomers'),
  }),
  must('CUS-LIST-015', 'F80', 'lists customers at every time when there are some', {
    operation: 'listCustomers',
    requires: { views },
    after: { narrowRead },
    isLast: true,
    // A token of other scopes may see no customers.
    judge: (_, { narrowRead: narrow }, { answers }) =>
      unlessFull(
        answers.filter((reply) => reply !== narrow),
        'listCustomers',
      ),
  }),
  must('SUB-LIST-017', 'F92', 'lists subscriptions at every time when there are some', {
    operation: 'listSubscriptions',
    requires: { views },
    isLast: true,
    judge: (_, __, { answers }) => unlessFull(answers, 'listSubscriptions'),
  }),
  must('SUB-VIEW-017', 'F50', 'embeds a customer with the values that its reads show', {
    operation: ['createSubscription', 'readSubscription', 'listSubscriptions', 'addItem'],
    requires: { views },
    judge: ({ views: { views: all } }, _, context) =>
      unlessAgreed(all, 'customer', context, isEmbedded),
  }),
  must('SUB-LIST-013', 'F91', 'lists a subscription with the values that its reads show', {
    operation: ['listSubscriptions', 'readSubscription'],
    requires: { views },
    judge: ({ views: { views: all } }, _, context) =>
      unlessAgreed(all, 'subscription', context, isOf('listSubscriptions')),
  }),
  must('SUB-LIST-014', 'F91', 'lists no subscription twice', {
    operation: 'listSubscriptions',
    requires: { views },
    judge: ({ views: { views: all } }) => repeatedIn(all, 'listSubscriptions'),
  }),
  must('SUB-VIEW-024', ['F39', 'F42'], 'shows in every view the moments that its reads show', {
    operation: ['readSubscription', 'listSubscriptions', 'addItem'],
    requires: { views },
    judge: ({ views: { views: all } }, _, context) => unlessThere(all, context),
  }),
  must('PRD-VIEW-006', ['F62', 'F63'], 'shows a product with the same texts wherever it stands', {
    operation: SUBSCRIPTIONS,
    requires: { views },
    judge: ({ views: { views: all } }) =>
      unlessOne(all, 'product', ['name', 'description', 'handle']),
  }),
  must(
    'PPT-VIEW-005',
    ['F67', 'F68'],
    'shows a price point with the same price wherever it stands',
    {
      operation: SUBSCRIPTIONS,
      requires: { views },
      judge: ({ views: { views: all } }) =>
        unlessOne(all, 'price_point', ['name', 'handle', 'price_int_cents']),
    },
  ),
  must('SUB-CREATE-014', 'F84', 'answers a new subscription with the values of its first read', {
    operation: ['createSubscription', 'readSubscription'],
    requires: { views },
    judge: ({ views: { views: all } }) =>
      unlessRead(all, 'createSubscription', (reads) => reads.slice(0, 1)),
  }),
  must('ITM-ADD-012', 'F97', 'answers an added item with the values that later reads show', {
    operation: ['addItem', 'readSubscription'],
    requires: { views },
    judge: ({ views: { views: all } }) => unlessRead(all, 'addItem', (reads) => reads),
  }),
]

/** What these tell of a subscription is not stated: an enrolment may change it. */
const FLAGS = ['prepaid', 'activate_on_payment']

/** Findings for the answers of a write whose subscription is not as the reads after it show it. */
function unlessRead(
  all: readonly View[],
  operation: string,
  choose: (reads: readonly View[]) => readonly View[],
): Finding[] | undefined {
  const subscriptions = all.filter(({ kind }) => kind === 'subscription')
  const compared = subscriptions.filter(isOf(operation)).flatMap((answer) => {
    const same = subscriptions.filter(
      ({ record }) => toKey(record['id']) === toKey(answer.record['id']),
    )
    const next = same.filter(isOf(operation)).find((view) => numberOf(view) > numberOf(answer))
    const reads = same.filter(
      (view) =>
        isOf('readSubscription')(view) &&
        numberOf(view) > numberOf(answer) &&
        (next === undefined || numberOf(view) < numberOf(next)),
    )
    const earlier = same.findLast((view) => numberOf(view) < numberOf(answer))
    // A read may lag: the last one before the next write is the newest.
    return choose(reads)
      .slice(-1)
      .map(({ record }) => {
        const changed = FLAGS.filter((flag) => earlier && record[flag] !== earlier.record[flag])
        return unlessAsRead('subscription', answer, record, [...VOLATILE, ...changed])
      })
  })
  return compared.length === 0 ? undefined : compared.flat()
}
