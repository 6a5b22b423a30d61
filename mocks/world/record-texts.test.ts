import { describe, expect, test } from '@jest/globals'
import { RecordTexts } from './record-texts.ts'

const records = [{ id: 1, first_name: 'Zoë' }, { id: 2, first_name: 'João "J" 🙂' }, { id: 3 }]

function write(texts: RecordTexts, shown: readonly object[]): string {
  const { bytes, length } = texts.write('{"data":', shown, ',"errors":null}')
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
    expect(texts.without([first, second])).toEqual([first, second])
    write(texts, [first, second])
    expect(texts.without([first, second])).toEqual([])
    Object.assign(first, { email: 'ana@example.com' })
    texts.forget(first)
    expect(texts.without([first, second])).toEqual([first])
    expect(write(texts, [first, second])).toContain('ana@example.com')
  })
})
