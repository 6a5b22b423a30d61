import type { ResolveHost } from '../../contracts/engine/options/resolve-options.ts'
import { once } from 'node:events'
import { createInterface } from 'node:readline'

/** What a command may use of the process that it runs in. */
export interface Shell {
  environment: Readonly<Record<string, string | undefined>>
  /** Working directory. */
  directory: string
  /** Width of the terminal; undefined where there is none. */
  columns: number | undefined
  /** The terminal behind standard error, whose last line can be written over. */
  terminal: Terminal | undefined
  hasColours: boolean
  /** Writes to standard output. */
  write: (text: string) => void
  /** Writes to standard error. */
  warn: (text: string) => void
  /** Finds the addresses of a host name; the system's resolver where left out. */
  resolveHost?: ResolveHost
  /** Resolves when the process is asked to end. */
  untilStopped: () => Promise<void>
  /** Resolves when a person presses Enter; undefined where nobody sits at a keyboard. */
  untilEnter: ((signal: AbortSignal) => Promise<void>) | undefined
}

/** A terminal; a person may change its width at any time. */
export interface Terminal {
  columns: () => number
}

/** A mistake that the user can mend: told in one line, without a stack. */
export class UserError extends Error {
  readonly exitCode: number

  constructor(message: string, exitCode = 2) {
    super(message)
    this.exitCode = exitCode
  }
}

/**
 * Resolves when a line comes from a person.
 *
 * @throws Error when the signal ends the waiting, or nothing more can come.
 */
export async function untilEnter(input: NodeJS.ReadableStream, signal: AbortSignal): Promise<void> {
  const lines = createInterface({ input })
  try {
    const closed = once(lines, 'close', { signal }).then(() => {
      throw new Error('Nobody pressed Enter: the input is closed')
    })
    await Promise.race([once(lines, 'line', { signal }), closed])
  } finally {
    lines.close()
  }
}
