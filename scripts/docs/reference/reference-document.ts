import type { OpenAPIV3_1 } from 'openapi-types'
import type { Fact } from '../../../openapi/ledger.ts'
import { type Mark, partsOfMark } from '../../../openapi/marks.ts'
import { linkIds } from '../markup/markdown.ts'
import type { CodeSample } from '../samples/to-code-samples.ts'
import { toOwnText } from '../model/schema.ts'
import { LEGEND, toFold, toPoints } from './badges.ts'
import { showCertainty } from './certainty.ts'
import { FIRST_STATE, life } from '../../../mocks/world/payment-profile-life.ts'
import { errorAnswersOf } from '../model/answers.ts'

type Node = Record<string, unknown>
type OperationNode = OpenAPIV3_1.OperationObject & {
  'x-codeSamples'?: readonly CodeSample[]
  'x-gap'?: Mark
}

/**
 * Prepares a document for its reference: ids of gaps become links to the ledger, and each operation
 * shows its scopes, its facts and where to try it.
 *
 * @param samples code samples by operation id
 */
export function toReferenceDocument(
  document: OpenAPIV3_1.Document,
  facts: readonly Fact[],
  samples: ReadonlyMap<string, readonly CodeSample[]>,
): OpenAPIV3_1.Document {
  const shown = structuredClone(document)
  showCertainty(shown)
  const calls = Object.values(shown.paths ?? {}).flatMap((item) => Object.values(item ?? {}))
  for (const operation of calls as OperationNode[]) {
    operation.description = `${toHead(operation)}\n\n${toText(operation, document, facts)}`
    const own = samples.get(operation.operationId ?? '')
    if (own !== undefined) operation['x-codeSamples'] = own
  }
  for (const item of Object.values(shown.webhooks ?? {})) {
    for (const operation of Object.values(item) as OperationNode[]) {
      operation.description = toText(operation, document, facts)
    }
  }
  linkDescriptions(shown)
  const info = { ...shown.info, description: `${shown.info.description ?? ''}\n\n${LEGEND}` }
  // Redoc's mark for a tag that is a page of text.
  const page = {
    name: 'Life of a payment profile',
    description: linkIds(toLife(), toLedger),
    'x-traitTag': true,
  }
  return { ...shown, info, tags: [...(shown.tags ?? []), page] }
}

/** Copies a document and links the ids of gaps and facts in its descriptions. */
export function toLinkedDocument(document: OpenAPIV3_1.Document): OpenAPIV3_1.Document {
  const copy = structuredClone(document)
  linkDescriptions(copy)
  return copy
}

function toLedger(id: string): string {
  return `ledger.html#${id}`
}

/** The first line: the scopes, and links to the playground and the fields. */
function toHead({ operationId = '', security = [] }: OperationNode): string {
  const scopes = security.flatMap((requirement) => requirement['OAuth2'] ?? [])
  const links = scopes.map((scope) => `[\`${scope}\`](fields.html#${scope})`)
  const needs = links.length === 0 ? 'No token is needed.' : `Needs the scope ${links.join(', ')}.`
  return `${needs} **[Try it](playground/index.html#${operationId})** in the playground.`
}

/** What an operation does, and in folded lists its errors, facts and assumptions. */
function toText(
  operation: OperationNode,
  document: OpenAPIV3_1.Document,
  facts: readonly Fact[],
): string {
  const { operationId = '', description, 'x-gap': mark } = operation
  return [
    toOwnText(description),
    ...toErrors(operationId, document),
    ...toFacts(operationId, facts),
    ...toPoints(partsOfMark(mark)),
  ].join('\n\n')
}

function linkDescriptions(value: unknown): void {
  if (value === null || typeof value !== 'object') return
  const node = value as Node
  const { description } = node
  if (typeof description === 'string') {
    node['description'] = linkIds(description, toLedger)
  }
  for (const [key, child] of Object.entries(node)) {
    if (key !== 'example' && key !== 'examples' && key !== 'x-gap') linkDescriptions(child)
  }
}

/** The table that the mock runs, as Markdown. */
function toLife(): string {
  const rows = life.map(
    ({ from, trigger, to, event }, index) =>
      `| ${from} | ${trigger} | ${to} | \`${event}\` | ${index === 0 ? 'stated' : 'assumed'} |`,
  )
  return [
    `A payment profile begins \`${FIRST_STATE}\`. The specification states that it becomes active`,
    'once the payer has accepted and the authorization is confirmed, and that a webhook reports it;',
    'the other rows, and every name of a status, are assumed (G29, G30, G31, G32, G33). Whatever is',
    'not listed does not happen.\n',
    '| from | what happens | to | webhook | |',
    '|---|---|---|---|---|',
    ...rows,
  ].join('\n')
}

/** The facts of an operation, in a folded list. */
function toFacts(operationId: string, facts: readonly Fact[]): string[] {
  const own = facts.filter(({ binds }) => binds.includes(operationId))
  if (own.length === 0) return []
  const count = own.length === 1 ? 'One point is' : `${own.length} points are`
  const items = own.map(({ id, fact }) => `[${id}](ledger.html#${id}) ${fact}`)
  return [toFold(`${count} <strong>stated</strong>`, items)]
}

/** The errors of an operation, in a folded list. */
function toErrors(operationId: string, document: OpenAPIV3_1.Document): string[] {
  const own = errorAnswersOf(document).filter(({ operations }) => operations.includes(operationId))
  if (own.length === 0) return []
  const items = own.map(
    ({ name, status, message, summary }) =>
      `**${status}** [\`${message}\`](fields.html#${name}) ${summary}.`,
  )
  return [toFold(`${own.length} <strong>errors</strong>, each with its status`, items)]
}
