import { toFactView } from '../../../openapi/fact-view.ts'
import { document } from '../../../openapi/generated/document.ts'
import { facts } from '../../../openapi/ledger.ts'
import { operationsOf } from '../../../openapi/operations.ts'
import { isObject, type JsonObject } from '../../http/exchange.ts'
import { isSuccess, onAnswer } from '../tools/answers.ts'
import type { Operation } from '../tools/calls.ts'
import { damagesOf, leak, type Damage, type Schema } from './damages.ts'
import { kebab, type Mutant } from './mutant.ts'
import { UNBREAKABLE } from '../../ledger/untested.ts'

/** One value that the fact view describes, in one answer of one operation. */
interface Place {
  operation: Operation
  /** The answer's status; undefined stands for success, whatever its number. */
  status: number | undefined
  /** Keys from the body on; `*` is each element of an array. */
  path: readonly string[]
  /** The named schemas that have it among their properties. */
  owners: readonly string[]
  schema: Schema
  isRequired: boolean
  /** A larger view of the record has it; this answer leaves it out. */
  isAbsent: boolean
}

type Answer = Pick<Place, 'operation' | 'status'>
type Node = Record<string, unknown>

const view = toFactView(document)
const schemas = Object.entries((view.components?.schemas ?? {}) as Record<string, Node>)

/** Every value that the fact view describes. */
function placesOf(): Place[] {
  return operationsOf(view).flatMap(({ operationId, responses }) =>
    Object.entries(responses).flatMap(([code, response]) => {
      // That a call succeeds is stated, by whatever number; any other marked status is a gap.
      const status = code.startsWith('2') ? undefined : Number(code)
      const schema = response.content?.['application/json']?.schema
      if (schema === undefined || (status !== undefined && 'x-gap' in response)) return []
      return placesIn(schema as Node, { operation: operationId as Operation, status }, [])
    }),
  )
}

function placesIn(schema: Node, answer: Answer, path: readonly string[]): Place[] {
  const parts = partsOf(schema)
  const required = parts.flatMap(({ node }) => (node['required'] as string[] | undefined) ?? [])
  const present = parts.flatMap(({ node, owners }) =>
    propertiesOf(node).flatMap(([name, child]): Place[] => {
      const own = { ...answer, path: [...path, name], owners, schema: ownOf(child) }
      const place = { ...own, isRequired: required.includes(name), isAbsent: false }
      const { items } = place.schema
      if (items === undefined) return [place, ...placesIn(child, answer, place.path)]
      const each = { ...place, path: [...place.path, '*'], schema: ownOf(items), isRequired: false }
      return [place, each, ...placesIn(items, answer, each.path)]
    }),
  )
  const absent = forbiddenIn(parts).map(([name, child]): Place => {
    const owners = parts.flatMap((part) => part.owners)
    const own = { ...answer, path: [...path, name], owners, schema: ownOf(child) }
    return { ...own, isRequired: false, isAbsent: true }
  })
  // Where a value is a gap as a whole, nothing is left of its schema.
  return [...present, ...absent].filter((place) => place.schema.type !== undefined)
}

/** The parts of a schema, each with the named schemas that it is a part of. */
function partsOf(node: Node, owners: readonly string[] = []): { node: Node; owners: string[] }[] {
  if (typeof node['$ref'] === 'string') {
    const name = node['$ref'].replace('#/components/schemas/', '')
    const [, found = {}] = schemas.find(([known]) => known === name) ?? []
    return partsOf(found, [...owners, name])
  }
  const parts = (node['allOf'] ?? []) as Node[]
  return [{ node, owners: [...owners] }, ...parts.flatMap((part) => partsOf(part, owners))]
}

function propertiesOf(node: Node): [string, Node][] {
  return Object.entries((node['properties'] ?? {}) as Record<string, Node>)
}

/** What a schema says of the value itself, in all of its parts. */
function ownOf(node: Node): Schema {
  return Object.assign({}, ...partsOf(node).map((part) => part.node)) as Schema
}

/** The properties that a schema must not have (`not`), as other schemas describe them. */
function forbiddenIn(parts: readonly { node: Node }[]): [string, Node][] {
  const names = parts.flatMap(({ node }) => {
    const { anyOf = [] } = (node['not'] ?? {}) as { anyOf?: { required: string[] }[] }
    return anyOf.flatMap(({ required }) => required)
  })
  const known = schemas.flatMap(([, { allOf = [] }]) => (allOf as Node[]).flatMap(propertiesOf))
  return known.filter(([name]) => names.includes(name))
}

/** The facts that bind one of a place's schemas and name the field. */
function factsOf({ path, owners }: Place): string[] {
  const name = path.findLast((key) => key !== '*')
  return facts
    .filter(
      ({ id, fact, binds }) =>
        binds.some((bound) => owners.includes(bound)) &&
        fact.includes(`\`${name}\``) &&
        !(id in UNBREAKABLE),
    )
    .map(({ id }) => id)
}

function toMutant(place: Place, { name, spoil }: Damage): Mutant {
  const { operation, status, path } = place
  const keys = path.filter((key) => key !== '*')
  const words = [operation, ...(status === undefined ? [] : [`${status}`]), ...keys]
  const each = path.at(-1) === '*' ? '-each' : ''
  return {
    name: `${words.map(kebab).join('-')}${each}-${name}`,
    facts: factsOf(place),
    wrap: onAnswer(
      [operation],
      (body) => changeAt(body, path, spoil),
      (answer) => (status === undefined ? isSuccess(answer) : answer.status === status),
    ),
    isGenerated: true,
  }
}

/** The value with one of its keys, however deep, spoilt; where the key is not there, as it was. */
function changeAt(value: unknown, path: readonly string[], spoil: Damage['spoil']): unknown {
  const [key = '', ...rest] = path
  const change = (name: string, child: unknown): JsonObject =>
    rest.length === 0 ? spoil(name, child) : { [name]: changeAt(child, rest, spoil) }
  if (key === '*') {
    if (!Array.isArray(value)) return value
    return value.map((one: unknown) => Object.values(change('*', one))[0])
  }
  if (!isObject(value)) return value
  if (!(key in value)) return rest.length === 0 ? { ...value, ...spoil(key, undefined) } : value
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, child]) =>
      name === key ? Object.entries(change(name, child)) : [[name, child] as const],
    ),
  )
}

/** Fields of one schema are one field, in whichever answer they stand. */
function toField({ owners, path }: Place): string {
  return [owners.at(-1), ...path.slice(path.at(-1) === '*' ? -2 : -1)].join('.')
}

function mutantsOf(places: readonly Place[]): Mutant[] {
  return places.flatMap((place) => {
    const alike = places.filter((other) => toField(other) === toField(place))
    const damages = place.isAbsent
      ? [leak(place.schema)]
      : damagesOf(place, alike.indexOf(place), alike.length)
    return damages.map((damage) => toMutant(place, damage))
  })
}

/** Breaks each value of each answer that the spec states, in each way that its schema forbids. */
export const shapeMutants: readonly Mutant[] = mutantsOf(placesOf())
