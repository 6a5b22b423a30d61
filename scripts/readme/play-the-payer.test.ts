import { expect, test } from '@jest/globals'
import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { join } from 'node:path'
import { serve } from '../../mocks/adapters/node.ts'
import { createSite } from '../../mocks/index.ts'
import { root } from '../bench/bundle.ts'
import { createTemporaryFolder } from '../cli/temporary-folder.ts'

const readme = readFileSync(join(root, 'README.md'), 'utf8')
const section = /^## Play the payer\n([^]*?)^## /m.exec(readme)?.[1] ?? ''

test('the receiver and the calls of "Play the payer" do what they say', async () => {
  const [port, secret] = [await freePort(), /whsec_\w+/.exec(section)?.[0] ?? '']
  const receiver = await receive(blockOf('js').replace('3000', String(port)), secret)
  const site = await createSite()
  site.webhooks.addEndpoint({ url: `http://127.0.0.1:${port}`, secret })
  const served = await serve(site, { port: 0 })
  try {
    const calls = blockOf('sh', 'control()').replaceAll('http://127.0.0.1:4010', served.url)
    const answers = (await runShell(calls)).trim().split('\n')
    expect(answers.map((text) => JSON.parse(text) as object)).toMatchObject([
      { id: 44, status: 'active' },
      { error: { code: 'conflict' } },
      { reached: true },
      { how: 'wrong_signature' },
      { id: 43, status: 'refused' },
      { now: expect.any(String) },
      { now: expect.any(String) },
      { data: expect.any(Array) },
      { operation: 'createSubscription' },
    ])
    const told = receiver.output().trim().split('\n')
    expect(told[0]).toContain('"payment_profile.activated"')
    expect(told[1]).toBe('wrong signature')
    expect(told[2]).toContain('"payment_profile.refused"')
    expect(told.slice(3).every((one) => one.includes('"payment_profile.expired"'))).toBe(true)
    expect(told).toHaveLength(6)
  } finally {
    await served.close()
    receiver.end()
  }
})

function blockOf(language: string, beginning = ''): string {
  const blocks = [...section.matchAll(/^```(\w+)\n([^]*?)^```$/gm)]
  const found = blocks.find(([, kind, text]) => kind === language && text?.startsWith(beginning))
  if (found?.[2] === undefined) throw new Error(`Cannot find a block of ${language} in the README`)
  return found[2]
}

/** Runs a receiver in a process of its own, and waits until it listens. */
async function receive(code: string, secret: string) {
  const folder = createTemporaryFolder({ 'receiver.mjs': code })
  const child = spawn(process.execPath, [join(folder, 'receiver.mjs')], {
    env: { ...process.env, SABIA_WEBHOOK_SECRET: secret },
  })
  let output = ''
  child.stdout.on('data', (part: Buffer) => (output += part.toString()))
  const port = Number(/listen\((\d+)/.exec(code)?.[1])
  for (let tries = 0; tries < 200; tries += 1) {
    const answer = await fetch(`http://127.0.0.1:${port}`, { method: 'HEAD' }).catch(
      () => undefined,
    )
    if (answer !== undefined) break
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  // Its own first word, to the question whether it listens.
  output = ''
  return { output: () => output, end: () => void child.kill() }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}

async function runShell(calls: string): Promise<string> {
  const child = spawn('sh', ['-c', calls])
  let output = ''
  child.stdout.on('data', (part: Buffer) => (output += part.toString()))
  await new Promise((resolve) => child.once('close', resolve))
  return output
}
