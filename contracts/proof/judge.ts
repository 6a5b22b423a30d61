import { integer, noBias, sample } from 'fast-check'
import { facts } from '../../openapi/ledger.ts'
import { BREAKAGES } from '../independent/breakages/index.ts'
import type { Breakage } from '../independent/breakages/ways.ts'
import {
  createRandom,
  defaultKnobs,
  legalKnobs,
  randomKnobs,
  type Knobs,
} from '../independent/site.ts'
import type { CheckReport, Report } from '../model/report.ts'
import { MOST_REQUESTS, MOST_WRITES } from '../http/pace/budget.ts'
import { checkIndependentSite } from './independent-site.ts'

/** The result of the suite on an independent site. */
export interface Judgement {
  /** Seed of the site, which `knobsOf` makes its knobs from. */
  site: number
  /** Name of the broken fact; undefined for a conforming site. */
  breakage?: string
  verdict: Report['verdict']
  /** Ids of failed checks; of a broken site, of those that fail because of what is broken. */
  accusedBy: readonly string[]
  /** Ids of those that name a fact of the section that is broken. */
  bySection: readonly string[]
  /**
   * Faults of the suite on a conforming site, by check, and why it is incomplete; a miss on a broken
   * one; more requests or writes than a run may make.
   */
  problems: readonly { check: string; text: string }[]
  requests: number
  writes: number
}

/** Broken facts that the suite only warns about, and why: the spec implies them, and does not state them. */
const WARNED = new Map([
  ...each(
    'the spec gives the form of a moment, and says nothing of the clock that it is read from',
    [
      'updated_at in local time, before created_at',
      'activated_at before created_at',
      'updated_at of a subscription before its created_at',
      'updated_at of items before created_at',
      'created_at of items in 1970',
      'created_at of the token a month early',
      'created_at of the token in 1970',
    ],
  ),
  ...each('a period is a plan: a site may cut the first one, or move it to a day of the month', [
    'period of minutes',
    'period of one unit for any interval',
    'period of no time',
    'period a unit short for an interval over 1',
    'period of twice its length',
    'period of years',
    'period of one unit from the third subscription on',
    'period of days',
    'period ends before it starts once active',
    'period of minutes once active',
    'an added item shortens the period',
    'the second subscription of a customer has a period of minutes',
    'the start of the period in create answers a day early',
    'the current period ended ten years ago',
  ]),
])

/** Broken facts that no run can see, and why. */
const UNSEEN = new Map([
  ...each('the run does not know which scopes the panel lists for the application', [
    'a scope without permission is granted',
  ]),
  ...each('many sites take customers of Brazil alone', ['country of the first customer for each']),
  ...each('it would take another record than the fifteen that a run may create', [
    'SB344 once another payer of the customer has refused',
    'SB344 once another payer of the customer has accepted',
    'SB344 for a subscription without items',
    'a second profile accepted without items',
    'an added item puts the profile back to pending',
  ]),
  ...each('a site may refuse a product that is given twice, and the subscription with it', [
    'a second item of a product is lost',
  ]),
  ...each('the set of states is open, and so is which of them a new subscription has', [
    'a new subscription of the unified flow is active',
    'a new subscription with an interval over 1 is a draft',
    'the second subscription of a customer is born active',
  ]),
  ...each('what becomes of a subscription whose payer has refused is open', [
    'a subscription whose payer refused leaves the list',
    'a subscription cannot be read once the payer has refused',
  ]),
  ...each('the payer has accepted, and the first invoice may be due', [
    'the first charge comes with the acceptance',
  ]),
])

function each(reason: string, names: readonly string[]): [name: string, reason: string][] {
  return names.map((name) => [name, reason])
}

/** Broken facts that a run looks for only where the site leaves it requests to spare. */
const SPARED = new Set([
  'blank type of a taken subscription accepted',
  'meta [] in lists once active',
  'previous_state in lists once active',
  'active subscriptions leave the list',
  'the id of a profile as subscription accepted',
  'a second profile accepted for the id in the other letter case',
  'state null without items',
  'subscriptions with two items leave the list',
  'one subscription of each customer in the list',
  'subscriptions without items leave the list',
  'each third list is empty',
  'a subscription that was refused is there',
  'UID in the other letter case accepted',
  'UID missing is accepted',
  'a token in the other letter case passes',
  'UID with signs at its end accepted',
  'secret in the other letter case accepted',
  'secret with signs at its end accepted',
  'type "pix\\n" accepted',
  'a subscription without profile shows that of another',
  'a subscription without items takes those of another',
])

