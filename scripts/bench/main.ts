// `npm run bench`: measures the mock and compares each figure with its bound.
import { readFile, writeFile } from 'node:fs/promises'
import { cpus, loadavg } from 'node:os'
import { parseOptions } from '../tools/parse-options.ts'
import { readNames } from '../tools/read-names.ts'
import { emptyRow, percent, type Bench, type Figure, type Row } from './figure.ts'
import { contract } from './figures/contract.ts'
import { docs } from './figures/docs.ts'
import { durable } from './figures/durable.ts'
import { clock, heap, reset, seed } from './figures/in-process.ts'
import { bundle, msw } from './figures/msw.ts'
import { pages } from './figures/pages.ts'
import { memory, start } from './figures/process.ts'
import { list, scale, shares } from './figures/shares.ts'
import { webhooks } from './figures/webhooks.ts'
import { generator } from './load.ts'

/** Everything that is measured, in the order of a run. */
const figures: readonly Figure[] = [
  shares,
  list,
  scale,
  start,
  memory,
  reset,
  msw,
  bundle,
  seed,
  heap,
  webhooks,
  durable,
  clock,
  contract,
  docs,
  pages,
]

const names = figures.map(({ name }) => name)

/** Stored shares and sizes, by figure. */
const BASE = new URL('base.json', import.meta.url)

/** How much worse than the stored one a figure may be: wide, since machines are busy. */
const BAND = 0.3

const HELP = `Measures the mock and compares each figure with its bound.

npm run bench -- [options]

  --quick       shorter runs
  --only NAME   only this figure (repeatable, or with commas): ${names.join(', ')}
  --compare     compares shares and sizes with scripts/bench/base.json, instead of with their bounds
  --keep        writes the shares and sizes of this run into scripts/bench/base.json
  --json FILE   writes the figures as JSON too
  --help        prints this

The load comes from wrk where it is installed, else from autocannon: 32 connections. Servers are
compared within one run, in short alternating rounds, by their CPU time where that is steadier. Times
and memory are absolute. Ends with 1 when a bound is missed (with --compare: when a figure is more than
${percent(BAND)} worse than the stored one) or a figure failed, with 2 on wrong usage.`

const COLUMNS = ['figure', 'measured', 'bound', 'aim', 'verdict'] as const

function readOptions(words: readonly string[]) {
  const { values } = parseOptions(words, {
    quick: { type: 'boolean', default: false },
    only: { type: 'string', multiple: true, default: [] },
    compare: { type: 'boolean', default: false },
    keep: { type: 'boolean', default: false },
    json: { type: 'string' },
    help: { type: 'boolean', default: false },
  })
  return { ...values, only: readNames(values.only, names, 'measure') }
}

async function run(options: ReturnType<typeof readOptions>): Promise<void> {
  const { only, quick: isQuick, compare, keep, json } = options
  const chosen = only.length === 0 ? figures : figures.filter(({ name }) => only.includes(name))
  const base = compare || keep ? await readBase() : {}
  const rows: Row[] = []
  for (const [place, figure] of chosen.entries()) {
    process.stderr.write(`${place + 1} of ${chosen.length}: ${figure.title} …\n`)
    const found = await measure(figure, isQuick)
    rows.push(...(compare ? found.flatMap((row) => compareWith(base, row)) : found))
  }
  const processor = cpus()[0]?.model ?? 'processor'
  const machine = `Node ${process.version}, ${cpus().length} x ${processor}, ${generator}`
  console.log(`\n${toTable(rows)}\n\n${machine}, load ${loadavg()[0]?.toFixed(1)}`)
  if (json !== undefined) {
    const found = { measuredAt: new Date().toISOString(), machine, isQuick, rows }
    await writeFile(json, `${JSON.stringify(found, null, 2)}\n`)
  }
  if (keep) {
    const kept = rows.filter(({ isComparable }) => isComparable === true)
    const values = kept.map(({ figure, value = 0 }) => [figure, Number(value.toPrecision(3))])
    const all = { ...base, ...Object.fromEntries(values) }
    await writeFile(BASE, `${JSON.stringify(all, null, 2)}\n`)
  }
  const isGood = rows.every(({ verdict }) => verdict !== 'MISSED' && verdict !== 'failed')
  process.exitCode = isGood ? 0 : 1
}

async function readBase(): Promise<Record<string, number>> {
  return JSON.parse(await readFile(BASE, 'utf8')) as Record<string, number>
}

/** The row with the stored value as its bound; none where values of other machines say nothing. */
function compareWith(base: Record<string, number>, row: Row): Row[] {
  const { figure, value, isHigherBetter, isComparable, verdict, write = String } = row
  if (verdict === 'failed' || verdict === 'skipped') return [row]
  if (isComparable !== true || value === undefined) return []
  const before = base[figure]
  if (before === undefined) return [{ ...row, bound: '', aim: '', verdict: '' }]
  const better = isHigherBetter === true ? value / before : before / value
  const isKept = better >= 1 / (1 + BAND)
  return [{ ...row, bound: write(before), aim: '', verdict: isKept ? 'ok' : 'MISSED' }]
}

/** Measures one figure and stops whatever it started; a failure becomes a row of the table. */
async function measure(figure: Figure, isQuick: boolean): Promise<Row[]> {
  const used: { stop(): Promise<void> }[] = []
  const bench: Bench = {
    isQuick,
    pace: isQuick ? { rounds: 3, seconds: 1 } : { rounds: 5, seconds: 2 },
    use: async (starting) => {
      const thing = await starting
      used.push(thing)
      return thing
    },
  }
  try {
    return await figure.measure(bench)
  } catch (error) {
    return [emptyRow(figure.title, 'failed', (error as Error).message)]
  } finally {
    for (const thing of used) await thing.stop()
  }
}

/** Formats rows as a table, each with its note below. */
function toTable(rows: readonly Row[]): string {
  const widths = COLUMNS.map((column) =>
    Math.max(column.length, ...rows.map((row) => row[column].length)),
  )
  const toLine = (cells: readonly string[]) =>
    cells
      .map((cell, place) => cell.padEnd(widths[place] ?? 0))
      .join('  ')
      .trimEnd()
  const lines = [toLine(COLUMNS), toLine(widths.map((width) => '-'.repeat(width)))]
  for (const row of rows) {
    lines.push(toLine(COLUMNS.map((column) => row[column])))
    if (row.note !== undefined) lines.push(`    ${row.note}`)
  }
  return lines.join('\n')
}

try {
  const options = readOptions(process.argv.slice(2))
  if (options.help) console.log(HELP)
  else await run(options)
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 2
}
