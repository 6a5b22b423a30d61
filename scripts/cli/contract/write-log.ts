import { closeSync, constants, fsyncSync, openSync, writeFileSync } from 'node:fs'
import type { WriteLogEntry } from '../../../contracts/index.ts'
import { toVisibleJson } from '../../../openapi/text/visible.ts'
import { whyNotWritten } from '../../../mocks/adapters/replace-file.ts'
import { UserError } from '../user-error.ts'

/** The file of the write log in the folder of the reports. */
export const WRITE_LOG_FILE = 'created.jsonl'

/** Doesn't follow a link or wait for a FIFO that somebody may have put there. */
const APPEND =
  constants.O_WRONLY |
  constants.O_APPEND |
  constants.O_CREAT |
  // Windows has neither flag.
  (constants.O_NOFOLLOW ?? 0) |
  (constants.O_NONBLOCK ?? 0)

/** The first line of a run. */
export interface WriteLogHead {
  /** The run's mark, part of every record that it creates. */
  run: string
  target: string
  seed: number
}

/** Logs every write before it is sent, so that a run's records are known even if it is killed. */
export interface WriteLog {
  note: (entry: WriteLogEntry) => void
  close: () => void
}

/**
 * Opens the write log and appends to what earlier runs logged. A run's first line names the run.
 *
 * @param isFlushed whether each line waits for the disk, as for a live site
 * @throws UserError when the file can't be written.
 */
export function openWriteLog(file: string, head: WriteLogHead, isFlushed: boolean): WriteLog {
  const now = () => new Date().toISOString()
  const why = whyNotWritten(file)
  if (why !== undefined) {
    throw new UserError(`Cannot log the writes: ${file} ${why}; give another --report`)
  }
  try {
    const descriptor = openSync(file, APPEND, 0o666)
    const write = (content: object) => {
      // Unlike writeSync, this never writes half a line without an error.
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
    throw new UserError(`Cannot log the writes: ${file} fails with ${code}; give another --report`)
  }
}
