import { expect, test } from '@jest/globals'
import { addressOf, routeOf } from './route.ts'

test.each([
  ['', undefined, []],
  ['#', undefined, []],
  ['#/', undefined, []],
  ['#/records', 'records', []],
  ['#/records/customers/12', 'records', ['customers', '12']],
  ['#/records/subscriptions/a%2Fb', 'records', ['subscriptions', 'a/b']],
  // The links of the reference name an operation alone.
  ['#createCustomer', 'try', ['createCustomer']],
  ['#deleteEverything', undefined, []],
  ['#__proto__', undefined, []],
  // No text in percent signs: to decode it would be an error.
  ['#/gaps/%', 'gaps', ['%']],
])('the address %j names the screen %j', (hash, screen, rest) => {
  expect(routeOf(hash)).toEqual({ screen, rest, query: {} })
})

test('an address that is read leads to the same place again', () => {
  const address = addressOf('records', ['customers', 'a/b ç'], { text: 'ana & co', after: '' })
  expect(routeOf(address)).toEqual({
    screen: 'records',
    rest: ['customers', 'a/b ç'],
    query: { text: 'ana & co' },
  })
})
