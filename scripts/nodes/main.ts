// Runs the README's first two lines as a newcomer does: in a fresh clone of HEAD, in a folder with a
// space in its name, where the PATH leads to little more than Node and git.
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { findNode } from '../tools/find-node.ts'
import { runCommand } from '../tools/run-command.ts'
import { findProgram } from '../tools/find-program.ts'
import { parseOptions } from '../tools/parse-options.ts'
import { readAddress } from '../tools/read-address.ts'
import { readNames } from '../tools/read-names.ts'

const HELP = `Runs the README's first two lines in a fresh clone.

npm run check:nodes -- [options]

  --only VERSION  only this Node (repeatable, or with commas): 20.19, 22, 24
  --help          prints this`

const NODES = ['20.19', '22', '24']
const PROGRAMS = ['npm', 'npx', 'git', 'sh']
const CORE_UTILITIES =
  '[ cat chmod cp cut date dirname env false head id ln ls mkdir mkfifo mktemp mv printf pwd readlink realpath ' +
  'rm rmdir sleep sort tail tee test touch tr true uname uniq wc'

const root = fileURLToPath(new URL('../..', import.meta.url))
const temporary = mkdtempSync(join(tmpdir(), 'sabia-nodes-'))
let running: ChildProcess | undefined
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    stop('SIGKILL')
    rmSync(temporary, { recursive: true, force: true, maxRetries: 9 })
    process.exit(130)
  })
}

try {
  const { values } = parseOptions(process.argv.slice(2), {
    only: { type: 'string', multiple: true, default: NODES },
    help: { type: 'boolean', default: false },
  })
  const wanted = readNames(values.only, NODES, 'test on Node')
  const told: string[] = []
  if (values.help) console.log(HELP)
  else for (const name of wanted) told.push(await tryNode(name))
  for (const line of told) console.log(line)
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
} finally {
  stop()
  rmSync(temporary, { recursive: true, force: true })
}

/** @returns what worked, with the time it took */
async function tryNode(name: string): Promise<string> {
  const { version, program } = await findNode(name, temporary)
  console.log(`\n== Node ${version}`)
  const home = join(temporary, name)
  const [clone, bin] = [join(home, 'Minha Pasta'), join(home, 'bin')]
  mkdirSync(bin, { recursive: true })
  await runCommand('git', ['clone', '--quiet', root, clone], temporary)
  symlinkSync(program, join(bin, 'node'))
  for (const command of [...PROGRAMS, ...CORE_UTILITIES.split(' ')]) {
    const found = findProgram(command)
    if (found !== undefined) symlinkSync(found, join(bin, command))
  }
  const environment = { ...withoutSettings(process.env), PATH: bin, SABIA_PORT: '0' }
  const begin = (words: readonly string[], output: 'inherit' | 'pipe' = 'inherit') => {
    const stdio = ['ignore', output, 'inherit'] as const
    // A group of its own: what npm starts ends with it.
    running = spawn('npm', words, {
      cwd: clone,
      env: environment,
      detached: true,
      stdio: [...stdio],
    })
    return running
  }
  const run = async (...words: string[]) => {
    const [code] = (await once(begin(words), 'exit')) as [number | null]
    if (code !== 0) throw new Error(`Node ${version}: npm ${words.join(' ')} ends with ${code}`)
  }
  const started = performance.now()
  await run('ci')
  const mock = begin(['start'], 'pipe')
  const url = await readAddress(mock)
  const { status } = await fetch(`${url}/__sabia/health`)
  stop()
  await once(mock, 'exit')
  if (status !== 200) throw new Error(`Node ${version}: the mock of npm start answers ${status}`)
  await run('test')
  const seconds = ((performance.now() - started) / 1000).toFixed(0)
  return `Node ${version}: npm ci, npm start and npm test work, ${seconds} s`
}

/** Ends what runs, and what that has started. */
function stop(signal: 'SIGTERM' | 'SIGKILL' = 'SIGTERM'): void {
  try {
    if (running?.pid !== undefined) process.kill(-running.pid, signal)
  } catch {
    // It has ended by itself.
  }
  running = undefined
}

/** What npm and this command were told is not for the clone. */
function withoutSettings(environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const isOurs = (name: string) =>
    /^(npm_(lifecycle|package|node|exec|command)|SABIA_|INIT_CWD|NODE|CHROMIUM)/.test(name)
  return Object.fromEntries(Object.entries(environment).filter(([name]) => !isOurs(name)))
}
