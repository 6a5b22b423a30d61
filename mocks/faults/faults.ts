import type { Operation } from '../../openapi/operations.ts'
import { FieldError } from '../core/field-error.ts'
import { MOST_RULES } from '../core/limits.ts'
import { createChance, mixSeed, type Chance } from '../world/random.ts'
import { isWriting, toRule } from './rules/check-rule.ts'
import { isMatching, type Fields } from './rules/matching.ts'
import { Pauses } from './pauses.ts'
import type { Fault, FaultCondition, FaultRule } from './rules/rule.ts'
import { toStrike, type Strike } from './strike.ts'

/** A rule with its counts and its chance. */
interface Active {
  fault: Fault
  when: FaultCondition
  /** How many of its requests have come. */
  seen: number
  chance: Chance
}

/** The rules of a site as plain data. */
export interface FaultsState {
  /** Rules that are there after each reset. */
  first: Required<FaultRule>[]
  rules: { fault: Fault; seen: number; drawn: number }[]
  last_id: number
}

/** The failures that are asked of one site. */
export interface SiteFaults {
  /**
   * Adds a rule behind those that are there.
   *
   * @throws FieldError naming the field that is wrong.
   *
   * @example
   * site.faults.add({ operation: 'createSubscription', when: { next: 2 }, then: { status: 503 } })
   */
  add(rule: FaultRule): Fault
  /** The rules in the order of their adding, those that are used up too. */
  list(): Fault[]
  find(id: string): Fault | undefined
  /** Takes a rule away; false when there is none of this id. */
  remove(id: string): boolean
  /** Takes all rules away and ends the delays. */
  clear(): void
}

/** Keeps the rules, and says what strikes a request. */
export class Faults implements SiteFaults {
  /** Answers that are held back. */
  readonly pauses = new Pauses()
  readonly #rules = new Map<string, Active>()
  #first: readonly Required<FaultRule>[]
  readonly #seed: () => number
  #lastId = 0
  #isIdle = true
  #total = 0

  /**
   * @param seed of all chance
   * @param first rules that are there from the start and after each reset
   */
  constructor(seed: () => number, first: readonly FaultRule[] = []) {
    this.#seed = seed
    this.#first = first.map((rule) => toRule(rule))
    this.reset()
  }

  /** No rule can strike: nothing is looked at on a request's way. */
  get isIdle(): boolean {
    return this.#isIdle
  }

  /** How often any rule was applied since the site was made. */
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
    // What cannot be copied is not kept: every list of the rules would fail.
    const shown = structuredClone(fault)
    this.#rules.set(id, { fault, when, seen: 0, chance: createChance(seed) })
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
    this.#look()
    return isGone
  }

  clear(): void {
    this.#rules.clear()
    this.#isIdle = true
    this.pauses.end()
  }

  /** Begins anew with the first rules. */
  reset(): void {
    this.clear()
    this.#lastId = 0
    for (const rule of this.#first) this.add(rule)
  }

  dump(): FaultsState {
    const rules = [...this.#rules.values()].map(({ fault, seen, chance }) => {
      return { fault: structuredClone(fault), seen, drawn: chance.drawn }
    })
    return { first: [...this.#first], rules, last_id: this.#lastId }
  }

  /** Takes these rules in place of all, and ends the delays. */
  load({ first, rules, last_id: lastId }: FaultsState): void {
    this.clear()
    this.#first = first
    this.#lastId = lastId
    for (const { fault, seen, drawn } of rules) {
      const chance = createChance(fault.seed ?? 0, drawn)
      const when = toCondition(fault)
      this.#rules.set(fault.id, { fault: structuredClone(fault), when, seen, chance })
    }
    this.#look()
  }

  /** A text that differs when a rule was added, taken away or looked at. */
  mark(): string {
    let seen = 0
    for (const rule of this.#rules.values()) seen += rule.seen
    return `${this.#lastId} ${this.#rules.size} ${this.#total} ${seen}`
  }

  /** Whether a rule would look at a request's fields. */
  isLookingAt({ operationId }: Operation): boolean {
    return [...this.#rules.values()].some(
      ({ fault, when }) =>
        when.matching !== undefined && fault.left !== 0 && isFor(fault, operationId),
    )
  }

  /**
   * Finds what strikes a request, and counts it. Rules act together as long as none gets in the
   * other's way; else the one that was added first has its way, and the other is not counted.
   */
  strike(operation: Operation, fields: Fields): Strike | undefined {
    let strike: Strike | undefined
    for (const rule of this.#rules.values()) {
      const { fault, chance } = rule
      if (fault.left === 0 || !isFor(fault, operation.operationId)) continue
      if (fault.then.failAfterWrite !== undefined && !isWriting(operation)) continue
      const joined = toStrike(strike, fault, () => chance.next())
      if (joined === undefined || !isDue(rule, fields)) continue
      strike = joined
      this.#count(fault, 1)
    }
    this.#look()
    return strike
  }

  /** Takes back what was counted for a rule that had nothing to strike. */
  takeBack(id: string): void {
    const rule = this.#rules.get(id)
    if (rule !== undefined) this.#count(rule.fault, -1)
    this.#look()
  }

  #count(fault: Fault, by: 1 | -1): void {
    fault.applied += by
    this.#total += by
    if (fault.left !== undefined) fault.left -= by
  }

  #look(): void {
    this.#isIdle = [...this.#rules.values()].every(({ fault }) => fault.left === 0)
  }

  /** Rules that are used up make room for new ones. */
  #makeRoom(): void {
    if (this.#rules.size < MOST_RULES) return
    for (const { fault } of this.#rules.values()) {
      if (fault.left !== 0) continue
      this.#rules.delete(fault.id)
      return
    }
    throw new FieldError(
      'rule',
      `Cannot add the fault: the site has ${MOST_RULES} rules already; remove one first`,
    )
  }
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
