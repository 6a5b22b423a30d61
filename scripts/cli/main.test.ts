import { afterEach, beforeAll, describe, expect, test } from '@jest/globals'
import { spawn, type ChildProcess } from 'node:child_process'
import { cpSync } from 'node:fs'
import { once } from 'node:events'
import { request, type ClientRequest, type IncomingMessage } from 'node:http'
import { join } from 'node:path'
import { bundle } from '../build/bundle.ts'
import { packageFolder } from './package-folder.ts'
import { createTemporaryFolder } from './testing/temporary-folder.ts'

/** What the tests start: the command, built from the sources as they are. */
const installed = createTemporaryFolder()
const command = join(installed, 'dist/cli.js')

beforeAll(async () => {
  cpSync(join(packageFolder(), 'package.json'), join(installed, 'package.json'))
  await bundle(packageFolder(), join(installed, 'dist'))
})

const children: ChildProcess[] = []

afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL')
})

describe('the process', () => {
  test('ends with 0 on SIGTERM, after a request that runs', async () => {
    const { child, url } = await startMock()
    const ended = once(child, 'exit')
    const asked = await ask(url)
    child.kill('SIGTERM')
    await isRefused(url)
    const answered = once(asked, 'response')
    asked.end('grant_type=none')
    const [answer] = (await answered) as [IncomingMessage]
    expect(answer.statusCode).toBe(400)
    answer.resume()
    expect(await ended).toEqual([0, null])
  })

  test('ends at once with 130 on a second signal', async () => {
    const { child, url } = await startMock()
    const ended = once(child, 'exit')
    const cutOff = once(await ask(url), 'error')
    child.kill('SIGINT')
    await isRefused(url)
    // For a moment, further signals count as the first one, which npm may forward.
    while (child.exitCode === null) {
      child.kill('SIGINT')
      await isRefused(url)
    }
    expect(await ended).toEqual([130, null])
    expect(await cutOff).toMatchObject([{ code: 'ECONNRESET' }])
  })

  test('ends with the exit code of its command', async () => {
    const options = ['--target', 'http://127.0.0.1:1', '--report', createTemporaryFolder()]
    const words = [command, 'contract', '--only', 'TOK-GRANT-001', ...options]
    const child = spawn(process.execPath, words)
    children.push(child)
    expect(await once(child, 'exit')).toEqual([3, null])
  })

  test('ends quietly when its reader has seen enough', async () => {
    const child = spawn(process.execPath, [command, 'gaps'])
    let errors = ''
    child.stderr.on('data', (part: Buffer) => {
      errors += part.toString()
    })
    child.stdout.destroy()
    expect(await once(child, 'exit')).toEqual([0, null])
    expect(errors).toBe('')
  })

  test.each([
    ['openapi > api.yaml', 1, 'Cannot print'],
    ['openapi --out api.yaml', 2, 'Cannot write .*api.yaml'],
  ])('says that a file is not whole: %s', async (line, code, cannot) => {
    const folder = createTemporaryFolder()
    const script = `cd "$1"; ulimit -f 10; exec "$2" "$3" ${line}`
    const child = spawn('sh', ['-c', script, 'sh', folder, process.execPath, command])
    let errors = ''
    child.stderr.on('data', (part: Buffer) => {
      errors += part.toString()
    })
    expect(await once(child, 'close')).toEqual([code, null])
    expect(errors).toMatch(new RegExp(`^${cannot}: the file would exceed .* EFBIG`))
  })
})

/** Begins a request for a token; resolves when the mock has it and waits for its body. */
async function ask(url: string): Promise<ClientRequest> {
  const headers = {
    'content-type': 'application/x-www-form-urlencoded',
    expect: '100-continue',
  }
  const asked = request(`${url}/oauth/token`, { method: 'POST', headers })
  asked.flushHeaders()
  await once(asked, 'continue')
  return asked
}

/** Resolves when the mock takes no new connection any more: it is stopping. */
async function isRefused(url: string): Promise<void> {
  const isTaken = () =>
    fetch(url).then(
      (answer) => answer.arrayBuffer().then(() => true),
      () => false,
    )
  while (await isTaken());
}

async function startMock() {
  const child = spawn(process.execPath, [command, 'mock', '--port', '0', '--quiet'])
  children.push(child)
  const [line] = (await once(child.stdout, 'data')) as [Buffer]
  const [url = ''] = /http:\S+/.exec(line.toString()) ?? []
  return { child, url }
}
