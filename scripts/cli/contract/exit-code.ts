import type { Report } from '../../../contracts/index.ts'

/** Exit codes of a contract run; 2 stands for every `UserError`. */
export const EXIT = { held: 0, broken: 1, incomplete: 3, fault: 4, interrupted: 130 } as const

/** A broken fact overrides everything else; a bug in this suite says nothing about the site. */
export function toExitCode({ verdict, checks }: Report): number {
  if (verdict === 'broken') return EXIT.broken
  if (checks.some(({ reason }) => reason === 'STOPPED')) return EXIT.interrupted
  if (checks.some(({ reason }) => reason === 'HARNESS')) return EXIT.fault
  return EXIT[verdict]
}

/** The meaning of each exit code, for people. */
export const EXIT_CODES: Readonly<Record<number, string>> = {
  0: 'every checked fact holds',
  1: 'a fact is broken',
  2: 'wrong options, or refused for safety; nothing was sent',
  3: 'too little could be checked: unreachable, no token, rate-limited, or too few writes allowed',
  4: 'a bug in sabia itself',
}
