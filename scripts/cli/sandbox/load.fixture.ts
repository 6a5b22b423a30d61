import { expect } from '@jest/globals'
import type { Snapshot } from '../../../mocks/index.ts'
import {
  expectAllKept,
  nothingYet,
  type Acknowledged,
} from '../../../mocks/laws/support/acknowledged.ts'
import { until } from '../../../mocks/laws/support/receiver.ts'
import { ask, grant, makeSite, type Made, type Sandbox } from './sandbox.fixture.ts'

/** A sandbox that receives what tests send it. */
export const LOADED = {
  allow_private_webhooks: true,
  limits: { records: 1_000_000, requests: 1_000_000, deliveries: 20_000 },
}

/** What a site of a sandbox has acknowledged. */
export interface Loaded extends Acknowledged {
  made: Made
}

/** Makes a site whose payer accepts at once, and whose webhooks are received under its name. */
export async function prepare(sandbox: Sandbox, name: string, url: string): Promise<Loaded> {
  const made = await makeSite(sandbox, { name, customers: 0 })
  const control = (method: string, path: string, body: unknown) =>
    ask(sandbox, method, `/sites/${name}/__sabia/${path}`, body, made.control_token)
  await control('POST', 'webhook_endpoints', { url: url + name })
  await control('PUT', 'payer', { policy: 'accept', delay: '1ms' })
  return { ...nothingYet(), made, tokens: [await grant(sandbox, made)] }
}

/** Compares what a site has with all that it acknowledged. */
export async function compare(sandbox: Sandbox, site: Loaded): Promise<void> {
  const { name, control_token: token } = site.made
  const answer = await ask(sandbox, 'GET', `/sites/${name}/__sabia/snapshot`, undefined, token)
  expectAllKept((await answer.json()) as Snapshot, site)
  for (const granted of site.tokens) {
    const path = `/sites/${name}/api/customers?per_page=1`
    expect((await ask(sandbox, 'GET', path, undefined, granted)).status).toBe(200)
  }
}

/** Waits until the webhook of each payer's decision has come, always with one id; returns how many. */
export async function untilReceived(
  sites: readonly Loaded[],
  received: ReadonlyMap<string, readonly string[]>,
): Promise<number> {
  const keys = sites.flatMap(({ made, profiles }) =>
    [...profiles].map((id) => `${made.name}/${id}`),
  )
  await until(() => keys.every((key) => received.has(key)))
  expect(keys.filter((key) => new Set(received.get(key)).size !== 1)).toEqual([])
  return keys.length
}
