import { expect, test } from '@jest/globals'
import { createPathFinder } from './find-path.ts'

const one = { method: 'GET', path: '/things/{id}' }
const all = { method: 'GET', path: '/things/all' }
const add = { method: 'POST', path: '/things/all' }
const find = createPathFinder([one, all, add])

test.each([
  ['GET', '/things/7', { entry: one, methods: ['GET'], values: { id: '7' } }],
  ['HEAD', '/things/7', { entry: one, methods: ['GET'], values: { id: '7' } }],
  ['GET', '/things/all', { entry: all, methods: ['GET', 'POST'], values: {} }],
  ['PUT', '/things/all', { entry: undefined, methods: ['GET', 'POST'], values: {} }],
  ['GET', '/things/{id}', { entry: one, methods: ['GET'], values: { id: '{id}' } }],
  ['GET', '/things', undefined],
])('%s %s', (method, path, found) => {
  const { values, ...rest } = find(method, path) ?? {}
  expect(values === undefined ? undefined : { ...rest, values: { ...values } }).toEqual(found)
})
