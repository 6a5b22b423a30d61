import { describe, expect, test } from '@jest/globals'
import { document } from './generated/document.ts'
import { allGaps, choiceOf, facts, gaps, resolveProfile, toSections } from './ledger.ts'
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

  test('is that only the create call shows a payment profile while no other one does', () => {
    const showing = operations.filter(({ responses }) =>
      JSON.stringify(responses).includes('/PaymentProfileEnvelope'),
    )
    expect(text.includes('no other call could show the profile')).toBe(showing.length === 1)
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
    const ids = facts.map(({ id }) => id as string)
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
    expect(choiceOf(choices, 'customer-created-status')).toBe('200')
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

  test('keeps the assumption of a choice that cannot be played, and says so', () => {
    const { choices, notPlayed } = resolveProfile({ G04: 'joined-list' })
    expect(choices.G04).toBe('code-first')
    expect(notPlayed).toEqual(['G04 "joined-list" cannot be played; "code-first" stays'])
  })

  test('takes any value of an open gap', () => {
    expect(resolveProfile({ G29: 'awaiting' }).choices.G29).toBe('awaiting')
  })
})