/** Broken facts that show where a caller may create more than three customers. */
const OF_MORE_CUSTOMERS = new Set([
  'customer ids are strings from the fourth customer on',
  'a list of more than three customers is an object',
  'a new customer without complement gets that of the one before',
])

/** Broken facts that show in lists alone. */
const LISTED =
  /\blist(s|ed)?\b|^state null without items|two customers$|leaves a subscription|creates a (customer|subscription)$/

/** Near misses that give way where lists are long or late: a run looks for them last. */
const NEAR = new Set([
  'the nil UUID accepted',
  'a subscription found with signs after its id',
  'type "pix " accepted',
  'a type with spaces around pix accepted',
  'secret missing is accepted',
  'no client at all is accepted',
])

/** Whether a site asks for nothing but the usual calls: no pages, no delays, no repeats. */
function isRoomy(knobs: Knobs): boolean {
  const { paging, listLag, readLag, rateLimit, lockOut, oldTokens, others } = knobs
  const isAtOnce = paging === 'none' && listLag === 0 && readLag === 0 && others === 'nothing'
  return isAtOnce && rateLimit === 'none' && lockOut === 'none' && oldTokens === 'live on'
}

/** Every broken fact by name. */
export const breakages: ReadonlyMap<string, Breakage> = new Map(
  BREAKAGES.filter(({ name }) => !UNSEEN.has(name)).map((one) => [one.name, one]),
)

/** Seeds of sites, drawn by fast-check. */
export function drawSites(samples: number, seed: number): number[] {
  return sample(noBias(integer({ min: 0, max: 2 ** 31 - 1 })), { numRuns: samples, seed })
}

/** The knobs of a site: one in three is wholly random, the others are near the defaults. */
export function knobsOf(site: number): Knobs {
  const random = createRandom(site)
  const drawn = randomKnobs(random)
  const share = [1, 0.4, 0.1][site % 3]!
  const kept = Object.entries(drawn).filter(() => random() < share)
  return share === 1 ? drawn : withKnobs(Object.fromEntries(kept))
}

/** The default knobs, with some changed. */
export function withKnobs(changes: Partial<Knobs>): Knobs {
  return legalKnobs({ ...defaultKnobs(), ...changes })
}

/** The knobs that differ from the defaults. */
export function changesOf(knobs: Knobs): Partial<Knobs> {
  const defaults = defaultKnobs()
  return Object.fromEntries(
    Object.entries(knobs).filter(([name, value]) => value !== defaults[name as keyof Knobs]),
  )
}

/** Runs the suite on a conforming site: no check may fail. */
export async function judgeConforming(site: number, knobs = knobsOf(site)): Promise<Judgement> {
  const report = await checkIndependentSite(knobs, site)
  const faults = report.checks.filter(
    ({ outcome, reason }) => outcome === 'failed' || reason === 'HARNESS',
  )
  return {
    site,
    ...countsOf(report),
    accusedBy: idsOf(faults),
    bySection: [],
    problems: [
      ...faults.map((check) => ({ check: check.id, text: describeFault(check) })),
      ...report.shortfalls.map((text) => ({ check: 'incomplete', text })),
      ...findExcess(report),
    ],
  }
}

/** Runs the suite on the same site with one broken fact: a check must fail that else does not. */
export async function judgeBroken(
  site: number,
  name: string,
  knobs = knobsOf(site),
): Promise<Judgement> {
  const breakage = breakages.get(name)!
  const before = await checkIndependentSite(knobs, site)
  const report = await checkIndependentSite(knobs, site, breakage)
  const isSame = (check: CheckReport) =>
    before.checks.some(({ id, outcome }) => id === check.id && outcome === check.outcome)
  const isWarned = ({ outcome }: CheckReport) => WARNED.has(name) && outcome === 'warned'
  const found = report.checks.filter(
    (check) => (check.outcome === 'failed' || isWarned(check)) && !isSame(check),
  )
  const ofSection = found.filter((check) => sectionsOf(check).has(breakage.section))
  const missed = { check: name, text: `missed: ${breakage.sentence}` }
  return {
    site,
    breakage: name,
    ...countsOf(report),
    accusedBy: idsOf(found),
    bySection: idsOf(ofSection),
    problems: [...(found.length > 0 ? [] : [missed]), ...findExcess(report)],
  }
}

