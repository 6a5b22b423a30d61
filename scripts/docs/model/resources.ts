import { document } from '../../../openapi/generated/document.ts'
import { operationsOf, webhooksOf, type Operation } from '../../../openapi/operations.ts'
import { resolveSchema, schemasOf, toSchemaName, type Schema } from './schema.ts'

/** A record of the API, with each schema that shows it. */
export interface Resource {
  /** The name of its whole schema, such as `Subscription`. */
  name: string
  path: string
  /** The schemas that show it, in part or whole. */
  views: readonly ResourceView[]
}

/** One form in which calls show a record. */
export interface ResourceView {
  /** Name of the schema. */
  name: string
  schema: Schema
  /** Ids of the operations that show it so. */
  operations: readonly string[]
  /** The record in the example of an answer, if there is one. */
  example: unknown
}

/** What one body carries: the name of a schema, and the record of its example. */
interface Carried {
  name: string
  operationId: string
  example: unknown
}

/** The records that answers and webhooks carry as their `data`. */
export const resources: readonly Resource[] = toResources([
  ...operationsOf(document).flatMap(carriedBy),
  ...webhooksOf(document).flatMap(carriedBy),
])

/** The place that shows a schema's fields on the page of its record; undefined for any other schema. */
export function toRecordTarget(schema: string): string | undefined {
  const found = resources.find(({ views }) => views.some(({ name }) => name === schema))
  return found && `${found.path}#${schema}`
}

function carriedBy({ operationId, requestBody, responses }: Operation): Carried[] {
  const isWebhook = Object.values(requestBody?.content ?? {}).some(({ schema }) =>
    bodiesOf(schema as Schema).some((body) => body.properties?.['data'] !== undefined),
  )
  const answers = Object.entries(responses).flatMap(([status, { content }]) =>
    status.startsWith('2') ? Object.values(content ?? {}) : [],
  )
  const media = isWebhook ? Object.values(requestBody?.content ?? {}) : answers
  return media.flatMap(({ schema, examples }) =>
    bodiesOf(schema as Schema).flatMap((body) => {
      const data = body.properties?.['data'] ?? {}
      const name = toSchemaName(data.items ?? data)
      const [first] = Object.values(examples ?? {}) as { value?: { data?: unknown } }[]
      const example = [first?.value?.data].flat()[0]
      return name === undefined ? [] : [{ name, operationId, example }]
    }),
  )
}

/** A body's schema, or each of those that it is one of. */
function bodiesOf(schema: Schema): Schema[] {
  const resolved = resolveSchema(document, schema)
  if (resolved.oneOf === undefined || resolved.properties !== undefined) return [resolved]
  return resolved.oneOf.map((one) => resolveSchema(document, one))
}

function toResources(carried: readonly Carried[]): Resource[] {
  const names = [...new Set(carried.map(({ name }) => name))]
  const whole = names.filter(
    (name) => !names.some((other) => other !== name && name.startsWith(other)),
  )
  return whole.map((name) => ({
    name,
    path: `resources/${name}.html`,
    views: names
      .filter((view) => view.startsWith(name))
      .sort((one, other) => one.length - other.length)
      .map((view) => {
        const uses = carried.filter((one) => one.name === view)
        return {
          name: view,
          schema: schemasOf(document)[view] ?? {},
          operations: [...new Set(uses.map(({ operationId }) => operationId))],
          example: uses[0]?.example,
        }
      }),
  }))
}
