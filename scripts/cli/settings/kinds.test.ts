import { describe, expect, test } from '@jest/globals'
import { ids, listenAddress, products, rate, renames, time } from './kinds.ts'

const right: [string, (text: string) => unknown, unknown][] = [
  ['500ms', readTime, 500],
  ['30s', readTime, 30_000],
  ['1.5m', readTime, 90_000],
  ['10', readRate, 10],
  ['10/s', readRate, 10],
  ['90/m', readRate, 1.5],
  ['0.5/s', readRate, 0.5],
  ['8765', readAddress, { host: '127.0.0.1', port: 8765 }],
  ['0.0.0.0:0', readAddress, { host: '0.0.0.0', port: 0 }],
  ['[::1]:80', readAddress, { host: '::1', port: 80 }],
  ['12:gold-plan', readProduct, [{ id: 12, handle: 'gold-plan' }]],
  ['client_id=uid', readNames, { client_id: 'uid' }],
  ['A-1, B-2,A-1', readIds, ['A-1', 'B-2']],
]

const wrong: [string, (text: string) => unknown][] = [
  ...['30', '0s', '61m', 's', '-1s', '2h'].map((text): Wrong => [text, readTime]),
  ...['0', '-1', '10/h', '/s', 'fast', '0/m'].map((text): Wrong => [text, readRate]),
  ...['', 'host', '70000', ':80', 'a:b'].map((text): Wrong => [text, readAddress]),
  ...['gold', '0:gold', '12:', 'x:gold', '12:a b'].map((text): Wrong => [text, readProduct]),
  ...['uid', '=uid', 'client_id=', 'a=b=c'].map((text): Wrong => [text, readNames]),
  ...['', 'A-1,', ','].map((text): Wrong => [text, readIds]),
]

type Wrong = [string, (text: string) => unknown]

describe('the values of contract settings', () => {
  test.each(right)('%s is read', (text, read, value) => {
    expect(read(text)).toEqual(value)
  })

  test.each(wrong)('"%s" is refused, and the message shows how to write it', (text, read) => {
    expect(() => read(text)).toThrow(/write (it|them) like/)
  })

  test('a name stands for one other name', () => {
    expect(() => renames('a=b', '').read(['a=b', 'a=c'], '')).toThrow('"a" is given twice')
  })
})

function readTime(text: string): unknown {
  return time('', '30s', ['1ms', '60m']).read([text], '')
}

function readRate(text: string): unknown {
  return rate('', '').read([text], '')
}

function readAddress(text: string): unknown {
  return listenAddress('').read([text], '')
}

function readProduct(text: string): unknown {
  return products('').read([text], '')
}

function readNames(text: string): unknown {
  return renames('a=b', '').read([text], '')
}

function readIds(text: string): unknown {
  return ids('').read([text], '')
}
