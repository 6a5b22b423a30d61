import { describe, expect, test } from '@jest/globals'
import type { WriteLogEntry } from '../../../contracts/index.ts'
import { createFakeShell } from '../testing/fake-shell.ts'
import { createProgress } from './progress.ts'
import { followRun, type Followers } from './run-suite.ts'

const options = { seed: 7 }

describe('a run', () => {
  test('that is stopped says what it found and made so far, and sends nothing more', async () => {
    const stop = new AbortController()
    const noted: WriteLogEntry[] = []
    const note = (entry: WriteLogEntry) => {
      noted.push(entry)
      if (entry.phase === 'after' && entry.status === 201 && noted.length > 4) stop.abort()
    }
    const report = await follow({ writeLog: { note, close: () => {} }, signal: stop.signal })
    expect(noted.at(-1)).toMatchObject({ phase: 'after', status: 201 })
    expect(report).toMatchObject({ verdict: 'incomplete', target: 'embedded', run: 'r7' })
    expect(report.shortfalls).toEqual([
      expect.stringMatching(/^The run was stopped \(\d+ checks\)$/),
    ])
    expect(report.created.at(-1)).toMatchObject({ id: noted.at(-1)?.id })
    expect(report.coverage.length).toBeGreaterThan(5)
  })

  test('makes nothing when its log cannot be written', async () => {
    const note = () => {
      throw new Error('ENOSPC: no space left on device')
    }
    const report = await follow({ writeLog: { note, close: () => {} } })
    expect(report.created).toEqual([])
    expect(report.writes).toBe(0)
    expect(report.shortfalls.join()).toMatch(/Cannot log the writes: ENOSPC/)
  })
})

function follow(followers: Partial<Followers>) {
  const progress = createProgress(createFakeShell())
  const { signal } = new AbortController()
  return followRun(options, {
    progress,
    writeLog: undefined,
    receiver: undefined,
    signal,
    ...followers,
  })
}
