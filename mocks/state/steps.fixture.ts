import * as fc from 'fast-check'
import { KINDS, type MisbehaviourKind } from '../webhooks/delivery-faults.ts'
import { draft, toSent, type Draft } from '../laws/support/arbitraries.ts'
import { connect, enrolAs } from '../laws/support/client.ts'
import type { Site } from '../site.ts'
import type { Snapshot } from './snapshot.ts'

/** Something that a test does to a site. */
export type Step =
  | { kind: 'request'; draft: Draft }
  | { kind: 'enrol'; tag: string }
  | { kind: 'advance'; by: string }
  | { kind: 'decide'; id: number; decision: 'accept' | 'refuse' | 'expire' | 'cancel' }
  | { kind: 'misbehave'; how: MisbehaviourKind }
  | { kind: 'fault'; then: { status: number } | { failAfterWrite: number }; share: number }
  | { kind: 'policy'; policy: 'manual' | 'accept' | 'refuse' }
  | { kind: 'profile'; pending: string }
  | { kind: 'scenario'; name: string }
  | { kind: 'application' | 'endpoint' | 'token' | 'reset' }

const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 6, arbitrary: draft.map((one) => ({ kind: 'request' as const, draft: one })) },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('enrol' as const),
      tag: fc.constantFrom('', '+accept', '+refuse', '+expire'),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('advance' as const),
      by: fc.constantFrom('1s', '7s', '10m', '3h', '1d'),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('decide' as const),
      id: fc.integer({ min: 1, max: 8 }),
      decision: fc.constantFrom('accept', 'refuse', 'expire', 'cancel'),
    }),
  },
  fc.record({
    kind: fc.constant('misbehave' as const),
    how: fc.constantFrom(...KINDS),
  }),
  fc.record({
    kind: fc.constant('fault' as const),
    then: fc.constantFrom({ status: 503 }, { failAfterWrite: 500 }),
    share: fc.constantFrom(0.3, 0.6),
  }),
  fc.record({
    kind: fc.constant('policy' as const),
    policy: fc.constantFrom('manual', 'accept', 'refuse'),
  }),
  fc.record({
    kind: fc.constant('profile' as const),
    pending: fc.constantFrom('pending', 'created'),
  }),
  fc.record({
    kind: fc.constant('scenario' as const),
    name: fc.constantFrom('empty', 'default', 'profile-refused', 'profile-pending'),
  }),
  fc.constantFrom('application', 'endpoint', 'token', 'reset').map((kind) => ({ kind })),
)

/** Some steps, one after the other. */
export const steps = fc.array(step, { maxLength: 12, size: 'max' })

/** Takes a step and returns its outcome. */
async function perform(site: Site, one: Step, state: { token: string; id: string }) {
  switch (one.kind) {
    case 'request': {
      const response = await site.fetch(toSent(one.draft, state.token, state.id))
      const text = response.type === 'error' ? '' : await response.text()
      return `${response.status} ${JSON.stringify([...response.headers])} ${text}`
    }
    case 'enrol': {
      return JSON.stringify(await enrolAs(await connect(site), `ana${one.tag}@example.com`))
    }
    case 'token': {
      state.token = (await connect(site)).token
      return state.token
    }
    case 'advance': {
      return JSON.stringify(await site.clock.advance(one.by))
    }
    case 'decide': {
      return JSON.stringify(await site.payer.decide(one.id, one.decision))
    }
    case 'misbehave': {
      return site.webhooks.misbehave({ how: one.how })
    }
    case 'fault': {
      const when = { random: { share: one.share }, next: 3 }
      return JSON.stringify(site.faults.add({ when, then: one.then }))
    }
    case 'policy': {
      return site.payer.setPolicy({ policy: one.policy })
    }
    case 'profile': {
      return site.setProfile({ G29: one.pending })
    }
    case 'scenario': {
      return site.scenario(one.name)
    }
    case 'application': {
      return JSON.stringify(site.createApplication({ name: 'Shop', scopes: 'customers_read' }))
    }
    case 'endpoint': {
      return JSON.stringify(site.webhooks.addEndpoint({ url: 'https://shop.example.com/' }))
    }
    case 'reset': {
      return site.reset()
    }
  }
}

/** Takes all steps and returns their outcomes, failures included. */
export async function play(site: Site, all: readonly Step[], state: { token: string; id: string }) {
  const outcomes: unknown[] = []
  for (const one of all) {
    outcomes.push(await perform(site, one, state).catch((error: unknown) => String(error)))
    await site.webhooks.wait()
  }
  outcomes.push(JSON.stringify(site.clock.state()), JSON.stringify(site.faults.list()))
  return outcomes
}

/** A snapshot without what depends on real time. */
export function withoutRealTime(snapshot: Snapshot): Snapshot {
  const bare = structuredClone(snapshot)
  // Of several endpoints, the one that answers first is the first to be finished.
  bare.background.webhooks.finished.sort()
  for (const { attempts } of bare.background.webhooks.deliveries) {
    for (const attempt of attempts) Object.assign(attempt, { duration_ms: 0, request_headers: {} })
  }
  return bare
}
