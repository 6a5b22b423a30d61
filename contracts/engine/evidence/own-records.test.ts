import { describe, expect, test } from '@jest/globals'
import { PersonalDataMask } from './personal-data-mask.ts'

const own = { email: 'sabia-r1-1@example.com', document_number: '01234567890', first_name: 'Zoë' }

function maskOfRun(): PersonalDataMask {
  const mask = new PersonalDataMask()
  mask.addOwn(Object.values(own))
  return mask
}

test('what a site spoils in a record of the run is shown', () => {
  const body = JSON.stringify({ data: { ...own, first_name: 'Zoe', phone: 'gone' } })
  expect(maskOfRun().body(body)).toBe(body)
})

test('it is no reason to hide the spoiled value anywhere', () => {
  const mask = maskOfRun()
  mask.learn({ data: { ...own, last_name: 'Brandao' } })
  expect(mask.text('Brandao')).toBe('Brandao')
})

test('a record beside it is hidden all the same', () => {
  const other = { email: 'ana@example.com', first_name: 'Ana', phone: '11987654321' }
  const shown = maskOfRun().body(JSON.stringify({ data: [own, other] }))
  expect(shown).toContain('"Zoë"')
  expect(shown).not.toMatch(/ana|Ana|11987654321/)
})

test('a first name alone makes no record its own', () => {
  const shown = maskOfRun().body('{"first_name":"Zoë","last_name":"Alguém"}')
  expect(shown).toBe('{"first_name":"Zoë","last_name":"***"}')
})

test('a secret in it stays secret', () => {
  const shown = maskOfRun().body(JSON.stringify({ ...own, password: 'geheim' }))
  expect(shown).toContain('"password":"***"')
})

describe('what the run sends stays as it was sent', () => {
  const city = { city: 'São Paulo', address: 'Avenida Antônia Rosa Fioravanti, 77' }
  const body = JSON.stringify({ ...own, ...city, note: 'São Paulo' })
  const neighbours = [
    { first_name: 'Paulo', last_name: 'Rosa' },
    { city: 'Antônia', name: 'example' },
  ]

  test('although customers of the site are called like words of it', () => {
    const mask = maskOfRun()
    mask.addOwn(Object.values(city))
    mask.learn(neighbours)
    for (const shown of [mask.sent(body), mask.body(body), mask.text(body)])
      expect(shown).toBe(body)
    expect(mask.sent(encodeURIComponent(body))).toBe(encodeURIComponent(body))
    expect(mask.text('Paulo, Rosa and Antônia')).toBe('***, *** and ***')
  })

  test('and so do values that were never named as its own', () => {
    expect(new PersonalDataMask().sent('{"first_name":"Zoë","zip":1310100}')).toBe(
      '{"first_name":"Zoë","zip":1310100}',
    )
  })

  test('but not what it has from the site', () => {
    const mask = maskOfRun()
    mask.learn([{ first_name: 'Maria Aparecida' }])
    mask.addSecret('geheim', '$SABIA_CLIENT_SECRET')
    const sent = '{"customer_id":"Maria Aparecida","client_secret":"geheim","secret":"other"}'
    expect(mask.sent(sent)).toBe(
      '{"customer_id":"***","client_secret":"$SABIA_CLIENT_SECRET","secret":"***"}',
    )
  })

  test('a longer name of a customer that holds a word of it is hidden whole', () => {
    const mask = maskOfRun()
    mask.learn([{ last_name: 'Zoë Maria' }])
    expect(mask.text('Zoë and Zoë Maria')).toBe('Zoë and ***')
  })
})
