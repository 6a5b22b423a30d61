import { Mask } from '../../../../../contracts/engine/mask.ts'
import { countOutcomes, toVerdict } from '../../../../../contracts/engine/verdict.ts'
import type {
  CheckReport,
  Coverage,
  Created,
  JournalEntry,
  Report,
} from '../../../../../contracts/index.ts'
import { SUITE_VERSION } from '../../../../../contracts/suite-version.ts'
import type { SeededOptions } from '../target/to-run-options.ts'
import type { Unfinished } from './follow-run.ts'

/** The mark of a run: part of every record that it makes. */
export function toRunMark(seed: number): string {
  return `r${seed.toString(36)}`
}

/** Reports what a run found before it was stopped or came upon a fault. */
export function toPartialReport(
  unfinished: Unfinished,
  options: SeededOptions,
  isReadOnly: boolean,
): Report {
  const { checks, writes, requests, durationMs, startedAt } = unfinished
  const created = writes.flatMap((entry) => toCreated(entry))
  const shortfalls = [toShortfall(unfinished)]
  const mask = new Mask()
  mask.addSecret(options.credentials?.clientSecret, '$SABIA_CLIENT_SECRET')
  mask.addSecret(options.accessToken, '$SABIA_ACCESS_TOKEN')
  return {
    verdict: toVerdict(checks, shortfalls),
    target: options.baseUrl ?? 'embedded',
    suiteVersion: SUITE_VERSION,
    run: toRunMark(options.seed),
    seed: options.seed,
    startedAt: startedAt.toISOString(),
    readOnly: isReadOnly,
    writes: created.length,
    requests,
    durationMs,
    counts: countOutcomes(checks),
    shortfalls: shortfalls.map((sentence) => mask.text(sentence)),
    checks,
    coverage: toCoverage(checks),
    created,
  }
}

/** Counts what the checks show: the run itself counts every answer. */
function toCoverage(checks: readonly CheckReport[]): Coverage[] {
  const rows = new Map<string, Coverage>()
  for (const { facts, evidence } of checks) {
    for (const fact of facts) {
      for (const { operation, expected } of evidence) {
        const key = `${fact} ${operation}`
        const row = rows.get(key) ?? { fact, operation, attempts: 0, violations: 0 }
        row.attempts += 1
        row.violations += expected === undefined ? 0 : 1
        rows.set(key, row)
      }
    }
  }
  return [...rows.values()]
}

function toShortfall({ checks, all, error }: Unfinished): string {
  const place =
    all === undefined ? 'before the first check ended' : `after ${checks.length} of ${all} checks`
  const [reason = ''] = (error?.message ?? '').split('\n')
  return error === undefined ? `Stopped ${place}` : `Ended ${place}: ${reason}`
}

/** A write that was answered with success, or not answered, may have made a record. */
function toCreated({ phase, request, status, id }: JournalEntry): Created[] {
  const isRefused = status !== null && (status < 200 || status > 299)
  if (phase === 'before' || isRefused) return []
  return [{ kind: kindOf(request), id, request }]
}

function kindOf(request: string): Created['kind'] {
  if (request.endsWith('/payment_profiles')) return 'payment_profile'
  if (request.endsWith('/subscriptions')) return 'subscription'
  return request.endsWith('/customers') ? 'customer' : 'item'
}
