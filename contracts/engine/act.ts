import type { Desk } from './desk.ts'

/** Things done before, by the name that they are used under. */
// oxlint-disable-next-line typescript/no-explicit-any -- each act has a value of its own type
export type Needs = Readonly<Record<string, Act<any>>>

/** The values of acts that succeeded. */
export type Given<Wanted extends Needs> = {
  [Name in keyof Wanted]: Wanted[Name] extends Act<infer Value> ? Value : never
}

/** The values of acts that may have come to nothing. */
export type Hoped<Wanted extends Needs> = {
  [Name in keyof Wanted]: Wanted[Name] extends Act<infer Value> ? Value | undefined : never
}

/** What an act makes on the site, where all goes well. */
export type Kind = 'customer' | 'subscription' | 'item' | 'payment_profile'

/** One thing done once in a run and shared by every check that looks at it. */
export interface Act<Value> {
  name: string
  /** What must have succeeded before. */
  needs: Needs
  /** What must have been tried before. */
  wants: Needs
  creates: readonly Kind[]
  run: (desk: Desk, given: never, hoped: never) => Promise<Value>
}

interface ActPlan<Value, Needed extends Needs, Wanted extends Needs> {
  needs?: Needed
  wants?: Wanted
  creates?: readonly Kind[]
  run: (desk: Desk, given: Given<Needed>, hoped: Hoped<Wanted>) => Promise<Value>
}

/** Describes an act; it is done when the first check needs it. */
// oxlint-disable-next-line typescript/no-empty-object-type -- no needs: nothing is given
export function act<Value, Needed extends Needs = {}, Wanted extends Needs = {}>(
  name: string,
  plan: ActPlan<Value, Needed, Wanted>,
): Act<Value> {
  const { needs = {}, wants = {}, creates = [], run } = plan
  return { name, needs, wants, creates, run }
}
