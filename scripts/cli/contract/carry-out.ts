import { join } from 'node:path'
import { toRunMark, type Receiver, type Report } from '../../../contracts/index.ts'
import type { Shell } from '../shell.ts'
import { JOURNAL_FILE, openJournal, type Journal } from './write-log.ts'
import { createProgress, type Progress } from './progress.ts'
import type { Foreseen } from './foresee.ts'
import type { SeededOptions } from './to-run-options.ts'
import type { ContractValues } from './values.ts'
import { createPayer } from './payer.ts'
import { openReceiver, type ListeningReceiver } from './receiver.ts'
import { followRun } from './follow-run.ts'

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
