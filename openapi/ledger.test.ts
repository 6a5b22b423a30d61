import { readFileSync } from 'node:fs'
import { describe, expect, test } from '@jest/globals'
import { document } from './generated/document.ts'
import { valueOf } from './choices.ts'
import { allGaps, facts, gaps, toSections, withdrawnFacts } from './ledger.ts'
import { resolveProfile } from './resolve-profile.ts'
import { markedPlaces } from './marks.ts'
import { operationsOf, webhooksOf } from './operations.ts'

const marks = markedPlaces(document)

describe('the ledger of gaps', () => {
  test('has a row for every mark of the document', () => {
    const unknown = marks.filter(({ id }) => !(id in gaps))
    expect(unknown).toEqual([])
  })

  test('keeps the ids G01 to G100 and goes on without a hole', () => {
    const ids = allGaps.map(({ id }) => id)
    const expected = ids.map((_, index) => `G${String(index + 1).padStart(2, '0')}`)
    expect(ids).toEqual(expected)
    expect(ids.length).toBeGreaterThanOrEqual(100)
  })

  test('names each in lower-case words, each otherwise', () => {
    const slugs = allGaps.map(({ slug }) => slug)
    expect(new Set(slugs).size).toBe(slugs.length)
    for (const slug of slugs) expect(slug).toMatch(/^[a-z]+(-[a-z]+)*$/)
  })

  test('assumes only what is among the choices and what the mock can play', () => {
    for (const { choice, choices, plays } of allGaps) {
      expect(Object.keys(choices)).toContain(choice)
      expect(plays).toContain(choice)
      expect(Object.keys(choices)).toEqual(expect.arrayContaining([...plays]))
    }
  })
})

describe('what the ledger says about the calls that exist', () => {
  const operations = operationsOf(document)
  const text = JSON.stringify(allGaps)

  test('is that a scope has no call only while one has none', () => {
    const scheme = document.components?.securitySchemes?.['OAuth2']
    const flow =
      scheme !== undefined && 'flows' in scheme ? scheme.flows.clientCredentials : undefined
    const needed = new Set(operations.flatMap(({ scopes = [] }) => scopes))
    const idle = Object.keys(flow?.scopes ?? {}).filter((scope) => !needed.has(scope))
    expect(text.includes('A scope that no call needs')).toBe(idle.length > 0)
  })

  test('is that a payment profile cannot be read while one call alone shows it', () => {
    const showing = operations.filter(({ responses }) =>
      JSON.stringify(responses).includes('/PaymentProfileEnvelope'),
    )
    const guide = readFileSync(new URL('guides/pix-recurrence.md', import.meta.url), 'utf8')
    expect({
      ledger: text.includes('no other call could show the profile'),
      guide: guide.includes('it cannot be asked for'),
    }).toEqual({ ledger: showing.length === 1, guide: showing.length === 1 })
  })
})

describe('the ledger of facts', () => {
  const operations = [...operationsOf(document), ...webhooksOf(document)]
  const known = new Set([
    ...operations.map(({ operationId }) => operationId),
    ...Object.keys(document.components?.schemas ?? {}),
    ...Object.keys(document.components?.securitySchemes ?? {}),
  ])

  test('binds every fact to operations and schemas that exist', () => {
    const dangling = facts.flatMap(({ id, binds }) =>
      binds.filter((name) => !known.has(name)).map((name) => `${id} ${name}`),
    )
    expect(dangling).toEqual([])
  })

  test('speaks of every operation', () => {
    const bound = new Set(facts.flatMap(({ binds }) => [...binds] as string[]))
    const silent = operations.filter(({ operationId }) => !bound.has(operationId))
    expect(silent.map(({ operationId }) => operationId)).toEqual([])
  })

  test('numbers its rows without a hole', () => {
    const ids = [...facts, ...withdrawnFacts]
      .map(({ id }) => id as string)
      .sort((one, other) => one.localeCompare(other, 'en', { numeric: true }))
    expect(ids).toEqual(ids.map((_, index) => `F${String(index + 1).padStart(2, '0')}`))
  })
})

