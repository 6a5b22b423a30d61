import { readFileSync } from 'node:fs'
import { expect, test } from '@jest/globals'
import { style } from '../../contracts/reports/html/style.ts'

const read = (css: string) =>
  new Map(
    [...css.matchAll(/--([\w-]+):\s*(light-dark\([^)]*\))/g)].map(([, name = '', value]) => [
      name,
      value,
    ]),
  )

test('the contract report has the colours of all other pages', () => {
  const theme = read(readFileSync(new URL('colours.css', import.meta.url), 'utf8'))
  const report = [...read(style)]
  expect(report.length).toBeGreaterThan(0)
  for (const [name, value] of report) expect([name, value]).toEqual([name, theme.get(name)])
})
