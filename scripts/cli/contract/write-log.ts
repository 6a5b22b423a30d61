import { closeSync, constants, fsyncSync, openSync, writeFileSync } from 'node:fs'
import type { JournalEntry } from '../../../contracts/index.ts'
import { toVisibleJson } from '../../../contracts/reports/text/visible.ts'
import { whyNotWritten } from '../../../mocks/adapters/why-not-written.ts'
import { UserError } from '../shell.ts'

/** The file of the journal in the folder of the reports. */
export const JOURNAL_FILE = 'created.jsonl'

/** Neither follows a link nor waits for the reader of a FIFO that was put there meanwhile. */
const APPEND =
  constants.O_WRONLY |
  constants.O_APPEND |
  constants.O_CREAT |
  // Windows has neither.
  (constants.O_NOFOLLOW ?? 0) |
  (constants.O_NONBLOCK ?? 0)

/** What the first line of a run tells. */
export interface JournalHead {
  /** The run's mark, part of every record that it makes. */
  run: string
  target: string
  seed: number
}

/** Notes every write before it is sent: what a run made is known, whatever ends it. */
export interface Journal {
  note: (entry: JournalEntry) => void
  close: () => void
}

/**
 * Opens the journal behind what earlier runs have noted. The first line of a run names it.
 *
 * @param isFlushed waits for the disk with each line, as records of a live site deserve
 * @throws UserError when the file cannot be written.
 */
export function openJournal(file: string, head: JournalHead, isFlushed: boolean): Journal {
  const now = () => new Date().toISOString()
  const why = whyNotWritten(file)
  if (why !== undefined) {
    throw new UserError(`Cannot write the journal: ${file} ${why}; name another --report`)
  }
  try {
    const descriptor = openSync(file, APPEND, 0o666)
    const write = (content: object) => {
      // Unlike writeSync, it never leaves half a line without an error.
      writeFileSync(descriptor, `${toVisibleJson(content)}\n`)
      if (isFlushed) fsyncSync(descriptor)
    }
    write({ ...head, startedAt: now() })
    return {
      note: (entry) => write({ at: now(), ...entry }),
      close: () => closeSync(descriptor),
    }
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    throw new UserError(`Cannot write the journal: ${file} gives ${code}; name another --report`)
  }
}
