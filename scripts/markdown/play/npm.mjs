// Stands for npm: tells whether a script exists, and runs none. `npm start` goes on in the command
// of that name, which stands beside it.
import { readFileSync } from 'node:fs'

const { scripts } = JSON.parse(
  readFileSync(new URL('../../../package.json', import.meta.url), 'utf8'),
)
const [word = '', name = ''] = process.argv.slice(2)
const wanted = word === 'run' ? name : word
const isKnown = ['ci', 'install'].includes(word) || Object.hasOwn(scripts, wanted)
if (!isKnown) console.error(`npm: package.json has no script "${wanted}"`)
if (word === 'start' && scripts.start !== 'node dist/cli.js mock') {
  console.error(`npm: the script "start" is "${scripts.start}" and no longer the mock`)
  process.exitCode = 1
}
if (!isKnown) process.exitCode = 1
