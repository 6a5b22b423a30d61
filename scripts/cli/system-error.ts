import { EXIT } from './contract/exit-code.ts'
import { UserError } from './shell.ts'

/** Says in a sentence what the operating system has refused; undefined for any other error. */
export function toSystemReason(error: unknown): string | undefined {
  const { code, syscall, path } = (error ?? {}) as NodeJS.ErrnoException
  if (code === undefined || syscall === undefined) return undefined
  const where = `${syscall}${path === undefined ? '' : ` ${path}`} gives ${code}`
  if (code === 'ENOSPC' || code === 'EDQUOT') return `the disk is full: ${where}; make room`
  if (code === 'EFBIG') return `the file would grow past what is allowed: ${where}; see ulimit -f`
  return `${where}; see whether it may be used`
}

/** What ends a process that cannot print. */
export function toOutputRefusal(error: unknown, command: string | undefined): UserError {
  // Of `sabia contract` 1 would say that the site is broken.
  const exitCode = command === 'contract' ? EXIT.fault : 1
  return new UserError(`Cannot print: ${toSystemReason(error) ?? String(error)}`, exitCode)
}
