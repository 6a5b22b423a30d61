// Packs the package and tries each example with it, as a reader who copies the example does.
import { execFileSync } from 'node:child_process'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { packPackage } from '../package/pack.ts'
import { catalogue } from './catalogue.ts'
import { helpText, readOptions, type Options } from './options.ts'
import { toLine, toSummary } from './report.ts'
import { tryExample, type Outcome } from './try-example.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const names = catalogue.map(({ name }) => name)

try {
  const options = readOptions(process.argv.slice(2), names)
  if (options.isHelp) console.log(helpText(names))
  else await checkExamples(options)
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 2
}

async function checkExamples({ only, json }: Options): Promise<void> {
  const started = performance.now()
  execFileSync(process.execPath, ['scripts/build/when-stale.mjs'], { cwd: root, stdio: 'inherit' })
  const temporary = await mkdtemp(join(tmpdir(), 'sabia-examples-'))
  const outcomes: Outcome[] = []
  try {
    const { tarball } = await packPackage(root, temporary)
    const isCi = process.env['CI'] === 'true'
    for (const example of catalogue) {
      if (only.length > 0 && !only.includes(example.name)) continue
      const outcome = await tryExample(example, { root, temporary, tarball, isCi })
      console.log(toLine(outcome))
      outcomes.push(outcome)
    }
  } finally {
    await rm(temporary, { recursive: true, force: true })
  }
  const summary = toSummary(outcomes)
  const seconds = Math.round((performance.now() - started) / 1000)
  console.log(`${summary.passed} passed, ${summary.failed} failed in ${seconds} s`)
  if (json !== undefined) {
    await mkdir(dirname(json), { recursive: true })
    await writeFile(json, `${JSON.stringify(summary, null, 2)}\n`)
  }
  process.exitCode = summary.failed === 0 ? 0 : 1
}
