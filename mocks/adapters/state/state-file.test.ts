import { open, type FileHandle } from 'node:fs/promises'
import { copyFile, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { createSite, Sites, type Snapshot } from '../../index.ts'
import { connect, enrol, NOW, PERSON, send } from '../../laws/support/client.ts'
import { createReceiver } from '../../laws/support/receiver.ts'
import { keepState, keepStateIn } from './state-file.ts'

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sabia-state-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const create = async (receive = createReceiver().send) =>
  new Sites(await createSite({ customers: 2, send: receive }), { customers: 2, send: receive })

/** What a process that starts with the file as it is now would have. */
async function reopen(file: string): Promise<Snapshot[]> {
  const copy = join(folder, 'copy')
  await copyFile(file, copy)
  // Nothing is ever answered, so what is still to be delivered stays so.
  const { send: hang } = createReceiver(() => new Promise<Response>(() => {}))
  const sites = new Sites(await createSite({ customers: 0, send: hang }), { send: hang })
  const kept = await keepState(sites, copy)
  const snapshots = await toSnapshots(sites)
  await kept.close()
  sites.close()
  return snapshots
}

const toSnapshots = (sites: Sites) => Promise.all(sites.list().map((site) => site.snapshot()))

describe('state in a file', () => {
  test('outlives the sites that it is of', async () => {
    const file = join(folder, 'outlives')
    const sites = await create()
    const kept = await keepState(sites, file)
    expect(kept.loaded).toBe(false)
    const acme = await sites.add({ name: 'acme', seed: 7, customers: 4 })
    const client = await connect(acme)
    await client.call('POST', '/api/customers', PERSON)
    await kept.close()
    const later = await create()
    const again = await keepState(later, file)
    expect(again.loaded).toBe(true)
    expect(later.list().map(({ name }) => name)).toEqual(['demo', 'acme'])
    expect(await later.find('acme')?.snapshot()).toEqual(await acme.snapshot())
    await again.close()
    expect((await stat(file)).mode & 0o077).toBe(0)
    // After its end the sites go on, in memory.
    expect((await client.call('POST', '/api/customers', PERSON)).status).toBe(201)
  })

  test('is there before anybody is told of it, whatever changes', async () => {
    const file = join(folder, 'changes')
    const sites = await create()
    const kept = await keepState(sites, file)
    const { first } = sites
    const control = (method: string, path: string, body?: unknown) =>
      send(first, method, `/__sabia/${path}`, body)
    const changes: (() => Promise<unknown>)[] = [
      () => connect(first),
      () => control('PUT', 'clock', { freeze: true }),
      () => control('PUT', 'clock', { advance: '1h' }),
      () => control('POST', 'faults', { when: { every: 2 }, then: { status: 503 } }),
      () => send(first, 'GET', '/api/customers'),
      () => control('PUT', 'payer', { policy: 'accept' }),
      () => control('POST', 'webhook_endpoints', { url: 'https://shop.example.com/' }),
      () => control('POST', 'webhook_misbehaviours', { how: 'drop' }),
      () => control('POST', 'applications', { name: 'Shop', scopes: 'customers_read' }),
      () => control('PUT', 'profile', { G29: 'created' }),
      () => control('POST', 'scenarios/empty'),
      () => control('POST', 'reset'),
      () => control('POST', 'sites', { name: 'acme' }),
      () => control('DELETE', 'sites/acme'),
    ]
    for (const change of changes) {
      await change()
      const found = await reopen(file)
      expect([String(change), found]).toEqual([String(change), await toSnapshots(sites)])
    }
    const { mtimeNs: last } = await stat(file, { bigint: true })
    await kept.flush()
    expect((await stat(file, { bigint: true })).mtimeNs).toBe(last)
    await kept.close()
  })

  test('holds what is still to be delivered', async () => {
    const file = join(folder, 'pending')
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

  test('that cannot be written is said at once', async () => {
    const file = join(folder, 'nowhere', 'state')
    await expect(keepState(await create(), file)).rejects.toThrow(
      `Cannot keep the state in ${file}: ENOENT`,
    )
  })
})

describe('a state file of an older Sabiá', () => {
  const toOldText = (sites: readonly unknown[]) =>
    JSON.stringify({ format: 'sabia.state', version: 1, sites })

  test('is taken over, with what is still to be delivered', async () => {
    const file = join(folder, 'old.json')
    const hung = createReceiver(() => new Promise<Response>(() => {}))
    const sites = await create(hung.send)
    sites.first.webhooks.addEndpoint({ url: 'https://shop.example.com/' })
    const client = await connect(sites.first)
    await sites.first.payer.accept((await enrol(client)).id)
    await client.call('POST', '/api/customers', PERSON)
    await sites.add({ name: 'acme', seed: 3 })
    const before = await toSnapshots(sites)
    await writeFile(file, toOldText(before))
    sites.close()

    const receiver = createReceiver(() => new Promise<Response>(() => {}))
    const later = await create(receiver.send)
    const kept = await keepState(later, file)
    expect([kept.loaded, await toSnapshots(later)]).toEqual([true, before])
    expect(receiver.received.map(({ id }) => id)).toEqual(hung.received.map(({ id }) => id))
    expect(await reopen(file)).toEqual(before)
    await kept.close()
    later.close()
    expect((await readdir(folder)).filter((name) => name.startsWith('old.json'))).toEqual([
      'old.json',
    ])
  })

  test.each([
    ["isn't valid JSON", '{"format":"sabia.st'],
    ["isn't a state file of Sabiá", '{"hello":"world"}'],
    ["isn't a state file of Sabiá", 'null'],
    ["isn't valid JSON", ''],
    ['has version 3, and this Sabiá reads 2', 'sabia.state 3\n@ 1 00000000\n'],
    ['has version 2', '{"format":"sabia.state","version":2,"sites":[]}'],
    ['has no list', '{"format":"sabia.state","version":1}'],
    ['sites.0.format is wrong', '{"format":"sabia.state","version":1,"sites":[{}]}'],
  ])('that %s is refused, and left as it is: %j', async (reason, text) => {
    const file = join(folder, 'foreign')
    await writeFile(file, text)
    const sites = await create()
    const mark = sites.first.mark()
    const keeping = keepState(sites, file)
    await expect(keeping).rejects.toThrow(`Cannot load the state from ${file}: `)
    await expect(keeping).rejects.toThrow(reason)
    expect([await readFile(file, 'utf8'), sites.first.mark()]).toEqual([text, mark])
  })

  test('with one broken record changes no site', async () => {
    const file = join(folder, 'broken')
    const sites = await create()
    const broken = structuredClone(await sites.first.snapshot())
    broken.site = 'acme'
    broken.records.customers.written.push({ id: 99 })
    await connect(sites.first)
    const before = await sites.first.snapshot()
    const text = toOldText([await (await createSite()).snapshot(), broken])
    await writeFile(file, text)
    await expect(keepState(sites, file)).rejects.toThrow(file)
    expect([await sites.first.snapshot(), sites.size]).toEqual([before, 1])
    expect(await readFile(file, 'utf8')).toBe(text)
  })
})

describe('a full disk', () => {
  /** A file system that has no room for so long. */
  function createDisk() {
    const disk = { isFull: false, room: Infinity, failed: 0 }
    const openFile = async (path: string, flags: string, mode?: number): Promise<FileHandle> => {
      const handle = await open(path, flags, mode)
      const write = handle.write.bind(handle) as (
        bytes: Buffer,
        offset: number,
        length: number,
        position: number,
      ) => Promise<unknown>
      const writeSome = async (bytes: Buffer, offset: number, length: number, position: number) => {
        if (!disk.isFull) return write(bytes, offset, length, position)
        disk.failed += 1
        // As on a real one, a part still fits.
        await write(bytes, offset, Math.min(length, 20), position)
        const message = 'ENOSPC: no space left on device, write'
        throw Object.assign(new Error(message), { code: 'ENOSPC' })
      }
      return Object.assign(handle, { write: writeSome })
    }
    return { disk, openFile }
  }

  test('answers 503, says why, and goes on when there is room', async () => {
    const file = join(folder, 'full')
    const { disk, openFile } = createDisk()
    const errors: unknown[] = []
    const sites = await create()
    const onError = (error: unknown) => errors.push(error)
    const kept = await keepStateIn(sites, file, { onError }, openFile)
    const acme = await sites.add({ name: 'acme' })
    const [client, other] = [await connect(sites.first), await connect(acme)]
    await client.call('POST', '/api/customers', PERSON)
    disk.isFull = true
    for (const { call } of [client, other, client]) {
      const refused = await call('POST', '/api/customers', PERSON)
      expect([refused.status, refused.body.errors]).toEqual([
        503,
        expect.stringContaining('ENOSPC: no space left on device'),
      ])
    }
    expect(String(errors[0])).toContain('ENOSPC')
    expect((await client.call<unknown[]>('GET', '/api/customers')).body.data).toHaveLength(3)
    const control = (method: string, path: string, body?: unknown) =>
      send(sites.first, method, `/__sabia/${path}`, body)
    expect((await control('POST', 'sites', { name: 'more' })).status).toBe(503)
    expect((await control('DELETE', 'sites/acme')).status).toBe(503)
    expect(sites.list().map(({ name }) => name)).toEqual(['demo', 'acme'])
    expect(await reopen(file)).toEqual(await toSnapshots(sites))

    disk.isFull = false
    const made = await client.call<{ id: number }>('POST', '/api/customers', PERSON)
    expect([made.status, made.body.data.id]).toEqual([201, 4])
    expect((await control('DELETE', 'sites/acme')).status).toBe(204)
    expect(await reopen(file)).toEqual(await toSnapshots(sites))
    expect(disk.failed).toBeGreaterThan(3)
    await kept.close()
  })

  test('at the start is said, and leaves nothing behind', async () => {
    const file = join(folder, 'never')
    const { disk, openFile } = createDisk()
    disk.isFull = true
    await expect(keepStateIn(await create(), file, {}, openFile)).rejects.toThrow(
      `Cannot keep the state in ${file}: ENOSPC`,
    )
    expect((await readdir(folder)).filter((name) => name.startsWith('never'))).toEqual([])
  })
})
