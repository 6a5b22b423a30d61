import { describe, expect, test } from '@jest/globals'
import * as fc from 'fast-check'
import { facts } from '../../../openapi/ledger.ts'
import { toCellCode, toCode, toFence, toWords } from './escape.ts'
import { EXAMPLE_COMMAND, exampleReport, exampleViolation } from '../../testing/example-report.ts'
import { brokenRun, heldRun, hostileRun, incompleteRun } from '../../testing/example-runs.ts'
import { toMarkdown } from './to-markdown.ts'

describe('report.md', () => {
  test('says the verdict in its first line', () => {
    const firstLines = [heldRun, brokenRun, incompleteRun].map(
      (report) => toMarkdown(report).split('\n')[0],
    )
    expect(firstLines).toEqual([
      '# Held: no fact is broken.',
      '# Broken: 2 facts are broken (F26, F53), found by 3 checks.',
      '# Incomplete: the run could not check enough.',
    ])
  })

  test('says how much was checked', () => {
    expect(toMarkdown(heldRun)).toContain(
      `8 of 10 checks came to a result; 4 of ${facts.length} facts were checked.`,
    )
    expect(toMarkdown(exampleReport([]))).toContain('No check ran.')
  })

  test('puts violations under the fact, with what came and how to repeat it', () => {
    const text = toMarkdown(brokenRun)
    expect(text.match(/^### F26: /gm)).toHaveLength(1)
    expect(text).toContain(
      [
        '**CUS-READ-001** reads a customer with an integer id',
        '',
        '- Expected: `an integer`',
        '- Received: `"51"`',
        '- In: `GET /api/customers/51`, answered 200 at `/data/id`',
        '',
        '```sh',
        EXAMPLE_COMMAND,
        '```',
      ].join('\n'),
    )
  })

  test('has the warnings, the gaps beside the assumptions, the reasons and the records', () => {
    const text = toMarkdown(brokenRun)
    expect(text).toContain('- **SEC-HEAD-001** keeps token answers out of caches: expected')
    expect(text).toContain('| G36 | Which status does the create-customer call answer? | 201. |')
    expect(text).toContain(
      '| 1 | skipped | nothing receives webhooks (NO\\_RECEIVER) | PAY-HOOK-001 |',
    )
    expect(text).toContain('| customer | `51` | `POST /api/customers` |')
    expect(toMarkdown(incompleteRun)).toContain('- No token: POST /oauth/token answered 401.')
  })

  test('stays below the limit of a job summary, and says what it leaves out', () => {
    const wide = { expected: 'ã'.repeat(900), received: 'ã'.repeat(900), curl: 'ã'.repeat(7000) }
    const checks = Array.from({ length: 400 }, (_, index) =>
      exampleViolation(`CUS-${index}`, `F${26 + (index % 5)}`, wide),
    )
    const text = toMarkdown(exampleReport(checks))
    expect(new TextEncoder().encode(text).length).toBeLessThan(900 * 1024)
    const shown = text.match(/^- Expected/gm)?.length ?? 0
    expect(shown).toBeGreaterThan(30)
    expect(text).toContain(`${400 - shown} violations`)
    expect(text.trimEnd().split('\n').at(-1)).toMatch(/^\*\*Cut here for length\.\*\* Left out: /)
  })

  test('lets nothing that a site sent be read as HTML, a heading or a row', () => {
    const text = toMarkdown(hostileRun)
    const words = withoutCode(text)
    expect(words).not.toMatch(/(?<!\\)<(?!\/?code>)/)
    expect(words).not.toMatch(/^# heading/m)
    const tables = text.match(/^\|.*$/gm) ?? []
    const widths = tables.map((row) => row.replaceAll(String.raw`\|`, '').split('|').length - 2)
    expect(new Set(widths)).toEqual(new Set([5, 4, 3]))
  })
})

describe('a text in Markdown', () => {
  test('is code that its own backticks do not end', () => {
    expect(toCode('a`b``c')).toBe('```a`b``c```')
    expect(toCode('`')).toBe('`` ` ``')
    expect(toCode('')).toBe('(empty)')
    expect(toFence('```\nx\n````', 'sh')).toBe('`````sh\n```\nx\n````\n`````')
  })

  test('ends no cell of a table', () => {
    expect(toCellCode('a')).toBe('`a`')
    expect(toCellCode('a |`<b\\|')).toBe('<code>a &#124;&#96;&#60;b&#92;&#124;</code>')
  })

  test('is words that its own marks do not format', () => {
    expect(toWords('- a *b* _c_ <d> | [e](f) http://g')).toBe(
      String.raw`\- a \*b\* \_c\_ \<d\> \| \[e\](f) http:\//g`,
    )
    expect(toWords('1. x\ny')).toBe(String.raw`1\. x y`)
  })

  test('never leaves its span of code', () => {
    const unit = fc.constantFrom('`', '\\', '|', ' ', 'a', '\n', '<')
    fc.assert(
      fc.property(fc.string({ unit }), (text) => {
        expect(withoutCode(`x ${toCode(text)} y`)).toMatch(/^x (\(empty\))? ?y$/)
      }),
    )
  })
})

/** Takes out fences and spans of code, as a reader of Markdown finds them. */
function withoutCode(text: string): string {
  return text
    .replaceAll(/^(`{3,})\w*\n[\s\S]*?\n\1$/gm, '')
    .replaceAll(/(?<![\\`])(`+)(?!`)(?:[\s\S]*?[^`])?\1(?!`)/g, '')
    .replaceAll('  ', ' ')
}
