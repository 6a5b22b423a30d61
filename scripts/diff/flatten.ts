import type { OpenAPIV3_1 } from 'openapi-types'
import { valueAt } from '../../openapi/text/json-pointer.ts'
import { toOwnText } from '../docs/model/schema.ts'

/** Who sends what a part describes: the client, the site as a response, or the site unasked. */
export type Direction = 'requests' | 'responses' | 'webhooks'

/** One part of a document that can be added, removed or changed. */
export interface Part {
  /** Its place, as a reader would name it: `listThings`, `createThing 201`, `Thing.id`. */
  place: string
  /** Name of the component that describes it. */
  component?: string | undefined
  /** Key of the part that contains it. */
  parent: string
  /** Id of the operation, or name of the webhook, that it belongs to. */
  operation?: string
  direction?: Direction
  /** What is compared, by keyword. Lists without an order are sorted; objects are JSON. */
  values: Readonly<Record<string, unknown>>
}

type Node = Record<string, unknown>
type Where = Omit<Part, 'values'> & { key: string }

const METHODS = /^(get|put|post|delete|options|head|patch|trace)$/

/**
 * Lists the parts of a document by keys that stay the same when a schema moves to or from a
 * component: an operation, its parameters, bodies, responses, headers and fields, each with the
 * operation that it belongs to.
 *
 * @throws Error when a reference can't be resolved, or refers to itself.
 */
