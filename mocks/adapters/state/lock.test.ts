import { spawn, spawnSync } from 'node:child_process'
import {
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { once } from 'node:events'
import { hostname, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals'
import { createSite, Sites } from '../../index.ts'
import { connect, PERSON } from '../../laws/support/client.ts'
import { isRunning, lock } from './lock.ts'
import { keepState } from './state-file.ts'

let folder = ''
let file = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sabia-lock-'))
  file = join(folder, 'state.json')
})
afterEach(() => rmSync(folder, { recursive: true }))

const open = async () => new Sites(await createSite({ customers: 1 }))

/** The number of a process that has just ended. */
function toGone(): number {
  const { pid } = spawnSync(process.execPath, ['--version'])
  expect(isRunning(pid)).toBe(false)
  return pid
}

const leave = (holder: object) => writeFileSync(`${file}.lock`, JSON.stringify(holder))

/** This process's parent: it runs, and is not this one. */
const other = { pid: process.ppid, host: hostname(), since: new Date().toISOString() }

const isLinux = process.platform === 'linux'
const onLinux = isLinux ? test : test.skip // other systems have no /proc to ask
// A child that has ended stays in the table of processes until its parent asks for it.
onLinux('a process that has ended counts as gone before its parent asks for it', async () => {
  const parent = spawn('sh', ['-c', 'true & echo $!; exec sleep 60'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  try {
    const [text] = (await once(parent.stdout, 'data')) as [Buffer]
    while (isRunning(Number(String(text)))) await setImmediate()
  } finally {
    parent.kill('SIGKILL')
  }
})

describe('a state file', () => {
  test('is kept by one at a time, and nothing of the first is lost', async () => {
    const kept = await keepState(await open(), file)
    const second = await open()
    await connect(second.first)
    await expect(keepState(second, file)).rejects.toThrow(
      `Cannot keep the state in ${file}: process ${process.pid} has held the lock since 2`,
    )
    expect(readFileSync(file, 'utf8')).not.toContain('/tokens/')
    await kept.close()
    expect(readdirSync(folder)).toEqual(['state.json'])
    await (await keepState(second, file)).close()
  })

  test('of another process is refused with its number and the moment', async () => {
    leave(other)
    await expect(keepState(await open(), file)).rejects.toThrow(
      `Cannot keep the state in ${file}: process ${other.pid} has held the lock since ${other.since}; ` +
        `stop it, remove ${file}.lock if it isn't a mock, or name another file`,
    )
    expect(existsSync(file)).toBe(false)
    expect(JSON.parse(readFileSync(`${file}.lock`, 'utf8'))).toEqual(other)
  })

  test('of another machine is refused, though no such process is here', async () => {
    leave({ ...other, pid: toGone(), host: 'elsewhere' })
    await expect(keepState(await open(), file)).rejects.toThrow(/ on elsewhere .* if it is gone/)
  })

  test.each<[string, () => object]>([
    ['is gone', () => ({ ...other, pid: toGone() })],
    [
      'is of a time before the machine started',
      () => ({ ...other, since: '2001-01-01T00:00:00Z' }),
    ],
    [
      'had the number that this one has now',
      () => ({ ...other, pid: process.pid, since: '2025-01-01T00:00:00Z' }),
    ],
  ])('is taken over from a process that %s', async (_, holder) => {
    leave(holder())
    const sites = await open()
    const kept = await keepState(sites, file)
    expect(JSON.parse(readFileSync(`${file}.lock`, 'utf8'))).toMatchObject({ pid: process.pid })
    await (await connect(sites.first)).call('POST', '/api/customers', PERSON)
    await kept.close()
    expect(readdirSync(folder)).toEqual(['state.json'])
  })

  test('is let go where it cannot be loaded', async () => {
    writeFileSync(file, '{')
    await expect(keepState(await open(), file)).rejects.toThrow('Cannot load the state')
    expect(existsSync(`${file}.lock`)).toBe(false)
  })
})

describe('what is no lock', () => {
  const things: readonly [string, (path: string) => void][] = [
    ['other text', (path) => writeFileSync(path, 'my notes')],
    ['an empty file', (path) => writeFileSync(path, '')],
    [
      'a large file',
      (path) => writeFileSync(path, JSON.stringify({ ...other, x: 'x'.repeat(5000) })),
    ],
    ['a folder', (path) => mkdirSync(path)],
    ['a link to nothing', (path) => symlinkSync(join(folder, 'nothing'), path)],
    [
      'a link to a file',
      (path) => {
        writeFileSync(join(folder, 'other'), JSON.stringify({ ...other, pid: toGone() }))
        symlinkSync(join(folder, 'other'), path)
      },
    ],
    ['a FIFO', (path) => expect(spawnSync('sh', ['-c', 'mkfifo "$1"', 'sh', path]).status).toBe(0)],
  ]

  test.each(things)('(%s) is refused and stays', (_, make) => {
    make(`${file}.lock`)
    const { mode, size } = lstatSync(`${file}.lock`)
    const names = readdirSync(folder)
    expect(() => lock(file)).toThrow(`${file}.lock isn't a lock of Sabiá; remove it`)
    expect(lstatSync(`${file}.lock`)).toMatchObject({ mode, size })
    expect(readdirSync(folder)).toEqual(names)
  })
})

test('a lock is for its owner alone to read, and gone when it is released twice', () => {
  const release = lock(file)
  expect(lstatSync(`${file}.lock`).mode & 0o777).toBe(0o600)
  release()
  const next = lock(file)
  release()
  expect(existsSync(`${file}.lock`)).toBe(true)
  next()
  expect(readdirSync(folder)).toEqual([])
})
