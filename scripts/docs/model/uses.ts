import type { OpenAPIV3_1 } from 'openapi-types'
import { operationsOf, webhooksOf, type Operation } from '../../../openapi/operations.ts'
import { schemasOf, toSchemaName, type Schema } from './schema.ts'

/** Ids of the operations that receive a schema, and of those that return it. */
export interface Uses {
  sent: readonly string[]
  answered: readonly string[]
}

/** Finds the operations that use each schema, directly or inside another one. */
export function usesOf(document: OpenAPIV3_1.Document): ReadonlyMap<string, Uses> {
  const operations = [...operationsOf(document), ...webhooksOf(document)]
  const reached = operations.map((operation) => ({
    id: operation.operationId,
    sent: reach(document, [operation.requestBody?.content]),
    answered: reach(
      document,
      Object.values(operation.responses).map(({ content }) => content),
    ),
  }))
  return new Map(
    Object.keys(schemasOf(document)).map((name) => [
      name,
      {
        sent: reached.filter(({ sent }) => sent.has(name)).map(({ id }) => id),
        answered: reached.filter(({ answered }) => answered.has(name)).map(({ id }) => id),
      },
    ]),
  )
}

function reach(
  document: OpenAPIV3_1.Document,
  contents: readonly (Operation['responses'][string]['content'] | undefined)[],
): Set<string> {
  const found = new Set<string>()
  for (const content of contents) {
    for (const { schema } of Object.values(content ?? {})) collect(document, schema, found)
  }
  return found
}

function collect(document: OpenAPIV3_1.Document, value: unknown, found: Set<string>): void {
  if (value === null || typeof value !== 'object') return
  const { $ref } = value as Schema
  const name = $ref === undefined ? undefined : toSchemaName({ $ref })
  if (name !== undefined && !found.has(name)) {
    found.add(name)
    collect(document, schemasOf(document)[name], found)
  }
  for (const [key, child] of Object.entries(value)) {
    if (key !== 'example' && key !== 'examples') collect(document, child, found)
  }
}
