import { writeFileSync } from 'node:fs'
import { accusations, trySaboteur, tryTwin, type Trial } from '../../contracts/proof/prove.ts'
import { saboteurs } from '../../contracts/proof/saboteurs/index.ts'
import { twins } from '../../contracts/proof/twins/index.ts'
import { toMatrix, toVerdict } from './matrix.ts'
import { HELP, readOptions, type Options } from './options.ts'

// Tries the suite on every saboteur and every twin, and prints what each check catches.
const names = [
  ...saboteurs.flatMap(({ name, fact }) => [name, fact]),
  ...twins.map(({ name }) => name),
]
try {
  const options = readOptions(process.argv.slice(2), names)
  if (options.isHelp) console.log(HELP)
  else await prove(options)
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 2
}

async function prove({ only, json }: Options): Promise<void> {
  const started = performance.now()
  const isWhole = only.length === 0
  const isChosen = (...known: string[]) => isWhole || known.some((name) => only.includes(name))
  const trials: Trial[] = []
  for (const saboteur of saboteurs) {
    if (isChosen(saboteur.name, saboteur.fact)) trials.push(await trySaboteur(saboteur))
  }
  const accused: { name: string; because: string[] }[] = []
  const tried = twins.filter(({ name }) => isChosen(name))
  for (const twin of tried) {
    const because = accusations(await tryTwin(twin))
    if (because.length > 0) accused.push({ name: twin.name, because })
  }

  const seconds = (performance.now() - started) / 1000
  const verdict = toVerdict(trials, tried.length, accused, isWhole)
  console.log(isWhole ? toMatrix(trials) : trials.map(toCatch).join('\n'))
  console.log(`${verdict.lines.join('\n')}\n${seconds.toFixed(0)} s`)
  if (json !== undefined) {
    writeFileSync(json, JSON.stringify({ passed: verdict.passed, failed: verdict.failed }))
  }
  process.exitCode = verdict.failed === 0 ? 0 : 1
}

function toCatch({ saboteur: { name, fact }, caughtBy }: Trial): string {
  return `${name} (${fact}): ${caughtBy.join(', ') || 'not caught'}`
}
