import { EXIT } from './contract/exit-code.ts'

/** A mistake that the user can fix: shown in one line, without a stack trace. */
export class UserError extends Error {
  readonly exitCode: number

  constructor(message: string, exitCode = 2) {
    super(message)
    this.exitCode = exitCode
  }
}

/** Describes an error of the operating system; undefined for any other error. */
export function toSystemReason(error: unknown): string | undefined {
  const { code, syscall, path } = (error ?? {}) as NodeJS.ErrnoException
  if (code === undefined || syscall === undefined) return undefined
  const where = `${syscall}${path === undefined ? '' : ` ${path}`} fails with ${code}`
  if (code === 'ENOSPC' || code === 'EDQUOT') return `the disk is full: ${where}; free some space`
  if (code === 'EFBIG') return `the file would exceed the size limit: ${where}; see ulimit -f`
  return `${where}; check its permissions`
}

/** The message and exit code for a process that cannot print. */
export function toOutputRefusal(error: unknown, command: string | undefined): UserError {
  // For `sabia contract`, 1 would mean that the site is broken.
  const exitCode = command === 'contract' ? EXIT.fault : 1
  return new UserError(`Cannot print: ${toSystemReason(error) ?? String(error)}`, exitCode)
}
