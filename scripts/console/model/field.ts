import { type Saying, toForm } from '../../docs/model/form.ts'
import { toOwnText } from '../../docs/model/schema.ts'
import { gapsOf, type Schema, toWhole, typesOf } from './operations.ts'

/** How a value is entered. */
type FieldKind = 'object' | 'array' | 'text' | 'number' | 'boolean'

/** A field of a form, made from a schema of the document. */
export interface Field {
  /** Name of the property; empty for the whole and for items of an array. */
  name: string
  kind: FieldKind
  isRequired: boolean
  isNullable: boolean
  description: string
  /** The constraints of the value, its type first. */
  limits: Saying[]
  choices: readonly unknown[] | undefined
  example: unknown
  /** Ids of the gaps behind it. */
  gaps: string[]
  /** Of an object. */
  fields: Field[]
  /** Of an array. */
  item: Field | undefined
}

/** Makes the form of a schema. */
export function toField(found: unknown, name = '', parent?: Schema): Field {
  const schema = toWhole(found)
  const types = typesOf(schema)
  const kind = toKind(types)
  const { properties = {}, items } = schema as Schema & { items?: unknown }
  return {
    name,
    kind,
    isRequired: parent === undefined || (parent.required ?? []).includes(name),
    isNullable: types.includes('null'),
    description: toOwnText(schema.description),
    limits: toLimits(schema),
    choices: schema.enum,
    example: schema.example,
    gaps: gapsOf(schema, parent, name),
    fields: Object.entries(properties).map(([key, child]) => toField(child, key, schema)),
    item: kind === 'array' ? toField(items ?? {}) : undefined,
  }
}

/** The first value of an added field: its example, or an empty value. */
export function toFirstValue(field: Field): unknown {
  if (field.example !== undefined) return structuredClone(field.example)
  if (field.kind === 'array') return field.item === undefined ? [] : [toFirstValue(field.item)]
  if (field.kind === 'object') {
    const needed = field.fields.filter(({ isRequired }) => isRequired)
    return Object.fromEntries(needed.map((child) => [child.name, toFirstValue(child)]))
  }
  if (field.choices !== undefined) return field.choices[0]
  return { text: '', number: 0, boolean: false }[field.kind]
}

/**
 * Reads what was typed. Text in a number field stays text, and so does a number that would be
 * formatted differently: the reader can send exactly what was typed, and see the error.
 */
export function readTyped(field: Field, text: string): unknown {
  const number = Number(text)
  return field.kind === 'number' && toPlain(number) === text ? number : text
}

/** A number in plain digits; undefined for anything else, such as an exponent. */
function toPlain(number: number): string | undefined {
  const text = String(number)
  return /^[-.\d]+$/.test(text) ? text : undefined
}

function toKind(types: readonly string[]): FieldKind {
  if (types.includes('object')) return 'object'
  if (types.includes('array')) return 'array'
  if (types.includes('boolean')) return 'boolean'
  return types.includes('integer') || types.includes('number') ? 'number' : 'text'
}

function toLimits(schema: Schema): Saying[] {
  const types = typesOf(schema).filter((type) => type !== 'object')
  // Choices are shown as a list to choose from.
  const { enum: _choices, ...others } = schema
  const type: Saying = (words) => types.join(` ${words.or} `)
  return [...(types.length === 0 ? [] : [type]), ...toForm(others).map(({ words }) => words)]
}
