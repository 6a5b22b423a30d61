import { describe, expect, test } from '@jest/globals'
import { createControl } from '../../../mocks/control/client/client.ts'
import { createSite } from '../../../mocks/index.ts'
import { placeTexts } from '../../theme/messages/place.ts'
import { tourTexts } from '../../theme/messages/tour.ts'
import { tour } from '../model/tour.ts'
import type { Place } from '../place/place.ts'
import { cancel, draftOf, getToken, send } from './calls.ts'
import { decide, reset } from './controls.ts'
import { canNotBeAccepted, fillStep, goOn, isActivated, leaveTour, takeTour } from './guide.ts'
import { refresh } from './refresh.ts'
import { Store, toFirstState, UNKNOWN_END } from './state.ts'

/** A playground without its page, on a site in process. */
async function createPlayground(asked?: string) {
  const site = await createSite({ send: async () => new Response(null, { status: 204 }) })
  site.webhooks.addEndpoint({ url: 'https://shop.example.com/webhooks' })
  const store = new Store(toFirstState(asked, 'createToken'))
  const base = 'http://127.0.0.1:4010'
  const place: Place = {
    kind: 'page',
    base,
    shownBase: base,
    note: undefined,
    fetch: (request) => site.fetch(request),
    control: createControl({ site }),
    follow: () => () => {},
  }
  const { uid, secret, scopes } = site.application
  const known = {
    client_id: [uid],
    client_secret: [secret],
    site: ['demo'],
    scope: [scopes.join(' ')],
  }
  store.set({ place, known, scopes })
  await refresh(store)
  fillStep(store)
  const last = () => store.state.history.at(-1)
  return { site, store, last }
}

type Playground = Awaited<ReturnType<typeof createPlayground>>

/** Does what the present step asks for. */
async function doStep({ store, site }: Playground): Promise<void> {
  const { step, facts } = store.state.tour
  if (tour[step]?.where === 'call') await send(store)
  if (tour[step]?.where === 'phone') await decide(store, Number(facts.profile), 'accept')
  await site.webhooks.wait()
  await refresh(store)
}

describe('the tour', () => {
  test('is done step by step with the calls that it fills in', async () => {
    const playground = await createPlayground()
    const { store, site } = playground
    for (const { id } of tour) {
      await doStep(playground)
      expect([id, store.state.tour.isDone]).toEqual([id, true])
      goOn(store)
    }
    expect(store.state.tour.step).toBe(tour.length)
    const { profile } = store.state.tour.facts
    expect((await site.payer.profile(Number(profile)))?.status).toBe('active')
    expect(site.webhooks.deliveries()).toMatchObject([{ state: 'delivered' }])
    expect(isActivated(store.state.seen, store.state.tour.facts)).toBe(true)
    const statuses = store.state.history.map(({ answer }) => answer?.status)
    expect(statuses).toEqual([200, 201, 201, 422, 200])
  })

  test('is not carried on by another call', async () => {
    const { store } = await createPlayground()
    store.set({ operationId: 'listCustomers' })
    await send(store)
    goOn(store)
    store.set({ operationId: 'listCustomers' })
    await send(store)
    expect(store.state.tour).toMatchObject({ step: 1, isDone: false })
  })

  test('is not carried on while it is left, and goes on where it was', async () => {
    const { store } = await createPlayground()
    leaveTour(store)
    await send(store)
    expect(store.state.tour).toMatchObject({ isOpen: false, isDone: false })
    takeTour(store, false)
    expect(store.state.tour).toMatchObject({ isOpen: true, step: 0 })
  })

  test('is not carried on by an example that was asked for', async () => {
    const { store } = await createPlayground()
    store.set({ drafts: { createToken: { ...draftOf(store, 'createToken'), prefer: 'code=200' } } })
    await send(store)
    expect(store.state.history.at(-1)?.answer?.status).toBe(200)
    expect(store.state.tour).toMatchObject({ step: 0, isDone: false })
  })

  test('that was taken to its end can be taken once more', async () => {
    const playground = await createPlayground()
    const walk = async () => {
      for (const _ of tour) {
        await doStep(playground)
        goOn(playground.store)
      }
      return playground.store.state.tour
    }
    const first = await walk()
    takeTour(playground.store, true)
    const second = await walk()
    expect(second).toMatchObject({ step: tour.length })
    expect(second.facts.profile).not.toBe(first.facts.profile)
  })

  test('knows that a refused payment profile cannot be accepted, and ends without claiming it', async () => {
    const playground = await createPlayground()
    const { store, site } = playground
    for (const step of tour) {
      expect(canNotBeAccepted(store.state)).toBe(false)
      if (step.where === 'phone') {
        await decide(store, Number(store.state.tour.facts.profile), 'refuse')
        await site.webhooks.wait()
        await refresh(store)
        expect(canNotBeAccepted(store.state)).toBe(true)
      } else await doStep(playground)
      goOn(store)
    }
    expect(isActivated(store.state.seen, store.state.tour.facts)).toBe(false)
  })

  test('tells each step in two sentences', () => {
    for (const { steps } of Object.values(tourTexts)) {
      for (const [id, { why }] of Object.entries(steps)) {
        expect([id, why.match(/[.](?: |$)/g)?.length]).toEqual([id, 2])
      }
    }
  })

  test('does not stand in the way of who came for one operation', async () => {
    const { store } = await createPlayground('createCustomer')
    expect(store.state).toMatchObject({ operationId: 'createCustomer', tour: { isOpen: false } })
  })
})

