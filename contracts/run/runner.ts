import { findPreset } from '../../openapi/choices.ts'
import type { Reply } from '../http/exchange.ts'
import { Unanswered, Unreadable } from '../http/send.ts'
import type { CheckReport, Coverage, Evidence } from '../model/report.ts'
import { halt, Stop } from '../model/stop.ts'
import type { Step, Steps } from '../engine/step.ts'
import type {
  Check,
  AssertingCheck,
  Finding,
  Observation,
  ObservingCheck,
} from '../engine/check.ts'
import type { Context } from '../engine/context.ts'
import { repliesIn, toEvidence, toViolation } from '../engine/evidence/evidence.ts'
import type { PersonalDataMask } from '../engine/evidence/personal-data-mask.ts'

/** How many violations, and how many other answers, the report of a check shows at most. */
const MOST_VIOLATIONS = 3
const MOST_EVIDENCE = 2

/** Runs checks, and each step that they need once. */
export class Runner {
  readonly #values = new Map<Step<unknown>, Promise<unknown>>()
  readonly #coverage = new Map<string, Coverage>()
  /** Of the answers that checks show, and how much the mask knew: many show the same one. */
  readonly #evidences = new Map<Reply, { evidence: Evidence; lessons: number }>()
  readonly #mask: PersonalDataMask
  readonly #baseUrl: string
  #context: Context | undefined

  constructor(mask: PersonalDataMask, baseUrl: string) {
    this.#mask = mask
    this.#baseUrl = baseUrl
  }

  /** Sets the context that steps and checks run in. */
  useContext(context: Context): void {
    this.#context = context
  }

