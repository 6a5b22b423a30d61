import type { ResolveHost } from '../../contracts/engine/options/resolve-options.ts'
import { once } from 'node:events'

/** What a command uses of its process. */
export interface Shell {
  environment: Readonly<Record<string, string | undefined>>
  /** Working directory. */
  directory: string
  /** Width of the terminal; undefined without one. */
  columns: number | undefined
  /** The terminal behind standard error, whose last line can be overwritten. */
  terminal: Terminal | undefined
  hasColours: boolean
  /** Writes to standard output. */
  write: (text: string) => void
  /** Writes to standard error. */
  warn: (text: string) => void
  /** Resolves a host name to its addresses; the system's resolver if left out. */
  resolveHost?: ResolveHost
  /** Resolves when the process is asked to end. */
  untilStopped: () => Promise<void>
  /** Resolves when a person presses Enter; undefined without a keyboard. */
  untilEnter: ((signal: AbortSignal) => Promise<void>) | undefined
}

/** A terminal; a person may change its width at any time. */
export interface Terminal {
  columns: () => number
}

/**
 * Resolves when a person enters a line.
 *
 * @throws Error when the signal is aborted, or the input ends.
 */
export async function untilEnter(input: NodeJS.ReadableStream, signal: AbortSignal): Promise<void> {
  // Rarely needed, and not small.
  const { createInterface } = await import('node:readline')
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
