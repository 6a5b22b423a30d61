import type { OpenAPIV3_1 } from 'openapi-types'
import type { Operation } from '../../../openapi/operations.ts'

/** Any JSON value. */
export type Json =
  | null
  | boolean
  | number
  | string
  | readonly Json[]
  | { readonly [key: string]: Json }

/** A value that a program takes from its environment. */
interface Variable {
  variable: string
}

/** What the sample of an operation sends. */
export interface Call {
  /** Upper-case HTTP method. */
  method: string
  url: string
  /** Variable with the access token; undefined if the call needs none. */
  token: string | undefined
  body: Body | undefined
}

export type Body =
  | { type: 'application/json'; value: Json }
  | { type: 'application/x-www-form-urlencoded'; fields: readonly Field[] }

/** Name and value of a form's field. */
export type Field = readonly [name: string, value: string | Variable]

const TOKEN = 'SABIA_ACCESS_TOKEN'

/** Secret form fields, and the environment variables that hold them. */
const SECRETS: Readonly<Record<string, string>> = { client_secret: 'SABIA_CLIENT_SECRET' }

/**
 * Fills an operation with the document's examples: required parameters, and the whole body.
 *
 * @throws Error when the document has no example of something required.
 */
export function toCall(operation: Operation, baseUrl: string): Call {
  const { method, scopes } = operation
  return {
    method,
    url: baseUrl + toPath(operation),
    token: scopes === undefined ? undefined : TOKEN,
    body: toBody(operation),
  }
}

function toPath(operation: Operation): string {
  const needed = operation.parameters.filter(({ required }) => required === true)
  const path = needed
    .filter((parameter) => parameter.in === 'path')
    .reduce(
      (text, parameter) => text.replace(`{${parameter.name}}`, valueOf(operation, parameter)),
      operation.path,
    )
  const query = needed
    .filter((parameter) => parameter.in === 'query')
    .map((parameter) => `${parameter.name}=${valueOf(operation, parameter)}`)
  return query.length === 0 ? path : `${path}?${query.join('&')}`
}

function valueOf(operation: Operation, parameter: OpenAPIV3_1.ParameterObject): string {
  const value = parameter.example as string | number | undefined
  if (value === undefined) refuse(operation, `the parameter ${parameter.name}`)
  return encodeURIComponent(value)
}

function toBody(operation: Operation): Body | undefined {
  const [entry] = Object.entries(operation.requestBody?.content ?? {})
  if (entry === undefined) return undefined
  const [type, media] = entry
  const [example] = Object.values(media.examples ?? {}) as OpenAPIV3_1.ExampleObject[]
  if (example?.value === undefined) refuse(operation, `the body ${type}`)
  const value = example.value as Json
  if (type === 'application/json') return { type, value }
  if (type === 'application/x-www-form-urlencoded') return { type, fields: toFields(value) }
  throw new Error(
    `Cannot write a sample of ${operation.operationId}: its body is ${type}; teach to-call.ts it`,
  )
}

function toFields(value: Json): Field[] {
  return Object.entries(value as Record<string, string | number>).map(([name, text]) => {
    const variable = SECRETS[name]
    return [name, variable === undefined ? String(text) : { variable }]
  })
}

function refuse({ operationId }: Operation, what: string): never {
  throw new Error(
    `Cannot write a sample of ${operationId}: ${what} has no example; give it one in the document`,
  )
}
