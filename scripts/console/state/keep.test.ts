import { describe, expect, test } from '@jest/globals'
import { keyOf, readSaved, writeSaved, type StateStorage } from './keep.ts'
import { firstTour } from './state.ts'

function createStorage(given: Readonly<Record<string, string>> = {}) {
  const held = new Map(Object.entries(given))
  const storage: StateStorage = {
    getItem: (key) => held.get(key) ?? null,
    setItem: (key, value) => void held.set(key, value),
    removeItem: (key) => void held.delete(key),
    keys: () => [...held.keys()],
    watch: () => () => {},
  }
  return { storage, held }
}

const KEY = keyOf('http://127.0.0.1:4010/docs/playground/')

test('what is written is read again', () => {
  const { storage } = createStorage()
  const kept = { snapshot: { some: 'state' }, reader: { tour: firstTour, known: { site: ['a'] } } }
  expect(writeSaved(storage, KEY, kept)).toBe(true)
  expect(readSaved(storage, KEY).saved).toMatchObject(kept)
})

test('nothing is read where nothing was written, and nothing is dropped', () => {
  expect(readSaved(createStorage().storage, KEY)).toEqual({})
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
    const { storage, held } = createStorage({ [KEY]: text })
    expect(readSaved(storage, KEY)).toEqual({ dropped: expect.stringContaining('not in a form') })
    expect(held.size).toBe(0)
  })
})

test('a browser that keeps nothing is no error', () => {
  const refuse = () => {
    throw new Error('blocked')
  }
  const storage: StateStorage = {
    getItem: refuse,
    setItem: refuse,
    removeItem: refuse,
    keys: refuse,
    watch: refuse,
  }
  expect(readSaved(storage, KEY)).toEqual({})
  expect(writeSaved(storage, KEY, { snapshot: {}, reader: {} })).toBe(false)
})
