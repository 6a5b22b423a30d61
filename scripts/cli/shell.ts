/** What a command may use of the process that it runs in. */
export interface Shell {
  environment: Readonly<Record<string, string | undefined>>
  /** Working directory. */
  directory: string
  /** Width of the terminal; undefined where there is none. */
  columns: number | undefined
  hasColours: boolean
  /** Writes to standard output. */
  write: (text: string) => void
  /** Writes to standard error. */
  warn: (text: string) => void
  /** Resolves when the process is asked to end. */
  untilStopped: () => Promise<void>
}

/** A mistake that the user can mend: told in one line, without a stack. */
export class UserError extends Error {
  readonly exitCode: number

  constructor(message: string, exitCode = 2) {
    super(message)
    this.exitCode = exitCode
  }
}
