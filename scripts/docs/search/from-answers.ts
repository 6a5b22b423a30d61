import type { OpenAPIV3_1 } from 'openapi-types'
import { FIRST_STATE, life } from '../../../mocks/world/payment-profile-life.ts'
import { toPlainText } from '../markup/markdown.ts'
import { errorAnswersOf, statusAnswersOf } from '../model/answers.ts'
import { toOperationTarget } from '../places.ts'
import type { Entry } from './entry.ts'

/** Errors, the statuses of every operation, and the statuses of a payment profile. */
export function answerEntries(document: OpenAPIV3_1.Document): Entry[] {
  return [
    ...errorAnswersOf(document).map(({ name, status, message, summary, stated }): Entry => ({
      kind: 'error',
      title: message.startsWith(`${name}: `) ? message : `${name}: ${message}`,
      text: `Status ${status}. ${summary}.`,
      words: 'code',
      url: `fields.html#${name}`,
      certainty: stated === undefined ? 'assumed' : stated === 'all' ? 'stated' : 'stated in part',
    })),
    ...statusAnswersOf(document).map(({ operation, status, description, gaps }): Entry => ({
      kind: 'status',
      title: `${status}: ${operation.summary}`,
      text: toPlainText(description),
      words: operation.operationId,
      url: toOperationTarget(operation.operationId),
      certainty: gaps.length === 0 ? 'stated' : 'assumed',
    })),
    ...toProfileStatuses(),
  ]
}

function toProfileStatuses(): Entry[] {
  const entry = (status: string, text: string): Entry => ({
    kind: 'status',
    title: `Payment profile: ${status}`,
    text,
    url: 'fields.html#PaymentProfileState.status',
    certainty: 'assumed',
  })
  return [
    entry(FIRST_STATE, 'How a payment profile begins: the payer has not decided.'),
    ...life.map(({ from, trigger, to, event }) =>
      entry(to, `What a profile that is ${from} becomes on ${trigger}; webhook ${event}.`),
    ),
  ]
}
