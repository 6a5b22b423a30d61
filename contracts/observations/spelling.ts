import {
  customerFields,
  normalizeText,
  type CustomerField,
  type TextRules,
} from '../../openapi/customer-fields.ts'
import { firstCustomer, firstCustomerRead, type MadeCustomer } from '../steps/customers.ts'
import { unifiedRead, unifiedSubscription } from '../steps/subscriptions.ts'
import { idIn } from '../steps/create.ts'
import { customersLate } from '../steps/final-state.ts'
import { likeCustomer, roughCustomer } from '../steps/customer-rules.ts'
import { leastCustomer, leastCustomerRead, oddCustomer } from '../steps/unusual-records.ts'
import { observe, show, type Check, type Observation } from '../engine/check.ts'
import type { Attempts } from '../engine/step.ts'
import { isObject, textOfId, toKey, type JsonObject, type Reply } from '../http/exchange.ts'
import { shown } from './records.ts'

/** A text as it was sent and as it is shown afterwards. */
interface Spelling {
  field: CustomerField
  country: unknown
  sent: string
  stored: string
}

/** The spellings of a customer, without its punctuation (gaps G13 and G14). */
function spellingsOf(sent: JsonObject, record: JsonObject): Spelling[] {
  return customerFields.flatMap((field) => {
    const [text, stored] = [sent[field], record[field]]
    if (typeof text !== 'string' || typeof stored !== 'string' || text === '') return []
    const isOfDigits = /^(?:zip|phone|document_number)$/.test(field)
    const plain = isOfDigits ? text.replaceAll(/\D/g, '') : text
    return [{ field, country: sent['country'], sent: plain, stored }]
  })
}

/** What may change in all texts, the simplest first. */
const SHARED_RULES = combine({ spaces: ['ends', 'repeated', 'single'] }, { unicode: ['NFD'] })

/** What may change in some fields, the simplest first. */
const FIELD_RULES: readonly (readonly [readonly CustomerField[], readonly TextRules[]])[] = [
  [['email'], combine({ email: ['lower-case'] })],
  [
    ['state', 'country'],
    combine({ codes: ['upper-case', 'lower-case'] }, { state: ['with-country'] }),
  ],
  [['phone'], combine({ phone: ['with-prefix', 'without-prefix'] })],
  [
    ['first_name', 'last_name', 'address', 'address_2', 'city'],
    combine({ texts: ['upper-case', 'lower-case', 'title-case'] }),
  ],
  [['zip', 'document_number'], [{}]],
]

/** All rules that have some of the values, or none. */
function combine(...parts: { [Name in keyof TextRules]?: TextRules[Name][] }[]): TextRules[] {
  return parts.reduce<TextRules[]>(
    (rules, part) => [
      ...rules,
      ...Object.entries(part).flatMap(([name, values]) =>
        values.flatMap((value) => rules.map((rule) => ({ ...rule, [name]: value }))),
      ),
    ],
    [{}],
  )
}

/** How texts are tidied: the simplest rules that make most of what was sent what is shown (gap G110). */
function seeSpelling(spellings: readonly Spelling[]): Observation {
  const tried = SHARED_RULES.map((shared) => {
    const others: CustomerField[] = []
    let learned: TextRules = shared
    let kept = 0
    for (const [fields, choices] of FIELD_RULES) {
      const own = spellings.filter(({ field }) => fields.includes(field))
      const countKept = (rules: TextRules) =>
        own.filter(
          ({ field, sent, country, stored }) =>
            normalizeText(field, sent, country, { ...shared, ...rules }) === stored,
        ).length
      const counts = choices.map(countKept)
      const most = Math.max(...counts)
      kept += most
      learned = { ...learned, ...choices[counts.indexOf(most)] }
      if (most < own.length) others.push(...fields)
    }
    return { learned, others, kept }
  })
  const { learned, others } = tried.reduce((best, one) => (one.kept > best.kept ? one : best))
  const names = Object.entries(learned).map(([name, how]) => `${name} ${how}`)
  const value = [...names, ...others.map((field) => `${field} otherwise`)].join(', ')
  return { choice: null, learned, value: value || 'as it was sent' }
}

