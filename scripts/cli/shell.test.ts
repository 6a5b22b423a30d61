import { expect, test } from '@jest/globals'
import { PassThrough } from 'node:stream'
import { untilEnter } from './shell.ts'

test('waits until a line comes', async () => {
  const input = new PassThrough()
  const pressed = untilEnter(input, new AbortController().signal)
  input.write('\n')
  await pressed
})

test('waits no longer than it is asked to', async () => {
  const stop = new AbortController()
  const pressed = untilEnter(new PassThrough(), stop.signal)
  stop.abort()
  await expect(pressed).rejects.toThrow(/abort/)
})

test('says when nobody can press Enter', async () => {
  const input = new PassThrough()
  const pressed = untilEnter(input, new AbortController().signal)
  input.end()
  await expect(pressed).rejects.toThrow('Nobody pressed Enter: the input is closed')
})
