import type { Context } from './context.ts'

/** Steps, by the name under which their values are passed on. */
// oxlint-disable-next-line typescript/no-explicit-any -- each step has a value of its own type
export type Steps = Readonly<Record<string, Step<any>>>

/** Values of steps that succeeded. */
export type Results<Named extends Steps> = {
  [Name in keyof Named]: Named[Name] extends Step<infer Value> ? Value : never
}

/** Values of steps that were tried; undefined for each that failed. */
export type Attempts<Named extends Steps> = {
  [Name in keyof Named]: Named[Name] extends Step<infer Value> ? Value | undefined : never
}

/** Something that a run does once; every check that needs its value shares it. */
export interface Step<Value> {
  name: string
  /** Steps that must succeed first. */
  requires: Steps
  /** Steps that are tried first; they may fail. */
  after: Steps
  /** The site may lock the client out because of it: checks that need it run after the others. */
  isHostile: boolean
  run: (context: Context, results: never, attempts: never) => Promise<Value>
}

interface StepPlan<Value, Required extends Steps, Earlier extends Steps> {
  requires?: Required
  after?: Earlier
  isHostile?: boolean
  run: (context: Context, results: Results<Required>, attempts: Attempts<Earlier>) => Promise<Value>
}

/** Defines a step. It runs when the first check needs it. */
// oxlint-disable-next-line typescript/no-empty-object-type -- no steps, no values
export function step<Value, Required extends Steps = {}, Earlier extends Steps = {}>(
  name: string,
  plan: StepPlan<Value, Required, Earlier>,
): Step<Value> {
  const { requires = {}, after = {}, isHostile = false, run } = plan
  return { name, requires, after, isHostile, run }
}
