import { writeFileSync } from 'node:fs'
import {
  breakages,
  drawSites,
  judgeBroken,
  judgeConforming,
  shrink,
  siteThatShows,
  withKnobs,
  type Judgement,
} from '../../contracts/proof/judge.ts'
import { countDepartures, type Departures } from '../../contracts/proof/departures.ts'
import { MOST_REQUESTS, MOST_WRITES } from '../../contracts/http/pace/budget.ts'
import { KNOBS, NO_KNOB, type Knobs } from '../../contracts/independent/site.ts'
import { nearestOf } from '../../openapi/nearest.ts'
import { answerNames, tryInProcesses } from '../tools/in-processes.ts'
import { parseOptions } from '../tools/parse-options.ts'

const HELP = `Judges the contract suite by sites that were written from the spec alone. No check may fail on a random
site that keeps every fact, and one must fail where a fact is broken.

npm run judge -- [options]

  --samples N   random sites that conform, and as many with a broken fact; 200 if left out
  --seed N      the seed of the sites; random if left out
  --found N     the least share of broken facts to find, in percent; 100 if left out.
                With --departures, of the departures that the mock must reproduce; 0 if left out
  --only NAME   only this broken fact (repeatable), on random sites
  --site N      only this site, which a report names (repeatable)
  --knob N=V    only the site whose knob N has the value V, all else by default (repeatable for more knobs)
  --departures  how many answers of random sites the mock gives once it has learned them, in percent;
                with --knob, of that site alone; with --knobs, of each value of each knob alone
  --knobs       prints what may differ between sites, and what may not, with the reason
  --json FILE   writes the counts as JSON too
  --help        prints this

Exit code 1: a check fails on a conforming site, fewer are found or reproduced than --found asks for, or a
run sends more than ${MOST_REQUESTS} requests or creates more than ${MOST_WRITES} records.`

/** In the place of a broken fact's name. */
const DEPARTURES = 'departures'

/** Most problems that are shrunk to the fewest knobs: each takes some seconds. */
const MOST_SHRUNK = 25

/** The seed of a site whose knobs are given. */
const KNOB_SITE = 7

/** Most kinds of departures that are printed. */
const MOST_MISSES = 60

if (!answerNames(judge)) {
  await main().catch((error: Error) => {
    console.error(error.message)
    process.exitCode = 2
  })
}

/** Judges a site, or a site and a broken fact: `123`, `123 SB404 as a page`; or `123 departures`. */
function judge(name: string): Promise<Judgement | Departures> {
  const [site = '', ...words] = name.split(' ')
  if (words[0] === DEPARTURES) {
    const settings = words.length > 1 ? [words.slice(1).join(' ')] : undefined
    return countDepartures(Number(site), settings && toKnobs(settings))
  }
  return words.length === 0
    ? judgeConforming(Number(site))
    : judgeBroken(Number(site), words.join(' '))
}

async function main(): Promise<void> {
  const { values } = parseOptions(process.argv.slice(2), {
    samples: { type: 'string', default: '200' },
    seed: { type: 'string', default: String(Math.floor(Math.random() * 2 ** 31)) },
    found: { type: 'string' },
    only: { type: 'string', multiple: true, default: [] },
    site: { type: 'string', multiple: true, default: [] },
    knob: { type: 'string', multiple: true, default: [] },
    departures: { type: 'boolean', default: false },
    knobs: { type: 'boolean', default: false },
    json: { type: 'string' },
    help: { type: 'boolean', default: false },
  })
  if (values.help) return console.log(HELP)
  if (values.departures && (values.knobs || values.knob.length > 0)) {
    return reportKnobDepartures(values.knob)
  }
  if (values.knobs) return console.log(listKnobs())
  for (const name of values.only) refuseUnknown(name)
  if (values.knob.length > 0) return tryKnobs(values.knob, values.only)
  const seed = toNumber('--seed', values.seed)
  const samples = toNumber('--samples', values.samples)
  const sites =
    values.site.length > 0
      ? values.site.map((site) => toNumber('--site', site))
      : drawSites(samples, seed)
  const found = values.found === undefined ? undefined : toNumber('--found', values.found)
  if (values.departures) {
    console.log(`Seed ${seed}`)
    return reportDepartures(sites, found)
  }
  const names = values.only.length > 0 ? values.only : [...breakages.keys()]
  const started = performance.now()
  const conforming = values.only.length > 0 ? [] : sites.map(String)
  const broken =
    values.site.length > 0 && values.only.length === 0
      ? []
      : sites.map((site, index) => {
          const name = names[(index + seed) % names.length]!
          return `${siteThatShows(name, site)} ${name}`
        })
  console.log(`Seed ${seed}`)
  const results = await tryInProcesses<Judgement>(import.meta.url, [...conforming, ...broken])
  await report(results)
  const wrong = results.filter(isWrong)
  const seconds = (performance.now() - started) / 1000
  console.log(
    `${seconds.toFixed(0)} s; the same again: npm run judge -- --samples ${samples} --seed ${seed}`,
  )
  const all = results.filter(({ breakage }) => breakage !== undefined).length
  const missed = wrong.filter(({ breakage }) => breakage !== undefined).length
  const isEnough = all === 0 || ((all - missed) / all) * 100 >= (found ?? 100)
  const failed = isEnough ? wrong.length - missed : wrong.length
  const counts = { passed: results.length - wrong.length, failed }
  if (values.json !== undefined) writeFileSync(values.json, JSON.stringify(counts))
  process.exitCode = failed === 0 ? 0 : 1
}

