import { afterEach, describe, expect, test } from '@jest/globals'
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { packageFolder } from './package-folder.ts'
import { createTemporaryFolder } from './testing/temporary-folder.ts'

/** What the tests start: the sources, so that no build has to come first. */
const COMMAND = ['--import', './scripts/register.mjs', 'scripts/cli/main.ts']

const children: ChildProcess[] = []

afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL')
})

describe('the process', () => {
  test('ends with 0 on SIGTERM, after a request that runs', async () => {
    const { child, url } = await startMock()
    const body = new ReadableStream({
      start: (controller) => {
        setTimeout(() => child.kill('SIGTERM'), 50)
        setTimeout(() => {
          controller.enqueue(new TextEncoder().encode('grant_type=none'))
          controller.close()
        }, 300)
      },
    })
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    const request = { method: 'POST', headers, body, duplex: 'half' } as RequestInit
    const ended = once(child, 'exit')
    expect((await fetch(`${url}/oauth/token`, request)).status).toBe(400)
    expect(await ended).toEqual([0, null])
  })

  test('ends at once with 130 on a second signal', async () => {
    const { child, url } = await startMock()
    const ended = once(child, 'exit')
    const never = new ReadableStream({ pull: () => new Promise(() => undefined) })
    const request = { method: 'POST', body: never, duplex: 'half' } as RequestInit
    const failed = fetch(`${url}/oauth/token`, request).catch(() => 'cut off')
    for (const wait of [100, 400]) {
      await new Promise((resolve) => setTimeout(resolve, wait))
      child.kill('SIGINT')
    }
    expect(await ended).toEqual([130, null])
    expect(await failed).toBe('cut off')
  })

  test('ends with the exit code of its command', async () => {
    const options = ['--target', 'http://127.0.0.1:1', '--report', createTemporaryFolder()]
    const words = [...COMMAND, 'contract', '--only', 'TOK-GRANT-001', ...options]
    const child = spawn(process.execPath, words, { cwd: packageFolder() })
    children.push(child)
    expect(await once(child, 'exit')).toEqual([3, null])
  })

  test('ends quietly when its reader has seen enough', async () => {
    const child = spawn(process.execPath, [...COMMAND, 'gaps'], { cwd: packageFolder() })
    let errors = ''
    child.stderr.on('data', (part: Buffer) => {
      errors += part.toString()
    })
    child.stdout.destroy()
    expect(await once(child, 'exit')).toEqual([0, null])
    expect(errors).toBe('')
  })
})

async function startMock() {
  const words = [...COMMAND, 'mock', '--port', '0', '--quiet']
  const child = spawn(process.execPath, words, { cwd: packageFolder() })
  children.push(child)
  const [line] = (await once(child.stdout, 'data')) as [Buffer]
  const [url = ''] = /http:\S+/.exec(line.toString()) ?? []
  return { child, url }
}
