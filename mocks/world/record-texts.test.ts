import { describe, expect, test } from '@jest/globals'
import * as fc from 'fast-check'
import { writers } from '../../openapi/generated/writers.js'
import { RecordTexts } from './record-texts.ts'

const records = [{ id: 1, first_name: 'Zoë' }, { id: 2, first_name: 'João "J" 🙂' }, { id: 3 }]

function write(texts: RecordTexts, shown: readonly object[]): string {
  const { bytes, length } = texts.writeList('{"data":', shown, ',"errors":null}')
  const text = new TextDecoder().decode(bytes)
  expect(length).toBe(text.length)
  return text
}

describe('the JSON of listed records', () => {
  test.each([0, 1, 2, 3])('is that of JSON.stringify: %s of them', (count) => {
    const data = records.slice(0, count)
    const texts = new RecordTexts()
    for (let time = 0; time < 2; time++) {
      expect(write(texts, data)).toBe(JSON.stringify({ data, errors: null }))
    }
  })

  test('is that of more records than are kept', () => {
    const data = Array.from({ length: 10_002 }, (_, id) => ({ id }))
    expect(write(new RecordTexts(), data)).toBe(JSON.stringify({ data, errors: null }))
  })

  test('is checked and written anew for a record that changed', () => {
    const [first, second] = [{ id: 1 }, { id: 2 }]
    const texts = new RecordTexts()
    expect([first, second].map((one) => texts.has(one))).toEqual([false, false])
    write(texts, [first, second])
    expect([first, second].map((one) => texts.has(one))).toEqual([true, true])
    Object.assign(first, { email: 'ana@example.com' })
    texts.forget(first)
    expect([first, second].map((one) => texts.has(one))).toEqual([false, true])
    expect(write(texts, [first, second])).toContain('ana@example.com')
  })
})

describe('the JSON of a record that is shown alone or within another', () => {
  test('is checked and written anew once it changed', () => {
    const texts = new RecordTexts()
    const record = { id: 1, first_name: 'João "J" 🙂' }
    expect([texts.writeOne(record), texts.writeOne(record)]).toEqual(
      Array(2).fill(JSON.stringify(record)),
    )
    Object.assign(record, { first_name: 'Ana' })
    expect(texts.has(record)).toBe(true)
    texts.forget(record)
    expect(texts.has(record)).toBe(false)
    expect(texts.writeOne(record)).toBe(JSON.stringify(record))
  })
})

const moment = fc.date({ noInvalidDate: true, min: new Date(0), max: new Date('8999-01-01') })
const timestamp = moment.map((date) => date.toISOString())
const stored = fc.record({ id: fc.nat(), name: fc.string({ unit: 'binary' }) })
const item = fc.record({
  id: fc.nat(),
  quantity: fc.nat(),
  created_at: timestamp,
  updated_at: timestamp,
  product: stored,
  price_point: stored,
})
const subscription = {
  id: fc.uuid({ version: 4 }),
  activate_on_payment: fc.boolean(),
  activated_at: fc.option(timestamp),
  balance_in_cents: fc.integer(),
  created_at: timestamp,
  current_period_started_at: timestamp,
  current_period_ends_at: timestamp,
  interval: fc.nat(),
  prepaid: fc.boolean(),
  updated_at: timestamp,
  customer: stored,
  items: fc.array(item, { maxLength: 3 }),
}
const state = {
  interval_unit: fc.string(),
  state: fc.string(),
  previous_state: fc.option(fc.string()),
}

const shown: Record<string, object> = {
  createSubscription: subscription,
  addItem: subscription,
  readSubscription: { ...subscription, ...state },
}

test.each(Object.entries(writers))(
  'what is written of %s is the JSON of its data',
  (id, writer) => {
    fc.assert(
      fc.property(fc.record(shown[id] as Record<string, fc.Arbitrary<unknown>>), (data) => {
        expect(writer(data as never, new RecordTexts().writeOne)).toBe(JSON.stringify(data))
      }),
    )
  },
)
