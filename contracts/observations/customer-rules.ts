import { customerFields } from '../../openapi/customer-fields.ts'
import { firstCustomer, firstCustomerRead } from '../steps/customers.ts'
import { likeCustomer, roughCustomer, type Rule, type Tried } from '../steps/customer-rules.ts'
import { emptyCustomer } from '../steps/refused/wrong-bodies.ts'
import { leastCustomer, leastCustomerRead, oddCustomer } from '../steps/unusual-records.ts'
import { observe, show, type Check, type Observation } from '../engine/check.ts'
import { isSuccess } from '../http/answers/read-reply.ts'
import { textOfId, type JsonObject } from '../http/exchange.ts'
import { shown } from './records.ts'
import { toRefusal, USUAL, usualIn, type Usual } from './templates.ts'

/** What a text holds that was left out, and one given as "" (gap G11). */
function seeEmpty(least: JsonObject | undefined, rough: Tried | undefined) {
  const given = rough?.taken.includes('empty text') === true ? rough.record : undefined
  const isKept = given === undefined || given['address_2'] === ''
  const leftOut = least ?? (isKept ? undefined : given)
  if (leftOut === undefined) return undefined
  const text = leftOut['address_2']
  const value = `${'address_2' in leftOut ? show(text) : 'no key'}${isKept ? '' : ', also for ""'}`
  const form = text === '' ? 'empty-string' : text === null ? 'null' : 'absent'
  if (form === 'absent' && 'address_2' in leftOut) return { choice: null, value }
  const learned = { left_out: form, empty: isKept ? 'kept' : 'as-left-out' }
  return { choice: null, learned, value }
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

/** What two customers together show; the first is asked first. */
function both(rough: Tried, like: Tried | undefined): Pick<Tried, 'taken' | 'refused'> {
  return {
    taken: [...rough.taken, ...(like?.taken ?? [])],
    refused: new Map([...(like?.refused ?? []), ...rough.refused]),
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
]

/** Which forms of texts a site refuses (gap G13). */
function seeForms(rough: Tried, like: Tried | undefined): Observation | undefined {
  const seen = both(rough, like)
  const isTaken = (rule: Rule) => seen.taken.includes(rule) && !seen.refused.has(rule)
  const isNoPrefix = rough.refused.has('long phone')
  const learned = {
    ...(isTaken('email form') && { email: 'unchecked' }),
    ...(isTaken('zip length') && { zip: 'unchecked' }),
    ...(isTaken('short phone') && { phone: 'unchecked' }),
    ...(isNoPrefix && { phone: 'without-prefix' }),
    ...(isTaken('state length') && { state: 'unchecked' }),
    ...(isTaken('country case') && { country: 'unchecked' }),
    ...(isTaken('punctuation') && { punctuation: 'stripped' }),
  }
  const value = showRules(seen, TEXT_RULES)
  if (value === '') return undefined
  return Object.keys(learned).length === 0
    ? { choice: 'checked', value }
    : { choice: null, learned, value }
}

/** How strictly a tax number is checked (gap G14). */
function seeDocument(rough: Tried, like: Tried | undefined): Observation | undefined {
  const seen = both(rough, like)
  const isStripped =
    like?.taken.includes('document punctuation') === true &&
    !seen.refused.has('document punctuation')
  const isFree = rough.taken.includes('document length')
  const isKnown = isFree || rough.refused.has('document length')
  if (!isKnown) return undefined
  const form = isFree
    ? 'unchecked'
    : rough.refused.has('document digits')
      ? 'check-digits'
      : 'digits'
  const learned = { form, ...(isStripped && { punctuation: 'stripped' }) }
  const value = showRules(seen, ['document length', 'document digits', 'document punctuation'])
  return { choice: null, learned, value }
}

/** What becomes of a second customer with the e-mail address or document of the first (gap G15). */
function seeTwins(like: Tried, first: string, usual: Usual): Observation | undefined {
  const emailRefusal = like.refused.get('own email')
  const documentRefusal = like.refused.get('own document')
  const reply = emailRefusal ?? documentRefusal
  const isTried = (rule: Rule) => like.taken.includes(rule) || like.refused.has(rule)
  if (!isTried('own email') && !isTried('own document')) return undefined
  const id = textOfId(like.record?.['id'])
  const isReused = like.taken.includes('own email') && id === first
  const email = emailRefusal === undefined ? (isReused ? 'reused' : 'allowed') : 'refused'
  const document_number = documentRefusal === undefined ? 'allowed' : 'refused'
  const refusal = reply === undefined ? undefined : toRefusal(reply, usual)
  const { learned: form } = refusal ?? {}
  if (refusal !== undefined && form === undefined) return refusal
  const learned = {
    email,
    document_number,
    ...(typeof form === 'number' ? { status: form } : (form as object | undefined)),
  }
  const value = `e-mail address ${email}, document ${document_number}`
  return { choice: null, learned, value, ...(reply && { reply }) }
}

/** How texts are tidied: what was sent, beside what is shown (gap G110). */
function seeSpelling(pairs: readonly (readonly [JsonObject, JsonObject])[]): Observation {
  const learned: Record<string, string> = {}
  const others = new Set<string>()
  for (const [sent, record] of pairs) {
    for (const field of customerFields) {
      const [text, now] = [sent[field], record[field]]
      if (typeof text !== 'string' || typeof now !== 'string' || text === '' || text === now)
        continue
      const change = nameChange(field, text, now)
      if (change === undefined) others.add(field)
      else Object.assign(learned, change)
    }
  }
  // Single spaces within a text are trimmed ones around it too.
  if (learned['within'] !== undefined) learned['spaces'] = 'single'
  delete learned['within']
  if (learned['texts'] !== undefined) delete learned['codes']
  const names = Object.entries(learned).map(([name, how]) => `${name} ${how}`)
  const value = [...names, ...[...others].map((field) => `${field} otherwise`)].join(', ')
  return { choice: null, ...(others.size === 0 && { learned }), value: value || 'as it was sent' }
}

/** The changes of the ledger that make one text of another; undefined if none does. */
function nameChange(field: string, sent: string, record: string): object | undefined {
  const digits = /^(?:zip|phone|document_number)$/.test(field) ? sent.replaceAll(/\D/g, '') : sent
  if (field === 'phone') {
    if (record === `55${digits}`) return { phone: 'with-prefix' }
    if (`55${record}` === digits) return { phone: 'without-prefix' }
  }
  const trimmed = digits.trim()
  const single = trimmed.replaceAll(/\s+/g, ' ')
  const spaces = (text: string) => ({
    ...(text === single && single !== trimmed && { within: 'single' }),
    ...(trimmed !== digits && { spaces: 'ends' }),
  })
  for (const text of [digits, trimmed, single]) {
    if (record === text) return text === digits ? {} : spaces(text)
    if (field === 'email' && record === text.toLowerCase())
      return { email: 'lower-case', ...(text !== digits && spaces(text)) }
    if (record !== text.toUpperCase()) continue
    const isCode = field === 'state' || field === 'country'
    return { [isCode ? 'codes' : 'texts']: 'upper-case', ...(text !== digits && spaces(text)) }
  }
  return undefined
}

/** The rules of a site about a customer's fields: required ones, forms, twins, and how texts are tidied. */
export const customerRuleObservations: readonly Check[] = [
  observe('OBS-G11-001', 'G11', {
    operation: 'readCustomer',
    title: 'what a text field holds that was never sent, or sent as an empty text',
    requires: { leastCustomerRead },
    after: { roughCustomer },
    observe: ({ leastCustomerRead: least }, { roughCustomer: rough }) =>
      seeEmpty(shown(least), rough),
  }),
  observe('OBS-G13-001', 'G13', {
    operation: 'createCustomer',
    title: 'which forms of texts are refused',
    requires: { roughCustomer },
    after: { likeCustomer },
    observe: ({ roughCustomer: rough }, { likeCustomer: like }) => seeForms(rough, like),
  }),
  observe('OBS-G14-001', 'G14', {
    operation: 'createCustomer',
    title: 'how strictly a tax number is checked',
    requires: { roughCustomer },
    after: { likeCustomer },
    observe: ({ roughCustomer: rough }, { likeCustomer: like }) => seeDocument(rough, like),
  }),
  observe('OBS-G15-001', 'G15', {
    operation: 'createCustomer',
    title: 'what a second customer with the e-mail address and document of the first gets',
    requires: { likeCustomer, firstCustomer },
    after: USUAL,
    // As at G91, the usual body of this refusal is the envelope.
    observe: ({ likeCustomer: like, firstCustomer: { id } }, usual) =>
      seeTwins(like, id, { ...usualIn(usual), body: 'envelope' }),
  }),
  observe('OBS-G35-001', 'G35', {
    operation: 'createCustomer',
    title: 'which fields a new customer must have',
    requires: { leastCustomer },
    after: { emptyCustomer },
    observe: ({ leastCustomer: { fields, replies } }, { emptyCustomer: empty }) => {
      const value = replies.map(({ status }) => `status ${status}`).join(', ')
      if (empty !== undefined && isSuccess(empty))
        return { choice: null, learned: [], value: 'none' }
      return fields === undefined
        ? { choice: null, value }
        : { choice: null, learned: fields, value }
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
  observe('OBS-G110-001', 'G110', {
    operation: ['createCustomer', 'readCustomer'],
    title: 'whether texts keep the spelling in which they were sent',
    requires: { firstCustomer, firstCustomerRead },
    after: { oddCustomer, roughCustomer, likeCustomer },
    observe: ({ firstCustomer: { id, person }, firstCustomerRead: read }, tried) => {
      const { oddCustomer: odd, roughCustomer: rough, likeCustomer: like } = tried
      const isNew = textOfId(like?.record?.['id']) !== id
      const pairs = [
        [{ ...person }, shown(read)],
        [{ ...odd?.person }, shown(odd?.read)],
        [rough?.sent, rough?.record],
        // One with the e-mail address of the first may be the first.
        [isNew ? like?.sent : undefined, like?.record],
      ] as const
      const whole = pairs.flatMap(([sent, record]) =>
        sent && record ? [[sent, record] as const] : [],
      )
      return whole.length === 0 ? undefined : seeSpelling(whole)
    },
  }),
]
