// Builds dist/ if it is missing or older than a source: npm runs this before `npm start`, `npx sabia` and
// others, so it is plain JavaScript, and quick when there is nothing to do.
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const SOURCES = ['openapi', 'mocks', 'contracts', 'scripts', 'package-lock.json', 'tsconfig.json']
const root = fileURLToPath(new URL('../..', import.meta.url))

if (newestOf(SOURCES) > timeOf('dist/THIRD-PARTY-NOTICES.txt')) {
  say('dist/ is older than its sources, or missing: building it …\n')
  const words = ['--import', './scripts/register.mjs', 'scripts/build/main.ts']
  const { status } = spawnSync(process.execPath, words, { cwd: root, stdio: 'inherit' })
  process.exitCode = status ?? 1
}

/**
 * Before `npx sabia`, npm hides the output of `prepare`, so this writes to the terminal directly.
 *
 * @param {string} text
 */
function say(text) {
  const isHidden = process.env.npm_lifecycle_event === 'prepare'
  try {
    writeFileSync(isHidden ? '/dev/tty' : process.stderr.fd, text)
  } catch {
    // There is no terminal.
  }
}

/** @param {string[]} places */
function newestOf(places) {
  const files = places.filter((place) => existsSync(join(root, place))).flatMap(filesOf)
  const isTest = (/** @type {string} */ file) => /\.(test|browser)\.ts$/.test(file)
  return Math.max(...files.filter((file) => !isTest(file)).map(timeOf))
}

/** @param {string} place */
function filesOf(place) {
  if (!statSync(join(root, place)).isDirectory()) return [place]
  const names = readdirSync(join(root, place), { recursive: true, encoding: 'utf8' })
  return names.map((name) => join(place, name))
}

/** @param {string} file */
function timeOf(file) {
  return statSync(join(root, file), { throwIfNoEntry: false })?.mtimeMs ?? 0
}
