import type { ErrorObject } from 'ajv'
import { checks, schemas } from '../../openapi/generated/control-checks.js'
import { nearestOf } from '../../openapi/nearest.ts'
import { toKeys } from '../../openapi/text/json-pointer.ts'
import { FieldError } from './field-error.ts'

/** How an error describes a wrong value. */
interface Wording {
  /** Beginning of the sentence, such as `Cannot add the fault: `. */
  prefix?: string
  /** Name of the whole value. `body` when left out. */
  whole?: string
}

/** A schema of the control API's document. */
interface Schema {
  $ref?: string
  oneOf?: Schema[]
  type?: string | string[]
  enum?: unknown[]
  minimum?: number
  maximum?: number
  minItems?: number
  maxItems?: number
  properties?: Record<string, Schema>
  items?: Schema
  additionalProperties?: Schema | boolean
  /** What to write, where the other keywords cannot say it. */
  'x-advice'?: string
}

/**
 * Checks a value against the control API's document, and fills in its defaults.
 *
 * @param name `operationId body` or `operationId query`
 * @throws FieldError naming the field, and the nearest name where one is mistyped.
 */
export function checkInput(name: string, value: unknown, telling: Wording = {}): void {
  const check = checks[name]
  if (check === undefined) throw new Error(`The control document has no ${name}`)
  if (check(value)) return
  const { place, text } = describe(pick(check.errors ?? []), schemas[name] as Schema, value)
  const { prefix = '', whole = 'body' } = telling
  const field = place.length === 0 ? whole : place.join('.')
  throw new FieldError(field, `${prefix}${text.replace('{}', () => field)}`)
}

/** Says what is wrong with a value, and what to write. */
export function wrongValue(
  field: string,
  found: unknown,
  advice: string,
  { prefix = '' }: Wording = {},
): FieldError {
  return new FieldError(field, `${prefix}${field} is ${show(found)}; ${advice}`)
}

/** The nearest known name, or all of them. */
export function adviseNames(found: unknown, known: readonly string[]): string {
  const nearest = nearestOf(String(found), known)
  if (nearest !== undefined) return `did you mean ${nearest}?`
  return known.length === 0 ? 'there is none' : `write ${listWords(known)}`
}

/** Of a choice between schemas, the error of the one that comes nearest. */
function pick(errors: readonly ErrorObject[]): ErrorObject | undefined {
  const last = errors.at(-1)
  if (last?.keyword !== 'oneOf') return last
  const isNearer = ({ instancePath, keyword }: ErrorObject) =>
    instancePath.length > last.instancePath.length || INSIDE.has(keyword)
  return errors.find(isNearer) ?? last
}

/** What is wrong inside a value whose type is right. */
const INSIDE = new Set(['required', 'additionalProperties', 'minProperties', 'maxProperties'])

/** The place of an error, and a sentence in which `{}` stands for its name. */
function describe(
  error: ErrorObject | undefined,
  schema: Schema,
  value: unknown,
): { place: string[]; text: string } {
  const { instancePath = '', keyword, params = {} } = error ?? {}
  const place = toKeys(instancePath)
  const within = place.reduce(
    (from, step) => from.flatMap((one) => childrenOf(one, step)),
    [schema],
  )
  const found = place.reduce((from, step) => (from as Record<string, unknown>)[step], value)
  const names = within.flatMap(expand).flatMap(({ properties }) => Object.keys(properties ?? {}))
  switch (keyword) {
    case 'required':
      return missing(within, place, String(params['missingProperty']))
    case 'discriminator': {
      const tag = String(params['tag'])
      const advice = adviceFor(within.flatMap((one) => childrenOf(one, tag)))
      return { place: [...place, tag], text: `{} is ${show(params['tagValue'])}; ${advice}` }
    }
    case 'additionalProperties':
      return unknownField(place, String(params['additionalProperty']), names)
    case 'minProperties':
      return {
        place,
        text: `{} is empty; name ${names.length === 0 ? 'a field' : listWords(names)}`,
      }
    case 'maxProperties': {
      const [first = '', second = ''] = Object.keys(found as object)
      const unknown = [first, second].find((name) => !names.includes(name))
      if (unknown !== undefined) return unknownField(place, unknown, names)
      return {
        place: [...place, second],
        text: `{} cannot be combined with ${first}; send one of them`,
      }
    }
    default:
      return { place, text: `{} is ${show(found)}; ${adviceFor(within, found)}` }
  }
}

