import { describe, expect, test } from '@jest/globals'
import { keyOf, readKept, writeKept, type Shelf } from './keep.ts'
import { firstTour } from './state.ts'

function createShelf(given: Readonly<Record<string, string>> = {}) {
  const held = new Map(Object.entries(given))
  const shelf: Shelf = {
    getItem: (key) => held.get(key) ?? null,
    setItem: (key, value) => void held.set(key, value),
    removeItem: (key) => void held.delete(key),
    watch: () => () => {},
  }
  return { shelf, held }
}

const KEY = keyOf('http://127.0.0.1:4010/docs/playground/')

test('what is written is read again', () => {
  const { shelf } = createShelf()
  const kept = { snapshot: { some: 'state' }, reader: { tour: firstTour, known: { site: ['a'] } } }
  expect(writeKept(shelf, KEY, kept)).toBe(true)
  expect(readKept(shelf, KEY).kept).toMatchObject(kept)
})

test('nothing is read where nothing was written, and nothing is dropped', () => {
  expect(readKept(createShelf().shelf, KEY)).toEqual({})
})

test('two folders keep apart', () => {
  expect(keyOf('http://x.example/a/playground/')).not.toBe(keyOf('http://x.example/b/playground/'))
})

describe('what cannot be used is dropped and told', () => {
  const own = (reader: unknown) =>
    JSON.stringify({ format: 'sabia.playground', version: 1, snapshot: {}, reader })

  const draft = { operationId: 'readCustomer', path: {}, query: {}, prefer: '', body: '' }

  test.each([
    '',
    'null',
    '[]',
    '{"format":"sabia.playground","version":2,"reader":{}}',
    own(null),
    own({ operationId: 'deleteEverything' }),
    own({ operationId: 7 }),
    own({ drafts: { createCustomer: {} } }),
    own({ known: { customers: [1] } }),
    own({ token: { value: 'abc' } }),
    own({ tour: null }),
    own({ tour: { ...firstTour, step: 'two' } }),
    own({ tour: { ...firstTour, step: -1 } }),
    own({ tour: { ...firstTour, step: 1000 } }),
    own({ tour: { ...firstTour, facts: { profile: {} } } }),
    own({ drafts: { readCustomer: { ...draft, path: { id: {} } } } }),
    own({ drafts: { readCustomer: { ...draft, query: { page: 7 } } } }),
    own({ drafts: { readCustomer: { ...draft, mediaType: 5 } } }),
  ])('%s', (text) => {
    const { shelf, held } = createShelf({ [KEY]: text })
    expect(readKept(shelf, KEY)).toEqual({ dropped: expect.stringContaining('not in a form') })
    expect(held.size).toBe(0)
  })
})

test('a browser that keeps nothing is no error', () => {
  const refuse = () => {
    throw new Error('blocked')
  }
  const shelf: Shelf = { getItem: refuse, setItem: refuse, removeItem: refuse, watch: refuse }
  expect(readKept(shelf, KEY)).toEqual({})
  expect(writeKept(shelf, KEY, { snapshot: {}, reader: {} })).toBe(false)
})
