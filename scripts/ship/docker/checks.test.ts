import { expect, test } from '@jest/globals'
import { CHECKS } from './checks.ts'
import type { Machine } from './machine.ts'

test('a check that fails leaves no container behind', async () => {
  const started: string[] = []
  const stopped: string[] = []
  for (const [title, check] of Object.entries(CHECKS)) {
    const machine: Machine = {
      start: async () => {
        started.push(title)
        return {
          url: 'http://127.0.0.1:9',
          health: () => Promise.reject(new Error('nothing tells its health')),
          stop: async () => {
            stopped.push(title)
            return { exitCode: 0, log: '' }
          },
        }
      },
      run: async () => ({ exitCode: 0, log: '' }),
      weigh: async () => '',
      remove: async () => {},
    }
    await Promise.allSettled([check(machine)])
  }
  expect(started.length).toBeGreaterThan(3)
  expect(stopped).toEqual(started)
})
