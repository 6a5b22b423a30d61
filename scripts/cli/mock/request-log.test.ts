import { expect, test } from '@jest/globals'
import { createTextLog, toJsonLogLine } from './request-log.ts'

const answered = {
  site: 'demo',
  method: 'GET',
  path: '/api/customers/1',
  status: 200,
  operationId: 'readCustomer',
  milliseconds: 1.23456,
}
const at = new Date(2026, 10, 21, 9, 8, 7)

test('tells of a request in one line', () => {
  expect(createTextLog(false, false)(answered, at)).toBe(
    '09:08:07 GET  /api/customers/1 200 1.2 ms readCustomer\n',
  )
})

test('names the site where there are several', () => {
  expect(createTextLog(false, true)(answered, at)).toContain(' demo GET ')
})

test('paints the status, where the terminal shows colours', () => {
  const paint = createTextLog(true, false)
  expect(paint(answered, at)).toContain('\u001B[32m200\u001B[0m')
  expect(paint({ ...answered, status: 404 }, at)).toContain('\u001B[33m404\u001B[0m')
  expect(paint({ ...answered, status: 500 }, at)).toContain('\u001B[31m500\u001B[0m')
})

test('lets no control character reach the terminal, and cuts long paths', () => {
  const line = createTextLog(false, false)(
    { ...answered, path: `/\u001B[2J\u009B${'a'.repeat(500)}` },
    at,
  )
  expect(line).toMatch(/ \/\?\[2J\?a+… 200 /)
  expect(line.length).toBeLessThan(200)
})

test('is one JSON object a line', () => {
  expect(JSON.parse(toJsonLogLine({ ...answered, operationId: undefined }, at))).toEqual({
    event: 'request',
    time: at.toISOString(),
    site: 'demo',
    method: 'GET',
    path: '/api/customers/1',
    status: 200,
    milliseconds: 1.235,
  })
})

test('lets no text of a request be a command to a CI runner', () => {
  const hostile = {
    ...answered,
    path: '/sites/##[error]boom\r\n::error::boom\u001B[2J',
    site: '##vso[task]\n::add-mask::x',
  }
  for (const line of [createTextLog(false, true)(hostile, at), toJsonLogLine(hostile, at)]) {
    expect(line).toMatch(/^[^\p{Cc}]+\n$/u)
    expect(line).not.toContain('##')
    expect(line).not.toMatch(/^::/m)
  }
  expect(JSON.parse(toJsonLogLine(hostile, at))).toMatchObject({
    path: hostile.path,
    site: hostile.site,
  })
})