/**
 * Whether a run can see what the lists of a site show: it has requests for a few pages of each, and for
 * a few looks at records that are late.
 */
function areListsShown(knobs: Knobs): boolean {
  const { paging, pageSize, existing, listLag, readLag, others } = knobs
  // Where all that is listed gives way to others, each look could be another page.
  if (others === 'add and remove a record' && existing === 0) return false
  const records = existing + RECORDS + (others === 'add a record' ? OTHERS : 0)
  const pages = paging === 'none' ? 1 : records / pageSize
  return pages <= (listLag === 0 && readLag === 0 ? MOST_PAGES : 1)
}

/** Pages of a list that a run can read. */
const MOST_PAGES = 4

/** Customers that a run creates, and as many subscriptions. */
const RECORDS = 6

/** Records that other users add meanwhile, at about each read of a list. */
const OTHERS = 20

/** Webhooks that say less than the API does, or by other names than the specification's. */
const UNREAD = /^(thin|address|encrypted|xml|multipart|query|portuguese|camel|pascal)$/

/** Whether a site takes a payment profile for the products of a run. */
function isEnrolling({ profileNeeds, prices }: Knobs): boolean {
  return profileNeeds !== 'price' || prices === 'usual' || prices === 'huge'
}

/** Whether a broken fact shows at a site. */
export function isShown(breakage: Breakage, knobs: Knobs): boolean {
  if (!isEnrolling(knobs)) return false
  const isListed = LISTED.test(breakage.name) || NEAR.has(breakage.name)
  if (isListed && !areListsShown(knobs)) return false
  if (SPARED.has(breakage.name) && !isRoomy(knobs)) return false
  if (OF_MORE_CUSTOMERS.has(breakage.name) && knobs.customersMost > 0) return false
  // What moves the balance all the time hides a charge.
  if (/charge|balance/.test(breakage.name) && knobs.balanceDrift !== 'nothing') return false
  if (/webhook/.test(breakage.name) && UNREAD.test(knobs.webhookShape)) return false
  return breakage.needs?.(knobs) ?? true
}

/** The first of the sites from a seed on where a broken fact shows. */
export function siteThatShows(name: string, first: number): number {
  let site = first
  while (!isShown(breakages.get(name)!, knobsOf(site))) site += 1
  return site
}

/** Sets knobs back to the defaults, as many as possible, while a problem stays. */
export async function shrink(
  { site, breakage }: Judgement,
  check: string,
): Promise<Partial<Knobs>> {
  const knobs = knobsOf(site)
  const keep = (names: readonly string[]) =>
    withKnobs(Object.fromEntries(names.map((name) => [name, knobs[name as keyof Knobs]])))
  const isStill = async (tried: Knobs) => {
    if (breakage === undefined) {
      const { problems } = await judgeConforming(site, tried)
      return problems.some((problem) => problem.check === check)
    }
    if (!isShown(breakages.get(breakage)!, tried)) return false
    return (await judgeBroken(site, breakage, tried)).problems.length > 0
  }
  let names = Object.keys(changesOf(knobs))
  for (let size = Math.ceil(names.length / 2); size >= 1; size = Math.floor(size / 2)) {
    for (let at = 0; at < names.length;) {
      const fewer = names.toSpliced(at, size)
      if (await isStill(keep(fewer))) names = fewer
      else at += size
    }
  }
  return changesOf(keep(names))
}

/** What a run may not do on any site, conforming or not. */
function findExcess({ requests, writes }: Report) {
  if (requests <= MOST_REQUESTS && writes <= MOST_WRITES) return []
  return [{ check: 'bounds', text: `${requests} requests and ${writes} writes` }]
}

function countsOf({ verdict, requests, writes }: Report) {
  return { verdict, requests, writes }
}

const idsOf = (checks: readonly CheckReport[]) => checks.map(({ id }) => id)

function describeFault({ facts: [named], evidence: [first], detail }: CheckReport): string {
  if (first === undefined) return detail ?? ''
  const { fact = named, request, status, pointer = '', expected, received } = first
  const stated = facts.find(({ id }) => id === fact)?.fact
  return `${fact} "${stated}" ${request} ${status} ${pointer}: expected ${expected}, received ${received}`
}

function sectionsOf(check: CheckReport): Set<string> {
  const named = facts.filter(({ id }) => check.facts.includes(id))
  return new Set(named.flatMap(({ section }) => section.split(/,\s*/)))
}