function unknownField(place: readonly string[], name: string, known: readonly string[]) {
  return { place: [...place, name], text: `there is no field {}; ${adviseNames(name, known)}` }
}

function missing(within: readonly Schema[], place: readonly string[], name: string) {
  const advice = adviceFor(within.flatMap((one) => childrenOf(one, name)))
  return { place: [...place, name], text: `{} is missing; ${advice}` }
}

/** Follows references and choices to the schemas that say what a value is. */
function expand(schema: Schema): Schema[] {
  if (schema.$ref !== undefined) return expand(resolve(schema.$ref))
  return schema.oneOf === undefined ? [schema] : schema.oneOf.flatMap(expand)
}

function resolve(reference: string): Schema {
  const { $defs } = schemas as { $defs: Record<string, Schema> }
  return $defs[reference.slice(reference.lastIndexOf('/') + 1)] ?? {}
}

function childrenOf(schema: Schema, step: string): Schema[] {
  return expand(schema).flatMap(({ properties, items, additionalProperties: other }) => {
    const child = properties?.[step] ?? items ?? other
    return typeof child === 'object' ? [child] : []
  })
}

/** What to write where a value is to be as one of some schemas. */
function adviceFor(within: readonly Schema[], found?: unknown): string {
  const words = within.flatMap(expandToAdvice).flatMap((schema) => schema.enum ?? [])
  const nearest = typeof found === 'string' ? nearestOf(found, words.map(String)) : undefined
  if (nearest !== undefined) return `did you mean ${nearest}?`
  const parts = within.flatMap(expandToAdvice).flatMap(partsOf)
  const known = words.length === 0 ? [] : [`write ${listWords(words.map(String))}`]
  return [...new Set([...known, ...parts])].join(', or ') || 'leave it out'
}

/** As `expand`, but a schema with advice of its own needs no other. */
function expandToAdvice(schema: Schema): Schema[] {
  if (schema['x-advice'] !== undefined) return [schema]
  if (schema.$ref !== undefined) return expandToAdvice(resolve(schema.$ref))
  return schema.oneOf === undefined ? [schema] : schema.oneOf.flatMap(expandToAdvice)
}

function partsOf(schema: Schema): string[] {
  if (schema['x-advice'] !== undefined) return [schema['x-advice']]
  if (schema.enum !== undefined) return []
  return [schema.type ?? []].flat().map((type) => {
    if (type === 'integer' || type === 'number') return adviseNumber(type, schema)
    if (type === 'array') return adviseList(schema)
    return ADVICE[type] ?? `give ${type}`
  })
}

const ADVICE: Readonly<Record<string, string>> = {
  string: 'give a text',
  boolean: 'write true or false',
  object: 'give an object',
  null: 'write null',
}

function adviseNumber(type: string, { minimum, maximum }: Schema): string {
  const kind = type === 'integer' ? 'an integer' : 'a number'
  if (minimum === undefined) return `give ${kind}`
  if (maximum === undefined) return `give ${kind} of at least ${minimum}`
  return `give ${kind} from ${minimum} to ${maximum}`
}

function adviseList({ minItems, maxItems }: Schema): string {
  if (minItems !== undefined) return `give a list of at least ${minItems}`
  return maxItems === undefined ? 'give a list' : `give a list of at most ${maxItems}`
}

function listWords(words: readonly string[]): string {
  const last = words.at(-1) ?? ''
  return words.length < 2 ? last : `${words.slice(0, -1).join(', ')} or ${last}`
}

function show(found: unknown): string {
  if (found === undefined) return 'missing'
  return (JSON.stringify(found) ?? typeof found).slice(0, 200)
}
