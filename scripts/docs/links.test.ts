import { expect, test } from '@jest/globals'
import { toRelative } from './links.ts'

test.each([
  ['index.html', 'ledger.html#G17', 'ledger.html#G17'],
  ['guides/errors.html', 'ledger.html#G17', '../ledger.html#G17'],
  ['guides/errors.html', 'guides/webhooks.html', 'webhooks.html'],
  ['playground/index.html', 'assets/site.css', '../assets/site.css'],
])('from %s to %s leads %s', (from, target, link) => {
  expect(toRelative(from, target)).toBe(link)
})
