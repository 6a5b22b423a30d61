import type { components } from '../../openapi/generated/types.ts'
import { choiceOf, valueOf } from '../../openapi/choices.ts'
import type { Choices } from '../../openapi/ledger.ts'
import { isValidCnpj, isValidCpf } from '../../openapi/tax-numbers.ts'
import {
  customerFields,
  normalizeText,
  tidySpaces,
  type CustomerField,
} from '../../openapi/customer-fields.ts'
import { invalid } from '../shared/refusal.ts'
import type { Customer } from '../world/records.ts'
import type { World } from '../world/world.ts'

export type CustomerInput = components['schemas']['CustomerInput']
type Fields = Readonly<Record<string, unknown>>

/** The longest text, unless the profile takes any length, in characters (gap G97). */
const LONGEST = 255

/**
 * A customer's fields as a site takes them, before it checks them: numbers as texts (gap G54), without
 * the spaces and the punctuation that it does not keep (gaps G110, G13 and G14), and without empty
 * texts where these count as left out (gap G11).
 */
export function tidyCustomer(fields: Fields, choices: Choices): Fields {
  const tidied: Record<string, unknown> = { ...fields }
  for (const field of customerFields) {
    const value = fields[field]
    const isNumber = typeof value === 'number' && choiceOf(choices, 'wrong-json-type') === 'coerced'
    if (isNumber) tidied[field] = String(value)
    const text = tidied[field]
    if (typeof text !== 'string') continue
    const kept = tidyText(field, text, choices)
    const isLeftOut = kept === '' && valueOf(choices, 'empty-optional-text').empty === 'as-left-out'
    if (isLeftOut) delete tidied[field]
    else tidied[field] = kept
  }
  return tidied
}

function tidyText(field: CustomerField, text: string, choices: Choices): string {
  const tidied = tidySpaces(text, valueOf(choices, 'text-normalization'))
  return punctuationOf(field, choices) === 'stripped' ? tidied.replaceAll(/\D/g, '') : tidied
}

function punctuationOf(field: CustomerField, choices: Choices): string | undefined {
  if (field === 'document_number') return valueOf(choices, 'document-number-check').punctuation
  const hasDigits = field === 'zip' || field === 'phone'
  return hasDigits ? valueOf(choices, 'text-checks').punctuation : undefined
}

/**
 * Copies a customer's fields so that those which the profile does not require, or whose form or length
 * it leaves unchecked, pass the document's schema (gaps G13, G14, G35 and G97).
 */
export function passCustomer(fields: Fields, choices: Choices): Fields {
  const passed: Record<string, unknown> = { ...fields }
  const checks: Readonly<Record<string, string>> = valueOf(choices, 'text-checks')
  const required: readonly string[] = valueOf(choices, 'required-customer-fields')
  const isAnyLength = choiceOf(choices, 'size-limits') === 'any-length'
  for (const field of customerFields) {
    const value = fields[field]
    const isBlank = value == null || (typeof value === 'string' && value.trim() === '')
    const isNeeded = NEEDED[field] !== undefined && !required.includes(field) && isBlank
    if (isNeeded) passed[field] = NEEDED[field]
    if (typeof value !== 'string' || isBlank) continue
    const isLong = value.length > LONGEST
    const isFree =
      field === 'document_number'
        ? valueOf(choices, 'document-number-check').form === 'unchecked'
        : field !== 'zip' && checks[field] === 'unchecked'
    if (isLong ? isAnyLength : isFree) passed[field] = NEEDED[field] ?? ''
  }
  return passed
}

/** The fields that the document requires, with values that pass its schema. */
const NEEDED: Readonly<Record<string, string>> = {
  email: 'a@a',
  first_name: 'a',
  last_name: 'a',
}

/**
 * Checks what the document's schema cannot say about a customer's fields.
 *
 * @param prefix path of the fields in the body, such as `subscription.customer_attributes.`
 * @throws Refusal 422 with the field's name (gaps G13, G14, G35).
 */
