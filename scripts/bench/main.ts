// `npm run bench`: measures the mock and holds each figure against its bound.
import { writeFile } from 'node:fs/promises'
import { cpus, loadavg } from 'node:os'
import { bundleChildren, fileOf } from './bundle.ts'
import { Child } from './child.ts'
import type { Bench, Figure, Row } from './figure.ts'
import { figures } from './figures/index.ts'
import { helpText, readOptions, type Options } from './options.ts'
import { peers } from './peers/figure.ts'
import { toTable } from './table.ts'

const all: readonly Figure[] = [...figures, peers]
const names = all.map(({ name }) => name)

async function run(options: Options): Promise<void> {
  const chosen = all.filter(({ name }) => {
    if (name === 'peers') return options.withPeers
    return options.only.length === 0 || options.only.includes(name)
  })
  await bundleChildren()
  const rows: Row[] = []
  for (const [place, figure] of chosen.entries()) {
    process.stderr.write(`${place + 1} of ${chosen.length}: ${figure.title} …\n`)
    rows.push(...(await measure(figure, options.isQuick)))
  }
  const machine = `Node ${process.version}, ${cpus().length} x ${cpus()[0]?.model ?? 'processor'}`
  console.log(`\n${toTable(rows)}\n\n${machine}, load ${loadavg()[0]?.toFixed(1)}`)
  if (options.json !== undefined) {
    const found = { measuredAt: new Date().toISOString(), machine, isQuick: options.isQuick, rows }
    await writeFile(options.json, `${JSON.stringify(found, null, 2)}\n`)
  }
  const isGood = rows.every(({ verdict }) => verdict !== 'MISSED' && verdict !== 'failed')
  process.exitCode = isGood ? 0 : 1
}

/** Measures one figure; whatever it started is stopped, and its failure is a row of the table. */
async function measure(figure: Figure, isQuick: boolean): Promise<Row[]> {
  const cleaners: (() => Promise<void>)[] = []
  const bench: Bench = {
    isQuick,
    pace: isQuick ? { rounds: 3, milliseconds: 700 } : { rounds: 5, milliseconds: 2000 },
    start: (name) => {
      const child = new Child(fileOf(name))
      cleaners.push(() => child.stop())
      return child
    },
    onDone: (clean) => cleaners.push(clean),
  }
  try {
    return await figure.measure(bench)
  } catch (error) {
    const note = error instanceof Error ? error.message : String(error)
    return [{ figure: figure.title, measured: '', bound: '', aim: '', verdict: 'failed', note }]
  } finally {
    for (const clean of cleaners) await clean()
  }
}

try {
  const options = readOptions(process.argv.slice(2), names)
  if (options.isHelp) console.log(helpText(names))
  else await run(options)
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exitCode = 2
}
