import { describe, expect, test } from '@jest/globals'
import { allGaps, facts } from '../../../openapi/ledger.ts'
import { runLine } from '../testing/fake-shell.ts'

describe('sabia gaps', () => {
  test.each([40, 60, 72, 80, 100, 160])('fits a terminal of %d columns', async (columns) => {
    for (const line of ['gaps', 'gaps --facts', 'gaps G17', 'gaps F12']) {
      const { output } = await runLine(line, { columns })
      const rows = output
        .split('\n')
        .filter((row) => !/^( {2}(echo|sabia)|To change|Plays:|sabia gaps)/.test(row))
      expect(Math.max(...rows.map((row) => row.length))).toBeLessThanOrEqual(columns)
    }
  })

  test('has a row for each gap, and with --facts for each fact', async () => {
    const { output } = await runLine('gaps')
    const { output: factOutput } = await runLine('gaps --facts')
    for (const { id } of allGaps) expect(output).toMatch(new RegExp(`^${id} `, 'm'))
    for (const { id } of facts) expect(factOutput).toMatch(new RegExp(`^${id} `, 'm'))
  })

  test.each(['G17', 'g17', 'activated-at-before'])(
    'shows all of one gap by its name %s',
    async (id) => {
      const { output } = await runLine(`gaps ${id}`)
      const gap = allGaps.find((row) => row.id === 'G17')
      const flat = output.replaceAll(/\s+/g, ' ')
      for (const text of [gap?.question, gap?.assumption, gap?.reason]) expect(flat).toContain(text)
      for (const choice of Object.keys(gap?.choices ?? {})) expect(flat).toContain(`${choice} `)
      expect(output).toMatch(/^G17 activated-at-before, section/)
      expect(output).toContain("echo 'G17: created-at' >> profile.yaml")
    },
  )

  test('shows all of one fact by its id', async () => {
    const { output } = await runLine('gaps f12')
    expect(output).toContain(facts.find(({ id }) => id === 'F12')?.fact)
  })

  test('says when the mock plays the assumption only', async () => {
    const silent = allGaps.find(
      ({ choices, plays }) => plays.length === 1 && Object.keys(choices).length > 1,
    )
    const { output } = await runLine(`gaps ${silent?.id}`)
    expect(output).toContain('(not played)')
    expect(output).toContain('The mock plays the assumption only')
  })

  test('prints the rows as JSON', async () => {
    expect(JSON.parse((await runLine('gaps --format json')).output)).toEqual(allGaps)
    expect(JSON.parse((await runLine('gaps --facts --format json')).output)).toEqual(facts)
    expect(JSON.parse((await runLine('gaps G17 --format json')).output)).toMatchObject({
      id: 'G17',
    })
  })

  test('prints a table of Markdown, with as many cells in each row', async () => {
    for (const line of ['gaps --format markdown', 'gaps --facts --format markdown']) {
      const rows = (await runLine(line)).output.trim().split('\n')
      const counts = rows.map((row) => row.replaceAll(String.raw`\|`, '').split('|').length)
      expect(new Set(counts).size).toBe(1)
    }
  })
})
