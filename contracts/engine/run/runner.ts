import type { Reply } from '../../http/exchange.ts'
import { Unanswered, Unreadable } from '../../http/send.ts'
import type { CheckReport, Coverage } from '../../model/report.ts'
import { halt, Stop } from '../../model/stop.ts'
import type { Act, Needs } from '../act.ts'
import type { Check, Demand, Finding, Look } from '../check.ts'
import type { Desk } from '../desk.ts'
import { repliesIn, toEvidence, toViolation } from '../evidence/evidence.ts'
import type { Mask } from '../evidence/mask.ts'

/** A check shows at most so many places where a fact is broken, and so many answers that it saw. */
const MOST_VIOLATIONS = 3
const MOST_EVIDENCE = 2

/** Carries out checks and remembers what each act gave. */
export class Runner {
  readonly #values = new Map<Act<unknown>, Promise<unknown>>()
  readonly #coverage = new Map<string, Coverage>()
  readonly #mask: Mask
  readonly #baseUrl: string
  #desk: Desk | undefined

  constructor(mask: Mask, baseUrl: string) {
    this.#mask = mask
    this.#baseUrl = baseUrl
  }

  /** Gives the runner the desk that its acts work at. */
  sitAt(desk: Desk): void {
    this.#desk = desk
  }

  /** How often each fact was looked at, by operation. */
  get coverage(): Coverage[] {
    return [...this.#coverage.values()]
  }

  /** The value of an act: done once, whoever asks. */
  use<Value>(act: Act<Value>): Promise<Value> {
    const known = this.#values.get(act)
    if (known !== undefined) return known as Promise<Value>
    const done = this.#carryOut(act)
    this.#values.set(act, done)
    // Who asks is told; an act that nobody waits for must not end the process.
    done.catch(() => {})
    return done
  }

  async #carryOut<Value>(act: Act<Value>): Promise<Value> {
    const hoped = await this.#tryEach(act.wants)
    const given = await this.#useEach(act.needs)
    try {
      return await act.run(this.#desk!, given as never, hoped as never)
    } catch (error) {
      throw toStop(error)
    }
  }

  /** Judges one check. */
  async judge(check: Check): Promise<CheckReport> {
    const { id, level, title, facts, gaps, operations } = check
    const head = { id, level, title, facts, gaps, operation: operations.join(', ') }
    try {
      const hoped = await this.#tryEach(check.wants)
      const given = await this.#useEach(check.needs)
      const replies = repliesIn(given, hoped)
      if (check.level === 'OBSERVE') return { ...head, ...this.#see(check, given, hoped, replies) }
      const judged = await check.judge(given as never, hoped as never, this.#desk!)
      const findings: Finding[] = [judged ?? []].flat()
      return { ...head, ...this.#decide(check, findings, replies) }
    } catch (error) {
      const { outcome, reason, message } = toStop(error)
      return { ...head, outcome, reason, detail: this.#mask.text(message), evidence: [] }
    }
  }

  #see(check: Look, given: object, hoped: object, replies: readonly Reply[]) {
    const sight = check.see(given as never, hoped as never, this.#desk!)
    if (sight === undefined) {
      const detail = 'The answers of this site do not show it'
      return { outcome: 'skipped' as const, reason: 'NOT_SHOWN', detail, evidence: [] }
    }
    const { reply } = sight
    const value = this.#mask.text(sight.value)
    // What is masked is a text of the site's own, and none of the ledger's choices.
    const choice = sight.choice === this.#mask.deep(sight.choice) ? sight.choice : null
    const seen = reply === undefined ? replies : [reply]
    return {
      outcome: 'observed' as const,
      observed: [{ gap: check.gaps[0], choice, value }],
      evidence: this.#toEvidences(seen),
    }
  }

  #decide(check: Demand, findings: readonly Finding[], replies: readonly Reply[]) {
    const broken = findings.map((finding) => finding.reply)
    const factOf = (finding: Finding) => finding.fact ?? check.facts[0]
    for (const fact of check.facts) {
      for (const reply of new Set([...replies, ...broken])) this.#count(fact, reply, 0)
    }
    for (const finding of findings) {
      const fact = factOf(finding)
      if (fact !== undefined) this.#count(fact, finding.reply, 1)
    }
    if (findings.length === 0 && replies.length === 0) {
      const detail = 'No answer of the run shows it'
      return { outcome: 'skipped' as const, reason: 'NOT_SHOWN', detail, evidence: [] }
    }
    if (findings.length === 0) {
      return { outcome: 'passed' as const, evidence: this.#toEvidences(replies) }
    }
    const shown = findings.slice(0, MOST_VIOLATIONS)
    const more = findings.length - shown.length
    return {
      outcome: check.level === 'MUST' ? ('failed' as const) : ('warned' as const),
      ...(more === 0 ? {} : { detail: `The same in ${more} more places` }),
      evidence: shown.map((finding) =>
        toViolation(finding, factOf(finding), this.#mask, this.#baseUrl),
      ),
    }
  }

  #toEvidences(replies: readonly Reply[]) {
    return replies
      .slice(0, MOST_EVIDENCE)
      .map((reply) => toEvidence(reply, this.#mask, this.#baseUrl))
  }

  #count(fact: string, reply: Reply, violations: number): void {
    const { operation } = reply.exchange
    const key = `${fact} ${operation}`
    const row = this.#coverage.get(key) ?? { fact, operation, attempts: 0, violations: 0 }
    row.attempts += violations === 0 ? 1 : 0
    row.violations += violations
    this.#coverage.set(key, row)
  }

  async #useEach(needs: Needs): Promise<Record<string, unknown>> {
    const values: Record<string, unknown> = {}
    for (const [name, act] of Object.entries(needs)) values[name] = await this.use(act)
    return values
  }

  /** Like `#useEach`, but what came to nothing is left out. */
  async #tryEach(wants: Needs): Promise<Record<string, unknown>> {
    const values: Record<string, unknown> = {}
    for (const [name, act] of Object.entries(wants)) {
      const [settled] = await Promise.allSettled([this.use(act)])
      if (settled.status === 'fulfilled') values[name] = settled.value
    }
    return values
  }
}

function toStop(error: unknown): Stop {
  if (error instanceof Stop) return error
  if (error instanceof Unreadable) return halt('UNREADABLE', error.message)
  if (error instanceof Unanswered) return halt('UNANSWERED', error.message)
  // Told by its shape: what a caller's function throws may be no error at all.
  const { stack } = Object(error) as { stack?: string }
  return halt('HARNESS', `The suite itself has a fault: ${stack ?? String(error)}`)
}
