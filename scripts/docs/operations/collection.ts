import type { OpenAPIV3_1 } from 'openapi-types'
import { controlDocument } from '../../../openapi/generated/control.ts'
import { document } from '../../../openapi/generated/document.ts'
import { operationsOf, webhooksOf, type Operation } from '../../../openapi/operations.ts'
import { viewOf, type Edition, type View } from '../edition.ts'
import { toSchemaName, type Schema } from '../model/schema.ts'
import { toCodeSamples, type CodeSample } from '../samples/to-code-samples.ts'

/** The operations of one document, which get a page each and an index. */
export interface Collection {
  document: OpenAPIV3_1.Document
  /** The folder of their pages. */
  folder: string
  /** The page of the index. */
  index: string
  operations: readonly Operation[]
  webhooks: readonly Operation[]
  samples: ReadonlyMap<string, readonly CodeSample[]>
  /** Whether the console can call them. */
  isTried: boolean
}

/** The calls of the API, and its webhook. */
export const api: Collection = {
  document,
  folder: 'operations',
  index: 'reference.html',
  operations: operationsOf(document),
  webhooks: webhooksOf(document),
  samples: toCodeSamples(document),
  isTried: true,
}

/** The calls that control a mock. */
export const control: Collection = {
  document: controlDocument,
  folder: 'control',
  index: 'control.html',
  operations: operationsOf(controlDocument),
  webhooks: [],
  samples: toCodeSamples(controlDocument),
  isTried: false,
}

/** A page of a collection. The texts of the control API may stay English: they are for developers alone. */
export function viewIn(collection: Collection, edition: Edition, path: string): View {
  const view = viewOf(edition, path)
  if (collection === api) return view
  const { catalogue } = view
  return {
    ...view,
    schemas: controlSchemas,
    catalogue: { ...catalogue, find: (english: string) => catalogue.findIfThere(english) },
  }
}

/** The page that shows the fields of each schema of the control API: of the first call that carries it. */
const controlSchemas = new Map(
  ['answers', 'body']
    .flatMap((part) =>
      control.operations.flatMap((operation) =>
        (part === 'body' ? [operation.requestBody] : successesOf(operation))
          .flatMap((carrier) => Object.values(carrier?.content ?? {}))
          .flatMap(({ schema }) => toSchemaName((schema ?? {}) as Schema) ?? [])
          .map((name) => [name, `${toPagePath(control, operation.operationId)}#${part}`] as const),
      ),
    )
    .toReversed(),
)

function successesOf({ responses }: Operation) {
  return Object.entries(responses)
    .filter(([status]) => status.startsWith('2'))
    .map(([, response]) => response)
}

/** The page of an operation. */
export function toPagePath({ folder }: Collection, operationId: string): string {
  return `${folder}/${operationId}.html`
}
