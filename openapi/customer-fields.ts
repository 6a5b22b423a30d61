import type { OpenAPIV3_1 } from 'openapi-types'
import { document } from './generated/document-rules.ts'
import type { components } from './generated/types.ts'
import type { ValueOf } from './ledger.ts'

/** A customer field that a client may send. */
export type CustomerField = keyof components['schemas']['CustomerInput']

const input = document.components?.schemas?.['CustomerInput'] as OpenAPIV3_1.SchemaObject
const properties = Object.entries(input.properties ?? {}) as [
  CustomerField,
  OpenAPIV3_1.SchemaObject,
][]

/** The customer fields that a client may send, in the document's order. */
export const customerFields: readonly CustomerField[] = properties.map(([field]) => field)

/** Customer fields that may be left out (gap G35). */
export const optionalCustomerFields: ReadonlySet<string> = new Set(
  customerFields.filter((field) => !input.required?.includes(field)),
)

/** A customer with all fields: the values that the document gives as examples. */
export const examplePerson = Object.fromEntries(
  properties.map(([field, { example }]) => [field, example as unknown]),
) as Readonly<Record<CustomerField, string>>

/** The form that the document asks of a field's text; undefined where any text will do. */
export function patternOf(field: CustomerField): string | undefined {
  return properties.find(([name]) => name === field)?.[1].pattern
}

/** How a site tidies the texts of a customer (gap G110). */
export type TextRules = ValueOf<'text-normalization'>

const CASES: Readonly<Record<NonNullable<TextRules['texts']>, (text: string) => string>> = {
  'upper-case': (text) => text.toUpperCase(),
  'lower-case': (text) => text.toLowerCase(),
  'title-case': (text) =>
    text.toLowerCase().replaceAll(/(?<=^|[\s'-])\p{L}/gu, (letter) => letter.toUpperCase()),
}

/** A text without the spaces that a site does not keep (gap G110). */
export function tidySpaces(text: string, { spaces }: TextRules): string {
  const trimmed = spaces === 'ends' || spaces === 'single' ? text.trim() : text
  return spaces === 'single' || spaces === 'repeated' ? trimmed.replaceAll(/\s+/g, ' ') : trimmed
}

/** A customer's text as a site stores it (gap G110); the phone and the state depend on the country. */
export function normalizeText(
  field: CustomerField,
  sent: string,
  country: unknown,
  rules: TextRules,
): string {
  const spaced = tidySpaces(sent, rules)
  const text = rules.unicode === undefined ? spaced : spaced.normalize(rules.unicode)
  const isBrazilian = !country || (typeof country === 'string' && /^br$/i.test(country))
  switch (field) {
    case 'email':
      return rules.email === undefined ? text : text.toLowerCase()
    case 'country':
    case 'state': {
      const code = rules.codes === undefined ? text : CASES[rules.codes](text)
      const isShort = field === 'country' || !isBrazilian || code === '' || /^BR-/i.test(code)
      return isShort || rules.state === undefined ? code : `BR-${code}`
    }
    case 'phone':
      if (!isBrazilian || text === '') return text
      // A number of at most eleven digits has no prefix.
      if (text.length <= 11) return rules.phone === 'with-prefix' ? `55${text}` : text
      return rules.phone === 'without-prefix' ? text.replace(/^55/, '') : text
    case 'zip':
    case 'document_number':
      return text
    default:
      return rules.texts === undefined ? text : CASES[rules.texts](text)
  }
}