test.each([
  ['4', 'section 4'],
  ['4, 7', 'sections 4 and 7'],
  ['2, 5, 7', 'sections 2, 5 and 7'],
])('a row of %s is from %s', (section, words) => {
  expect(toSections(section)).toBe(words)
})

describe('a profile', () => {
  test('changes the choices that it names and no other', () => {
    const { choices, changed } = resolveProfile({ G36: 200, G05: null, G17: null, G10: 'seconds' })
    expect(choices).toMatchObject({ G36: '200', G05: 'null', G10: 'seconds', G37: '201' })
    expect(changed).toEqual(['G36', 'G10'])
  })

  test('takes slugs in the place of ids', () => {
    const { choices, changed } = resolveProfile({ 'customer-created-status': 200 })
    expect(choices.G36).toBe('200')
    expect(valueOf(choices, 'customer-created-status')).toBe(200)
    expect(changed).toEqual(['G36'])
  })

  test('refuses one gap under both of its names', () => {
    expect(() => resolveProfile({ G36: 200, 'customer-created-status': 201 })).toThrow(
      'G36 and customer-created-status are the same gap; leave one of them out',
    )
  })

  test('names the nearest gap when one does not exist', () => {
    expect(() => resolveProfile({ 'list-oder': 'x' })).toThrow('did you mean list-order?')
    expect(() => resolveProfile({ G999: 'x' })).toThrow(
      'gap G999 does not exist; did you mean G99?',
    )
  })

  test('names the nearest choice when a gap has no such one', () => {
    expect(() => resolveProfile({ G10: 'second' })).toThrow('did you mean seconds?')
  })

  test.each([
    ['G28', 'absent', 'null'],
    ['effect-of-refusal', 'back-to-pending', 'refused-with-webhook'],
    ['G30', 'removed', 'refused-with-webhook'],
    ['G58', 'any-case', 'spaces-are-blank'],
  ])('refuses a choice that was removed, and names its successor: %s %s', (gap, choice, other) => {
    const message = new RegExp(`"${choice}" of G\\d+ was removed; use "${other}"`)
    expect(() => resolveProfile({ [gap]: choice })).toThrow(message)
  })

  test('keeps the assumption of a choice that cannot be played, and says so', () => {
    const { choices, notPlayed } = resolveProfile({ G04: 'joined-list' })
    expect(choices.G04).toBe('code-first')
    expect(notPlayed).toEqual(['G04 "joined-list" cannot be played; "code-first" stays'])
  })

  test('takes a value, by the name of the choice that stands for it if there is one', () => {
    const rule = { SB344: 409, SB404: 404, PPMT01: 422, PPMT02: 422, PPS01: 422 }
    const { choices, changed } = resolveProfile({ G36: 203, G90: rule, G37: 201 })
    expect(choices).toMatchObject({ G36: 203, G90: '409-for-second-profile', G37: '201' })
    expect(valueOf(choices, 'rule-code-status')).toEqual(rule)
    expect(changed).toEqual(['G36', 'G90'])
  })

  test.each([
    [
      { G36: 302 },
      'G36 must be <= 299; G36 can be 200, 201, 202, or another status from 200 to 299',
    ],
    [{ G90: { SB404: 'x' } }, 'G90.SB404 must be integer; G90 can be 400, 422, 404-and-422, '],
    [{ G90: { SB40: 404 } }, 'G90.SB40 does not exist; '],
    [{ G90: 'twenty' }, 'G90 has no choice "twenty"; it has 400, '],
    [{ G17: { a: 1 } }, 'G17 is {"a":1}; write one of its choices: null, created-at, absent'],
  ])('refuses %j, naming the place and what is allowed', (profile, message) => {
    expect(() => resolveProfile(profile)).toThrow(`Cannot use the profile: ${message}`)
  })

  test('takes any value of an open gap', () => {
    expect(resolveProfile({ G29: 'awaiting' }).choices.G29).toBe('awaiting')
  })
})
