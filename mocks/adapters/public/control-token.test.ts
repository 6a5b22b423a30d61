import { describe, expect, jest, test } from '@jest/globals'
import dns from 'node:dns'
import type { OutgoingHttpHeaders } from 'node:http'
import { createSite } from '../../site.ts'
import { serve, type ServeOptions } from '../node.ts'
import { sendRaw } from '../serving.fixture.ts'

describe('a control token', () => {
  const TOKEN = 'a-long-control-token'

  async function withServer(options: ServeOptions, act: (port: number) => Promise<void>) {
    const served = await serve(await createSite({ customers: 1 }), { port: 0, ...options })
    try {
      await act(served.port)
    } finally {
      await served.close()
    }
  }

  test.each(['0.0.0.0', '::', '', '192.168.0.7', 'mock.example.com', '127.0.0.1.example.com'])(
    'has to be given for the address %j',
    async (host) => {
      const site = await createSite({ customers: 1 })
      await expect(serve(site, { host, port: 0 })).rejects.toThrow(
        /^Cannot serve: other machines can reach .* give --control-token TOKEN/,
      )
    },
  )

  test('has to be given for a name under localhost that leads elsewhere', async () => {
    const found = jest.spyOn(dns, 'lookup').mockImplementation((...args: unknown[]) => {
      const done = args.at(-1) as (...found: unknown[]) => void
      const { all } = args[1] as { all?: boolean }
      // Node 20 asks for one address, later ones for all.
      if (all === true) done(null, [{ address: '0.0.0.0', family: 4 }])
      else done(null, '0.0.0.0', 4)
    })
    try {
      const serving = serve(await createSite({ customers: 1 }), { host: 'far.localhost', port: 0 })
      await expect(serving).rejects.toThrow(/^Cannot serve: other machines can reach 0\.0\.0\.0/)
      expect(found).toHaveBeenCalled()
    } finally {
      found.mockRestore()
    }
  })

  test('must not be empty', async () => {
    const site = await createSite({ customers: 1 })
    await expect(serve(site, { port: 0, controlToken: '' })).rejects.toThrow('token is empty')
  })

  test.each(['127.0.0.1', '0.0.0.0'])('is asked for at %s', async (host) => {
    await withServer({ host, controlToken: TOKEN }, async (port) => {
      const ask = async (path: string, headers: OutgoingHttpHeaders) =>
        (await sendRaw(port, 'GET', path, headers)).status
      expect(await ask('/__sabia/clock', {})).toBe(401)
      expect(await ask('/__sabia/nothing', {})).toBe(401)
      expect(await ask('/sites/demo/__sabia/clock', {})).toBe(401)
      expect(await ask('/__sabia/clock', { authorization: `Bearer ${TOKEN}x` })).toBe(401)
      expect(await ask('/__sabia/clock', { authorization: `Basic ${btoa(`:${TOKEN}`)}` })).toBe(401)
      expect(await ask('/__sabia/clock', { 'x-sabia-control-token': TOKEN.slice(1) })).toBe(401)
      expect(await ask('/__sabia/clock', { authorization: `Bearer ${TOKEN}` })).toBe(200)
      expect(await ask('/__sabia/clock', { 'x-sabia-control-token': TOKEN })).toBe(200)
      expect(await ask('/__sabia/health', {})).toBe(200)
      const refused = await sendRaw(port, 'GET', '/__sabia/clock', {})
      expect(refused.headers['www-authenticate']).toBe('Bearer')
    })
  })

  test('is not asked of the webhooks that a mock sends to its own inbox', async () => {
    const site = await createSite()
    const served = await serve(site, { port: 0, controlToken: TOKEN })
    try {
      site.webhooks.addEndpoint({ url: `${served.url}/__sabia/inbox` })
      site.webhooks.addEndpoint({ url: `${served.url}/sites/demo/__sabia/inbox` })
      await site.payer.accept(44)
      await site.webhooks.wait()
      expect(site.webhooks.deliveries()).toMatchObject([
        { state: 'delivered', attempts: [{ status: 204 }] },
        { state: 'delivered', attempts: [{ status: 204 }] },
      ])
    } finally {
      await served.close()
    }
  })

  test('does not open the door to foreign hosts and origins', async () => {
    await withServer({ host: '0.0.0.0', controlToken: TOKEN }, async (port) => {
      const known = { 'x-sabia-control-token': TOKEN }
      for (const headers of [
        { host: 'evil.example.com' },
        { origin: 'https://evil.example.com' },
      ]) {
        expect(
          (await sendRaw(port, 'GET', '/__sabia/clock', { ...known, ...headers })).status,
        ).toBe(403)
      }
    })
  })
})

describe('webhooks of a server that others reach', () => {
  const url = 'http://169.254.169.254/latest'

  async function tryTarget(options: ServeOptions): Promise<string | undefined> {
    const site = await createSite({ customers: 1 })
    const served = await serve(site, { port: 0, controlToken: 'token', ...options })
    try {
      site.webhooks.addEndpoint({ url })
      return undefined
    } catch (error) {
      return (error as Error).message
    } finally {
      await served.close()
    }
  }

  test('do not go to private addresses, unless allowed', async () => {
    const host = '0.0.0.0'
    expect(await tryTarget({ host })).toMatch(/it is an address of a private network/)
    expect(await tryTarget({ host, allowPrivateWebhooks: true })).toBeUndefined()
    expect(await tryTarget({})).toBeUndefined()
  })
})
