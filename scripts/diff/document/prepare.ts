import type { OpenAPIV3_1 } from 'openapi-types'
import { withoutAssumptions } from '../ledger/assumed-texts.ts'
import { toDeref, type Deref } from './deref.ts'
import { toPlainSchema, toSortedText } from './plain-schema.ts'

/** A document in the form that is compared. */
export interface Prepared {
  document: unknown
  /** Name of the component that an object was taken from. */
  origins: ReadonlyMap<unknown, string>
}

/** Path of a webhook beside those of the API. */
export const WEBHOOK = 'webhook '

type Node = Record<string, unknown>

/**
 * Brings a document into the form that api-smart-diff compares rightly, and takes out what is
 * compared elsewhere:
 *
 * - References are put in: it takes a schema that is moved into a component for another one.
 * - What a webhook sends stands as an answer: it does not judge webhooks at all.
 * - Lists without an order become one sorted text each: it compares them by their places.
 * - Examples become one text each: it does not know them.
 * - Marks of gaps, and the assumptions in descriptions: the ledger's part of the report.
 */
export function prepare(document: OpenAPIV3_1.Document): Prepared {
  const { paths, webhooks, components, servers, security, tags, ...rest } = document
  const deref = toDeref(document)
  const items = Object.entries(webhooks ?? {}).map(
    ([name, item]) => [WEBHOOK + name, item] as const,
  )
  const context = { deref, security }
  return {
    origins: deref.origins,
    document: {
      ...(toPlain(rest, context) as Node),
      'x-servers': toText((servers ?? []).map(({ url }) => url)),
      'x-server-texts': toText((servers ?? []).map((server) => ({ ...server, url: undefined }))),
      tags: toText(tags),
      paths: Object.fromEntries(
        [...Object.entries(paths ?? {}), ...items].map(([path, item]) => [
          path,
          toItem(item as Node, path.startsWith(WEBHOOK), context),
        ]),
      ),
      components: { securitySchemes: toPlain(components?.securitySchemes ?? {}, context) },
    },
  }
}

interface Context {
  deref: Deref
  security: unknown
}

const METHODS = /^(get|put|post|delete|options|head|patch|trace)$/

function toItem(item: Node, isWebhook: boolean, context: Context): Node {
  return Object.fromEntries(
    Object.entries(item).map(([key, value]) => [
      key,
      METHODS.test(key) ? toOperation(value as Node, isWebhook, context) : toPlain(value, context),
    ]),
  )
}

function toOperation(operation: Node, isWebhook: boolean, context: Context): Node {
  const { security = context.security, requestBody, responses, ...rest } = operation
  const body = toPlain(requestBody, context) as Node | undefined
  const answers = toPlain(responses, context) as Node
  return {
    ...(toPlain(rest, context) as Node),
    ...(isWebhook || security === undefined ? {} : { 'x-security': toSortedText(security) }),
    ...(isWebhook
      ? { responses: { sent: { description: body?.['description'], content: body?.['content'] } } }
      : { responses: answers, ...(body === undefined ? {} : { requestBody: body }) }),
  }
}

/** Copies whatever is not a schema. */
function toPlain(value: unknown, context: Context): unknown {
  if (Array.isArray(value)) return value.map((member) => toPlain(member, context))
  if (typeof value !== 'object' || value === null) return value
  const node = context.deref.resolve(value)
  const plain: Node = {}
  for (const [key, child] of Object.entries(node)) {
    if (key === 'x-gap') continue
    if (key === 'schema') plain[key] = toPlainSchema(child, context.deref)
    else if (key === 'example') plain[key] = typeof child === 'object' ? toText(child) : child
    else if (key === 'examples') plain[key] = toExamples(child, context)
    else if (key === 'description') plain[key] = withoutAssumptions(child as string)
    else plain[key] = toPlain(child, context)
  }
  context.deref.keepOrigin(value, plain)
  return plain
}

function toExamples(examples: unknown, { deref }: Context): unknown {
  const entries = Object.entries(examples as Node)
  return Object.fromEntries(entries.map(([name, one]) => [name, toText(deref.resolve(one))]))
}

function toText(value: unknown): string {
  return JSON.stringify(value ?? [])
}
