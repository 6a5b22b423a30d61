import type { OpenAPIV3_1 } from 'openapi-types'
import type { Mark } from './marks.ts'
import { valueAt } from './text/json-pointer.ts'

/** One operation of the document with its references resolved one level deep. */
export interface Operation {
  operationId: string
  /** Upper-case HTTP method. */
  method: string
  /** Path template, such as `/api/customers/{id}`. */
  path: string
  summary: string
  /** In Markdown, with the assumptions that the generator adds. */
  description: string
  tags: readonly string[]
  /** What is assumed about the operation as a whole. */
  'x-gap': Mark | undefined
  parameters: OpenAPIV3_1.ParameterObject[]
  requestBody: OpenAPIV3_1.RequestBodyObject | undefined
  /** By status, as text. */
  responses: Record<string, OpenAPIV3_1.ResponseObject>
  /** Scopes that the token needs; undefined where no token is asked for. */
  scopes: readonly string[] | undefined
}

/** An answer that the document shows. */
export interface Example {
  status: number
  name: string
  body: unknown
}

const METHODS = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace'] as const

/** Lists the operations under `paths`, in the document's order. */
export function operationsOf(document: OpenAPIV3_1.Document): Operation[] {
  return listIn(document, document.paths ?? {})
}

/** Lists the operations under `webhooks`: what the site itself sends. */
export function webhooksOf(document: OpenAPIV3_1.Document): Operation[] {
  return listIn(document, document.webhooks ?? {})
}

/** Lists the answers that the document shows of an operation, in its order. */
export function examplesOf({ responses }: Operation): Example[] {
  return Object.entries(responses).flatMap(([status, { content }]) =>
    Object.entries(content?.['application/json']?.examples ?? {}).flatMap(([name, example]) =>
      'value' in example ? { status: Number(status), name, body: example.value as unknown } : [],
    ),
  )
}

/** Follows a reference into the document; anything else is returned as it is. */
export function resolve<Part extends object>(
  document: OpenAPIV3_1.Document,
  part: Part | OpenAPIV3_1.ReferenceObject,
): Part {
  if (!('$ref' in part) || typeof part.$ref !== 'string') return part as Part
  const found = valueAt(document, part.$ref.slice(1))
  if (found === undefined) throw new Error(`Cannot read the document: ${part.$ref} leads nowhere`)
  return resolve(document, found as Part)
}

type Items = NonNullable<OpenAPIV3_1.Document['paths'] | OpenAPIV3_1.Document['webhooks']>

function listIn(document: OpenAPIV3_1.Document, items: Items): Operation[] {
  const operations: Operation[] = []
  for (const [path, item] of Object.entries(items)) {
    for (const method of METHODS) {
      const found = (item as OpenAPIV3_1.PathItemObject)[method as 'get']
      if (found !== undefined) operations.push(toOperation(document, path, method, found))
    }
  }
  return operations
}

function toOperation(
  document: OpenAPIV3_1.Document,
  path: string,
  method: string,
  found: OpenAPIV3_1.OperationObject,
): Operation {
  const responses = Object.entries(found.responses ?? {}).map(([status, response]) => {
    const resolved = resolve<OpenAPIV3_1.ResponseObject>(document, response)
    return [status, { ...resolved, content: contentOf(document, resolved.content) }]
  })
  const body =
    found.requestBody && resolve<OpenAPIV3_1.RequestBodyObject>(document, found.requestBody)
  const bearer = (found.security ?? []).find((requirement) => 'OAuth2' in requirement)
  return {
    operationId: found.operationId ?? '',
    method: method.toUpperCase(),
    path,
    summary: found.summary ?? '',
    description: found.description ?? '',
    tags: found.tags ?? [],
    'x-gap': (found as { 'x-gap'?: Mark })['x-gap'],
    parameters: (found.parameters ?? []).map((parameter) =>
      resolve<OpenAPIV3_1.ParameterObject>(document, parameter as OpenAPIV3_1.ParameterObject),
    ),
    requestBody: body && { ...body, content: contentOf(document, body.content) ?? {} },
    responses: Object.fromEntries(responses) as Record<string, OpenAPIV3_1.ResponseObject>,
    scopes: bearer?.['OAuth2'],
  }
}

function contentOf(
  document: OpenAPIV3_1.Document,
  content: Record<string, OpenAPIV3_1.MediaTypeObject> | undefined,
): Record<string, OpenAPIV3_1.MediaTypeObject> {
  const entries = Object.entries(content ?? {}).map(([type, media]) => {
    const examples = Object.entries(media.examples ?? {}).map(([name, example]) => [
      name,
      resolve<OpenAPIV3_1.ExampleObject>(document, example),
    ])
    return [
      type,
      {
        ...media,
        examples: Object.fromEntries(examples) as Record<string, OpenAPIV3_1.ExampleObject>,
      },
    ]
  })
  return Object.fromEntries(entries) as Record<string, OpenAPIV3_1.MediaTypeObject>
}
