import { writeFileSync } from 'node:fs'
import { trials, type Trial } from '../../contracts/proof/prove.ts'
import { nearestOf } from '../../openapi/nearest.ts'
import { answerNames, tryInProcesses } from '../tools/in-processes.ts'
import { parseOptions } from '../tools/parse-options.ts'
import { toCatches, toMatrix, toVerdict } from './verdict.ts'

const HELP = `Mutation test of the contract suite. Each mutant breaks a fact, and a check of that fact must fail.
No check may fail on a conforming variant. Prints how many mutants each check catches; with --only,
which checks catch each mutant.

npm run mutate -- [options]   (or npm run prove)

  --only NAME   only this mutant or variant (repeatable, or with commas), as zip-with-dash, G36=200
  --json FILE   writes the counts as JSON too
  --help        prints this

Exit code 1: a mutant is not caught, a check fails on a variant, or a check catches nothing.`

if (!answerNames((name) => trials.get(name)!())) {
  await main().catch((error: Error) => {
    console.error(error.message)
    process.exitCode = 2
  })
}

async function main(): Promise<void> {
  const { values } = parseOptions(process.argv.slice(2), {
    only: { type: 'string', multiple: true, default: [] },
    json: { type: 'string' },
    help: { type: 'boolean', default: false },
  })
  if (values.help) return console.log(HELP)
  // The name of a value may hold commas of its own.
  const only = values.only.flatMap((text) => (trials.has(text) ? [text] : text.split(',')))
  const unknown = only.find((name) => !trials.has(name))
  if (unknown !== undefined) {
    const nearest = nearestOf(unknown, [...trials.keys()])
    const hint = nearest === undefined ? 'see contracts/proof' : `did you mean ${nearest}?`
    console.error(`Cannot try "${unknown}": there is no mutant or variant of this name; ${hint}`)
    process.exitCode = 2
    return
  }
  const started = performance.now()
  const results = await tryInProcesses<Trial>(
    import.meta.url,
    only.length > 0 ? only : [...trials.keys()],
  )
  const verdict = toVerdict(results, only.length === 0)
  process.stdout.write(only.length === 0 ? `${toMatrix(results)}\n` : toCatches(results))
  const seconds = (performance.now() - started) / 1000
  console.log(`${verdict.lines.join('\n')}\n${seconds.toFixed(0)} s`)
  const { passed, failed } = verdict
  if (values.json !== undefined) writeFileSync(values.json, JSON.stringify({ passed, failed }))
  process.exitCode = failed === 0 ? 0 : 1
}