/** A customer's fields as they were sent, in the answer that created it, and in a read. */
type Shown = readonly [sent: JsonObject | undefined, created: unknown, read: unknown]

/** Whether the answers that create customers show other texts than reads do (gap G129). */
function seeCreated(all: readonly Shown[]): Observation | undefined {
  const texts = all.flatMap(([sent, created, read]) => {
    if (sent === undefined || !isObject(created) || !isObject(read)) return []
    const stored = new Map(spellingsOf(sent, read).map((one) => [one.field, one.stored]))
    return spellingsOf(sent, created).map((one) => ({ ...one, read: stored.get(one.field) }))
  })
  // A text that is stored as it was sent tells nothing.
  const changed = texts.filter(({ read, sent }) => read !== undefined && read !== sent.trim())
  const [text] = changed
  if (text === undefined) return undefined
  const isAsSent = changed.every(({ sent, stored }) => stored.trim() === sent.trim())
  const value = `${text.field} ${show(text.stored)}, later ${show(text.read)}`
  return { choice: isAsSent ? 'as-sent' : 'stored', value }
}

/** The steps that show how a customer was sent, created and read. */
const CREATED = { oddCustomer, unifiedSubscription, unifiedRead }

function createdOf(
  { person, reply }: MadeCustomer,
  read: Reply,
  { oddCustomer: odd, unifiedSubscription: unified, unifiedRead: late }: Attempts<typeof CREATED>,
): Shown[] {
  return [
    [{ ...person }, shown(reply), shown(read)],
    [{ ...odd?.person }, shown(odd?.reply), shown(odd?.read)],
    [
      { ...unified?.ordered.person },
      shown(unified?.reply)?.['customer'],
      shown(late)?.['customer'],
    ],
  ]
}

/** How the texts of customers are spelled. */
export const spellingObservations: readonly Check[] = [
  observe('OBS-G110-001', 'G110', {
    operation: ['createCustomer', 'readCustomer'],
    title: 'whether texts keep the spelling in which they were sent',
    requires: { firstCustomer, firstCustomerRead },
    after: {
      ...CREATED,
      leastCustomer,
      leastCustomerRead,
      customersLate,
      roughCustomer,
      likeCustomer,
    },
    observe: ({ firstCustomer: first, firstCustomerRead: read }, tried) => {
      const { id, person } = first
      const { oddCustomer: odd, leastCustomer: least, customersLate: late } = tried
      // The last two may be known from the answers that created them alone.
      const isAsSent = seeCreated(createdOf(first, read, tried))?.choice === 'as-sent'
      const { roughCustomer: rough, likeCustomer: like } = isAsSent ? {} : tried
      const isNew = textOfId(like?.record?.['id']) !== id
      const leastMade = least?.replies.at(-1)
      const leastId = leastMade && idIn(leastMade, 'customer')
      // A read may be late, and the list show it.
      const listed = (one: string | undefined) =>
        late?.list.records.find(({ record }) => toKey(record['id']) === one)?.record
      const pairs = [
        [{ ...person }, shown(read) ?? listed(id)],
        [least?.sent, shown(tried.leastCustomerRead) ?? listed(leastId)],
        [{ ...odd?.person }, shown(odd?.read) ?? listed(odd?.shown)],
        [rough?.sent, rough?.record],
        // One with the e-mail address of the first may be the first.
        [isNew ? like?.sent : undefined, like?.record],
      ] as const
      const spellings = pairs.flatMap(([sent, record]) =>
        sent && record ? spellingsOf(sent, record) : [],
      )
      return spellings.length === 0 ? undefined : seeSpelling(spellings)
    },
  }),
  observe('OBS-G129-001', 'G129', {
    operation: ['createCustomer', 'createSubscription'],
    title: 'whether the answer that creates a customer shows its texts as they are stored',
    requires: { firstCustomer, firstCustomerRead },
    after: CREATED,
    observe: ({ firstCustomer: first, firstCustomerRead: read }, tried) =>
      seeCreated(createdOf(first, read, tried)),
  }),
]
