import type { Operation } from '../../../openapi/operations.ts'
import { ChangeTracker } from '../../shared/change-tracker.ts'
import { FieldError } from '../../shared/field-error.ts'
import { MOST_RULES } from '../../shared/limits.ts'
import { createChance, mixSeed, type Chance } from '../../world/random.ts'
import { isWriting, toRule } from './check-rule.ts'
import type { Fault, FaultCondition, FaultRule } from './rule.ts'
import { isMatching, joinFault, type Fields, type MatchedFault } from './matched-fault.ts'

/** A rule with its counts and its random numbers. */
interface Active {
  fault: Fault
  when: FaultCondition
  /** How many requests it was tried on. */
  seen: number
  chance: Chance
  /** What calls have counted that are on their way: it isn't told before what they write. */
  open: Counts
}

interface Counts {
  seen: number
  drawn: number
  applied: number
}

/** The rules that were tried on a call. */
export interface Trial {
  /** What those do that match; undefined when none does. */
  matched: MatchedFault | undefined
  /** Undoes the count of a rule that turned out to have no effect. */
  takeBack(id: string): void
  /** Makes what was counted a change of the state: with what the call writes, or at its end. */
  settle: () => void
}

/** The rules of a site as plain data. */
export interface FaultsState {
  /** Rules after a reset. */
  first: Required<FaultRule>[]
  rules: { fault: Fault; seen: number; drawn: number }[]
  last_id: number
}

/** The faults of one site. */
export interface SiteFaults {
  /**
   * Adds a rule after the others.
   *
   * @throws FieldError naming the field that is wrong.
   *
   * @example
   * site.faults.add({ operation: 'createSubscription', when: { next: 2 }, then: { status: 503 } })
   */
  add(rule: FaultRule): Fault
  /** The rules, oldest first, including those that are used up. */
  list(): Fault[]
  find(id: string): Fault | undefined
  /** Removes a rule; false when there is none with this id. */
  remove(id: string): boolean
  /** Removes all rules and ends the delays. */
  clear(): void
}

/** Keeps the rules, and finds those that match a request. */
export class Faults implements SiteFaults {
  /** Delayed answers. */
  readonly pauses = new Pauses()
  readonly #rules = new Map<string, Active>()
  #first: readonly Required<FaultRule>[]
  readonly #seed: () => number
  readonly #changes: ChangeTracker
  #lastId = 0
  #isIdle = true
  #total = 0

  /**
   * @param seed seed for all random choices
   * @param rules at the start and after each reset
   */
  constructor(seed: () => number, first: readonly FaultRule[] = [], changes = new ChangeTracker()) {
    this.#seed = seed
    this.#changes = changes
    this.#first = first.map((rule) => toRule(rule))
    this.reset()
  }

  /** True if no rule can match. */
  get isIdle(): boolean {
    return this.#isIdle
  }

  /** How often rules were applied since the site was created. */
  get total(): number {
    return this.#total
  }

