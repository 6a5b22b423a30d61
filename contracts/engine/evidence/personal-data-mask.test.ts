import { describe, expect, test } from '@jest/globals'
import { PersonalDataMask } from './personal-data-mask.ts'

function maskWith(body: unknown): PersonalDataMask {
  const mask = new PersonalDataMask()
  mask.learn(body)
  return mask
}

describe('what belongs to other people is taken out', () => {
  const person = {
    id: 4711,
    email: 'maria.silva@provedor.com.br',
    first_name: 'Maria Aparecida',
    last_name: "d'Ávila (Souza)",
    address: 'Rua X, 5 / fundos "B"',
    address_2: 'Apto 31 & 32',
    city: 'Mauá',
    zip: '09310040',
    phone: '11987654321',
    document_number: '00000000191',
  }
  const values = Object.values(person).filter((value) => typeof value === 'string')

  test.each(Object.keys(person).filter((key) => key !== 'id'))('by the key %s', (key) => {
    const shown = new PersonalDataMask().body(JSON.stringify({ data: [{ id: 1, [key]: 'Ana' }] }))
    expect(shown).toBe(JSON.stringify({ data: [{ id: 1, [key]: '***' }] }))
  })

  test.each(['document_number', 'phone', 'zip'])('by the key %s, also as a number', (key) => {
    expect(new PersonalDataMask().body(`{"${key}":11987654321}`)).toBe(`{"${key}":"***"}`)
  })

  test.each([
    ['alone', (value: string) => value],
    ['in a sentence', (value: string) => `The customer ${value} has no such thing.`],
    ['in a sentence of its own letters', (value: string) => `Sra. ${value}, bom dia: ${value}!`],
    ['in quotes', (value: string) => `no "${value}"`],
    ['in markup', (value: string) => `<b>${value}</b>`],
    ['in JSON', (value: string) => JSON.stringify({ errors: `no ${value}`, meta: [value] })],
    ['in a query', (value: string) => `GET /x?after=${encodeURIComponent(value)}`],
    [
      'in a form',
      (value: string) => `after=${new URLSearchParams({ x: value }).toString().slice(2)}`,
    ],
  ])('by value %s', (_, plant) => {
    const mask = maskWith({ data: [person] })
    for (const value of values) {
      const text = plant(value)
      const odd = JSON.stringify({ errors: text, meta: { seen: [text] } })
      for (const shown of [mask.text(text), mask.body(text), mask.body(odd)]) {
        expect(shown).not.toContain(value)
        expect(shown).not.toContain(JSON.stringify(value).slice(1, -1))
        expect(shown).not.toContain(encodeURIComponent(value))
        expect(shown).toContain('***')
      }
    }
  })

  test.each([
    'ana@example.com',
    'ana.b+c@mail.example.com.br',
    '529.982.247-25',
    '52998224725',
    '11222333000181',
    '11.222.333/0001-81',
    '(11) 98765-4321',
  ])('by its form, where nobody has learned it: %s', (value) => {
    const shown = new PersonalDataMask().text(`no customer has ${value}, sorry`)
    expect(shown).not.toContain(value)
  })

  test('never its own people, nor an id', () => {
    const mask = maskWith({ data: { first_name: 'Conceição', id: 12_345_678_901 } })
    mask.addOwn(['Conceição', 'sabia-r1-1@example.com', '11987654321'])
    mask.learn({ first_name: 'Conceição' })
    const text = 'Conceição sabia-r1-1@example.com 11987654321 /api/customers/12345678901'
    expect(mask.text(text)).toBe(text)
    const body = '{"id":12345678901,"first_name":"Conceição","phone":"11987654321"}'
    expect(mask.body(body)).toBe(body)
  })

  test('also people who become known after others were looked for, until they are its own', () => {
    const mask = new PersonalDataMask()
    expect(mask.text('Conceição')).toBe('Conceição')
    mask.learn({ first_name: 'Conceição' })
    expect(mask.text('Conceição')).toBe('***')
    mask.addOwn(['Conceição'])
    expect(mask.text('Conceição')).toBe('Conceição')
  })

  test('not in a body that the run sent, which is shown apart from one that came', () => {
    const mask = new PersonalDataMask()
    const body = '{"first_name":"Ana"}'
    for (let time = 0; time < 2; time++) {
      expect(mask.sent(body)).toBe(body)
      expect(mask.body(body)).toBe('{"first_name":"***"}')
      expect(mask.text(body)).toBe(body)
    }
  })

  test('not the name of a thing on sale', () => {
    const body = '{"product":{"id":1,"name":"Basic plan"},"price_point":{"name":"Monthly"}}'
    const mask = maskWith(JSON.parse(body))
    expect(mask.body(body)).toBe(body)
  })

  test('not a word that only begins or ends like a name', () => {
    const mask = maskWith({ first_name: 'Rosa' })
    expect(mask.text('Rosana, prosa, Rosa')).toBe('Rosana, prosa, ***')
  })
})
describe('a hostile text is masked in no time', () => {
  const length = 64 * 1024
  const fill = (part: string) => part.repeat(Math.ceil(length / part.length)).slice(0, length)
  const parts = ['a', '@', 'a@', 'a.', 'a@a.', '1', '1-', '"', '\\', '{"a":', '[', 'a=', '&a', 'é ']
  const texts = [...parts, "' ", '<', '"access_token"', '"access_token":"', '"token":"\\', 'Maria ']

  test.each(texts)('of many %j', (part) => {
    const mask = maskWith(
      Array.from({ length: 500 }, (_, index) => ({ first_name: `Maria ${index}`, city: 'Mauá' })),
    )
    mask.addSecret('a-secret', '$SABIA_CLIENT_SECRET')
    mask.addOwn(Array.from({ length: 50 }, (_, index) => `own-${index}@example.com`))
    const text = fill(part)
    const begun = performance.now()
    mask.body(text)
    mask.text(text)
    mask.body(JSON.stringify({ errors: text }))
    expect(performance.now() - begun).toBeLessThan(10_000)
  })
})
