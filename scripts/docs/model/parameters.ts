import type { OpenAPIV3_1 } from 'openapi-types'
import { operationsOf } from '../../../openapi/operations.ts'
import { partsOfMark, type AssumedPart, type Mark } from '../../../openapi/marks.ts'
import { toForm, toType, type FormPart, type Saying } from './form.ts'
import { toOwnText, type Schema } from './schema.ts'

/** A parameter that operations share. */
export interface Parameter {
  /** Name of the component, such as `PerPage`. */
  component: string
  name: string
  place: string
  type: Saying
  form: readonly FormPart[]
  isRequired: boolean
  description: string
  example: unknown
  assumed: readonly AssumedPart[]
  operations: readonly string[]
}

/** Lists the parameters of the document. */
export function parametersOf(document: OpenAPIV3_1.Document): Parameter[] {
  const components = (document.components?.parameters ?? {}) as Record<
    string,
    OpenAPIV3_1.ParameterObject & { 'x-gap'?: Mark }
  >
  return Object.entries(components).map(([component, parameter]) => {
    const schema = (parameter.schema ?? {}) as Schema
    return {
      component,
      name: parameter.name,
      place: parameter.in,
      type: toType(schema),
      form: toForm(schema),
      isRequired: parameter.required === true,
      description: toOwnText(parameter.description),
      example: parameter.example,
      assumed: [...partsOfMark(parameter['x-gap']), ...partsOfMark(schema['x-gap'])],
      operations: operationsOf(document)
        .filter(({ parameters }) => parameters.some((found) => found === parameter))
        .map(({ operationId }) => operationId),
    }
  })
}

/** A scope with the operations that need it. */
export interface Scope {
  name: string
  description: string
  operations: readonly string[]
}

/** Lists the scopes that a token can have. */
export function scopesOf(document: OpenAPIV3_1.Document): Scope[] {
  const scheme = document.components?.securitySchemes?.['OAuth2']
  const flow =
    scheme !== undefined && 'flows' in scheme ? scheme.flows.clientCredentials : undefined
  return Object.entries(flow?.scopes ?? {}).map(([name, description]) => ({
    name,
    description,
    operations: operationsOf(document)
      .filter(({ scopes = [] }) => scopes.includes(name))
      .map(({ operationId }) => operationId),
  }))
}
