import { accessToken, renewToken } from '../../acts/token.ts'
import type { Call } from '../../http/client.ts'
import { realTime, type Time } from '../../http/pace/time.ts'
import type { CheckReport, Report } from '../../model/report.ts'
import type { Check } from '../check.ts'
import { createDesk, type CountingDesk, type JournalEntry } from '../create-desk.ts'
import { Mask } from '../evidence/mask.ts'
import type { Receiver } from '../receiver.ts'
import { Runner } from './runner.ts'
import type { RunSettings } from '../options/settings.ts'
import { countOutcomes, findShortfalls, toVerdict } from './verdict.ts'

/** Who follows a run while it goes on. */
export interface RunListener {
  /** Told of each check that ended. */
  onCheck?: (check: CheckReport, done: number, all: number) => void
  /** Told of each request that was sent: how many so far. */
  onRequest?: (requests: number) => void
  /** Told of each write before it is sent and once it is answered, with nothing secret in it. */
  onWrite?: (entry: JournalEntry) => void
}

/** What a run is made of besides its settings. */
export interface RunParts {
  checks: readonly Check[]
  fetch: (request: Request) => Promise<Response>
  /** How reports name the target. */
  target: string
  suiteVersion: string
  time?: Time
  receiver?: Receiver
  /** Once it is aborted, nothing is sent any more. */
  signal?: AbortSignal
  listener?: RunListener
  /** Told of each request before it is sent, secrets and all: for a rehearsal. */
  onSend?: (call: Call) => void
}

/** Carries out the checks and reports what was found. Never throws for what a site does. */
export async function run(settings: RunSettings, parts: RunParts): Promise<Report> {
  const { time = realTime, listener = {} } = parts
  const startedAt = new Date()
  const started = performance.now()
  const mark = toRunMark(settings.seed)
  const mask = createMask(settings)
  const runner = new Runner(mask, settings.baseUrl)
  const counting = createDesk({
    settings,
    run: mark,
    fetch: parts.fetch,
    time,
    mask,
    receiver: parts.receiver,
    signal: parts.signal,
    use: (act) => runner.use(act),
    token: accessToken,
    renew: renewToken,
    onWrite: (entry) => listener.onWrite?.(entry),
    onRequest: (requests) => listener.onRequest?.(requests),
    onSend: (call) => parts.onSend?.(call),
  })
  runner.sitAt(counting.desk)
  const chosen = parts.checks.filter(({ id }) => settings.only?.includes(id) ?? true)
  const checks: CheckReport[] = []
  for (const check of chosen) {
    const begun = performance.now()
    const judged = await runner.judge(check)
    const report = { ...judged, durationMs: Math.round(performance.now() - begun) }
    checks.push(report)
    listener.onCheck?.(report, checks.length, chosen.length)
  }
  const shortfalls = findShortfalls(checks, settings.isReadOnly)
  return {
    verdict: toVerdict(checks, shortfalls),
    target: mask.text(parts.target),
    suiteVersion: parts.suiteVersion,
    run: mark,
    seed: settings.seed,
    startedAt: startedAt.toISOString(),
    readOnly: settings.isReadOnly,
    ...toCounts(counting, mask),
    durationMs: Math.round(performance.now() - started),
    counts: countOutcomes(checks),
    shortfalls: shortfalls.map((sentence) => mask.text(sentence)),
    checks: checks.map((check) => hideLate(check, mask)),
    coverage: runner.coverage,
  }
}

/** The mark of a run: part of every record that it makes. */
export function toRunMark(seed: number): string {
  return `r${seed.toString(36)}`
}

/** Whom a check shows may have become known only after it. */
function hideLate(check: CheckReport, mask: Mask): CheckReport {
  const { detail, observed, evidence } = check
  return {
    ...check,
    ...(detail !== undefined && { detail: mask.text(detail) }),
    ...(observed && {
      observed: observed.map(({ gap, choice, value }) => ({
        gap,
        choice: choice === mask.deep(choice) ? choice : null,
        value: mask.text(value),
      })),
    }),
    evidence: evidence.map((one) => ({ ...mask.deep(one), operation: one.operation })),
  }
}

function toCounts({ writes, requests, created }: CountingDesk, mask: Mask) {
  const shown = created.map(({ kind, id, request }) => ({
    kind,
    id: id === null ? null : mask.text(id),
    request: mask.text(request),
  }))
  return { writes: writes(), requests: requests(), created: shown }
}

function createMask({ credentials, accessToken: token }: RunSettings): Mask {
  const mask = new Mask()
  mask.addSecret(credentials?.clientSecret, '$SABIA_CLIENT_SECRET')
  mask.addSecret(token, '$SABIA_ACCESS_TOKEN')
  mask.addOwn(['boleto', 'pixel', 'no-uuid', 'no-number'])
  return mask
}
