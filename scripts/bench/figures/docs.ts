import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { startBrowser } from '../../browser/tools/browser.ts'
import { builtFolder } from '../../browser/tools/built-folder.ts'
import { timePlayground, timeReference } from '../../browser/tools/measure.ts'
import { serveFolder } from '../../browser/tools/static-server.ts'
import { findChromium } from '../../tools/find-program.ts'
import { root } from '../bundle.ts'
import { judge, milliseconds, type Bench, type Figure, type Row } from '../figure.ts'
import { median } from '../statistics.ts'

const COMMAND = join(root, 'dist/cli.js')

const WRITE = `import { writeDocs } from './scripts/docs/write-docs.ts'
await writeDocs(process.argv[1], process.argv[2])`

/** The published reference: how long it takes to be written, and to answer a reader. */
export const docs: Figure = {
  name: 'docs',
  title: 'the published reference',
  async measure(bench) {
    if (!existsSync(COMMAND)) return [skip(docs.title, 'needs npm run build')]
    const rounds = bench.isQuick ? 1 : 3
    const copy = await timeEach(rounds, (out) => run([COMMAND, 'docs', '--out', join(out, 'docs')]))
    const build = await timeEach(rounds, (out) =>
      run(['--import', './scripts/register.mjs', '--input-type=module', '-e', WRITE, root, out]),
    )
    return [
      toRow('sabia docs', copy, 15_000),
      toRow('the reference built from its sources', build, 15_000),
      ...(await readAsReader(bench)),
    ]
  },
}

async function readAsReader({ isQuick, onDone }: Bench): Promise<Row[]> {
  if (findChromium() === undefined) {
    const note = 'needs Chromium; name it by CHROMIUM'
    return [skip('the reference interactive', note), skip("the playground's first answer", note)]
  }
  const browser = await startBrowser()
  onDone(() => browser.close())
  const server = await serveFolder(builtFolder(), '/docs')
  onDone(() => server.close())
  const reference: number[] = []
  const playground: number[] = []
  const rounds = isQuick ? 3 : 7
  // The first time starts the browser's own processes and counts for nothing.
  for (let round = 0; round <= rounds; round += 1) {
    reference.push(await timeReference(browser, `${server.url}/docs/reference.html`))
    playground.push(await timePlayground(browser, `${server.url}/docs/playground/index.html`))
  }
  return [
    toRow('the reference interactive, cold cache', reference.slice(1), 2000),
    toRow("the playground's first answer after load", playground.slice(1), 1500),
  ]
}

/** Times something that fills an empty folder. */
async function timeEach(rounds: number, act: (folder: string) => Promise<unknown>) {
  const times: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    const folder = await mkdtemp(join(tmpdir(), 'sabia-bench-'))
    try {
      const begin = performance.now()
      await act(folder)
      times.push(performance.now() - begin)
    } finally {
      await rm(folder, { recursive: true })
    }
  }
  return times
}

function run(words: readonly string[]): Promise<unknown> {
  return promisify(execFile)(process.execPath, words, { cwd: root })
}

function toRow(figure: string, times: readonly number[], atMost: number): Row {
  const note = `median of ${times.length}, slowest ${milliseconds(Math.max(...times))}`
  return judge({ figure, value: median(times), atMost, write: milliseconds, note })
}

function skip(figure: string, note: string): Row {
  return { figure, measured: '', bound: '', aim: '', verdict: 'skipped', note }
}