export function flatten(document: OpenAPIV3_1.Document): Map<string, Part> {
  const parts = new Map<string, Part>()
  const {
    info,
    servers = [],
    tags,
    externalDocs,
    paths,
    webhooks,
  } = document as unknown as {
    info: Node
    servers?: Node[]
  } & Record<string, Node | undefined>
  const { version: _version, ...about } = info
  add(
    { key: 'document', place: 'document', parent: '' },
    {
      ...about,
      tags,
      externalDocs,
      servers: servers.map(({ url }) => url),
      'texts of servers': servers.map(({ url: _url, ...texts }) => texts),
    },
  )
  for (const [path, item] of Object.entries(paths ?? {})) addItem(path, item as Node, false)
  for (const [name, item] of Object.entries(webhooks ?? {})) addItem(name, item as Node, true)
  for (const [name, scheme] of Object.entries(document.components?.securitySchemes ?? {})) {
    addScheme(name, resolve(scheme))
  }
  return parts

  function add({ key, ...part }: Where, values: Node): void {
    const entries = Object.entries(values).filter(
      ([keyword, value]) => value !== undefined && keyword !== 'x-gap' && keyword !== '$ref',
    )
    parts.set(key, { ...part, values: Object.fromEntries(entries.map(toComparable)) })
  }

  function addItem(path: string, item: Node, isWebhook: boolean): void {
    for (const [method, operation] of Object.entries(item)) {
      if (METHODS.test(method)) addOperation(path, method, operation as Node, isWebhook)
    }
  }

  function addOperation(path: string, method: string, node: Node, isWebhook: boolean): void {
    const { parameters = [], requestBody, responses = {}, security, ...own } = node
    const address = `${method.toUpperCase()} ${path}`
    const operation = isWebhook ? path : ((own['operationId'] as string | undefined) ?? address)
    const place = isWebhook ? `webhook ${path}` : operation
    // Renaming a variable doesn't change the path.
    const key = isWebhook ? place : address.replaceAll(/\{[^}]*\}/g, '{}')
    const ofApi = isWebhook ? {} : { address, security: security ?? document.security }
    add({ key, place, operation, parent: '' }, { ...own, ...ofApi })
    const direction = isWebhook ? 'webhooks' : 'requests'
    const at = { operation, parent: key, direction } as const
    for (const given of parameters as Node[]) {
      const { schema = {}, ...rest } = resolve(given)
      const [name, position] = [String(rest['name']), String(rest['in'])]
      const id = position === 'path' ? path.split(`{${name}}`)[0]?.split('/').length : name
      const where = { ...at, key: `${key} ${position} ${id}`, place: `${operation} ${name}` }
      addSchema(schema, { ...where, component: nameOf(given) }, rest)
    }
    if (requestBody !== undefined) {
      const body = `${operation} ${isWebhook ? 'payload' : 'request'}`
      addBody(requestBody, { ...at, key: `${key} request`, place: body })
    }
    // The responses to a webhook are the client's own.
    for (const [status, response] of Object.entries(isWebhook ? {} : (responses as Node))) {
      const where = { ...at, key: `${key} ${status}`, place: `${operation} ${status}` }
      addBody(response, { ...where, direction: 'responses', component: nameOf(response) })
    }
  }

  function addBody(given: unknown, { component, ...where }: Where): void {
    const { content = {}, headers = {}, ...own } = resolve(given)
    add({ ...where, component }, own)
    const at = (parent: string, suffix: string, name: string): Where => ({
      ...where,
      parent,
      key: `${parent} ${suffix}`,
      place: `${component ?? where.place} ${name}`,
    })
    for (const [name, header] of Object.entries(headers as Node)) {
      const { schema = {}, ...rest } = resolve(header)
      addSchema(schema, at(where.key, `header ${name}`, `header ${name}`), rest)
    }
    for (const [type, media] of Object.entries(content as Node)) {
      const { schema, examples = {}, ...rest } = resolve(media)
      const values = { ...rest }
      for (const [name, example] of Object.entries(examples as Node)) {
        values[`example ${name}`] = resolve(example)
      }
      const holder = at(where.key, type, type)
      add(holder, values)
      if (schema !== undefined) addSchema(schema, at(holder.key, 'body', 'body'))
    }
  }

  /** Adds a schema with its fields; `holder` has keywords of whatever contains it. */
  function addSchema(schema: unknown, where: Where, holder: Node = {}): void {
    if (where.key.split(/[.[]/).length > DEPTH) throw circle()
    const { component = nameOf(schema), ...at } = where
    const name = component ?? where.place
    const { fields, required, keywords } = collect(schema, name, [])
    const { items, ...own } = keywords
    add({ ...at, component }, { ...own, ...holder })
    const inner = { ...at, parent: where.key }
    for (const id of new Set([...fields.keys(), ...required])) {
      const field = fields.get(id) ?? { place: name, schema: {} }
      const place = `${field.place}.${id}`
      addSchema(
        field.schema,
        { ...inner, key: `${where.key}.${id}`, place },
        {
          required: required.has(id),
        },
      )
    }
    if (items !== undefined) {
      addSchema(items, { ...inner, key: `${where.key}[]`, place: `${name}[]` })
    }
  }

  /** Merges a schema with its reference and the parts of its `allOf`. */
  function collect(schema: unknown, place: string, trail: readonly string[]): Collected {
    const { $ref, allOf = [], properties = {}, required = [], ...own } = schema as Node
    const collected: Collected = { fields: new Map(), required: new Set(), keywords: {} }
    const { fields, keywords } = collected
    const addField = (name: string, field: Field) => {
      const other = fields.get(name)?.schema
      const both = other === undefined ? field.schema : { allOf: [other, field.schema] }
      fields.set(name, { ...field, schema: both })
    }
    const addKeywords = (more: Node) => {
      for (const [keyword, value] of Object.entries(more)) {
        const other = keywords[keyword]
        const isSame = other === undefined || JSON.stringify(other) === JSON.stringify(value)
        keywords[keyword] = isSame || TEXTS.has(keyword) ? value : { allOf: [other, value] }
      }
    }
    for (const part of [...($ref === undefined ? [] : [{ $ref }]), ...(allOf as unknown[])]) {
      const name = nameOf(part)
      if (name !== undefined && trail.includes(name)) throw circle()
      const next = name === undefined ? trail : [...trail, name]
      const inner = collect(follow(part), name ?? place, next)
      for (const [key, field] of inner.fields) addField(key, field)
      for (const key of inner.required) collected.required.add(key)
      addKeywords(inner.keywords)
    }
    for (const [name, field] of Object.entries(properties as Node)) {
      addField(name, { place, schema: field })
    }
    for (const name of required as string[]) collected.required.add(name)
    addKeywords(own)
    return collected
  }

  function addScheme(name: string, { flows = {}, ...own }: Node): void {
    const at = { place: name, parent: '' }
    add({ ...at, key: name }, own)
    for (const [flow, given] of Object.entries(flows as Node)) {
      const { scopes = {}, ...rest } = given as Node
      const key = `${name} ${flow}`
      add({ key, place: key, parent: name }, rest)
      for (const [scope, description] of Object.entries(scopes as Node)) {
        const place = `${name} scope ${scope}`
        add({ key: `${key} ${scope}`, place, parent: key }, { description })
      }
    }
  }

  /** Resolves an object's `$ref`; its own keywords win. */
  function resolve(value: unknown, trail: readonly string[] = []): Node {
    const name = nameOf(value)
    if (name !== undefined && trail.includes(name)) throw circle()
    if (name === undefined) return value as Node
    const { $ref: _reference, ...own } = value as Node
    return { ...resolve(follow(value), [...trail, name]), ...own }
  }

  function follow(value: unknown): unknown {
    const { $ref } = value as { $ref?: string }
    if ($ref === undefined) return value
    const found = valueAt(document, $ref.slice(1))
    if (found !== undefined) return found
    throw new Error(`Cannot compare: ${$ref} can't be resolved; give a complete document`)
  }

  /** Turns keywords that contain schemas, such as `oneOf`, into text with references resolved. */
  function toComparable([keyword, value]: [string, unknown]): [string, unknown] {
    if (keyword === 'description') return [keyword, toOwnText(value as string)]
    if (typeof value !== 'object' && keyword !== 'type') return [keyword, value]
    if (SETS.has(keyword)) return [keyword, [value].flat().map(toText).sort()]
    return [keyword, toText(value)]
  }

  function toText(value: unknown): string {
    const trail: string[] = []
    const inline = (node: unknown): unknown => {
      if (typeof node !== 'object' || node === null) return node
      if (trail.length > DEPTH) throw circle()
      trail.push(nameOf(node) ?? '')
      const plain = Array.isArray(node)
        ? node.map(inline)
        : Object.fromEntries(
            Object.entries(resolve(node))
              .filter(([key]) => key !== 'x-gap')
              .map(([key, child]) => [key, inline(child)]),
          )
      trail.pop()
      return plain
    }
    return JSON.stringify(inline(value))
  }
}

interface Field {
  /** Name of the schema that describes the field. */
  place: string
  schema: unknown
}

interface Collected {
  fields: Map<string, Field>
  required: Set<string>
  keywords: Node
}

/** A schema this deep must refer to itself. */
const DEPTH = 40

/** Keywords for people; the outermost one counts. */
export const TEXTS: ReadonlySet<string> = new Set([
  'description',
  'summary',
  'title',
  'tags',
  'example',
  'examples',
  'externalDocs',
  'contact',
  'license',
  'texts of servers',
])

/** Lists whose order doesn't matter. */
const SETS = new Set(['type', 'enum', 'security', 'servers', 'tags'])

/** Name of the component that a reference leads to. */
function nameOf(value: unknown): string | undefined {
  return (value as { $ref?: string } | null)?.$ref?.split('/').at(-1)
}

function circle(): Error {
  return new Error('Cannot compare: a schema refers to itself; remove the cycle')
}
