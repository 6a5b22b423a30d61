import { document } from '../../openapi/generated/document.ts'
import type { Choices } from '../../openapi/ledger.ts'
import { operationsOf, type Operation } from '../../openapi/operations.ts'
import { readProblems } from '../shared/refusal.ts'
import { createRouter } from './routes.ts'

/** The operations that the document declares under `paths`. */
export const operations: readonly Operation[] = operationsOf(document)

/** Finds a request's operation. */
export const findRoute = createRouter(operations)

/** The errors that the document shows, by the names of its examples. */
export const problems = readProblems(operations)

/** The scopes that an application may be given. */
export const knownScopes: readonly string[] = readScopes()

/** What an operation's success looks like, read from the document. */
export interface Success {
  status: number
  /** The text for `meta.message`: that of the document's example (gap G07). */
  message: string
}

export const successes: ReadonlyMap<string, Success> = new Map(
  operations.map((operation) => [operation.operationId, toSuccess(operation)]),
)

/** The status of a success, as the profile has it. */
export function successStatus(operationId: string, declared: number, choices: Choices): number {
  switch (operationId) {
    case 'createCustomer':
      return Number(choices.G36)
    case 'createSubscription':
      return Number(choices.G37)
    case 'addItem':
      return Number(choices.G103)
    case 'createPaymentProfile':
      return Number(choices.G38)
    default:
      return declared
  }
}

function toSuccess({ operationId, responses }: Operation): Success {
  const [status, response] = Object.entries(responses).find(([code]) => code.startsWith('2')) ?? []
  const [example] = Object.values(response?.content?.['application/json']?.examples ?? {})
  if (status === undefined || example === undefined || !('value' in example)) {
    throw new Error(`Cannot play ${operationId}: the document shows no success of it`)
  }
  const { meta } = example.value as { meta?: { message?: string } }
  return { status: Number(status), message: meta?.message ?? '' }
}

function readScopes(): string[] {
  const scheme = document.components?.securitySchemes?.['OAuth2']
  if (scheme === undefined || !('flows' in scheme)) {
    throw new Error('Cannot read the scopes: the document has no OAuth2 scheme')
  }
  return Object.keys(scheme.flows.clientCredentials?.scopes ?? {})
}
