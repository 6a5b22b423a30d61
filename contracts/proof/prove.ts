import type { CheckReport, Report } from '../model/report.ts'
import type { Saboteur } from './saboteurs/saboteur.ts'
import { trySite } from './try-site.ts'
import type { Twin } from './twins/twin.ts'

/** What became of a saboteur. */
export interface Trial {
  saboteur: Saboteur
  /** Ids of the failed checks that name its fact: it is caught where there is one. */
  caughtBy: readonly string[]
  /** Ids of the other failed checks. */
  alsoFailed: readonly string[]
  report: Report
}

/** Runs the suite on a saboteur. */
export async function trySaboteur(saboteur: Saboteur): Promise<Trial> {
  const { wrap, disturb } = saboteur
  const report = await trySite({ wrap, disturb })
  const failed = report.checks.filter(({ outcome }) => outcome === 'failed')
  const isNamed = ({ facts }: CheckReport) => facts.includes(saboteur.fact)
  return {
    saboteur,
    caughtBy: failed.filter(isNamed).map(({ id }) => id),
    alsoFailed: failed.filter((check) => !isNamed(check)).map(({ id }) => id),
    report,
  }
}

/** Runs the suite on a twin. */
export function tryTwin({ profile, wrap }: Twin): Promise<Report> {
  return trySite({ ...(profile && { profile }), ...(wrap && { wrap }) })
}

/** Every way in which a run accuses a twin or comes to no end on it: none where all is well. */
export function accusations({ checks, shortfalls, verdict }: Report): string[] {
  const failed = checks.filter(({ outcome }) => outcome === 'failed')
  const found = failed.map(({ id, evidence: [first] }) => {
    const { request, status, expected, received } = first ?? {}
    return `${id}: ${request} ${status}, expected ${expected}, received ${received}`
  })
  return verdict === 'held' ? found : [...found, ...shortfalls, verdict]
}
