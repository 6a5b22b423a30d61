import { accessToken, renewToken } from '../steps/token.ts'
import type { Call } from '../http/client.ts'
import { realTime, type Time } from '../http/pace/time.ts'
import type { CheckReport, Report } from '../model/report.ts'
import type { Check } from '../engine/check.ts'
import type { Step } from '../engine/step.ts'
import { createContext, type CountedContext, type WriteLogEntry } from '../engine/create-context.ts'
import { PersonalDataMask } from '../engine/evidence/personal-data-mask.ts'
import type { Receiver } from '../engine/receiver.ts'
import { Runner } from './runner.ts'
import type { RunSettings } from '../engine/options/settings.ts'
import { countOutcomes, findShortfalls, toVerdict } from './verdict.ts'

/** Callbacks that follow a run. */
export interface RunListener {
  /** Called after each check. */
  onCheck?: (check: CheckReport, done: number, all: number) => void
  /** Called after each request with the number sent so far. */
  onRequest?: (requests: number) => void
  /** Called before and after each write; secrets are masked. */
  onWrite?: (entry: WriteLogEntry) => void
}

/** Dependencies of a run. */
export interface RunParts {
  checks: readonly Check[]
  fetch: (request: Request) => Promise<Response>
  /** The target's name in reports. */
  target: string
  suiteVersion: string
  time?: Time
  receiver?: Receiver
  /** Nothing more is sent once it is aborted. */
  signal?: AbortSignal
  listener?: RunListener
  /** Called before each request is sent, with its secrets: for a rehearsal. */
  onSend?: (call: Call) => void
}

/**
 * Runs the checks and returns the report, whose evidence is written once somebody reads it. Never
 * throws because of what a site does.
 */
export async function run(settings: RunSettings, parts: RunParts): Promise<Report> {
  const { time = realTime, listener = {} } = parts
  const startedAt = new Date()
  const started = performance.now()
  const mark = toRunMark(settings.seed)
  const mask = createMask(settings)
  const runner = new Runner(mask, settings.baseUrl)
  const counting = createContext({
    settings,
    run: mark,
    fetch: parts.fetch,
    time,
    mask,
    receiver: parts.receiver,
    signal: parts.signal,
    use: (step) => runner.use(step),
    token: accessToken,
    renew: renewToken,
    onWrite: listener.onWrite,
    onRequest: (requests) => listener.onRequest?.(requests),
    onSend: (call) => parts.onSend?.(call),
  })
  runner.useContext(counting.context)
  const chosen = parts.checks.filter(({ id }) => settings.only?.includes(id) ?? true)
  const judged = new Map<Check, () => CheckReport>()
  for (const check of toRunOrder(chosen)) {
    const begun = performance.now()
    const report = await runner.judge(check)
    const durationMs = Math.round(performance.now() - begun)
    judged.set(check, () => Object.assign(report(), { durationMs }))
    listener.onCheck?.(judged.get(check)!(), judged.size, chosen.length)
  }
  const checks = chosen.map((check) => judged.get(check)!())
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
    checks,
    coverage: runner.coverage,
  }
}

/** The order in which checks run: hostile calls come late, and checks of every answer at the end. */
function toRunOrder(checks: readonly Check[]): Check[] {
  const known = new Map<Step<unknown>, boolean>()
  const isHostile = ({ requires, after }: Pick<Check, 'requires' | 'after'>): boolean =>
    [...Object.values(requires), ...Object.values(after)].some((one) => {
      const found = known.get(one) ?? (one.isHostile || isHostile(one))
      known.set(one, found)
      return found
    })
  const rank = (check: Check) => (check.isLast ? 2 : isHostile(check) ? 1 : 0)
  return checks.toSorted((one, other) => rank(one) - rank(other))
}

/** Returns the mark of a run, which is part of every record that it creates. */
export function toRunMark(seed: number): string {
  return `r${seed.toString(36)}`
}

function toCounts({ writes, requests, created }: CountedContext, mask: PersonalDataMask) {
  const shown = created.map(({ kind, id, request }) => ({
    kind,
    id: id === null ? null : mask.text(id),
    request: mask.text(request),
  }))
  return { writes: writes(), requests: requests(), created: shown }
}

function createMask({ credentials, accessToken: token }: RunSettings): PersonalDataMask {
  const mask = new PersonalDataMask()
  mask.addSecret(credentials?.clientSecret, '$SABIA_CLIENT_SECRET')
  mask.addSecret(token, '$SABIA_ACCESS_TOKEN')
  mask.addOwn(['boleto', 'boleto_pix', 'pixel', 'credit_card', 'no-uuid', 'no-number'])
  return mask
}
