import { describe, expect, test } from '@jest/globals'
import * as fc from 'fast-check'
import { codePoint } from '../../../openapi/text/code-point.fixture.ts'
import { exampleCheck, exampleReport } from '../../testing/example-report.ts'
import { brokenRun, heldRun, hostileRun, incompleteRun } from '../../testing/example-runs.ts'
import { toVisible } from '../../../openapi/text/visible.ts'
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
      time: '4.210',
    })
    for (const element of [root, ...root.children]) {
      const count = (name: string) => String(findAll(element, name).length)
      expect(element.attributes).toMatchObject({
        tests: count('testcase'),
        failures: count('failure'),
        errors: count('error'),
        ...(element === root ? {} : { skipped: count('skipped') }),
      })
    }
  })

  test('tells what each check took, and each suite in all', () => {
    const checks = [120, 1380].map((durationMs, index) =>
      exampleCheck(`CUS-${index}`, { durationMs }),
    )
    const [suite] = parse(toJunit(exampleReport(checks))).children
    expect(suite?.attributes['time']).toBe('1.500')
    expect(suite && findAll(suite, 'testcase').map(({ attributes }) => attributes['time'])).toEqual(
      ['0.120', '1.380'],
    )
  })

  test.each(Object.entries({ brokenRun, heldRun, hostileRun, incompleteRun }))(
    "is valid against the schema of Jenkins' xUnit plugin: %s",
    (_, report) => {
      expect(faultsOf(parse(toJunit(report)))).toEqual([])
    },
  )

  test('what the schema does not know is found', () => {
    const [suites, suite] = [toJunit(heldRun), '<testsuite name="X"/>']
    const head = suites.slice(0, suites.indexOf('>', 40) + 1)
    const wrong = `${head.slice(0, -1)} skipped="1">${suite}<testcase name="a"/></testsuites>`
    expect(faultsOf(parse(wrong))).toEqual([
      'testsuites skipped',
      'testsuites testcase',
      'testsuite without tests, failures, errors',
    ])
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
      'skipped: the site shows nothing to check (NOT_SHOWN)',
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
      fc.property(fc.string({ unit: codePoint }), (text) => {
        const check = exampleCheck('CUS-001', { outcome: 'errored', reason: text, detail: text })
        const [error] = findAll(parse(toJunit(exampleReport([check]))), 'error')
        expect(error?.attributes['type']).toBe(toVisible(text))
        expect(error?.text).toBe(toVisible(text))
      }),
    )
  })
})

interface Rule {
  required?: readonly string[]
  optional?: readonly string[]
  children?: readonly string[]
}

const OUTCOME: Rule = { optional: ['type', 'message'] }
const TOTALS = ['tests', 'failures', 'errors']

/**
 * What junit-10.xsd of Jenkins' xUnit plugin allows; the suite that Jenkins refuses for more. Lists
 * of children have no order there, and all values are texts but `time`.
 */
const SCHEMA: Readonly<Record<string, Rule>> = {
  testsuites: { optional: ['name', 'time', ...TOTALS], children: ['testsuite'] },
  testsuite: {
    required: ['name', ...TOTALS],
    optional: [
      'group',
      'time',
      'skipped',
      'timestamp',
      'hostname',
      'id',
      'package',
      'file',
      'log',
      'url',
    ],
    children: ['testsuite', 'properties', 'testcase', 'system-out', 'system-err'],
  },
  testcase: {
    required: ['name'],
    optional: ['time', 'classname', 'group'],
    children: ['skipped', 'error', 'failure', 'system-out', 'system-err'],
  },
  properties: { children: ['property'] },
  property: { required: ['name', 'value'] },
  failure: OUTCOME,
  error: OUTCOME,
  skipped: OUTCOME,
  'system-out': {},
  'system-err': {},
}

const TIME = /^(([0-9]{0,3},)*[0-9]{3}|[0-9]{0,3})*(\.[0-9]*)?$/

/** What a validator would say. */
function faultsOf({ name, attributes, children, text }: Element): string[] {
  const { required = [], optional = [], children: allowed = [] } = SCHEMA[name] ?? {}
  const missing = required.filter((key) => !(key in attributes))
  const isMixed = ['failure', 'error', 'skipped', 'system-out', 'system-err'].includes(name)
  return [
    ...Object.keys(attributes)
      .filter((key) => ![...required, ...optional].includes(key))
      .map((key) => `${name} ${key}`),
    ...children
      .filter((child) => !allowed.includes(child.name))
      .map((child) => `${name} ${child.name}`),
    ...(missing.length === 0 ? [] : [`${name} without ${missing.join(', ')}`]),
    ...(TIME.test(attributes['time'] ?? '0') ? [] : [`${name} time`]),
    ...(isMixed || text.trim() === '' ? [] : [`${name} text`]),
    ...children.flatMap(faultsOf),
  ]
}

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
  expect(text.replaceAll(/&(?:amp|lt|gt|quot|#10|#9|#39);/g, '')).not.toContain('&')
  const names = {
    '&amp;': '&',
    '&lt;': '<',
    '&#39;': "'",
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
