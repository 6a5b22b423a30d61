import { expect } from '@jest/globals'
import { KILLS, writeUntilKilled, type Post } from '../../../mocks/laws/support/acknowledged.ts'
import { createChance } from '../../../mocks/world/random.ts'
import { testUnless } from '../../tools/test-unless.ts'
import { compare, LOADED, prepare, untilReceived, type Loaded } from './load.fixture.ts'
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
async function load(sandbox: Sandbox, sites: readonly Loaded[], calls: number): Promise<void> {
  const enter = async (client: number) => {
    const known = sites[client % sites.length]!
    const token = await grant(sandbox, known.made)
    known.tokens.push(token)
    const post: Post = async <Data>(path: string, body: unknown) => {
      const answer = await ask(sandbox, 'POST', `/sites/${known.made.name}${path}`, body, token)
      const text = await answer.text()
      expect([path, answer.status, text]).toEqual([path, 201, text])
      return (JSON.parse(text) as { data: Data }).data
    }
    return { known, post }
  }
  await writeUntilKilled(CLIENTS, calls, enter, () => void kill(sandbox))
  await sandbox.ended
}
