import { OptionsError, runContract } from '../../../contracts/index.ts'
import type { Report } from '../../../contracts/index.ts'
import { toUserError } from './foresee.ts'
import type { SeededOptions } from './to-run-options.ts'
import type { Journal } from './write-log.ts'
import type { Progress } from './progress.ts'
import type { ListeningReceiver } from './receiver.ts'

/** Who follows a run. */
export interface Followers {
  progress: Progress
  journal: Journal | undefined
  receiver: ListeningReceiver | undefined
  /** Stops the run: nothing is sent any more. */
  signal: AbortSignal
}

/** Carries out a run, notes its writes and shows its progress. */
export async function followRun(options: SeededOptions, followers: Followers): Promise<Report> {
  const { progress, journal, receiver, signal } = followers
  try {
    return await runContract({
      ...options,
      signal,
      ...(receiver === undefined ? {} : { receiver }),
      onCheck: (check, done, all) => {
        if (check.reason !== 'STOPPED') progress.onCheck(check, done, all)
      },
      onRequest: (count) => progress.onRequest(count),
      onWrite: (entry) => {
        try {
          journal?.note(entry)
        } catch (error) {
          const { message } = error as Error
          const text = `Cannot write the journal: ${message}; make room, or name another folder`
          throw new Error(text, { cause: error })
        }
      },
    })
  } catch (error) {
    throw error instanceof OptionsError ? toUserError(error) : error
  } finally {
    progress.end()
  }
}