/** Prints what share of the departures from the defaults the mock has learned, and the most frequent misses. */
async function reportDepartures(sites: readonly number[], least = 0): Promise<void> {
  const names = sites.map((site) => `${site} ${DEPARTURES}`)
  const results = await tryInProcesses<Departures>(import.meta.url, names)
  for (const kind of ['spoiled', 'missed'] as const) {
    const counts = new Map<string, number[]>()
    for (const { site, [kind]: texts } of results) {
      for (const text of texts) counts.set(text, [...(counts.get(text) ?? []), site])
    }
    const ordered = [...counts].toSorted(([, one], [, other]) => other.length - one.length)
    for (const [text, of] of ordered.slice(0, MOST_MISSES)) {
      console.log(`${of.length} x ${kind}: ${text} (site ${of[0]})`)
    }
  }
  const total = (name: 'calls' | 'departures' | 'reproduced') =>
    results.reduce((sum, one) => sum + one[name], 0)
  const spoiled = results.reduce((sum, one) => sum + one.spoiled.length, 0)
  const share = (total('reproduced') / total('departures')) * 100
  console.log(
    `${sites.length} sites, ${total('calls')} calls, ${total('departures')} departures from the defaults: ` +
      `${total('reproduced')} reproduced, ${share.toFixed(1)} %; ${spoiled} answers spoiled`,
  )
  process.exitCode = share >= least ? 0 : 1
}

/** Prints the departures that are not reproduced, of the site with some knobs, or of each knob's values. */
async function reportKnobDepartures(settings: readonly string[]): Promise<void> {
  if (settings.length > 0) {
    return printDepartures(await countDepartures(KNOB_SITE, toKnobs(settings)))
  }
  const usual = await countDepartures(KNOB_SITE, withKnobs({}))
  console.log('Of a site with all knobs by default:')
  printDepartures(usual)
  const each = Object.entries(KNOBS).flatMap(([name, { values }]) =>
    values.slice(1).map((value) => `${name}=${value}`),
  )
  const names = each.map((setting) => `${KNOB_SITE} ${DEPARTURES} ${setting}`)
  const results = await tryInProcesses<Departures>(import.meta.url, names)
  for (const [index, { missed, spoiled, ...counts }] of results.entries()) {
    const others = missed.filter((text) => !usual.missed.includes(text))
    if (others.length + spoiled.length === 0) continue
    console.log(`With ${JSON.stringify(each[index])}:`)
    printDepartures({ ...counts, missed: others, spoiled })
  }
}

function printDepartures({ departures, reproduced, missed, spoiled }: Departures): void {
  for (const text of missed) console.log(`    missed: ${text}`)
  for (const text of spoiled) console.log(`    spoiled: ${text}`)
  console.log(`    ${reproduced} of ${departures} departures reproduced`)
}

/** Judges one site, with and without broken facts, and prints what was found. */
async function tryKnobs(settings: readonly string[], names: readonly string[]): Promise<void> {
  const knobs = toKnobs(settings)
  const results = [await judgeConforming(KNOB_SITE, knobs)]
  for (const name of names) results.push(await judgeBroken(KNOB_SITE, name, knobs))
  for (const { breakage = 'conforming', verdict, accusedBy, problems, ...counts } of results) {
    const texts = problems.map(({ check, text }) => `\n    ${check}: ${text}`).join('')
    console.log(
      `${breakage}: ${verdict}, by ${accusedBy.join(' ') || 'no check'}, ${showCounts(counts)}${texts}`,
    )
  }
  process.exitCode = results.some(isWrong) ? 1 : 0
}

