import { isDeepStrictEqual } from 'node:util'
import { parse } from 'yaml'
import { gaps, type Gap, type GapId, type Profile } from '../../openapi/ledger.ts'
import { resolveProfile } from '../../openapi/resolve-profile.ts'
import { allChecks } from '../all-checks.ts'
import type { CheckReport, Report } from '../model/report.ts'
import { gapChecks } from '../observations/index.ts'
import { toObservedProfile } from '../reports/index.ts'
import { UNOBSERVED } from '../ledger/untested.ts'
import { mutants } from './mutants/index.ts'
import type { Mutant } from './mutants/mutant.ts'
import type { SiteFetch } from './tools/calls.ts'
import { trySite } from './try-site.ts'
import { variants } from './variants/index.ts'
import type { Variant } from './variants/variant.ts'

/** The result of the suite on a mutant or a conforming variant. */
export interface Trial {
  kind: 'mutant' | 'variant'
  name: string
  /** Facts that a mutant breaks; none of a variant. */
  facts: readonly string[]
  /** Ids of the failed checks that name one of these facts. */
  caughtBy: readonly string[]
  /** Ids of the other failed checks. */
  alsoFailed: readonly string[]
  /** Faults of the suite, or of the mutant itself; empty if all is well. */
  problems: readonly string[]
}

/** Every trial of the proof, by name. */
export const trials: ReadonlyMap<string, () => Promise<Trial>> = new Map([
  ...mutants.map((mutant) => [mutant.name, () => tryMutant(mutant)] as const),
  ...variants.map((variant) => [variant.name, () => tryVariant(variant)] as const),
])

/** Runs the suite on a mutant: a check of a fact that it breaks must fail. */
export async function tryMutant(mutant: Mutant): Promise<Trial> {
  const { name, facts, wrap, disturb, isFailing = false, isGenerated = false } = mutant
  const isNamed = (check: { facts: readonly string[] }) =>
    check.facts.some((fact) => facts.includes(fact))
  const breakdowns: string[] = []
  const report = await trySite({
    wrap: (site) => (isFailing ? wrap(site) : watching(wrap(site), breakdowns)),
    disturb,
    // There are many: each is held against the checks that must catch it.
    ...(isGenerated && { only: allChecks.filter(isNamed).map(({ id }) => id) }),
  })
  const failed = report.checks.filter(({ outcome }) => outcome === 'failed')
  const idsOf = (checks: readonly CheckReport[]) => checks.map(({ id }) => id)
  const caughtBy = idsOf(failed.filter(isNamed))
  const alsoFailed = idsOf(failed.filter((check) => !isNamed(check)))
  const problems = [
    ...(caughtBy.length > 0 ? [] : [`no check of ${facts.join(', ')} fails`]),
    ...breakdowns.slice(0, 1),
  ]
  return { kind: 'mutant', name, facts, caughtBy, alsoFailed, problems }
}

/**
 * Runs the suite on a conforming variant: no check may fail. What it observes of a gap's choice or
 * value must make the mock such a site again.
 */
export async function tryVariant(variant: Variant): Promise<Trial> {
  const { name, siteProfile, wrap, gap, value } = variant
  const report = await trySite({ ...(siteProfile && { siteProfile }), ...(wrap && { wrap }) })
  const alsoFailed = report.checks.filter(({ outcome }) => outcome === 'failed').map(({ id }) => id)
  const problems = [
    ...accusations(report),
    ...(gap ? await lossesOf(gap, report) : []),
    ...(value ? await notLearned(value, report) : []),
  ]
  return { kind: 'variant', name, facts: [], caughtBy: [], alsoFailed, problems }
}

/** A mutant that crashes would be caught for the wrong reason. */
function watching(site: SiteFetch, breakdowns: string[]): SiteFetch {
  return async (request) => {
    try {
      const response = await site(request)
      if (response.status >= 500) breakdowns.push(`${request.url} is answered ${response.status}`)
      return response
    } catch (error) {
      breakdowns.push(`${request.url}: ${String(error)}`)
      throw error
    }
  }
}

/** Everything that a run holds against a site, and why it is incomplete. */
function accusations({ checks, shortfalls, verdict }: Report): string[] {
  const failed = checks.filter(({ outcome }) => outcome === 'failed')
  const found = failed.map(({ id, evidence: [first] }) => {
    const { request, status, expected, received } = first ?? {}
    return `${id}: ${request} ${status}, expected ${expected}, received ${received}`
  })
  return verdict === 'held' ? found : [...found, ...shortfalls, verdict]
}

/** Choices that look like another one from outside, and that one. */
const ALIKE: Readonly<Record<string, string | null>> = {
  // A day and a month of two digits are written in the same way.
  'G73=d/m/yyyy': 'dd/mm/yyyy',
}

/** Finds what a site's observed profile loses: the mock with that profile must show the same again. */
async function lossesOf({ id, choice }: NonNullable<Variant['gap']>, site: Report) {
  const losses: string[] = []
  const { plays }: Gap = gaps[id as GapId]
  const observed = site.checks.find((check) => check.gaps.includes(id))?.observed?.[0]
  const seen = observed?.choice
  // Of a choice that the mock cannot play, a value may say more.
  const isLearned = observed?.learned !== undefined && !plays.includes(choice)
  const isSame =
    id in UNOBSERVED || isLearned || seen === choice || seen === ALIKE[`${id}=${choice}`]
  if (!isSame) losses.push(`${id} is observed as ${seen}`)
  // Nothing to learn: the mock keeps to its assumption.
  if (!plays.includes(choice)) return losses
  const siteProfile = toProfile(site)
  if (seen !== null && siteProfile[id] !== seen)
    losses.push(`its site profile says ${JSON.stringify(siteProfile[id])}`)
  losses.push(...resolveProfile(siteProfile).notPlayed)
  const mock = await trySite({ siteProfile, only: gapChecks.map((check) => check.id) })
  const [there, here] = [site, mock].map((report) => observationsOf(report, id))
  const lost = there?.filter((one) => !here?.includes(one)) ?? []
  // A run of these checks alone has more requests to spare, and may show what the other could not.
  const shown = new Set(there?.map((one) => one.split(' ', 1)[0]))
  const added =
    here?.filter((one) => !there?.includes(one) && shown.has(one.split(' ', 1)[0])) ?? []
  return [...losses, ...lost.map((one) => `lost: ${one}`), ...added.map((one) => `new: ${one}`)]
}

/** Finds what a run does not learn of a site's value, or the mock does not play of what it learned. */
async function notLearned({ id, value }: NonNullable<Variant['value']>, site: Report) {
  const learned = toProfile(site)
  const problems = [...resolveProfile(learned).notPlayed]
  if (!isDeepStrictEqual(learned[id], value)) {
    problems.push(`its site profile says ${JSON.stringify(learned[id])}`)
  }
  const again = toProfile(await trySite({ siteProfile: learned }))
  if (!isDeepStrictEqual(again, learned)) {
    problems.push(`of the mock a run learns ${JSON.stringify(again)}`)
  }
  return problems
}

function toProfile(report: Report): Profile {
  return (parse(toObservedProfile(report)) ?? {}) as Profile
}

function observationsOf({ checks }: Report, gapInPlay: string): string[] {
  return checks.flatMap(({ id, observed = [] }) =>
    // With whole seconds it depends on the moment whether two writes can be told apart (G12).
    gapInPlay === 'G10' && id === 'OBS-G12-001'
      ? []
      : observed.map(({ gap, choice }) => `${id} ${gap} ${choice}`),
  )
}
