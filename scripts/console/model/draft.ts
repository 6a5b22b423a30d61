import { messageOf } from '../../../mocks/shared/message-of.ts'
import type { Operation } from '../../../openapi/operations.ts'
import { toKind, type Known } from './known.ts'

/** A call that is being written. */
export interface Draft {
  operationId: string
  /** Values by name, as text. A query value is left out if it is missing or empty. */
  path: Readonly<Record<string, string>>
  query: Readonly<Record<string, string>>
  /** Value of the `Prefer` header; empty for none. */
  prefer: string
  /** Content type of the body; undefined if the operation has none. */
  mediaType: string | undefined
  /** The body as JSON text, which may be invalid on purpose. */
  body: string
}

/** An example of the document for a request's body. */
export interface NamedExample {
  name: string
  summary: string
  value: unknown
}

/** The examples that the document has for a body. */
export function examplesOf(operation: Operation, mediaType?: string): NamedExample[] {
  const content = operation.requestBody?.content ?? {}
  const [first] = Object.values(content)
  const media = mediaType === undefined ? first : content[mediaType]
  return Object.entries(media?.examples ?? {}).map(([name, example]) => {
    const { summary, value } = example as { summary?: string; value?: unknown }
    return { name, summary: summary ?? name, value }
  })
}

/** Starts a draft with the document's example, and with known ids. */
export function toDraft(operation: Operation, known: Known, exampleName?: string): Draft {
  const mediaTypes = mediaTypesOf(operation)
  // Prefer JSON: the form and the text are the same then.
  const mediaType = mediaTypes.find((type) => type.endsWith('json')) ?? mediaTypes[0]
  const examples = examplesOf(operation, mediaType)
  const example = examples.find(({ name }) => name === exampleName) ?? examples[0]
  const inPath = operation.parameters.filter((parameter) => parameter.in === 'path')
  return {
    operationId: operation.operationId,
    path: Object.fromEntries(
      inPath.map(({ name, example: own }) => {
        const latest = known[toKind(name, operation.path)]?.at(-1)
        return [name, latest ?? String(own ?? '')]
      }),
    ),
    query: {},
    prefer: '',
    mediaType,
    body: example === undefined ? '' : toText(withKnown(example.value, known)),
  }
}

/** Content types that an operation accepts. */
export function mediaTypesOf(operation: Operation): string[] {
  return Object.keys(operation.requestBody?.content ?? {})
}

/** Writes a value as the body's text. */
export function toText(value: unknown): string {
  return JSON.stringify(value, undefined, 2)
}

/** Reads the body's text; `error` says what is wrong with it. */
export function readBody(text: string): { value: unknown } | { error: string } {
  try {
    return { value: JSON.parse(text) as unknown }
  } catch (error) {
    return { error: messageOf(error) }
  }
}

/** The values of `Prefer` for an operation, each with a plain label. */
export function preferencesOf(operation: Operation): { value: string; label: string }[] {
  return Object.entries(operation.responses).flatMap(([status, response]) => {
    const examples = Object.entries(response.content?.['application/json']?.examples ?? {})
    return examples.map(([name, example]) => {
      const { summary } = example as { summary?: string }
      return {
        value: `code=${status}, example=${name}`,
        label: `${status} ${(summary ?? name).replaceAll('`', '')}`,
      }
    })
  })
}

/** Replaces values of the examples by known values of the site, such as `customer_id` and `site`. */
function withKnown(value: unknown, known: Known): unknown {
  if (Array.isArray(value)) return value.map((one) => withKnown(one, known))
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(
    Object.entries(value).map(([key, child]) => {
      const kind = key.endsWith('_id') && known[key] === undefined ? toKind(key, '') : key
      const latest = typeof child === 'object' ? undefined : known[kind]?.at(-1)
      if (latest === undefined) return [key, withKnown(child, known)]
      return [key, typeof child === 'number' ? Number(latest) : latest]
    }),
  )
}
