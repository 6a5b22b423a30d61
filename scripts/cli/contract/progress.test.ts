import { describe, expect, test } from '@jest/globals'
import { exampleCheck, exampleViolation } from '../../../contracts/testing/example-report.ts'
import { createFakeShell } from '../testing/fake-shell.ts'
import { createProgress } from './progress.ts'

const read = exampleCheck('CUS-READ-003', { title: 'reads a new customer as it was sent' })

describe('progress in a terminal', () => {
  test('is one line that is written over, and gone in the end', () => {
    const { progress, warned } = createTerminal(100)
    progress.onRequest(58)
    progress.onCheck(read, 37, 260)
    progress.end()
    expect(warned().split('\r\u001B[K')).toEqual([
      '',
      'Starting · 58 requests',
      '[37/260] CUS-READ-003 reads a new customer as it was sent · 58 requests',
      '',
    ])
  })

  test.each([40, 60, 72, 80])('fits %d columns, with the counts', (columns) => {
    const { progress, warned } = createTerminal(columns)
    progress.onRequest(58)
    progress.onCheck(read, 37, 260)
    const lines = warned().split('\r\u001B[K')
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThan(columns)
    expect(lines.at(-1)).toMatch(/ · 58 requests$/)
  })

  test('is drawn at most 20 times a second', () => {
    let time = 0
    const { progress, warned } = createTerminal(80, () => time)
    for (time = 0; time < 1000; time += 10) progress.onRequest(time)
    expect(warned().split('\r')).toHaveLength(21)
  })

  test('counts what failed', () => {
    const { progress, warned } = createTerminal(80)
    progress.onCheck(exampleViolation('CUS-READ-001', 'F26'), 1, 2)
    expect(warned()).toMatch(/ · 0 requests · 1 failed$/)
  })

  test('makes room for a line that stays', () => {
    const { progress, warned } = createTerminal(80)
    progress.onRequest(1)
    progress.say('Then press Enter here.')
    expect(warned().endsWith('1 request\r\u001B[KThen press Enter here.\n')).toBe(true)
  })
})

describe('progress elsewhere', () => {
  test('is a line for each area, and one for what fails when it fails', () => {
    const shell = createFakeShell()
    const progress = createProgress(shell)
    progress.onRequest(3)
    progress.onCheck(exampleCheck('TOK-OK-001'), 1, 4)
    progress.onCheck(read, 2, 4)
    progress.onRequest(4)
    progress.onCheck(exampleViolation('CUS-READ-001', 'F26'), 3, 4)
    progress.onCheck(exampleCheck('SUB-READ-001'), 4, 4)
    progress.end()
    expect(shell.warned()).toBe(
      [
        'TOK: 1 check, 3 requests so far',
        'FAILED CUS-READ-001 reads a customer with an integer id: ' +
          'expected an integer, received "51"',
        'CUS: 2 checks, 1 failed, 4 requests so far',
        'SUB: 1 check, 4 requests so far',
        '',
      ].join('\n'),
    )
  })

  test('lets nothing of a site steer the terminal or the CI', () => {
    const shell = createFakeShell()
    const received = '\u001B[2J\n::error::pwned ##[error]'
    createProgress(shell).onCheck(exampleViolation('A-1', 'F26', { received }), 1, 1)
    expect(shell.warned()).not.toContain('\u001B')
    expect(shell.warned()).not.toMatch(/^::|##\[/m)
  })
})

function createTerminal(columns: number, now?: () => number) {
  let time = 0
  const shell = createFakeShell({ terminal: { columns: () => columns } })
  const progress = createProgress(shell, now ?? (() => (time += 1000)))
  return { progress, warned: shell.warned }
}
