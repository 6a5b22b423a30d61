import type { Choices } from '../../openapi/ledger.ts'

type Fields = Readonly<Record<string, unknown>>

/** The longest text whose form may stay unchecked (gap G97). */
const LONGEST = 255

/**
 * Copies a body so that the texts whose form the profile leaves unchecked (gaps G13 and G14) pass
 * the document's patterns. All else in it is still to be checked.
 */
export function withWaivedForms(body: Fields, choices: Choices): Fields {
  if (choices.G13 !== 'unchecked' && choices.G14 !== 'unchecked') return body
  const names = [
    ...(choices.G13 === 'unchecked' ? ['email', 'state', 'country', 'phone'] : []),
    ...(choices.G14 === 'unchecked' ? ['document_number'] : []),
  ]
  const { subscription } = body
  if (!isFields(subscription) || !isFields(subscription['customer_attributes'])) {
    return withPassing(body, names)
  }
  const customer_attributes = withPassing(subscription['customer_attributes'], names)
  return { ...body, subscription: { ...subscription, customer_attributes } }
}

function withPassing(fields: Fields, names: readonly string[]): Fields {
  const copy: Record<string, unknown> = { ...fields }
  for (const name of names) {
    const value = copy[name]
    if (typeof value !== 'string' || value.length > LONGEST) continue
    copy[name] = name === 'email' ? 'a@a' : ''
  }
  return copy
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
