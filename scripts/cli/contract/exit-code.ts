import type { Report } from '../../../contracts/index.ts'

/** Exit codes of a contract run (design, section 3); 2 is every `UserError`. */
export const EXIT = { held: 0, broken: 1, incomplete: 3, fault: 4, interrupted: 130 } as const

/** A broken fact wins over everything; a fault of this suite tells nothing of the site. */
export function toExitCode({ verdict, checks }: Report): number {
  if (verdict === 'broken') return EXIT.broken
  if (checks.some(({ reason }) => reason === 'STOPPED')) return EXIT.interrupted
  if (checks.some(({ reason }) => reason === 'HARNESS')) return EXIT.fault
  return EXIT[verdict]
}

/** What each exit code of a contract run means, for people. */
export const EXIT_CODES: Readonly<Record<number, string>> = {
  0: 'every fact that was checked holds',
  1: 'a fact is broken',
  2: 'wrong options, or refused for safety; nothing was sent',
  3: 'too little could be checked: not reached, no token, too busy, writes used up',
  4: 'a fault of sabia itself',
}
