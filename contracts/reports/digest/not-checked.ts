import type { CheckReport, ErrorReason, Report, SkipReason } from '../../model/report.ts'
import { toLine } from '../../../openapi/text/visible.ts'

/** Checks without a result, for the same reason. */
export interface NotChecked {
  outcome: 'errored' | 'blocked' | 'skipped'
  /** The reason in a few words. */
  reason: string
  checks: readonly CheckReport[]
}

const SKIPS: Readonly<Record<SkipReason, string>> = {
  READ_ONLY: 'only reads are allowed',
  BUDGET: 'all allowed writes were used up',
  NOT_SHOWN: 'the site shows nothing to check',
  NO_FIXTURE: 'a value that only the caller can give is missing',
  NO_RECEIVER: 'nothing receives webhooks',
  NO_PAYER: 'nobody decides for the payer',
  NO_CREDENTIALS: 'no client id and secret were given',
}

const ERRORS: Readonly<Record<ErrorReason, string>> = {
  UNREACHABLE: 'the site could not be reached',
  UNANSWERED: 'the site did not answer',
  UNREADABLE: 'an answer is too large or too deep to be checked',
  RATE_LIMITED: 'the site limits the rate of requests',
  NO_TOKEN: 'the site returned no token',
  NO_EMAIL_DOMAIN: 'the site refuses the domain of the e-mail addresses',
  STOPPED: 'the run was stopped',
  HARNESS: 'an error in this suite',
}

const SENTENCES: Readonly<Record<string, string>> = { ...SKIPS, ...ERRORS }

const ORDER = ['errored', 'blocked', 'skipped'] as const

/** Why a check has no result, in a few words. */
export function reasonOf({ outcome, reason, detail }: CheckReport): string {
  if (reason === undefined) return toLine(detail ?? 'no reason was given')
  const name = toLine(reason)
  if (outcome === 'blocked') return `${name} must succeed first`
  const sentence = Object.hasOwn(SENTENCES, reason) ? SENTENCES[reason] : undefined
  return sentence === undefined ? name : `${sentence} (${name})`
}

/** Groups what was not checked by outcome and reason, the largest group of an outcome first. */
export function toNotChecked({ checks }: Report): NotChecked[] {
  return ORDER.flatMap((outcome) => {
    const reasons = new Map<string, CheckReport[]>()
    for (const check of checks.filter((one) => one.outcome === outcome)) {
      const reason = reasonOf(check)
      reasons.set(reason, [...(reasons.get(reason) ?? []), check])
    }
    return [...reasons]
      .map(([reason, found]) => ({ outcome, reason, checks: found }))
      .sort((one, other) => other.checks.length - one.checks.length)
  })
}
