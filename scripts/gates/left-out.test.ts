import { expect, jest, test } from '@jest/globals'
// @ts-expect-error Jest loads its reporters as plain JavaScript, which has no types
import LeftOut from './left-out.mjs'

test('the summary counts the tests that were left out, by their reason', () => {
  const titles = ['one', 'two'].map((name) => `${name}, left out: this machine has no curl`)
  const skipped = [...titles, 'three, left out: it needs a live site', 'filtered away']
  const results = skipped.map((title) => ({ status: 'pending', title }))
  const passed = { status: 'passed', title: 'four, left out: no' }
  const write = jest.spyOn(process.stderr, 'write').mockReturnValue(true)
  new LeftOut().onRunComplete(undefined, { testResults: [{ testResults: [...results, passed] }] })
  const written = write.mock.calls.join('')
  write.mockRestore()
  expect(written).toContain(
    '\nTests left out:\n     2  this machine has no curl\n     1  it needs a live site\n\n',
  )
})
