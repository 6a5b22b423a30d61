import { firstCustomer } from '../steps/customers.ts'
import { likeCustomer, roughCustomer, type Rule, type Tried } from '../steps/customer-rules.ts'
import { customersLate } from '../steps/final-state.ts'
import { leastCustomer, leastCustomerRead, oddCustomer } from '../steps/unusual-records.ts'
import { observe, show, type Check, type Observation } from '../engine/check.ts'
import type { Listing } from '../http/answers/read-list.ts'
import { textOfId, toKey, type JsonObject, type Reply } from '../http/exchange.ts'
import { shown } from './records.ts'
import { toRefusal, USUAL, usualIn, type Usual } from './templates.ts'

/** What a text holds that was left out, and one given as "" (gap G11). */
function seeEmpty(
  least: JsonObject | undefined,
  rough: Tried | undefined,
  list: Listing | undefined,
) {
  const given = rough?.taken.includes('empty text') === true ? rough.record : undefined
  const isKept = given === undefined || given['address_2'] === ''
  const leftOut = least ?? (isKept ? undefined : given)
  if (leftOut === undefined) return undefined
  const value = `${showText(leftOut)}${isKept ? '' : ', also for ""'}`
  const form = formOf(leftOut)
  if (form === undefined) return { choice: null, value }
  const row = list?.records.find(({ record: { id } }) => toKey(id) === toKey(leftOut['id']))
  const elsewhere = row && formOf(row.record)
  const isOther = elsewhere !== undefined && elsewhere !== form
  const empty = isKept ? 'kept' : 'as-left-out'
  const learned = { left_out: form, ...(isOther && { elsewhere }), empty }
  return {
    choice: null,
    learned,
    value: isOther ? `${value}, ${showText(row!.record)} in a list` : value,
  }
}

function showText(record: JsonObject): string {
  return 'address_2' in record ? show(record['address_2']) : 'no key'
}

/** How a record shows a text that it does not have; undefined if it shows something. */
function formOf(record: JsonObject): string | undefined {
  if (!('address_2' in record)) return 'absent'
  const { address_2: text } = record
  return text === '' ? 'empty-string' : text === null ? 'null' : undefined
}

/** Names rules that a site does or does not have. */
function showRules({ taken, refused }: Pick<Tried, 'taken' | 'refused'>, rules: readonly Rule[]) {
  const some = (name: string, of: readonly Rule[]) =>
    of.length === 0 ? [] : [`${name}: ${of.join(', ')}`]
  const isRefused = (rule: Rule) => refused.has(rule)
  const isTaken = (rule: Rule) => !isRefused(rule) && taken.includes(rule)
  return [
    ...some('takes', rules.filter(isTaken)),
    ...some('refuses', rules.filter(isRefused)),
  ].join('; ')
}

/** What two customers together show, if a run had room for both. */
function both(like: Tried | undefined, rough: Tried | undefined): Pick<Tried, 'taken' | 'refused'> {
  return {
    taken: [like, rough].flatMap((one) => one?.taken ?? []),
    refused: new Map([like, rough].flatMap((one) => [...(one?.refused ?? [])])),
  }
}

const TEXT_RULES: readonly Rule[] = [
  'email form',
  'zip length',
  'short phone',
  'long phone',
  'state length',
  'country case',
  'punctuation',
  'name letters',
]

/** Which forms of texts a site refuses (gap G13). */
function seeForms(like: Tried | undefined, rough: Tried | undefined): Observation | undefined {
  const seen = both(like, rough)
  const isTaken = (rule: Rule) => seen.taken.includes(rule) && !seen.refused.has(rule)
  const learned = {
    ...(isTaken('email form') && { email: 'unchecked' }),
    ...(isTaken('zip length') && { zip: 'unchecked' }),
    ...(seen.refused.has('long phone') && { phone: 'without-prefix' }),
    ...(isTaken('short phone') && { phone: 'unchecked' }),
    ...(isTaken('state length') && { state: 'unchecked' }),
    ...(isTaken('country case') && { country: 'unchecked' }),
    ...(isTaken('punctuation') && { punctuation: 'stripped' }),
    ...(seen.refused.has('name letters') && { names: 'letters' }),
  }
  const value = showRules(seen, TEXT_RULES)
  if (value === '') return undefined
  return Object.keys(learned).length === 0
    ? { choice: 'checked', value }
    : { choice: null, learned, value }
}

/** How strictly a tax number is checked (gap G14). */
function seeDocument(like: Tried | undefined, rough: Tried | undefined): Observation | undefined {
  const seen = both(like, rough)
  const isStripped =
    seen.taken.includes('document punctuation') && !seen.refused.has('document punctuation')
  const isFree = seen.taken.includes('document length')
  if (!isStripped && !isFree && !seen.refused.has('document length')) return undefined
  const form = isFree
    ? 'unchecked'
    : seen.refused.has('document digits')
      ? 'check-digits'
      : 'digits'
  const learned = { form, ...(isStripped && { punctuation: 'stripped' }) }
  const value = showRules(seen, ['document length', 'document digits', 'document punctuation'])
  return { choice: null, learned, value }
}

