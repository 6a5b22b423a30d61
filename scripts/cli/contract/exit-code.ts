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
