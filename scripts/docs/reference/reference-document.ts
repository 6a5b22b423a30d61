import type { OpenAPIV3_1 } from 'openapi-types'
import type { Fact } from '../../../openapi/ledger.ts'
import { idsOfMark, type Mark } from '../../../openapi/marks.ts'
import { linkIds } from '../markup/markdown.ts'
import type { CodeSample } from '../samples/to-code-samples.ts'
import { toLife } from './life.ts'

type Node = Record<string, unknown>
type OperationNode = OpenAPIV3_1.OperationObject & { 'x-codeSamples'?: readonly CodeSample[] }

/**
 * Prepares a document for its reference: ids of gaps become links to the ledger, and each operation
 * tells its scopes, its facts and where it can be tried.
 *
 * @param samples code samples by operation id
 */
export function toReferenceDocument(
  document: OpenAPIV3_1.Document,
  facts: readonly Fact[],
  samples: ReadonlyMap<string, readonly CodeSample[]>,
): OpenAPIV3_1.Document {
  const shown = toLinkedDocument(document)
  const calls = Object.values(shown.paths ?? {}).flatMap((item) => Object.values(item ?? {}))
  for (const operation of calls as OperationNode[]) {
    const { operationId = '', description = '' } = operation
    operation.description = [toHead(operation), description, toFacts(operationId, facts)].join(
      '\n\n',
    )
    const own = samples.get(operationId)
    if (own !== undefined) operation['x-codeSamples'] = own
  }
  for (const item of Object.values(shown.webhooks ?? {})) {
    for (const operation of Object.values(item) as OperationNode[]) {
      const { operationId = '', description = '' } = operation
      operation.description = [description, toFacts(operationId, facts)].join('\n\n')
    }
  }
  // Redoc's mark for a tag that is a page of text.
  const page = {
    name: 'Life of a payment profile',
    description: linkIds(toLife(), toLedger),
    'x-traitTag': true,
  }
  return { ...shown, tags: [...(shown.tags ?? []), page] }
}

/** Copies a document with the ids of gaps and facts made links, wherever a description stands. */
export function toLinkedDocument(document: OpenAPIV3_1.Document): OpenAPIV3_1.Document {
  const copy = structuredClone(document)
  describeBodies(copy)
  linkDescriptions(copy)
  return copy
}

function toLedger(id: string): string {
  return `ledger.html#${id}`
}

/** What stands first: the scopes, and the way to the playground and to the fields. */
function toHead({ operationId = '', security = [] }: OperationNode): string {
  const scopes = security.flatMap((requirement) => requirement['OAuth2'] ?? [])
  const links = scopes.map((scope) => `[\`${scope}\`](fields.html#${scope})`)
  const needs = links.length === 0 ? 'No token is needed.' : `Needs the scope ${links.join(', ')}.`
  return `${needs} **[Try it](playground/index.html#${operationId})** in the playground.`
}

function toFacts(operationId: string, facts: readonly Fact[]): string {
  const ids = facts.filter(({ binds }) => binds.includes(operationId)).map(({ id }) => id)
  return ids.length === 0
    ? ''
    : `**Stated** by the specification: ${ids.map((id) => `[${id}](${toLedger(id)})`).join(', ')}.`
}

/** The marks of a body's content have no description to stand in: the body's own takes them. */
function describeBodies(value: unknown): void {
  if (value === null || typeof value !== 'object') return
  const node = value as Node
  const contents = Object.values((node['content'] ?? {}) as Record<string, { 'x-gap'?: Mark }>)
  const ids = [...new Set(contents.flatMap((content) => idsOfMark(content['x-gap'])))]
  const text = typeof node['description'] === 'string' ? node['description'] : ''
  const added = ids.filter((id) => !new RegExp(`\\b${id}\\b`).test(text))
  if (added.length > 0) node['description'] = `${text}\n\nAssumed of the body: ${added.join(', ')}.`
  for (const child of Object.values(node)) describeBodies(child)
}

function linkDescriptions(value: unknown): void {
  if (value === null || typeof value !== 'object') return
  const node = value as Node
  const { description } = node
  if (typeof description === 'string') {
    const marked = description.replaceAll(
      /(^|\n\n)(Assumed)(?=, G\d|:\n- G\d| of the)/g,
      '$1**$2**',
    )
    node['description'] = linkIds(marked, toLedger)
  }
  for (const [key, child] of Object.entries(node)) {
    if (key !== 'example' && key !== 'examples' && key !== 'x-gap') linkDescriptions(child)
  }
}
