import { spawn } from 'node:child_process'
import { mkdir, mkdtemp, readdir, readFile, rm, rmdir, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { build } from 'esbuild'
import { createSite, Sites, type Snapshot } from '../../index.ts'
import { connect, enrol, NOW, PERSON } from '../../laws/support/client.ts'
import { createReceiver, until } from '../../laws/support/receiver.ts'
import { keepState } from './state-file.ts'

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sabia-state-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const open = async (send = createReceiver().send) =>
  new Sites(await createSite({ customers: 2, send }), { customers: 2, send })

interface Kept {
  format: string
  version: number
  sites: Snapshot[]
}

async function read(file: string): Promise<Kept> {
  return JSON.parse(await readFile(file, 'utf8')) as Kept
}

describe('state in a file', () => {
  test('outlives the sites that it is of', async () => {
    const file = join(folder, 'outlives.json')
    const sites = await open()
    const kept = await keepState(sites, file)
    expect(kept.loaded).toBe(false)
    const acme = await sites.add({ name: 'acme', seed: 7, customers: 4 })
    const client = await connect(acme)
    await client.call('POST', '/api/customers', PERSON)
    await kept.close()
    const later = await open()
    const again = await keepState(later, file)
    expect(again.loaded).toBe(true)
    expect(later.list().map(({ name }) => name)).toEqual(['demo', 'acme'])
    expect(await later.find('acme')?.snapshot()).toEqual(await acme.snapshot())
    await again.close()
    expect((await stat(file)).mode & 0o077).toBe(0)
  })

  test('is saved while something changes, and not when nothing does', async () => {
    const file = join(folder, 'changes.json')
    const sites = await open()
    const kept = await keepState(sites, file, { interval: 20 })
    const { mtimeNs: first } = await stat(file, { bigint: true })
    await kept.flush()
    expect((await stat(file, { bigint: true })).mtimeNs).toBe(first)
    const changes: (() => unknown)[] = [
      () => connect(sites.first),
      () => sites.first.clock.freeze(),
      () => sites.first.clock.advance('1h'),
      () => sites.first.faults.add({ when: { every: 2 }, then: { status: 503 } }),
      () => sites.first.fetch('http://x/api/customers', { headers: { prefer: 'x' } }),
      () => sites.first.payer.setPolicy({ policy: 'accept' }),
      () => sites.first.webhooks.addEndpoint({ url: 'https://shop.example.com/' }),
      () => sites.first.webhooks.misbehave({ how: 'drop' }),
      () => sites.first.createApplication({ name: 'Shop', scopes: 'customers_read' }),
      () => sites.first.setProfile({ G29: 'created' }),
      () => sites.first.scenario('empty'),
      () => sites.first.reset(),
      () => sites.add({ name: 'acme' }),
      () => sites.remove('acme'),
    ]
    for (const change of changes) {
      await change()
      const toPresent = () => Promise.all(sites.list().map((site) => site.snapshot()))
      const isSaved = async () =>
        JSON.stringify((await read(file)).sites) === JSON.stringify(await toPresent())
      // On a busy machine the next save may be late.
      for (let tries = 0; tries < 500 && !(await isSaved()); tries += 1) await setTimeout(10)
      expect([String(change), (await read(file)).sites]).toEqual([
        String(change),
        await toPresent(),
      ])
    }
    await kept.close()
  })

  test('holds what is still to be delivered', async () => {
    const file = join(folder, 'pending.json')
    const down = createReceiver(() => new Response('down', { status: 503 }))
    const sites = new Sites(await createSite({ now: NOW, customers: 1, send: down.send }))
    const kept = await keepState(sites, file)
    sites.first.webhooks.addEndpoint({ url: 'https://shop.example.com/' })
    const { id } = await enrol(await connect(sites.first))
    await sites.first.payer.accept(id)
    await sites.first.webhooks.wait()
    await kept.close()
    sites.close()

    const up = createReceiver()
    const later = new Sites(await createSite({ send: up.send }))
    const again = await keepState(later, file)
    await later.first.clock.advance('5s')
    expect(up.received.map((one) => one.id)).toEqual([down.received[0]?.id])
    expect(later.first.webhooks.deliveries()).toMatchObject([{ state: 'delivered' }])
    await again.close()
  })

  test.each([
    ["isn't valid JSON", '{"format":"sabia.st'],
    ["isn't a state file of Sabiá", '{"hello":"world"}'],
    ["isn't a state file of Sabiá", 'null'],
    ['has version 2', '{"format":"sabia.state","version":2,"sites":[]}'],
    ['has no list', '{"format":"sabia.state","version":1}'],
    ['sites.0.format is wrong', '{"format":"sabia.state","version":1,"sites":[{}]}'],
  ])('that %s is refused, and left as it is: %s', async (reason, text) => {
    const file = join(folder, 'foreign.json')
    await writeFile(file, text)
    const sites = await open()
    const mark = sites.first.mark()
    const keeping = keepState(sites, file)
    await expect(keeping).rejects.toThrow(`Cannot load the state from ${file}: `)
    await expect(keeping).rejects.toThrow(reason)
    expect([await readFile(file, 'utf8'), sites.first.mark()]).toEqual([text, mark])
  })

  test('with one broken record changes no site', async () => {
    const file = join(folder, 'broken.json')
    const sites = await open()
    await (await keepState(sites, file)).close()
    const kept = await read(file)
    const broken = structuredClone(kept.sites[0]!)
    broken.site = 'acme'
    broken.records.customers.written.push({ id: 99 })
    await connect(sites.first)
    const before = await sites.first.snapshot()
    await writeFile(file, JSON.stringify({ ...kept, sites: [...kept.sites, broken] }))
    await expect(keepState(sites, file)).rejects.toThrow(file)
    expect([await sites.first.snapshot(), sites.size]).toEqual([before, 1])
  })

  test('that cannot be written is said at once', async () => {
    const file = join(folder, 'nowhere', 'state.json')
    await expect(keepState(await open(), file)).rejects.toThrow(
      `Cannot keep the state in ${file}: ENOENT`,
    )
  })

  test('that cannot be written for a while is told, and saved later', async () => {
    const file = join(folder, 'later.json')
    const sites = await open()
    const errors: unknown[] = []
    const onError = (error: unknown) => errors.push(error)
    const kept = await keepState(sites, file, { interval: 10, onError })
    // A folder stands where the temporary file is to be: also in the way of root.
    await mkdir(`${file}.${process.pid}.tmp`)
    await connect(sites.first)
    await until(() => errors.length > 0)
    await rmdir(`${file}.${process.pid}.tmp`)
    await kept.close()
    expect((await read(file)).sites[0]?.tokens).toHaveLength(1)
  })
})

/** Creates customers, and tells after each save how many there are on the disk. */
const CHILD = `
import { writeSync } from 'node:fs'
import { createSite, Sites } from './mocks/index.ts'
import { keepState } from './mocks/adapters/state/state-file.ts'
import { connect, PERSON } from './mocks/laws/support/client.ts'
const sites = new Sites(await createSite({ customers: 0 }))
const kept = await keepState(sites, process.argv[2] ?? '', { interval: 3 })
const { call } = await connect(sites.first)
for (;;) {
  const { body } = await call('POST', '/api/customers', PERSON)
  writeSync(1, 'made ' + body.data.id + '\\n')
  if (body.data.id % 3 === 0) {
    await kept.flush()
    writeSync(1, 'saved ' + body.data.id + '\\n')
  }
}
`

describe('a process that is killed', () => {
  test('leaves the last saved state or a newer one, fifty times', async () => {
    const program = join(folder, 'child.mjs')
    const root = fileURLToPath(new URL('../../..', import.meta.url))
    await build({
      stdin: { contents: CHILD, resolveDir: root, loader: 'ts' },
      bundle: true,
      platform: 'node',
      format: 'esm',
      outfile: program,
      logLevel: 'error',
    })
    // Two at a time: most of it is starting.
    await Promise.all([killOften(program, 'left.json'), killOften(program, 'right.json')])
  }, 60_000)
})

/** Kills a program 25 times, each time with the file that the last one left. */
async function killOften(program: string, name: string): Promise<void> {
  const file = join(folder, name)
  let made = 0
  for (let round = 0; round < 25; round++) {
    // Each moment of the first 50 ms, one after the other.
    const output = await runAndKill(program, file, 2 * round)
    const numbers = (word: string) =>
      [...output.matchAll(new RegExp(`^${word} (\\d+)$`, 'gm'))].map(([, id]) => Number(id))
    const { sites } = await read(file)
    const present = sites[0]?.records.customers.written.length ?? 0
    const saved = Math.max(0, ...numbers('saved'))
    expect(present).toBeGreaterThanOrEqual(saved)
    // The kill may come between a write and the word of it.
    made = Math.max(made, present, ...numbers('made'))
    expect(present).toBeLessThanOrEqual(made)
  }
  expect(made).toBeGreaterThan(0)
  const kept = await keepState(new Sites(await createSite()), file)
  await kept.close()
  expect((await readdir(folder)).filter((one) => one.startsWith(name))).toEqual([name])
}

/** Runs a program until its first word and some milliseconds more, and kills it without a warning. */
function runAndKill(program: string, file: string, milliseconds: number): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [program, file], { stdio: ['ignore', 'pipe', 'inherit'] })
    let output = ''
    child.stdout.on('data', (bytes: Buffer) => {
      if (output === '') void setTimeout(milliseconds).then(() => child.kill('SIGKILL'))
      output += String(bytes)
    })
    child.on('error', reject)
    child.on('close', (_, signal) => {
      if (signal === 'SIGKILL') resolve(output)
      else reject(new Error('The child ended by itself'))
    })
  })
}
