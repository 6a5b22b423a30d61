import { writeFileSync } from 'node:fs'
import { accusations, trySaboteur, tryTwin, type Trial } from '../../contracts/proof/prove.ts'
import { saboteurs } from '../../contracts/proof/saboteurs/index.ts'
import { twins } from '../../contracts/proof/twins/index.ts'
import { toMatrix, toVerdict } from './matrix.ts'

// Tries the suite on every saboteur and every twin, and prints what each check catches.
//   npm run prove [-- --json FILE]
const started = performance.now()
const trials: Trial[] = []
for (const saboteur of saboteurs) trials.push(await trySaboteur(saboteur))
const accused: { name: string; because: string[] }[] = []
for (const twin of twins) {
  const because = accusations(await tryTwin(twin))
  if (because.length > 0) accused.push({ name: twin.name, because })
}

const seconds = (performance.now() - started) / 1000
const verdict = toVerdict(trials, twins.length, accused)
console.log(toMatrix(trials))
console.log(`${verdict.lines.join('\n')}\n${seconds.toFixed(0)} s`)
const at = process.argv.indexOf('--json')
const file = at === -1 ? undefined : process.argv[at + 1]
if (file !== undefined) {
  writeFileSync(file, JSON.stringify({ passed: verdict.passed, failed: verdict.failed }))
}
process.exitCode = verdict.failed === 0 ? 0 : 1
