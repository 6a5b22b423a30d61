import { describe, expect, test } from '@jest/globals'
import * as fc from 'fast-check'
import { exampleCheck, exampleReport } from '../example-report.ts'
import { brokenRun, heldRun, hostileRun, incompleteRun } from '../example-runs.ts'
import { toVisible } from '../text/visible.ts'
import { toJunit } from './to-junit.ts'

interface Element {
  name: string
  attributes: Record<string, string>
  children: Element[]
  text: string
}

describe('junit.xml', () => {
  test('has a suite for each area and a case for each check', () => {
    const root = parse(toJunit(brokenRun))
    const suites = root.children.map(({ attributes }) => attributes['name'])
    expect(suites).toEqual(['CUS', 'SUB', 'TOK', 'OBS', 'SEC', 'PAY'])
    const names = findAll(root, 'testcase').map(({ attributes }) => attributes['name'] ?? '')
    expect(new Set(names.map((name) => name.split(' ')[0]))).toEqual(
      new Set(brokenRun.checks.map(({ id }) => id)),
    )
  })

  test('counts what it holds, in the whole and in each suite', () => {
    const root = parse(toJunit(brokenRun))
    expect(root.attributes).toMatchObject({
      tests: '15',
      failures: '3',
      errors: '1',
      skipped: '3',
      time: '4.210',
      timestamp: '2026-08-01T12:00:00.000Z',
    })
    for (const element of [root, ...root.children]) {
      const count = (name: string) => String(findAll(element, name).length)
      expect(element.attributes).toMatchObject({
        tests: count('testcase'),
        failures: count('failure'),
        errors: count('error'),
        skipped: count('skipped'),
      })
    }
  })

  test('says in a failure which fact is broken, what came, and how to repeat it', () => {
    const [, , failure] = findAll(parse(toJunit(brokenRun)), 'failure')
    expect(failure?.attributes['message']).toBe(
      'expected no key state, received an object with id, state, customer, items',
    )
    expect(failure?.text).toContain('F53 The list, create and add-item answers leave out')
    expect(failure?.text).not.toContain('F52')
    expect(failure?.text).toContain('GET /api/subscriptions answered 200, at /data/0')
    expect(failure?.text).toContain('Repeat: curl -sS')
  })

  test('gives every check without a result its reason', () => {
    const root = parse(toJunit(brokenRun))
    expect(findAll(root, 'skipped').map(({ attributes }) => attributes['message'])).toEqual([
      'skipped: the site shows nothing to look at (NOT_SHOWN)',
      'skipped: nothing receives webhooks (NO_RECEIVER)',
      'blocked: PAY-MAKE-001 must succeed first',
    ])
    expect(findAll(root, 'error')).toMatchObject([
      {
        attributes: { type: 'UNANSWERED' },
        text: 'POST /api/customers had no answer within 10 s.',
      },
    ])
  })

  test('passes what was observed or warned, and tells what it was', () => {
    const root = parse(toJunit(heldRun))
    expect(root.attributes).toMatchObject({ failures: '0', errors: '0' })
    const outputs = findAll(root, 'system-out').map(({ text }) => text)
    expect(outputs[0]).toBe('observed\nG36 201: status 201')
    expect(outputs[2]).toBe('observed\nG25 other: fields id, situation and pix')
    expect(outputs[3]).toMatch(/^warned\n.*\nExpected: the header Cache-Control: no-store/)
  })

  test('is red when the run could not check enough', () => {
    const errors = findAll(parse(toJunit(incompleteRun)), 'error')
    expect(errors.map(({ attributes }) => attributes['message'])).toContain(
      'No token: POST /oauth/token answered 401.',
    )
  })

  test('is never an empty green', () => {
    const root = parse(toJunit(exampleReport([])))
    expect(root.attributes).toMatchObject({ tests: '1', errors: '1' })
  })

  test('is well-formed whatever a site sent', () => {
    const root = parse(toJunit(hostileRun))
    expect(findAll(root, 'testcase').length).toBeGreaterThan(hostileRun.checks.length)
  })

  test('brings every text through, its hidden characters made visible', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const check = exampleCheck('CUS-001', { outcome: 'errored', reason: text, detail: text })
        const [error] = findAll(parse(toJunit(exampleReport([check]))), 'error')
        expect(error?.attributes['type']).toBe(toVisible(text))
        expect(error?.text).toBe(toVisible(text))
      }),
    )
  })
})

/** Reads XML as strictly as a parser must: one root, matching tags, legal characters. */
function parse(xml: string): Element {
  // oxlint-disable-next-line no-control-regex -- these are what XML 1.0 forbids
  expect(xml).not.toMatch(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Cs}/u)
  expect(xml.startsWith('<?xml version="1.0" encoding="UTF-8"?>\n')).toBe(true)
  const top: Element = { name: '', attributes: {}, children: [], text: '' }
  const open = [top]
  const token = /<(\/?)([a-z-]+)((?: [a-zA-Z]+="[^"<]*")*)(\/?)>|([^<]+)|(<)/g
  for (const [, close, name = '', list = '', isEmpty, text] of xml.slice(39).matchAll(token)) {
    const element = open.at(-1) ?? top
    if (text !== undefined) {
      expect(text).not.toContain(']]>')
      element.text += unescape(text)
    } else if (close === '/') {
      expect(element.name).toBe(name)
      open.pop()
    } else {
      expect(name).not.toBe('')
      const child = { name, attributes: toAttributes(list), children: [], text: '' }
      element.children.push(child)
      if (isEmpty !== '/') open.push(child)
    }
  }
  expect(open).toHaveLength(1)
  expect(top.children).toHaveLength(1)
  return top.children[0] ?? top
}

function toAttributes(list: string): Record<string, string> {
  const found = [...list.matchAll(/ ([a-zA-Z]+)="([^"]*)"/g)]
  // A parser turns bare white space of attributes into spaces.
  return Object.fromEntries(
    found.map(([, key = '', value = '']) => [key, unescape(value.replaceAll(/[\n\t]/g, ' '))]),
  )
}

function unescape(text: string): string {
  expect(text.replaceAll(/&(?:amp|lt|gt|quot|#10|#9);/g, '')).not.toContain('&')
  const names = {
    '&amp;': '&',
    '&lt;': '<',
    '&gt;': '>',
    '&quot;': '"',
    '&#10;': '\n',
    '&#9;': '\t',
  }
  return text.replaceAll(/&[#a-z0-9]+;/g, (found) => names[found as keyof typeof names])
}

function findAll(element: Element, name: string): Element[] {
  const inner = element.children.flatMap((child) => findAll(child, name))
  return element.name === name ? [element, ...inner] : inner
}
