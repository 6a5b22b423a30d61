import { expect } from '@jest/globals'
import { createChance } from '../../../mocks/world/random.ts'
import { testUnless } from '../../tools/test-unless.ts'
import {
  compare,
  KILLS,
  LOADED,
  prepare,
  untilReceived,
  write,
  type Acknowledged,
} from './load.fixture.ts'
import {
  ask,
  createHttpReceiver,
  grant,
  kill,
  lack,
  startSandbox,
  type Sandbox,
} from './sandbox.fixture.ts'

/** How many clients write at a time, to both sites in turn. */
const CLIENTS = 8

testUnless(
  lack,
  `a workerd that is killed ${KILLS} times under load loses nothing that it acknowledged`,
  async () => {
    const { received, url } = await createHttpReceiver()
    const first = await startSandbox(LOADED)
    const known = await Promise.all(['one', 'two'].map((name) => prepare(first, name, url)))
    const chance = createChance(11)
    await load(first, known, 40 + Math.floor(chance.next() * 400))
    for (let round = 1; round < KILLS; round++) {
      const next = await startSandbox(LOADED, { data: first.data })
      await load(next, known, 40 + Math.floor(chance.next() * 400))
    }
    const last = await startSandbox(LOADED, { data: first.data })
    for (const site of known) await compare(last, site)
    // Who never asked for it again gets it all the same: each payer's decision, and its webhook.
    expect(await untilReceived(known, received)).toBeGreaterThan(KILLS)
  },
  600_000,
)

/** Writes until so many calls are answered, then kills the sandbox amid the others. */
async function load(
  sandbox: Sandbox,
  sites: readonly Acknowledged[],
  calls: number,
): Promise<void> {
  let answered = 0
  const state = { isKilled: false }
  const writeAll = async (client: number) => {
    const site = sites[client % sites.length]!
    const token = await grant(sandbox, site.made)
    site.tokens.push(token)
    const post = async <Data>(path: string, body: unknown) => {
      const answer = await ask(sandbox, 'POST', `/sites/${site.made.name}${path}`, body, token)
      const text = await answer.text()
      expect([path, answer.status, text]).toEqual([path, 201, text])
      answered += 1
      if (answered === calls) {
        state.isKilled = true
        void kill(sandbox)
      }
      return (JSON.parse(text) as { data: Data }).data
    }
    for (let count = 0; !state.isKilled; count++) {
      const email = `c${client}.${count}.${site.tokens.length}@example.com`
      await write(site, email, count % 3 === 0, post)
    }
  }
  const clients = Array.from({ length: CLIENTS }, (_, client) => writeAll(client))
  for (const outcome of await Promise.allSettled(clients)) {
    // Only the kill may end a call.
    const isCut = outcome.status === 'fulfilled' || (outcome.reason as Error).name === 'TypeError'
    if (!isCut) throw outcome.reason
  }
  expect(state.isKilled).toBe(true)
  await sandbox.ended
}
