import { OptionsError, runContract } from '../../../../../contracts/index.ts'
import type {
  CheckReport,
  ContractOptions,
  JournalEntry,
  Report,
} from '../../../../../contracts/index.ts'
import { toUserError } from '../target/foresee.ts'
import type { SeededOptions } from '../target/to-run-options.ts'
import type { Journal } from './journal.ts'
import type { Progress } from '../output/progress.ts'
import type { ListeningReceiver } from '../webhooks/receiver.ts'

/** Who follows a run. */
export interface Followers {
  progress: Progress
  journal: Journal | undefined
  receiver: ListeningReceiver | undefined
  /** Stops the run: nothing is sent any more. */
  signal: AbortSignal
}

/** What is known of a run that did not come to its end. */
export interface Unfinished {
  checks: readonly CheckReport[]
  writes: readonly JournalEntry[]
  /** Checks that were to be carried out; undefined where none ended. */
  all: number | undefined
  requests: number
  durationMs: number
  startedAt: Date
  /** What ended it; undefined where it was stopped. */
  error: Error | undefined
}

/** A run that came to its end, or what is known of one that did not. */
export type Followed =
  | { report: Report; unfinished?: never }
  | { report?: never; unfinished: Unfinished }

/** Carries out a run, notes its writes and shows its progress. */
export async function followRun(options: SeededOptions, followers: Followers): Promise<Followed> {
  const { progress, journal, receiver, signal } = followers
  const startedAt = new Date()
  const started = performance.now()
  const checks: CheckReport[] = []
  const writes: JournalEntry[] = []
  let all: number | undefined
  let requests = 0
  let failure: Error | undefined
  /** An error in a listener ends the run: the suite calls its listeners unguarded. */
  const stopWhenAsked = () => {
    if (failure !== undefined) throw failure
    signal.throwIfAborted()
  }
  const told: ContractOptions = {
    ...options,
    ...(options.baseUrl === undefined ? {} : { fetch: (request) => ask(request, signal) }),
    ...(receiver === undefined ? {} : { receiver }),
    onCheck: (check, done, total) => {
      all = total
      // What a stopped run could not do is no finding.
      if (signal.aborted && check.reason === 'HARNESS') stopWhenAsked()
      checks.push(check)
      progress.onCheck(check, done, total)
      stopWhenAsked()
    },
    onRequest: (count) => {
      requests = count
      progress.onRequest(count)
      stopWhenAsked()
    },
    onWrite: (entry) => {
      if (entry.phase === 'before') stopWhenAsked()
      try {
        journal?.note(entry)
      } catch (error) {
        const { message } = error as Error
        failure = new Error(
          `Cannot write the journal: ${message}; make room, or name another folder`,
        )
        throw failure
      }
      writes.push(entry)
    },
  }
  try {
    return { report: await runContract(told) }
  } catch (error) {
    if (error instanceof OptionsError) throw toUserError(error)
    const durationMs = Math.round(performance.now() - started)
    const known = { checks, writes, all, requests, durationMs, startedAt }
    return { unfinished: { ...known, error: signal.aborted ? undefined : (error as Error) } }
  } finally {
    progress.end()
  }
}

/** Once a run is stopped nothing leaves any more: the answer only brings the suite to its end. */
async function ask(request: Request, signal: AbortSignal): Promise<Response> {
  return signal.aborted ? new Response(null, { status: 204 }) : fetch(request)
}
