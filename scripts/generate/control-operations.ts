import type { OpenAPIV3_1 } from 'openapi-types'
import { operationsOf } from '../../openapi/operations.ts'

/** Lists what a router and a client need to know of each control call, by its operation id. */
export function toControlOperations(control: OpenAPIV3_1.Document): Record<string, object> {
  return Object.fromEntries(
    operationsOf(control).map(
      ({ operationId, method, path, parameters, requestBody, responses }) => {
        const success = Object.keys(responses).find((status) => status.startsWith('2'))
        const typed = parameters.map(({ name, in: place, schema }) => {
          return { name, in: place, type: (schema as OpenAPIV3_1.SchemaObject).type ?? 'string' }
        })
        const hasBody = requestBody !== undefined
        return [operationId, { method, path, status: Number(success), parameters: typed, hasBody }]
      },
    ),
  )
}
