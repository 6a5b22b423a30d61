import type { JsonObject, Reply } from '../http/exchange.ts'
import { toJson } from '../http/json.ts'
import type { Context } from './context.ts'
import type { Attempts, Results, Steps } from './step.ts'

/** A place in an answer that breaks a fact or good practice. */
export interface Finding {
  reply: Reply
  /** The fact that it breaks; the check's first one if left out. */
  fact?: string
  /** Where in the answer, as a JSON pointer. */
  pointer?: string
  expected: string
  received: string
}

/**
 * What a site does at a gap: one of the ledger's choices, or null if none matches. Of a gap with
 * values, the value: where a choice stands for it, the report names that choice.
 */
export interface Observation {
  choice: string | null
  learned?: unknown
  value: string
  reply?: Reply
}

/** The result of a judgement: nothing found, or undefined if there was nothing to look at. */
type Judgement = Finding | readonly Finding[] | undefined

interface CheckBase {
  /** Stable: no other check ever gets this id. */
  id: string
  title: string
  /** Ids of the operations that the check is about. */
  operations: readonly string[]
  requires: Steps
  after: Steps
  /** Runs after all others: it looks at every answer of the run. */
  isLast?: boolean
}

/** Checks facts, or general practice. */
export interface AssertingCheck extends CheckBase {
  level: 'MUST' | 'SHOULD'
  facts: readonly string[]
  gaps: readonly []
  judge: (results: never, attempts: never, context: Context) => Judgement | Promise<Judgement>
}

/** Observes what a site does at a gap. */
export interface ObservingCheck extends CheckBase {
  level: 'OBSERVE'
  facts: readonly []
  gaps: readonly [string]
  observe: (results: never, attempts: never, context: Context) => Observation | undefined
}

export type Check = AssertingCheck | ObservingCheck

interface AssertingPlan<Required extends Steps, Earlier extends Steps> {
  operation: string | readonly string[]
  requires?: Required
  after?: Earlier
  isLast?: boolean
  judge: (
    results: Results<Required>,
    attempts: Attempts<Earlier>,
    context: Context,
  ) => Judgement | Promise<Judgement>
}

interface ObservingPlan<Required extends Steps, Earlier extends Steps> {
  operation: string | readonly string[]
  title: string
  requires?: Required
  after?: Earlier
  /** Returns undefined if the answers do not show what the site does. */
  observe: (
    results: Results<Required>,
    attempts: Attempts<Earlier>,
    context: Context,
  ) => Observation | undefined
}

// oxlint-disable typescript/no-empty-object-type -- no steps, no values

/** Defines a check of one or more facts of the ledger. */
export function must<Required extends Steps = {}, Earlier extends Steps = {}>(
  id: string,
  facts: string | readonly string[],
  title: string,
  plan: AssertingPlan<Required, Earlier>,
): AssertingCheck {
  return { id, title, level: 'MUST', facts: [facts].flat(), gaps: [], ...toAsserting(plan) }
}

/** Defines a check of general practice: it warns and never fails a run. */
export function should<Required extends Steps = {}, Earlier extends Steps = {}>(
  id: string,
  title: string,
  plan: AssertingPlan<Required, Earlier>,
): AssertingCheck {
  return { id, title, level: 'SHOULD', facts: [], gaps: [], ...toAsserting(plan) }
}

/** Defines the observation of a gap of the ledger. */
export function observe<Required extends Steps = {}, Earlier extends Steps = {}>(
  id: string,
  gap: string,
  plan: ObservingPlan<Required, Earlier>,
): ObservingCheck {
  const { operation, title, requires = {}, after = {}, observe: observeGap } = plan
  const operations = [operation].flat()
  const head = { id, title, level: 'OBSERVE', facts: [], gaps: [gap] } as const
  return { ...head, operations, requires, after, observe: observeGap }
}

function toAsserting<Required extends Steps, Earlier extends Steps>(
  plan: AssertingPlan<Required, Earlier>,
) {
  const { operation, requires = {}, after = {}, isLast = false, judge } = plan
  return { operations: [operation].flat(), requires, after, isLast, judge }
}

/**
 * Judges each place that there is; undefined if there was nothing to look at in any of them. A judge
 * answers undefined for a place that shows nothing.
 */
export function lookAt<Place>(
  places: readonly Place[],
  judge: (place: Place) => Finding | readonly Finding[] | undefined,
): Finding[] | undefined {
  const judged = places.map(judge).filter((found) => found !== undefined)
  return judged.length === 0 ? undefined : judged.flat()
}

/** Names what was found, for a finding: texts in quotes, objects and arrays by their kind. */
export function show(value: unknown): string {
  if (value === undefined) return 'nothing'
  if (Array.isArray(value)) return `an array of ${value.length}`
  if (typeof value === 'object' && value !== null) return showKeys(value as JsonObject)
  return toJson(value)
}

function showKeys(value: JsonObject): string {
  const keys = Object.keys(value)
  return keys.length === 0 ? 'an empty object' : `an object with ${keys.slice(0, 8).join(', ')}`
}
