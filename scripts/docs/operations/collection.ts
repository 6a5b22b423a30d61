import type { OpenAPIV3_1 } from 'openapi-types'
import { controlDocument } from '../../../openapi/generated/control.ts'
import { document } from '../../../openapi/generated/document.ts'
import { operationsOf, webhooksOf, type Operation } from '../../../openapi/operations.ts'
import { viewOf, type Edition, type View } from '../edition.ts'
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
  /** Whether the records that they show have pages. */
  hasPages: boolean
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
  hasPages: true,
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
  hasPages: false,
}

/** A page of a collection. The texts of the control API may stay English: they are for developers alone. */
export function viewIn(collection: Collection, edition: Edition, path: string): View {
  const view = viewOf(edition, path)
  if (collection === api) return view
  const { catalogue } = view
  return {
    ...view,
    catalogue: { ...catalogue, find: (english: string) => catalogue.findIfThere(english) },
  }
}

/** The page of an operation. */
export function toPagePath({ folder }: Collection, operationId: string): string {
  return `${folder}/${operationId}.html`
}