describe('a call', () => {
  test('fetches a token where none is there, unless the reader does not want it', async () => {
    const { store, last } = await createPlayground('listCustomers')
    store.set({ isTokenAutomatic: false })
    await send(store)
    expect(last()?.answer?.status).toBe(401)
    store.set({ isTokenAutomatic: true })
    await send(store)
    expect(last()?.answer?.status).toBe(200)
    expect(store.state.history).toHaveLength(3)
  })

  test('fetches another token when the site’s clock has passed its end', async () => {
    const { store, site, last } = await createPlayground('listCustomers')
    await send(store)
    await site.clock.advance('2d')
    await refresh(store)
    await send(store)
    expect(last()?.answer?.status).toBe(200)
  })

  test('fetches another token after one that the site no longer knows', async () => {
    const { store, site, last } = await createPlayground('listCustomers')
    await send(store)
    await site.reset()
    await send(store)
    expect(last()?.answer?.status).toBe(401)
    await send(store)
    expect(last()?.answer?.status).toBe(200)
  })

  test('keeps a token of the reader’s own, though the site refuses it', async () => {
    const { store } = await createPlayground('listCustomers')
    const token = { value: 'mine', scope: '', expiresAt: UNKNOWN_END }
    store.set({ token })
    await send(store)
    expect(store.state.token).toEqual(token)
  })

  test('learns neither a token nor an id of an example that was asked for', async () => {
    const { store } = await createPlayground('createCustomer')
    await getToken(store)
    const { token, known } = store.state
    for (const operationId of ['createToken', 'createCustomer', 'listCustomers']) {
      const prefer = { createToken: 200, createCustomer: 201, listCustomers: 401 }[operationId]
      const draft = { ...draftOf(store, operationId), prefer: `code=${prefer}` }
      store.set({ operationId, drafts: { [operationId]: draft } })
      await send(store)
      expect(store.state.history.at(-1)?.answer?.status).toBe(prefer)
    }
    expect(store.state).toMatchObject({ token, known })
  })

  test('that is cancelled shows that it was, and the next can be sent', async () => {
    const { store, site, last } = await createPlayground('listCustomers')
    await getToken(store)
    site.faults.add({ operation: 'listCustomers', then: { delay: '3s' } })
    const sent = send(store)
    cancel(store)
    await sent
    expect(last()).toMatchObject({ answer: undefined, failure: { what: 'cancelled' } })
    expect(store.state.sending).toBeUndefined()
  })

  test('without a scope is answered 403', async () => {
    const { store, last } = await createPlayground('listCustomers')
    await getToken(store, ['subscriptions_read'])
    await send(store)
    expect(last()?.answer?.status).toBe(403)
  })

  test('begins with the ids of what was made last', async () => {
    const { store, last } = await createPlayground('createCustomer')
    await send(store)
    expect(last()?.answer?.json).toMatchObject({ data: { id: 51 } })
    expect(draftOf(store, 'readCustomer').path).toEqual({ id: '51' })
  })

  test('whose connection is dropped shows why there is no answer', async () => {
    const { store, site, last } = await createPlayground('listCustomers')
    site.faults.add({ operation: 'listCustomers', then: { drop: true } })
    await send(store)
    expect(last()).toMatchObject({ answer: undefined, failure: { what: 'dropped' } })
  })
})

test('a token that is not granted is told', async () => {
  const { store, site } = await createPlayground()
  site.faults.add({ operation: 'createToken', then: { status: 429 } })
  await getToken(store)
  const { notice, token } = store.state
  expect(typeof notice?.text === 'string' ? '' : notice?.text(placeTexts.en)).toMatch(/ 429\.$/)
  expect(token).toBeUndefined()
})

describe('a reset', () => {
  test('begins anew, and can be taken back until the next call', async () => {
    const { store, site } = await createPlayground('createCustomer')
    await send(store)
    const before = { ...store.state }
    await reset(store)
    expect(store.state).toMatchObject({ token: undefined, history: [] })
    expect((await site.snapshot()).tokens).toEqual([])
    await store.state.notice?.undo?.()
    expect(store.state).toMatchObject({ token: before.token, history: before.history })
    expect((await site.snapshot()).tokens).toHaveLength(1)
    await reset(store)
    await send(store)
    expect(store.state.notice).toBeUndefined()
  })

  test('fills in the first call of the tour', async () => {
    const { store } = await createPlayground()
    await send(store)
    goOn(store)
    await reset(store)
    expect(store.state).toMatchObject({ operationId: 'createToken', tour: { step: 0 } })
    await store.state.notice?.undo?.()
    expect(store.state).toMatchObject({ operationId: 'createSubscription', tour: { step: 1 } })
  })

  test('that is refused is told, and changes nothing', async () => {
    const { store } = await createPlayground()
    const { place } = store.state
    const refuse = async () => {
      throw new Error('Cannot POST /__sabia/reset: no')
    }
    store.set({ place: { ...place!, control: { ...place!.control, reset: refuse } } })
    await send(store)
    const { token } = store.state
    await reset(store)
    expect(store.state.token).toBe(token)
    expect(store.state.notice?.text).toBe('Cannot POST /__sabia/reset: no')
  })
})