function toKnobs(settings: readonly string[]): Knobs {
  return withKnobs(Object.fromEntries(settings.map(toKnob)))
}

function toKnob(text: string): [string, unknown] {
  const [name = '', ...rest] = text.split('=')
  const row = KNOBS[name as keyof typeof KNOBS]
  if (row === undefined) throw new Error(`Cannot set ${name}: there is no such knob; see --knobs`)
  const value = row.values.find((one) => String(one) === rest.join('='))
  if (value !== undefined) return [name, value]
  throw new Error(`Cannot set ${text}: give one of ${row.values.map(String).join(' | ')}`)
}

function isWrong({ problems }: Judgement): boolean {
  return problems.some(({ check }) => check !== 'incomplete')
}

/** Prints each problem once, with the fewest knobs that bring it about. */
async function report(results: readonly Judgement[]): Promise<void> {
  const kinds = new Map<string, { first: Judgement; text: string; count: number }>()
  for (const result of results) {
    for (const { check, text } of result.problems) {
      const key = check === 'incomplete' ? text.replaceAll(/\d+/g, 'N') : check
      const kind = kinds.get(key) ?? { first: result, text, count: 0 }
      kinds.set(key, { ...kind, count: kind.count + 1 })
    }
  }
  const ordered = [...kinds].toSorted(([, one], [, other]) => other.count - one.count)
  for (const [index, [key, { first, text, count }]] of ordered.entries()) {
    const isIncomplete = !first.problems.some(({ check }) => check === key)
    console.log(`${count} x ${isIncomplete ? 'incomplete' : key}: ${text} (site ${first.site})`)
    if (index >= MOST_SHRUNK) continue
    const knobs = await shrink(first, isIncomplete ? 'incomplete' : key)
    console.log(`    with ${JSON.stringify(knobs)}`)
  }
  const [held, other] = [false, true].map((isBroken) =>
    results.filter(({ breakage }) => (breakage !== undefined) === isBroken),
  )
  const isAccused = ({ accusedBy }: Judgement) => accusedBy.length > 0
  const incomplete = held!.filter(({ verdict }) => verdict === 'incomplete').length
  const most = (name: 'requests' | 'writes') => Math.max(0, ...results.map((one) => one[name]))
  const counts = { requests: most('requests'), writes: most('writes') }
  const found = other!.filter(isAccused)
  const bySection = found.filter((one) => one.bySection.length > 0).length
  console.log(
    `Conforming sites: ${held!.length}, accused ${held!.filter(isAccused).length}, incomplete ${incomplete}\n` +
      `Broken facts: ${other!.length}, found ${found.length}, of these by a check of the fact's section ${bySection}\n` +
      `At most ${showCounts(counts)}; a run may make ${MOST_REQUESTS} and ${MOST_WRITES}`,
  )
}

function showCounts({ requests, writes }: Pick<Judgement, 'requests' | 'writes'>): string {
  return `${requests} requests and ${writes} writes`
}

function listKnobs(): string {
  const knobs = Object.entries(KNOBS).map(
    ([name, { section, question, values }]) =>
      `${name} (section ${section}): ${question}\n    ${values.map((value) => JSON.stringify(value)).join(', ')}`,
  )
  const none = Object.entries(NO_KNOB).map(([name, reason]) => `${name}: ${reason}`)
  return [
    `${knobs.length} knobs; the first value is the default`,
    ...knobs,
    `\n${none.length} without a knob`,
    ...none,
  ].join('\n')
}

function refuseUnknown(name: string): void {
  if (breakages.has(name)) return
  const nearest = nearestOf(name, [...breakages.keys()])
  const hint = nearest === undefined ? 'see contracts/independent' : `did you mean "${nearest}"?`
  throw new Error(`Cannot try "${name}": there is no such broken fact; ${hint}`)
}

function toNumber(option: string, text: string): number {
  if (/^\d{1,10}$/.test(text)) return Number(text)
  throw new Error(`Cannot use ${option} ${text}: give a whole number`)
}
