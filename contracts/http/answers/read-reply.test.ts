import { describe, expect, test } from '@jest/globals'
import { replyOf } from '../../testing/fake-context.ts'
import { dataOf, errorsOf, isRefused, isSuccess, mentions, recordOf } from './read-reply.ts'

describe('an answer is', () => {
  test.each([
    ['a success', 200, { data: { id: 1 }, errors: null }],
    ['a success', 201, { data: { id: 1 } }],
    ['a success', 204, ''],
    ['a success', 200, 'plain words'],
    ['a success', 200, []],
    ['a success', 200, { errors: '' }],
    ['a success', 200, { errors: ' ' }],
    ['a success', 200, { errors: [] }],
    ['a success', 200, { errors: {} }],
    ['a success', 200, { errors: false }],
    ['a refusal', 200, { errors: 'no' }],
    ['a refusal', 201, { errors: ['no'] }],
    ['a refusal', 200, { errors: { email: ['no'] } }],
    ['a refusal', 200, { errors: 422 }],
    ['a refusal', 400, ''],
    ['a refusal', 404, { data: { id: 1 }, errors: null }],
    ['a refusal', 500, 'oops'],
    ['neither', 301, ''],
    ['neither', 302, { errors: 'no' }],
  ])('%s: %i %j', (name, status, body) => {
    const reply = replyOf(body, { status })
    const said = isRefused(reply) ? 'a refusal' : 'neither'
    expect(isSuccess(reply) ? 'a success' : said).toBe(name)
    expect(isSuccess(reply) && isRefused(reply)).toBe(false)
  })
})

test.each([
  ['in `data`', { data: { id: 1 }, errors: null }, { id: 1 }],
  ['alone', { id: 1 }, { id: 1 }],
  ['nowhere: a list', { data: [{ id: 1 }] }, undefined],
  ['nowhere: null', { data: null, errors: null }, undefined],
  ['nowhere: only errors', { errors: 'no' }, undefined],
  ['nowhere: no object', [1], undefined],
  ['nowhere: no JSON', 'words', undefined],
  ['nowhere: nothing', '', undefined],
])('the record stands %s', (_, body, record) => {
  expect(recordOf(replyOf(body))).toEqual(record)
})

test('keys of the envelope are looked for in an object only', () => {
  for (const body of ['', '[]', 'null', '7', '"data"', '<html>']) {
    expect([dataOf(replyOf(body)), errorsOf(replyOf(body))]).toEqual([undefined, undefined])
  }
})

test.each([
  [true, 'SB404'],
  [true, { errors: 'SB404: gone' }],
  [true, { code: 'SB404' }],
  [true, { errors: ['[SB404]', 'x'] }],
  [true, '_SB404_'],
  [true, { errors: 'no such subscription', meta: { code: 'SB404' } }],
  [true, { errors: 'SB404', meta: { help: 'SB404-SB344-PPMT01-PPMT02-PPS01' } }],
  [false, { errors: 'no', meta: { help: 'SB404-SB344-PPMT01-PPMT02-PPS01' } }],
  [false, { errors: 'SB344: taken', code: 'SB344', meta: { see: 'SB404' } }],
  [false, 'SB4045'],
  [false, 'XSB404'],
  [false, 'sb404'],
  [false, ''],
])('a code is mentioned: %s for %j', (is, body) => {
  expect(mentions(replyOf(body), 'SB404')).toBe(is)
})
