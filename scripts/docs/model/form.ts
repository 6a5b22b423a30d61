import type { ReferenceWords } from '../../theme/messages/reference.ts'
import { toSchemaName, type Schema } from './schema.ts'

type Words = ReferenceWords['forms']

/** Says something in the words of a language; a text of the document is translated by `say`. */
export type Saying = (words: Words, say: (english: string) => string) => string

/** One constraint of a value beyond its type. */
export interface FormPart {
  /** The keywords of the document that say it. */
  keywords: readonly string[]
  /** In Markdown. */
  words: Saying
}

/** Says the type of a value in words: `string or null`, `list of Item`. */
export function toType(schema: Schema): Saying {
  const name = toSchemaName(schema)
  if (name !== undefined) return () => name
  const { items, oneOf } = schema
  if (items !== undefined) {
    const inner = toType(items)
    return (words, say) => words.listOf(inner(words, say))
  }
  if (oneOf !== undefined && schema.properties === undefined) {
    const types = oneOf.map(toType)
    return (words, say) => [...new Set(types.map((type) => type(words, say)))].join(` ${words.or} `)
  }
  const types = [schema.type ?? (schema.properties === undefined ? [] : 'object')].flat()
  return (words) => (types.length === 0 ? words.anyValue : types.join(` ${words.or} `))
}

/** The keywords of a schema that constrain its value. */
type Form = Pick<
  Schema,
  | 'const'
  | 'enum'
  | 'format'
  | 'pattern'
  | 'x-form'
  | 'description'
  | 'minimum'
  | 'maximum'
  | 'minLength'
  | 'maxLength'
  | 'minItems'
  | 'maxItems'
> & { additionalProperties?: unknown; 'x-extensible-enum'?: readonly unknown[] }

/** Describes each constraint of a schema beyond its type. */
export function toForm(schema: Form): FormPart[] {
  const { const: only, enum: values, format, 'x-extensible-enum': known } = schema
  // What the description says already is not said twice.
  const isSaid = schema['x-form'] !== undefined && schema.description?.includes(schema['x-form'])
  const form = isSaid === true ? undefined : schema['x-form']
  const isText = schema['x-form'] !== undefined
  return [
    part(only, ['const'], (words) => words.always(code(only))),
    part(values, ['enum'], (words) => toOneOf(values ?? [], words)),
    part(known, ['x-extensible-enum'], (words) => words.known((known ?? []).map(code).join(', '))),
    // Words for a pattern say what a name of a form would say again.
    part(isText ? undefined : format, ['format'], (words) =>
      Object.hasOwn(words.format, format ?? '')
        ? (words.format[format ?? ''] ?? '')
        : words.otherFormat(code(format)),
    ),
    part(form, ['pattern'], (_, say) => say(form ?? '')),
    ...toRange(schema.minimum, schema.maximum, ['minimum', 'maximum']),
    ...toRange(
      // A text that has to be in some form is not empty.
      isText && schema.minLength === 1 ? undefined : schema.minLength,
      schema.maxLength,
      ['minLength', 'maxLength'],
      'characters',
    ),
    ...toRange(schema.minItems, schema.maxItems, ['minItems', 'maxItems'], 'members'),
    part(schema.additionalProperties === false || undefined, ['additionalProperties'], (words) => {
      return words.noOther
    }),
  ].flat()
}

function part(value: unknown, keywords: readonly string[], words: Saying): FormPart[] {
  return value === undefined ? [] : [{ keywords, words }]
}

function toOneOf(values: readonly unknown[], words: Words): string {
  const list = values.map(code).join(', ')
  return values.length === 1 ? words.only(list) : words.oneOf(list)
}

/** How far programs count exactly is no limit worth telling. */
const toLimit = (bound: number | undefined) =>
  Math.abs(bound ?? 0) === Number.MAX_SAFE_INTEGER ? undefined : bound

function toRange(
  lowest: number | undefined,
  greatest: number | undefined,
  keywords: readonly [string, string],
  unit?: 'characters' | 'members',
): FormPart[] {
  const [least, most] = [toLimit(lowest), toLimit(greatest)]
  if (least === undefined && most === undefined) return []
  const named = keywords.filter((_, index) => [least, most][index] !== undefined)
  return part(true, named, (words) =>
    words.range(least, most, unit === undefined ? '' : words[unit](most ?? least ?? 0)),
  )
}

function code(value: unknown): string {
  return `\`${typeof value === 'string' ? value : JSON.stringify(value)}\``
}