  add(rule: FaultRule): Fault {
    const checked = toRule(rule)
    this.#makeRoom()
    this.#lastId += 1
    const id = `fault-${this.#lastId}`
    const when = toCondition(checked)
    const isChancy = when.random !== undefined || Array.isArray(checked.then.delay)
    const seed = when.random?.seed ?? mixSeed(this.#seed(), id)
    const fault: Fault = { id, ...checked, applied: 0 }
    if (when.next !== undefined) fault.left = when.next
    if (isChancy) fault.seed = seed
    // Copied before it is added: a rule that can't be copied would break every list.
    const shown = structuredClone(fault)
    const active = { fault, when, seen: 0, chance: createChance(seed), open: noCounts() }
    this.#rules.set(id, active)
    this.#changes.note('faults', id, active)
    this.#isIdle = false
    return shown
  }

  list(): Fault[] {
    return [...this.#rules.values()].map(({ fault }) => structuredClone(fault))
  }

  find(id: string): Fault | undefined {
    const found = this.#rules.get(id)
    return found && structuredClone(found.fault)
  }

  remove(id: string): boolean {
    const isGone = this.#rules.delete(id)
    if (isGone) this.#changes.note('faults', id)
    this.#updateIdle()
    return isGone
  }

  clear(): void {
    for (const id of this.#rules.keys()) this.#changes.note('faults', id)
    this.#rules.clear()
    this.#isIdle = true
    this.pauses.end()
  }

  /** Goes back to the first rules. */
  reset(): void {
    this.clear()
    this.#lastId = 0
    for (const rule of this.#first) this.add(rule)
  }

  /** The id of the last rule that was added, as a number. */
  get lastId(): number {
    return this.#lastId
  }

  /** The rules after a reset. */
  get first(): Required<FaultRule>[] {
    return [...this.#first]
  }

  /** All rules, oldest first. */
  active(): Iterable<Active> {
    return this.#rules.values()
  }

  dump(): FaultsState {
    const rules = [...this.#rules.values()].map(toFaultState)
    return { first: [...this.#first], rules: structuredClone(rules), last_id: this.#lastId }
  }

  /** Replaces all rules with these, and ends the delays. */
  load({ first, rules, last_id: lastId }: FaultsState): void {
    this.clear()
    this.#first = first
    this.#lastId = lastId
    for (const { fault, seen, drawn } of rules) {
      const chance = createChance(fault.seed ?? 0, drawn)
      const when = toCondition(fault)
      const own = structuredClone(fault)
      this.#rules.set(fault.id, { fault: own, when, seen, chance, open: noCounts() })
    }
    this.#updateIdle()
  }

  /** Whether a rule reads the fields of an operation's requests. */
  readsFieldsOf({ operationId }: Operation): boolean {
    return [...this.#rules.values()].some(
      ({ fault, when }) =>
        when.matching !== undefined && fault.left !== 0 && isFor(fault, operationId),
    )
  }

  /**
   * Finds the rules that match a request, and counts them. Rules act together unless they conflict;
   * then the one that was added first wins, and the other isn't counted.
   */
  match(operation: Operation, fields: Fields): Trial {
    const tried = new Map<Active, Counts>()
    let matched: MatchedFault | undefined
    for (const rule of this.#rules.values()) {
      const { fault, chance, open, seen } = rule
      if (fault.left === 0 || !isFor(fault, operation.operationId)) continue
      if (fault.then.failAfterWrite !== undefined && !isWriting(operation)) continue
      const { drawn } = chance
      const joined = joinFault(matched, fault, () => chance.next())
      if (joined === undefined) continue
      const isMatched = isDue(rule, fields)
      const counts = { seen: rule.seen - seen, drawn: chance.drawn - drawn, applied: 0 }
      tried.set(rule, counts)
      open.seen += counts.seen
      open.drawn += counts.drawn
      if (!isMatched) continue
      matched = joined
      this.#count(rule, counts, 1)
    }
    this.#updateIdle()
    return {
      matched,
      takeBack: (id) => {
        const rule = this.#rules.get(id)
        const counts = rule && tried.get(rule)
        if (counts === undefined) return
        this.#count(rule!, counts, -1)
        this.#updateIdle()
      },
      settle: () => {
        for (const [rule, { seen, drawn, applied }] of tried) {
          rule.open.seen -= seen
          rule.open.drawn -= drawn
          rule.open.applied -= applied
          const { id } = rule.fault
          if (this.#rules.get(id) === rule) this.#changes.note('faults', id, rule)
        }
        tried.clear()
      },
    }
  }

  #count({ fault, open }: Active, counts: Counts, by: 1 | -1): void {
    fault.applied += by
    counts.applied += by
    open.applied += by
    this.#total += by
    if (fault.left !== undefined) fault.left -= by
  }

  #updateIdle(): void {
    this.#isIdle = [...this.#rules.values()].every(({ fault }) => fault.left === 0)
  }

  /** Removes a used-up rule when there is no room for another. */
  #makeRoom(): void {
    if (this.#rules.size < MOST_RULES) return
    for (const { fault } of this.#rules.values()) {
      if (fault.left !== 0) continue
      this.remove(fault.id)
      return
    }
    throw new FieldError(
      'rule',
      `Cannot add the fault: the site has ${MOST_RULES} rules already; remove one first`,
    )
  }
}

/** Delays of answers in real time; all can be ended at once. */
export class Pauses {
  readonly #ends = new Set<() => void>()
  #generation = 0

  /** Changes whenever all pauses end: earlier requests are no longer delayed. */
  get generation(): number {
    return this.#generation
  }

  /**
   * Resolves after a number of milliseconds, or earlier when all pauses end or the client disconnects.
   *
   * @param generation the generation when the request arrived
   */
  wait(milliseconds: number, signal: AbortSignal, generation: number): Promise<void> {
    return new Promise((resolve) => {
      const end = () => {
        clearTimeout(timer)
        signal.removeEventListener('abort', end)
        this.#ends.delete(end)
        resolve()
      }
      const timer = setTimeout(end, milliseconds)
      this.#ends.add(end)
      signal.addEventListener('abort', end)
      if (signal.aborted || generation !== this.#generation) end()
    })
  }

  end(): void {
    this.#generation += 1
    for (const end of this.#ends) end()
  }
}

/** A rule as plain data, without what calls have counted that are on their way. */
export function toFaultState({ fault, seen, chance, open }: Active): FaultsState['rules'][number] {
  const settled = { ...fault, applied: fault.applied - open.applied }
  if (fault.left !== undefined) settled.left = fault.left + open.applied
  return { fault: settled, seen: seen - open.seen, drawn: chance.drawn - open.drawn }
}

function noCounts(): Counts {
  return { seen: 0, drawn: 0, applied: 0 }
}

function toCondition({ when }: Required<FaultRule>): FaultCondition {
  return when === 'always' ? {} : when
}

function isFor({ operation }: Fault, operationId: string): boolean {
  return operation === '*' || operation === operationId
}

function isDue(rule: Active, fields: Fields): boolean {
  const { every, random, matching } = rule.when
  if (matching !== undefined && !isMatching(matching, fields)) return false
  rule.seen += 1
  if (every !== undefined) return rule.seen % every === 0
  return random === undefined || rule.chance.next() < random.share
}
