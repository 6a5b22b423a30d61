import { expect, test } from '@jest/globals'
import { Mask } from './mask.ts'

const own = { email: 'sabia-r1-1@example.com', document_number: '01234567890', first_name: 'Zoë' }

function maskOfRun(): Mask {
  const mask = new Mask()
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
