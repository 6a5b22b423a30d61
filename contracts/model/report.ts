/** How much a check may demand: what the spec states, what is good practice, what it leaves open. */
export type Level = 'MUST' | 'SHOULD' | 'OBSERVE'

/** How a check ended. Only a MUST can fail; a SHOULD warns instead. */
export type Outcome =
  | 'passed'
  | 'failed'
  | 'warned'
  | 'observed'
  | 'skipped'
  | 'blocked'
  | 'errored'

/** Why a check didn't run. */
export type SkipReason =
  /** Only reads are allowed. */
  | 'READ_ONLY'
  /** All allowed writes were used up. */
  | 'BUDGET'
  /** The site showed nothing that the check could look at. */
  | 'NOT_SHOWN'
  /** Something that only the caller can name is missing, such as a second product. */
  | 'NO_FIXTURE'
  /** Nothing receives webhooks. */
  | 'NO_RECEIVER'
  /** Nobody decides in the payer's place. */
  | 'NO_PAYER'
  /** No client id and secret: the token call cannot be made. */
  | 'NO_CREDENTIALS'

/** Why a check came to no result: the site, the way to it, or this suite. */
export type ErrorReason =
  | 'UNREACHABLE'
  | 'UNANSWERED'
  /** An answer is too large or too deep to be checked. */
  | 'UNREADABLE'
  | 'RATE_LIMITED'
  | 'NO_TOKEN'
  /** The site refuses the domain of the customers' e-mail addresses. */
  | 'NO_EMAIL_DOMAIN'
  /** The caller stopped the run. */
  | 'STOPPED'
  | 'HARNESS'

/** What the run says as a whole. */
export type Verdict = 'held' | 'broken' | 'incomplete'

/** An exchange that a check examined. Secrets and other people's data are masked. */
export interface Evidence {
  /** Number of the exchange within the run, from 1. */
  exchange: number
  operation: string
  /** Method and path, such as `GET /api/customers/51`. */
  request: string
  requestBody?: string
  status: number
  responseBody?: string
  /** A command that repeats the request; secrets are variables. */
  curl: string
  /** The fact that is broken there; only on a violation. */
  fact?: string
  /** Where in the answer, as a JSON pointer. */
  pointer?: string
  /** What the fact demands there; only on a violation or a warning. */
  expected?: string
  /** What came instead. */
  received?: string
}

/** What the site does at a gap. */
export interface Observed {
  gap: string
  /** The ledger's choice that matches; null if none does. */
  choice: string | null
  /** What a site profile holds for it, as JSON, where it is a value that no choice stands for. */
  learned?: string
  /** What was seen, in words. */
  value: string
}

/** What became of one check. */
export interface CheckReport {
  /** Stable: never given to another check. */
  id: string
  level: Level
  title: string
  facts: readonly string[]
  gaps: readonly string[]
  /** Operation ids that the check is about. */
  operation?: string
  outcome: Outcome
  /** A `SkipReason`, an `ErrorReason`, or the id of the check that must succeed first. */
  reason?: string
  /** The reason in a sentence. */
  detail?: string
  /** Milliseconds that it took, with the requests that it was the first to need. */
  durationMs?: number
  observed?: readonly Observed[]
  evidence: readonly Evidence[]
}

/** A record that the run created, or may have made. */
export interface Created {
  kind: 'customer' | 'subscription' | 'item' | 'payment_profile'
  /** Null if the answer showed none, or none came. */
  id: string | null
  /** Method and path of the call. */
  request: string
}

/** How often a fact was checked in the answers of one operation, and how often it was broken. */
export interface Coverage {
  fact: string
  operation: string
  attempts: number
  violations: number
}

/** What a run found: `report.json`. */
export interface Report {
  verdict: Verdict
  /** Base address of the site, or `embedded`. */
  target: string
  suiteVersion: string
  /** The run's own mark: part of every record that it made. */
  run: string
  seed: number
  startedAt: string
  readOnly: boolean
  /** API POSTs that succeeded or were not answered. */
  writes: number
  /** Every request, those that were repeated included. */
  requests: number
  durationMs: number
  counts: Record<Outcome, number>
  /** Why the run could not check enough, one sentence each; empty unless `incomplete`. */
  shortfalls: readonly string[]
  checks: readonly CheckReport[]
  coverage: readonly Coverage[]
  created: readonly Created[]
}