/** What becomes of a second customer with what the first has (gap G15). */
function seeTwins(
  like: Tried | undefined,
  phoneRefusal: Reply | undefined,
  first: string,
  usual: Usual,
): Observation | undefined {
  const refusalOf = (rule: Rule) => like?.refused.get(rule)
  const emailRefusal = refusalOf('own email')
  const documentRefusal = refusalOf('own document')
  const nameRefusal = refusalOf('own name')
  const reply = emailRefusal ?? documentRefusal ?? nameRefusal ?? phoneRefusal
  const isTried = (rule: Rule) => like?.taken.includes(rule) === true || refusalOf(rule)
  if (!isTried('own email') && !isTried('own document') && reply === undefined) return undefined
  const id = textOfId(like?.record?.['id'])
  const isReused = like?.taken.includes('own email') === true && id === first
  const email = emailRefusal === undefined ? (isReused ? 'reused' : 'allowed') : 'refused'
  const document_number = documentRefusal === undefined ? 'allowed' : 'refused'
  const refusal = reply === undefined ? undefined : toRefusal(reply, usual)
  const { learned: form } = refusal ?? {}
  if (refusal !== undefined && form === undefined) return refusal
  const learned = {
    email,
    document_number,
    ...(phoneRefusal && { phone: 'refused' }),
    ...(nameRefusal && { name: 'refused' }),
    ...(typeof form === 'number' ? { status: form } : (form as object | undefined)),
  }
  const others = [phoneRefusal && ', phone refused', nameRefusal && ', name refused']
  const value = `e-mail address ${email}, document ${document_number}${others.map((one) => one ?? '').join('')}`
  return { choice: null, learned, value, ...(reply && { reply }) }
}

/** The rules of a site about a customer's fields: required ones, forms and twins. */
export const customerRuleObservations: readonly Check[] = [
  observe('OBS-G11-001', 'G11', {
    operation: 'readCustomer',
    title: 'what a text field holds that was never sent, or sent as an empty text',
    requires: { leastCustomerRead },
    after: { roughCustomer, customersLate },
    observe: ({ leastCustomerRead: least }, { roughCustomer: rough, customersLate: late }) =>
      seeEmpty(shown(least), rough, late?.list),
  }),
  observe('OBS-G13-001', 'G13', {
    operation: 'createCustomer',
    title: 'which forms of texts are refused',
    requires: { firstCustomer },
    after: { likeCustomer, roughCustomer },
    observe: (_, { likeCustomer: like, roughCustomer: rough }) => seeForms(like, rough),
  }),
  observe('OBS-G14-001', 'G14', {
    operation: 'createCustomer',
    title: 'how strictly a tax number is checked',
    requires: { firstCustomer },
    after: { likeCustomer, roughCustomer },
    observe: (_, { likeCustomer: like, roughCustomer: rough }) => seeDocument(like, rough),
  }),
  observe('OBS-G15-001', 'G15', {
    operation: 'createCustomer',
    title: 'what a second customer gets with what the first has',
    requires: { firstCustomer },
    after: { ...USUAL, likeCustomer, oddCustomer },
    // As at G91, the usual body of this refusal is the envelope.
    observe: ({ firstCustomer: { id } }, { likeCustomer: like, oddCustomer: odd, ...usual }) =>
      seeTwins(like, odd?.phoneRefused, id, { ...usualIn(usual), body: 'envelope' }),
  }),
  observe('OBS-G35-001', 'G35', {
    operation: 'createCustomer',
    title: 'which fields a new customer must have',
    requires: { leastCustomer },
    observe: ({ leastCustomer: { fields, replies } }) => {
      const value = replies.map(({ status }) => `status ${status}`).join(', ')
      return fields === undefined
        ? { choice: null, value }
        : { choice: null, learned: fields, value: fields.length === 0 ? 'none' : value }
    },
  }),
  observe('OBS-G54-002', 'G54', {
    operation: 'createCustomer',
    title: 'whether a number is taken for a text',
    requires: { roughCustomer },
    observe: ({ roughCustomer: rough }) => {
      const reply = rough.refused.get('number as text')
      if (reply !== undefined) return { choice: 'refused', value: `status ${reply.status}`, reply }
      if (!rough.taken.includes('number as text')) return undefined
      const { city } = rough.record ?? {}
      const isText = rough.record === undefined || city === '5'
      return { choice: isText ? 'coerced' : null, value: `shown as ${show(city)}` }
    },
  }),
  observe('OBS-G97-001', 'G97', {
    operation: 'createCustomer',
    title: 'whether a text of 300 characters is refused',
    requires: { roughCustomer },
    observe: ({ roughCustomer: rough }) => {
      const reply = rough.refused.get('any length')
      if (reply !== undefined) {
        return { choice: '255-and-one-mebibyte', value: `refused, status ${reply.status}`, reply }
      }
      return rough.taken.includes('any length')
        ? { choice: 'any-length', value: 'taken' }
        : undefined
    },
  }),
]
