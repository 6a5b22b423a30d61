import { join } from 'node:path'
import {
  OptionsError,
  type Receiver,
  type Report,
  runContract,
  toRunMark,
} from '../../../contracts/index.ts'
import type { Shell } from '../shell.ts'
import { type Journal, JOURNAL_FILE, openJournal } from './write-log.ts'
import { createProgress, type Progress } from './progress.ts'
import { type Foreseen, toUserError } from './foresee.ts'
import type { SeededOptions } from './to-run-options.ts'
import type { ContractValues } from '../settings/contract-settings.ts'
import { createPayer } from './payer.ts'
import { type ListeningReceiver, openReceiver } from './receiver.ts'

/** What one run needs besides its settings. */
export interface RunContext {
  options: SeededOptions
  foreseen: Foreseen
  /** Folder of the reports; it exists. */
  folder: string
  shell: Shell
}

/** Opens what a run needs, carries the run out, and closes it all, whatever happens. */
export async function carryOut(values: ContractValues, context: RunContext): Promise<Report> {
  const { options, foreseen, shell } = context
  const progress = createProgress(shell)
  const stop = new AbortController()
  const { signal } = stop
  const journal = openRunJournal(context)
  let receiver: ListeningReceiver | undefined
  let isOver = false
  try {
    receiver = await openRunReceiver(values, { shell, say: progress.say, signal })
    tellStart(foreseen, progress)
    if (receiver !== undefined) progress.say(`Webhooks are received at ${receiver.url}`)
    void shell.untilStopped().then(() => {
      if (isOver) return
      progress.say('Stopping after the request under way; Ctrl-C once more ends at once')
      stop.abort()
    })
    return await followRun(options, { progress, journal, receiver, signal })
  } finally {
    isOver = true
    journal?.close()
    await receiver?.close()
  }
}

/** The embedded mock is gone when the process is: nothing that was made there is left. */
function openRunJournal({ options, foreseen, folder }: RunContext): Journal | undefined {
  const { target, isLive, isReadOnly } = foreseen
  if (isReadOnly || options.baseUrl === undefined) return undefined
  const head = { run: toRunMark(options.seed), target, seed: options.seed }
  return openJournal(join(folder, JOURNAL_FILE), head, isLive)
}

async function openRunReceiver(
  values: ContractValues,
  parts: { shell: Shell; say: (line: string) => void; signal: AbortSignal },
): Promise<ListeningReceiver | undefined> {
  const address = values['webhook-listen']
  if (address === undefined) return undefined
  const accept: Receiver['accept'] = createPayer({ command: values['payer-command'], ...parts })
  return openReceiver(address, accept)
}

function tellStart({ target, isLive, isReadOnly, maxWrites }: Foreseen, progress: Progress): void {
  if (target === 'embedded') {
    progress.say('Checking the embedded mock; --target URL checks a site')
    return
  }
  const writes = isReadOnly
    ? 'reading only'
    : `making at most ${maxWrites} ${maxWrites === 1 ? 'record' : 'records'}`
  const advice = isLive && isReadOnly ? ' (see --allow-writes)' : ''
  progress.say(`Checking ${target}, ${writes}${advice}`)
  if (isLive && target.startsWith('http:')) {
    progress.say('Warning: over http everyone on the way can read the credentials')
  }
}

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
