import { afterAll, describe, expect, test } from '@jest/globals'
import { execFileSync } from 'node:child_process'
import { chmodSync, lstatSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:net'
import { dirname, join } from 'node:path'
import { playBehind } from './contract/contract.fixture.ts'
import { runLine } from './testing/fake-shell.ts'
import { createTemporaryFolder } from './testing/temporary-folder.ts'

const servers: Server[] = []
afterAll(() => {
  for (const server of servers) server.close()
})

/** What no command may write to, follow or replace, and how it is called. */
const ODD: readonly (readonly [string, (file: string) => void | Promise<void>])[] = [
  ['is a FIFO', (file) => void execFileSync('mkfifo', [file])],
  [
    'is a socket',
    (file) =>
      new Promise((resolve) => {
        servers.push(createServer().listen(file, () => resolve()))
      }),
  ],
  ['is a folder', (file) => mkdirSync(file)],
  [
    'is read-only',
    (file) => {
      writeFileSync(file, 'mine')
      chmodSync(file, 0o444)
    },
  ],
  [
    'is a symbolic link',
    (file) => {
      writeFileSync(join(dirname(file), 'elsewhere'), 'mine')
      symlinkSync('elsewhere', file)
    },
  ],
  ['is a symbolic link', (file) => symlinkSync('nowhere', file)],
]

const LINES: readonly (readonly [string, string])[] = [
  ['contract --profile-out odd', 'odd'],
  ['contract --report out', 'out/report.json'],
  ['contract --report out', 'out/junit.xml'],
  ['contract --report out', 'out/observed-profile.yaml'],
  ['contract --report out', 'out/created.jsonl'],
  ['openapi --out odd', 'odd'],
  ['mock --port 0 --state odd', 'odd'],
]

describe.each(LINES)('sabia %s, where %s', (line, path) => {
  test.each(ODD)('%s, is refused before anything is sent', async (why, make) => {
    const directory = createTemporaryFolder()
    const file = join(directory, path)
    mkdirSync(dirname(file), { recursive: true })
    await make(file)
    const before = lstatSync(file)
    let asked = 0
    const target = await playBehind((request, answer) => {
      asked += 1
      return answer(request)
    })
    const whole = line.startsWith('contract') ? `${line} --target ${target}` : line
    const { exitCode, errors } = await runLine(whole, { directory })
    expect([exitCode, asked]).toEqual([2, 0])
    expect(errors).toMatch(
      new RegExp(String.raw`^Cannot (write|keep|log) .*${path}\S*( it)? ${why}; (give|name)`),
    )
    const after = lstatSync(file)
    expect([after.ino, after.size, after.mode]).toEqual([before.ino, before.size, before.mode])
    if (why === 'is read-only') expect(readFileSync(file, 'utf8')).toBe('mine')
  })
})