export function checkCustomerInput(input: CustomerInput, choices: Choices, prefix = ''): void {
  refuseBrokenFacts(input, prefix)
  const { zip, phone, country, document_number: document } = input
  const checks = valueOf(choices, 'text-checks')
  const name = (['first_name', 'last_name'] as const).find(
    (field) => input[field] && !/\p{L}/u.test(input[field]),
  )
  if (checks.names === 'letters' && name !== undefined) {
    throw invalid(`${prefix}${name} must have a letter`)
  }
  if (checks.zip !== 'unchecked' && country === 'BR' && zip && zip.length !== 8) {
    throw invalid(`${prefix}zip must be 8 digits`)
  }
  if (checks.phone === 'without-prefix' && phone && phone.length > 11) {
    throw invalid(`${prefix}phone must be 10 or 11 digits`)
  }
  if (
    valueOf(choices, 'document-number-check').form === 'check-digits' &&
    document &&
    !isValidCpf(document) &&
    !isValidCnpj(document)
  ) {
    throw invalid(`${prefix}document_number has wrong check digits`)
  }
  for (const field of valueOf(choices, 'required-customer-fields')) {
    if (!input[field]) throw invalid(`${prefix}${field} is required`)
  }
  if (choiceOf(choices, 'null-for-optional') === 'as-left-out') return
  const empty = customerFields.find((field) => input[field] === null)
  if (empty !== undefined) throw invalid(`${prefix}${empty} must not be null`, 'G115')
}

/** Facts hold even where the site profile leaves forms unchecked (gaps G13 and G14). */
function refuseBrokenFacts(input: CustomerInput, prefix: string): void {
  for (const field of ['phone', 'document_number'] as const) {
    if (/\D/.test(input[field] ?? '')) throw invalid(`${prefix}${field} must be digits only`)
  }
  if (!/^([A-Za-z]{2})?$/.test(input.country ?? '')) {
    throw invalid(`${prefix}country must be two letters`)
  }
}

/** A text as the site stores it (gap G110). */
export function toStored(field: CustomerField, input: CustomerInput, choices: Choices) {
  const text = input[field]
  if (text == null) return null
  return normalizeText(field, text, input.country, valueOf(choices, 'text-normalization'))
}

/**
 * The customer that a call is about because it has the same e-mail address (gap G15, `reused`).
 *
 * @throws Refusal when what it has must be unique, and another has it.
 */
export function findSameCustomer(
  { store }: World,
  input: CustomerInput,
  choices: Choices,
  prefix = '',
): Customer | undefined {
  const rules = valueOf(choices, 'duplicate-customer')
  const refusing = DISTINCT.filter(({ rule }) => rules[rule] === 'refused')
  if (rules.email !== 'reused' && refusing.length === 0) return undefined
  const all = store.list('customers')
  const findSame = (fields: readonly CustomerField[]) => {
    const texts = fields.map((field) => toStored(field, input, choices)?.toLowerCase())
    if (!texts.every(Boolean)) return undefined
    return all.find((one) => fields.every((field, at) => one[field]?.toLowerCase() === texts[at]))
  }
  if (rules.email === 'reused') {
    const owner = findSame(['email'])
    if (owner !== undefined) return owner
  }
  const taken = refusing.find(({ fields }) => findSame(fields) !== undefined)
  if (taken !== undefined) throw invalid(`${prefix}${taken.rule} has already been taken`, 'G15')
  return undefined
}

/** What a site may want each customer to have of its own, in the order in which it looks. */
const DISTINCT = [
  { rule: 'email', fields: ['email'] },
  { rule: 'document_number', fields: ['document_number'] },
  { rule: 'phone', fields: ['phone'] },
  { rule: 'name', fields: ['first_name', 'last_name'] },
] as const satisfies readonly { rule: string; fields: readonly CustomerField[] }[]
