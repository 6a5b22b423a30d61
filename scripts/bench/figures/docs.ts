import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { startBrowser } from '../../browser/tools/browser.ts'
import { builtFolder } from '../../browser/tools/built-folder.ts'
import { timePlayground, timeReference } from '../../browser/tools/measure.ts'
import { serveFolder } from '../../browser/tools/servers.ts'
import { findChromium } from '../../tools/find-program.ts'
import { runCommand } from '../../tools/run-command.ts'
import {
  emptyRow,
  judge,
  median,
  milliseconds,
  timeEach,
  withFolder,
  type Bench,
  type Figure,
  type Row,
} from '../figure.ts'
import { COMMAND, root } from '../server.ts'

const WRITE = `import { writeDocs } from './scripts/docs/write-docs.ts'
await writeDocs(process.argv[1], process.argv[2])`

/** The published reference: how long writing it takes, and how fast it is for a reader. */
export const docs: Figure = {
  name: 'docs',
  title: 'the published reference',
  async measure(bench) {
    const rounds = bench.isQuick ? 1 : 3
    const copy = await timeWriting(rounds, (out) => run([COMMAND, 'docs', '--out', out]))
    const build = await timeWriting(rounds, (out) =>
      run(['--import', './scripts/register.mjs', '--input-type=module', '-e', WRITE, root, out]),
    )
    return [
      await weighFolder(),
      toRow('sabia docs', copy, 1000),
      toRow('the reference built from its sources', build, 10_000),
      ...(await readAsReader(bench)),
    ]
  },
}

/** The bytes of the published folder. */
async function weighFolder(): Promise<Row> {
  const names = await readdir(builtFolder(), { recursive: true })
  const sizes = await Promise.all(
    names.map(async (name) => {
      const found = await stat(join(builtFolder(), name))
      return found.isFile() ? found.size : 0
    }),
  )
  const value = sizes.reduce((sum, size) => sum + size, 0)
  const write = (size: number) => `${(size / 1e6).toFixed(1)} MB`
  return judge({ figure: 'the published folder', value, below: 6e6, isComparable: true, write })
}

/** Pages of each weight: an operation, and the two longest. */
const PAGES = ['operations/createPaymentProfile.html', 'fields.html', 'ledger.html']

async function readAsReader({ isQuick, use }: Bench): Promise<Row[]> {
  if (findChromium() === undefined) {
    const note = 'needs Chromium; set CHROMIUM to its path'
    return [...PAGES, "the playground's first answer"].map((figure) =>
      emptyRow(figure, 'skipped', note),
    )
  }
  const browser = await startBrowser()
  await use(Promise.resolve({ stop: () => browser.close() }))
  const server = await serveFolder(builtFolder(), '/docs')
  await use(Promise.resolve({ stop: () => server.close() }))
  const pages = new Map(PAGES.map((page) => [page, [] as number[]]))
  const playground: number[] = []
  const rounds = isQuick ? 3 : 7
  // The first time starts the browser's processes, and isn't counted.
  for (let round = 0; round <= rounds; round += 1) {
    for (const [page, times] of pages) {
      times.push(await timeReference(browser, `${server.url}/docs/${page}`))
    }
    playground.push(await timePlayground(browser, `${server.url}/docs/playground/index.html`))
  }
  return [
    ...[...pages].map(([page, times]) =>
      toRow(`${page} interactive, cold cache`, times.slice(1), 200),
    ),
    toRow("the playground's first answer after load", playground.slice(1), 1000),
  ]
}

/** Measures how long filling an empty folder takes. */
function timeWriting(rounds: number, write: (folder: string) => Promise<unknown>) {
  return withFolder((folder) => {
    let round = 0
    return timeEach(rounds, () => write(join(folder, String((round += 1)))))
  })
}

function run(words: readonly string[]): Promise<unknown> {
  return runCommand(process.execPath, words, root)
}

function toRow(figure: string, times: readonly number[], below: number): Row {
  const note = `median of ${times.length}, slowest ${milliseconds(Math.max(...times))}`
  return judge({ figure, value: median(times), below, write: milliseconds, note })
}
