import { expect, test } from '@jest/globals'
import { toForm } from './same-form.ts'

test.each([
  ['moments', '2024-11-21T20:41:02.030Z', '2026-01-01T00:00:00Z'],
  ['days', '21/11/2026', '01/01/2027'],
  ['ids', '37968882-f347-4edd-8781-1d760b7f94fd', '00000000-0000-4000-8000-000000000000'],
  [
    'locations',
    'a.com/rec/dc32c3afcd7da53fb824dbe61c79f99f630470D2',
    'a.com/rec/00eb5a4a7a03845372d488ab86ed891e63043B85',
  ],
  ['tokens', 'a'.repeat(43), 'b'.repeat(43)],
])('%s that differ are of one form', (_, left, right) => {
  expect(toForm({ a: [left] })).toEqual(toForm({ a: [right] }))
})

test.each([
  ['texts', 'pending', 'active'],
  ['numbers', 1, 2],
  ['nothing and a text', null, 'a'],
  ['keys', { a: 1 }, { b: 1 }],
])('%s that differ stay so', (_, left, right) => {
  expect(toForm({ a: left })).not.toEqual(toForm({ a: right }))
})
