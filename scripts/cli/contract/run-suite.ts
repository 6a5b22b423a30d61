import { join } from 'node:path'
import { OptionsError, type Report, runContract, toRunMark } from '../../../contracts/index.ts'
import type { Shell } from '../shell.ts'
import { type WriteLog, WRITE_LOG_FILE, openWriteLog } from './write-log.ts'
import { createProgress, type Progress } from './progress.ts'
import { type RunPreview, toUserError, type SeededOptions } from './to-run-options.ts'
import type { ContractValues } from '../settings/settings.ts'
import { createPayer } from './payer.ts'
import { type ListeningReceiver, openReceiver } from './receiver.ts'

/** What a run needs besides its settings. */
export interface RunContext {
  options: SeededOptions
  preview: RunPreview
  /** Folder of the reports; it exists. */
  folder: string
  shell: Shell
}

/** Opens the write log and the receiver, runs the suite, and closes both in any case. */
export async function runSuite(values: ContractValues, context: RunContext): Promise<Report> {
  const { options, preview, shell } = context
  const progress = createProgress(shell)
  const stop = new AbortController()
  const { signal } = stop
  const writeLog = openRunLog(context)
  let receiver: ListeningReceiver | undefined
  let isOver = false
  try {
    receiver = await openRunReceiver(values, { shell, say: progress.say, signal })
    sayStart(preview, progress)
    if (receiver !== undefined) progress.say(`Receiving webhooks at ${receiver.url}`)
    void shell.untilStopped().then(() => {
      if (isOver) return
      progress.say('Stopping after the current request; press Ctrl-C again to stop at once')
      stop.abort()
    })
    return await followRun(options, { progress, writeLog, receiver, signal })
  } finally {
    isOver = true
    writeLog?.close()
    await receiver?.close()
  }
}

/** The embedded mock ends with the process, and so do its records: it needs no write log. */
function openRunLog({ options, preview, folder }: RunContext): WriteLog | undefined {
  const { target, isLive, isReadOnly } = preview
  if (isReadOnly || options.baseUrl === undefined) return undefined
  const head = { run: toRunMark(options.seed), target, seed: options.seed }
  return openWriteLog(join(folder, WRITE_LOG_FILE), head, isLive)
}

async function openRunReceiver(
  values: ContractValues,
  parts: { shell: Shell; say: (line: string) => void; signal: AbortSignal },
): Promise<ListeningReceiver | undefined> {
  const address = values['webhook-listen']
  if (address === undefined) return undefined
  const [command, refuseCommand] = [values['payer-command'], values['payer-refuse-command']]
  return openReceiver(address, createPayer({ command, refuseCommand, ...parts }))
}

function sayStart({ target, isLive, isReadOnly, maxWrites }: RunPreview, progress: Progress): void {
  if (target === 'embedded') {
    progress.say('Checking the embedded mock; use --target URL to check a site')
    return
  }
  const writes = isReadOnly
    ? 'reading only'
    : `creating at most ${maxWrites} ${maxWrites === 1 ? 'record' : 'records'}`
  const advice = isLive && isReadOnly ? ' (see --allow-writes)' : ''
  progress.say(`Checking ${target}, ${writes}${advice}`)
  if (isLive && target.startsWith('http:')) {
    progress.say(
      'Warning: the connection is not encrypted (http), so others can read the credentials',
    )
  }
}

/** What follows a run. */
export interface Followers {
  progress: Progress
  writeLog: WriteLog | undefined
  receiver: ListeningReceiver | undefined
  /** Stops the run: nothing more is sent. */
  signal: AbortSignal
}

/** Runs the suite, logs its writes and shows its progress. */
export async function followRun(options: SeededOptions, followers: Followers): Promise<Report> {
  const { progress, writeLog, receiver, signal } = followers
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
          writeLog?.note(entry)
        } catch (error) {
          const { message } = error as Error
          const text = `Cannot log the writes: ${message}; free some space, or give another folder`
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
