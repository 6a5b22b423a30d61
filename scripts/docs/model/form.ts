import { toSchemaName, type Schema } from './schema.ts'

/** Says the type of a value in words: `string or null`, `list of Item`. */
export function toType(schema: Schema): string {
  const name = toSchemaName(schema)
  if (name !== undefined) return name
  if (schema.items !== undefined) return `list of ${toType(schema.items)}`
  if (schema.oneOf !== undefined) return schema.oneOf.map(toType).join(' or ')
  const types = [schema.type ?? (schema.properties === undefined ? 'any value' : 'object')].flat()
  return types.join(' or ')
}

/** The keywords of a schema that constrain its value. */
type Form = Pick<
  Schema,
  | 'const'
  | 'enum'
  | 'format'
  | 'pattern'
  | 'minimum'
  | 'maximum'
  | 'minLength'
  | 'maxLength'
  | 'minItems'
  | 'maxItems'
> & { additionalProperties?: unknown; 'x-extensible-enum'?: readonly unknown[] }

/** Describes each constraint of a schema beyond its type, in Markdown. */
export function toForm(schema: Form): string[] {
  const { const: only, enum: values, format, pattern, 'x-extensible-enum': known } = schema
  return [
    ...(only === undefined ? [] : [`always ${code(only)}`]),
    ...(values === undefined ? [] : [toOneOf(values)]),
    ...(known === undefined ? [] : [`known values ${known.map(code).join(', ')}`]),
    ...(format === undefined ? [] : [`form ${code(format)}`]),
    ...(pattern === undefined ? [] : [`matches ${code(pattern)}`]),
    ...toRange(schema.minimum, schema.maximum, ''),
    ...toRange(schema.minLength, schema.maxLength, ' characters'),
    ...toRange(schema.minItems, schema.maxItems, ' members'),
    ...(schema.additionalProperties === false ? ['no other field'] : []),
  ]
}

function toOneOf(values: readonly unknown[]): string {
  return values.length === 1
    ? `only ${code(values[0])}`
    : `one of ${values.map((value) => code(value)).join(', ')}`
}

function toRange(least: number | undefined, most: number | undefined, unit: string): string[] {
  if (least === undefined && most === undefined) return []
  if (least === undefined) return [`at most ${most}${unit}`]
  if (most === undefined) return [`at least ${least}${least === 1 ? unit.replace(/s$/, '') : unit}`]
  return [`${least} to ${most}${unit}`]
}

function code(value: unknown): string {
  return `\`${typeof value === 'string' ? value : JSON.stringify(value)}\``
}
