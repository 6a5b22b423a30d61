import type { JsonObject, Reply } from '../http/exchange.ts'
import type { Given, Hoped, Needs } from './act.ts'
import type { Desk } from './desk.ts'

/** Something that a fact or good practice demands and the site does otherwise. */
export interface Finding {
  reply: Reply
  /** The fact that it breaks; the check's first one where left out. */
  fact?: string
  /** Where in the answer, as a JSON pointer. */
  pointer?: string
  expected: string
  received: string
}

/** What was seen at a gap: one of its choices, or null where it is none of them. */
export interface Sight {
  choice: string | null
  value: string
  reply?: Reply
}

/** What a judgement may say: nothing is wrong, or what is. */
type Judgement = Finding | readonly Finding[] | undefined

interface CheckBase {
  /** Stable: never given to another check. */
  id: string
  title: string
  /** Operation ids that the check is about. */
  operations: readonly string[]
  needs: Needs
  wants: Needs
}

/** A check of a fact, or of general practice. */
export interface Demand extends CheckBase {
  level: 'MUST' | 'SHOULD'
  facts: readonly string[]
  gaps: readonly []
  judge: (given: never, hoped: never, desk: Desk) => Judgement | Promise<Judgement>
}

/** A look at what a site does at a gap. */
export interface Look extends CheckBase {
  level: 'OBSERVE'
  facts: readonly []
  gaps: readonly [string]
  see: (given: never, hoped: never, desk: Desk) => Sight | undefined
}

export type Check = Demand | Look

interface DemandPlan<Needed extends Needs, Wanted extends Needs> {
  operation: string | readonly string[]
  needs?: Needed
  wants?: Wanted
  judge: (given: Given<Needed>, hoped: Hoped<Wanted>, desk: Desk) => Judgement | Promise<Judgement>
}

interface LookPlan<Needed extends Needs, Wanted extends Needs> {
  operation: string | readonly string[]
  title: string
  needs?: Needed
  wants?: Wanted
  /** What the site does; undefined where the answers do not show it. */
  see: (given: Given<Needed>, hoped: Hoped<Wanted>, desk: Desk) => Sight | undefined
}

// oxlint-disable typescript/no-empty-object-type -- no needs: nothing is given

/** A check of one or more facts of the ledger. */
export function must<Needed extends Needs = {}, Wanted extends Needs = {}>(
  id: string,
  facts: string | readonly string[],
  title: string,
  plan: DemandPlan<Needed, Wanted>,
): Demand {
  return { id, title, level: 'MUST', facts: [facts].flat(), gaps: [], ...toBase(plan) }
}

/** A check of general practice: it warns and never fails a run. */
export function should<Needed extends Needs = {}, Wanted extends Needs = {}>(
  id: string,
  title: string,
  plan: DemandPlan<Needed, Wanted>,
): Demand {
  return { id, title, level: 'SHOULD', facts: [], gaps: [], ...toBase(plan) }
}

/** A look at a gap of the ledger. */
export function look<Needed extends Needs = {}, Wanted extends Needs = {}>(
  id: string,
  gap: string,
  { title, see, ...plan }: LookPlan<Needed, Wanted>,
): Look {
  return {
    id,
    title,
    level: 'OBSERVE',
    facts: [],
    gaps: [gap],
    operations: [plan.operation].flat(),
    needs: plan.needs ?? {},
    wants: plan.wants ?? {},
    see,
  }
}

function toBase<Needed extends Needs, Wanted extends Needs>(plan: DemandPlan<Needed, Wanted>) {
  return {
    operations: [plan.operation].flat(),
    needs: plan.needs ?? {},
    wants: plan.wants ?? {},
    judge: plan.judge as Demand['judge'],
  }
}

/** Names what was found, for a finding: texts in quotes, objects and arrays by their kind. */
export function show(value: unknown): string {
  if (value === undefined) return 'nothing'
  if (Array.isArray(value)) return `an array of ${value.length}`
  if (typeof value === 'object' && value !== null) return showKeys(value as JsonObject)
  return JSON.stringify(value)
}

function showKeys(value: JsonObject): string {
  const keys = Object.keys(value)
  return keys.length === 0 ? 'an empty object' : `an object with ${keys.slice(0, 8).join(', ')}`
}
