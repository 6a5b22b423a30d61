import { describe, expect, test } from '@jest/globals'
import { allGaps, facts } from '../../../openapi/ledger.ts'
import { style } from './style.ts'
import { page } from './markup.ts'
import { OUTCOMES } from '../digest/outcomes.ts'
import { exampleReport } from '../../testing/example-report.ts'
import { brokenRun, heldRun, hostileRun, incompleteRun } from '../../testing/example-runs.ts'
import { toHtml } from './to-html.ts'

const runs = Object.entries({ heldRun, brokenRun, incompleteRun, hostileRun })

const ELEMENTS = new Set(
  'html head meta title style body div header main section article nav h1 h2 h3 h4 p ul li dl dt dd'
    .concat(' a code pre strong span wbr details summary fieldset legend label input')
    .concat(' table caption thead tbody tr th td')
    .split(' '),
)
const VOID = new Set(['meta', 'input', 'wbr'])

describe('report.html', () => {
  test.each(runs)('holds only elements of its own, each closed: %s', (_, report) => {
    const open: string[] = []
    for (const { name, isClosing } of tagsOf(toHtml(report))) {
      expect(ELEMENTS).toContain(name)
      if (VOID.has(name)) continue
      if (isClosing) expect(open.pop()).toBe(name)
      else open.push(name)
    }
    expect(open).toEqual([])
  })

  test.each(runs)('needs no network and no script: %s', (_, report) => {
    const html = toHtml(report)
    expect(html).toContain(`content="default-src 'none'; style-src 'unsafe-inline'; base-uri`)
    expect(style).not.toMatch(/url\(|@import/)
    for (const { name, attributes, isClosing } of tagsOf(html)) {
      expect(attributes).not.toMatch(/ (on\w+|src|style|action)=/)
      if (name === 'a' && !isClosing) expect(attributes).toMatch(/^ href="#[\w-]+"$/)
    }
  })

  test.each(runs)('has its headings in order: %s', (_, report) => {
    const levels = [...toHtml(report).matchAll(/<h(\d)/g)].map(([, level]) => Number(level))
    expect(levels[0]).toBe(1)
    expect(levels.filter((level) => level === 1)).toHaveLength(1)
    for (const [index, level] of levels.entries()) {
      expect(level - (levels[index - 1] ?? 0)).toBeLessThanOrEqual(1)
    }
  })

  test.each([heldRun, brokenRun, incompleteRun])('leads every link to a place', (report) => {
    const html = toHtml(report)
    const ids = [...html.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id)
    expect(new Set(ids).size).toBe(ids.length)
    const targets = [...html.matchAll(/ href="#([^"]*)"/g)].map(([, id]) => id)
    expect(targets.filter((id) => !ids.includes(id))).toEqual([])
  })

  test('says in its first heading what the run says', () => {
    expect(toHtml(brokenRun)).toContain(
      '<h1 class="broken">Broken: 2 facts are broken (F26, F53), found by 3 checks.</h1>',
    )
    expect(toHtml(brokenRun)).toContain('<html lang="en">')
    expect(toHtml(exampleReport([]))).toContain('<p>No check ran.</p>')
  })

  test('shows violations before the list of checks, open', () => {
    const html = toHtml(brokenRun)
    const violations = html.slice(html.indexOf('id="violations"'), html.indexOf('id="not-checked"'))
    expect(violations).toContain(
      '<dt>Received</dt><dd><code class="received">&quot;51&quot;</code>',
    )
    expect(violations).toContain('<details open><summary>Repeat it</summary>')
    expect(violations).not.toContain('<details>')
    expect(html.indexOf('id="violations"')).toBeLessThan(html.indexOf('id="checks"'))
  })

  test('offers each outcome with its count, and a rule that shows it alone', () => {
    const html = toHtml(brokenRun)
    for (const outcome of OUTCOMES) {
      expect(html).toMatch(new RegExp(`id="show-${outcome}"[^>]*>\\s*${outcome} \\d`))
      expect(style).toContain(`:has(#show-${outcome}:checked)`)
    }
  })

  test('has every fact and every gap, looked at or not', () => {
    const html = toHtml(brokenRun)
    expect(html.match(/ id="fact-F\d+"/g)).toHaveLength(facts.length)
    expect(html.match(/ id="gap-G\d+"/g)).toHaveLength(allGaps.length)
    expect(html).toContain(`<summary>${facts.length - 5} facts never looked at</summary>`)
    expect(html).toContain('data-label="listCustomers">50 / 50</td>')
    expect(html).toContain('class="different">different</td>')
  })
})

test('a template escapes every text that it is given', () => {
  const parts = [page`<b>${'&'}</b>`, page`<i>${1}</i>`]
  expect(page`<p title="${'"\''}">${'<a>'}${undefined}${parts}</p>`.markup).toBe(
    '<p title="&quot;&#39;">&lt;a&gt;<b>&amp;</b><i>1</i></p>',
  )
})

describe('the colours of the page', () => {
  const colours = [...style.matchAll(/--([\w-]+): light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\)/g)]

  test.each([
    ['light', 2],
    ['dark', 3],
  ])('are readable on both grounds: %s', (_, place) => {
    const { paper, soft, hair, ...texts } = Object.fromEntries(
      colours.map((found) => [found[1] ?? '', found[place] ?? '']),
    )
    expect(hair).toBeDefined()
    for (const text of Object.values(texts)) {
      expect(contrast(text, paper ?? '')).toBeGreaterThanOrEqual(4.5)
      expect(contrast(text, soft ?? '')).toBeGreaterThanOrEqual(4.5)
    }
    expect(Object.keys(texts)).toHaveLength(8)
  })
})

/** The contrast of two colours as WCAG 2 counts it. */
function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [one, other].map(luminance).sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const share = Number.parseInt(colour.slice(start, start + 2), 16) / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** Finds the tags of a page as a browser would, the style sheet and the doctype left out. */
function tagsOf(html: string): { name: string; attributes: string; isClosing: boolean }[] {
  const body = html.replace('<!doctype html>', '').replace(style, '')
  return [...body.matchAll(/<(\/?)([^\s>]*)([^>]*)>/g)].map(
    ([, slash, name = '', attributes = '']) => ({ name, attributes, isClosing: slash === '/' }),
  )
}
