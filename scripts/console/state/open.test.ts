import { afterEach, expect, test } from '@jest/globals'
import { EventEmitter, once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { openPage } from '../place/page-place.ts'
import { NO_STORAGE, type StateStorage } from './keep.ts'
import { goToMock, goToPage } from './open.ts'
import { Store, toFirstState } from './state.ts'
import { placeTexts } from '../../theme/messages/place.ts'

const folder = 'http://127.0.0.1:4010/docs/playground/'

/** A playground at a mock that is gone: no call reaches port 1. */
function createStore(kept = NO_STORAGE): Store {
  const surroundings = { folder, mockBase: undefined, openPage, storage: kept }
  const store = new Store(toFirstState('createCustomer', 'createToken'), surroundings)
  store.set({ mock: { base: 'http://127.0.0.1:1', site: 'demo' } })
  return store
}

let left: Store | undefined
afterEach(async () => {
  // Whatever runs by itself ends where another place is chosen.
  if (left !== undefined) await goToMock(left)
})

test('calls go to the place that was chosen last, though another one opens later', async () => {
  const store = createStore()
  const opening = goToPage(store)
  await goToMock(store)
  await opening
  expect(store.state.place?.kind).toBe('mock')
})

test('a page that is left while it settles does nothing more by itself', async () => {
  let watching = 0
  const counting: StateStorage = {
    ...NO_STORAGE,
    watch: () => {
      watching += 1
      return () => (watching -= 1)
    },
  }
  const store = createStore(counting)
  let leaving: Promise<void> | undefined
  store.subscribe(() => {
    if (store.state.place?.kind === 'page') leaving ??= goToMock(store)
  })
  await goToPage(store)
  await leaving
  expect([store.state.place?.kind, watching]).toEqual(['mock', 0])
})

test('a mock that breaks off once it was left is not told of', async () => {
  const asked = new EventEmitter()
  const server = createServer((_, response) => asked.emit('asked', response))
  await once(server.listen(0, '127.0.0.1'), 'listening')
  left = createStore()
  const { port } = server.address() as AddressInfo
  left.set({ mock: { base: `http://127.0.0.1:${port}`, site: 'demo' } })
  const answering = once(asked, 'asked') as Promise<[ServerResponse]>
  const moving = goToMock(left)
  const [response] = await answering
  await goToPage(left)
  response.destroy()
  await moving
  server.close()
  expect(left.state).toMatchObject({ place: { kind: 'page' }, notice: undefined })
})

test('a mock that is gone is told, and the site of the page can be chosen instead', async () => {
  left = createStore()
  await goToMock(left)
  const text = left.state.notice?.text
  expect(typeof text === 'function' && text(placeTexts.en)).toContain('Nothing answers here')
  await goToPage(left)
  expect(left.state).toMatchObject({ place: { kind: 'page' }, scopes: expect.any(Array) })
  expect(left.state.seen.profiles.length).toBeGreaterThan(0)
})
