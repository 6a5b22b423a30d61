import {
  customerFields,
  normalizeText,
  type CustomerField,
  type TextRules,
} from '../../openapi/customer-fields.ts'
import { firstCustomer, firstCustomerRead } from '../steps/customers.ts'
import { likeCustomer, roughCustomer } from '../steps/customer-rules.ts'
import { leastCustomer, leastCustomerRead, oddCustomer } from '../steps/unusual-records.ts'
import { observe, type Check, type Observation } from '../engine/check.ts'
import { textOfId, type JsonObject } from '../http/exchange.ts'
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
  [['state', 'country'], combine({ codes: ['upper-case'] }, { state: ['with-country'] })],
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

/** How the texts of customers are spelled. */
export const spellingObservations: readonly Check[] = [
  observe('OBS-G110-001', 'G110', {
    operation: ['createCustomer', 'readCustomer'],
    title: 'whether texts keep the spelling in which they were sent',
    requires: { firstCustomer, firstCustomerRead },
    after: { leastCustomer, leastCustomerRead, oddCustomer, roughCustomer, likeCustomer },
    observe: ({ firstCustomer: { id, person }, firstCustomerRead: read }, tried) => {
      const { oddCustomer: odd, roughCustomer: rough, likeCustomer: like } = tried
      const isNew = textOfId(like?.record?.['id']) !== id
      const pairs = [
        [{ ...person }, shown(read)],
        [tried.leastCustomer?.sent, shown(tried.leastCustomerRead)],
        [{ ...odd?.person }, shown(odd?.read)],
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
]
