import { afterEach } from '@jest/globals'
import { createFakeShell, type FakeShell } from '../testing/fake-shell.ts'
import { run } from '../run.ts'
import type { Shell } from '../shell.ts'

const running: (() => Promise<number>)[] = []

afterEach(async () => {
  for (const end of running.splice(0)) await end()
})

/** Starts a mock that ends after the test. */
export async function start(line: string, given: Partial<Shell> = {}) {
  const shell: FakeShell = createFakeShell(given)
  const ended = run(line.split(' '), shell)
  const end = () => {
    shell.stop()
    return ended
  }
  running.push(end)
  await Promise.race([ended, shell.firstLine])
  if (shell.warned().startsWith('Cannot')) throw new Error(shell.warned())
  const [url = ''] = /http:\/\/127\.0\.0\.1:\d+/.exec(shell.written()) ?? []
  return { output: shell.written, errors: shell.warned, url, end }
}
