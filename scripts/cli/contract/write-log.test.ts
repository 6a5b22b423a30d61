import { expect, test } from '@jest/globals'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { WriteLogEntry } from '../../../contracts/index.ts'
import { createTemporaryFolder } from '../testing/temporary-folder.ts'
import { openWriteLog } from './write-log.ts'

const entry: WriteLogEntry = {
  phase: 'before',
  request: 'POST /api/customers',
  body: '{"email":"sabia-r1-1@example.com"}',
  status: null,
  id: null,
}

test.each([true, false])('holds a line at once, and keeps those of earlier runs', (isFlushed) => {
  const file = join(createTemporaryFolder(), 'created.jsonl')
  for (const run of ['r1', 'r2']) {
    const target = 'https://acme.example.com'
    const log = openWriteLog(file, { run, target, seed: 1 }, isFlushed)
    log.note(entry)
    expect(read(file).at(-1)).toEqual({ ...entry, at: expect.stringMatching(/^\d{4}-.*Z$/) })
    log.close()
  }
  expect(read(file).map((line) => line['run'] ?? line['phase'])).toEqual([
    'r1',
    'before',
    'r2',
    'before',
  ])
})

test('is refused where it cannot be written', () => {
  const head = { run: 'r1', target: 'https://acme.example.com', seed: 1 }
  expect(() => openWriteLog('/nowhere/created.jsonl', head, true)).toThrow(
    'Cannot log the writes: /nowhere/created.jsonl fails with ENOENT; give another --report',
  )
})

function read(file: string): Record<string, unknown>[] {
  const lines = readFileSync(file, 'utf8').trim().split('\n')
  return lines.map((line) => JSON.parse(line) as Record<string, unknown>)
}