  /** How often each fact was checked, by operation. */
  get coverage(): Coverage[] {
    return [...this.#coverage.values()]
  }

  /** Runs a step, unless it ran before, and returns its value. */
  use<Value>(step: Step<Value>): Promise<Value> {
    const known = this.#values.get(step)
    if (known !== undefined) return known as Promise<Value>
    const value = this.#run(step)
    this.#values.set(step, value)
    // The caller handles a failure; without a caller it must not end the process.
    value.catch(() => {})
    return value
  }

  async #run<Value>(step: Step<Value>): Promise<Value> {
    const attempts = await this.#tryAll(step.after)
    const results = await this.#useAll(step.requires)
    try {
      return await step.run(this.#context!, results as never, attempts as never)
    } catch (error) {
      throw toStop(error)
    }
  }

  /** Runs one check. Its report is masked when it is made: what to hide may be learnt after the check. */
  async judge(check: Check): Promise<() => CheckReport> {
    const { id, level, title, facts, gaps, operations } = check
    const head = { id, level, title, facts, gaps, operation: operations.join(', ') }
    try {
      const attempts = await this.#tryAll(check.after)
      const results = await this.#useAll(check.requires)
      const replies = repliesIn(results, attempts)
      if (check.level === 'OBSERVE') {
        const seen = check.observe(results as never, attempts as never, this.#context!)
        return () => withEvidence({ ...head, ...this.#describe(check, seen, replies) })
      }
      const judged = await check.judge(results as never, attempts as never, this.#context!)
      const findings = judged === undefined ? undefined : [judged].flat()
      const decided = this.#decide(check, findings, replies)
      return () => withEvidence({ ...head, ...decided })
    } catch (error) {
      const { outcome, reason, message } = toStop(error)
      return () => ({ ...head, outcome, reason, detail: this.#mask.text(message), evidence: [] })
    }
  }

  #describe(
    { gaps: [gap] }: ObservingCheck,
    observation: Observation | undefined,
    replies: readonly Reply[],
  ) {
    if (observation === undefined) {
      const detail = 'The answers of this site do not show it'
      return { outcome: 'skipped' as const, reason: 'NOT_SHOWN', detail, show: showNone }
    }
    const { reply } = observation
    const value = this.#mask.text(observation.value)
    // A value that had to be masked came from the site, so it isn't one of the ledger's choices.
    const choice =
      observation.choice === this.#mask.deep(observation.choice) ? observation.choice : null
    const learned: unknown = this.#mask.deep(observation.learned)
    const preset = learned === undefined ? choice : (findPreset(gap, learned) ?? null)
    const isValue = learned !== undefined && preset === null
    return {
      outcome: 'observed' as const,
      observed: [
        { gap, choice: preset, ...(isValue && { learned: JSON.stringify(learned) }), value },
      ],
      show: () => this.#toEvidences(reply === undefined ? replies : [reply]),
    }
  }

  #decide(
    check: AssertingCheck,
    findings: readonly Finding[] | undefined,
    replies: readonly Reply[],
  ) {
    if (findings === undefined || (findings.length === 0 && replies.length === 0)) {
      const detail = 'No answer of the run shows it'
      return { outcome: 'skipped' as const, reason: 'NOT_SHOWN', detail, show: showNone }
    }
    const broken = findings.map((finding) => finding.reply)
    const factOf = (finding: Finding) => finding.fact ?? check.facts[0]
    for (const fact of check.facts) {
      for (const reply of new Set([...replies, ...broken])) this.#count(fact, reply, 0)
    }
    for (const finding of findings) {
      const fact = factOf(finding)
      if (fact !== undefined) this.#count(fact, finding.reply, 1)
    }
    if (findings.length === 0) {
      return { outcome: 'passed' as const, show: () => this.#toEvidences(replies) }
    }
    const shown = findings.slice(0, MOST_VIOLATIONS)
    const more = findings.length - shown.length
    return {
      outcome: check.level === 'MUST' ? ('failed' as const) : ('warned' as const),
      ...(more === 0 ? {} : { detail: `The same in ${more} more places` }),
      show: () =>
        shown.map((finding) => toViolation(finding, factOf(finding), this.#mask, this.#baseUrl)),
    }
  }

  #toEvidences(replies: readonly Reply[]): Evidence[] {
    return replies.slice(0, MOST_EVIDENCE).map((reply) => {
      const known = this.#evidences.get(reply)
      if (known?.lessons === this.#mask.lessons) return known.evidence
      const evidence = toEvidence(reply, this.#mask, this.#baseUrl)
      this.#evidences.set(reply, { evidence, lessons: this.#mask.lessons })
      return evidence
    })
  }

  #count(fact: string, reply: Reply, violations: number): void {
    const { operation } = reply.exchange
    const key = `${fact} ${operation}`
    const row = this.#coverage.get(key) ?? { fact, operation, attempts: 0, violations: 0 }
    row.attempts += violations === 0 ? 1 : 0
    row.violations += violations
    this.#coverage.set(key, row)
  }

  async #useAll(steps: Steps): Promise<Record<string, unknown>> {
    const values: Record<string, unknown> = {}
    for (const [name, step] of Object.entries(steps)) values[name] = await this.use(step)
    return values
  }

  /** Like `#useAll`, but leaves out steps that failed. */
  async #tryAll(steps: Steps): Promise<Record<string, unknown>> {
    const values: Record<string, unknown> = {}
    for (const [name, step] of Object.entries(steps)) {
      const [settled] = await Promise.allSettled([this.use(step)])
      if (settled.status === 'fulfilled') values[name] = settled.value
    }
    return values
  }
}

/** A report whose evidence is written once somebody reads it. */
function withEvidence({
  show,
  ...report
}: Omit<CheckReport, 'evidence'> & { show: () => readonly Evidence[] }): CheckReport {
  let evidence: readonly Evidence[] | undefined
  return {
    ...report,
    get evidence() {
      return (evidence ??= show())
    },
  }
}

const showNone = (): Evidence[] => []

function toStop(error: unknown): Stop {
  if (error instanceof Stop) return error
  if (error instanceof Unreadable) return halt('UNREADABLE', error.message)
  if (error instanceof Unanswered) return halt('UNANSWERED', error.message)
  // A caller's function may throw something that isn't an Error.
  const { stack } = Object(error) as { stack?: string }
  return halt('HARNESS', `The suite itself failed: ${stack ?? String(error)}`)
}
