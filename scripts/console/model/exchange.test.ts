import { describe, expect, test } from '@jest/globals'
import { findOperation } from './operations.ts'
import { toCall } from './call.ts'
import { toDraft } from './draft.ts'
import { exchange } from './exchange.ts'

const call = toCall(toDraft(findOperation('listCustomers'), {}), 'abc')
const base = 'http://127.0.0.1:4010'

/** What becomes of a call that is answered so. */
const exchangeWith = (answer: () => Promise<Response>, signal?: AbortSignal) =>
  exchange(call, { base, shownBase: base, fetch: answer }, 1, signal)

const breakOff = () =>
  new ReadableStream({
    start(stream) {
      stream.enqueue(new TextEncoder().encode('{"data":'))
      stream.error(new Error('terminated'))
    },
  })

describe('no whole answer came', () => {
  test.each([
    ['a dropped connection', async () => Response.error(), { what: 'dropped' }],
    [
      'a refused connection',
      () => Promise.reject(new TypeError('Failed to fetch')),
      { what: 'dropped', text: 'Failed to fetch' },
    ],
    [
      'a body that breaks off',
      async () => new Response(breakOff()),
      { what: 'brokenOff', text: '200, terminated' },
    ],
  ])('of %s', async (_, answer, why) => {
    const { answer: found, failure } = await exchangeWith(answer)
    expect([found, failure]).toEqual([undefined, why])
  })

  test('of a call that was cancelled while it waited', async () => {
    const sending = new AbortController()
    const made = exchangeWith(() => new Promise(() => {}), sending.signal)
    sending.abort()
    expect((await made).failure).toEqual({ what: 'cancelled' })
  })
})

test.each([
  ['{"data":1}', { data: 1 }],
  ['{"data":', undefined],
  ['', undefined],
])('the text %j is the JSON %j', async (text, json) => {
  const { answer, failure } = await exchangeWith(async () => new Response(text, { status: 201 }))
  expect(answer).toMatchObject({ status: 201, text })
  expect([answer?.json, failure]).toEqual([json, undefined])
})
