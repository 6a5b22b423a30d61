import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals'
import type { Snapshot } from '../../../mocks/state/snapshot.ts'
import type { StateStorage } from './keep.ts'
import { keepWhileOpen } from './keep-while-open.ts'
import { Store, toFirstState } from './state.ts'

beforeEach(() => void jest.useFakeTimers())
afterEach(() => void jest.useRealTimers())

/** A browser whose tabs share one storage, and hear of what the others save. */
function createBrowser() {
  const held = new Map<string, string>()
  const tabs: (() => void)[] = []
  const openTab = (name: string) => {
    let own = () => {}
    const storage: StateStorage = {
      getItem: (key) => held.get(key) ?? null,
      setItem: (key, value) => {
        held.set(key, value)
        for (const hear of tabs) if (hear !== own) hear()
      },
      removeItem: (key) => void held.delete(key),
      keys: () => [...held.keys()],
      watch: (_, listener) => {
        own = listener
        tabs.push(listener)
        return () => void tabs.splice(tabs.indexOf(listener), 1)
      },
    }
    let changes = 0
    let snapshot = async () => ({ of: name }) as unknown as Snapshot
    const site = { mark: () => String(changes), snapshot: () => snapshot() }
    const store = new Store(toFirstState(undefined, 'createToken'))
    const close = keepWhileOpen(store, site, storage, 'key')
    return {
      store,
      close,
      change: () => (changes += 1),
      breakDown: () => (snapshot = () => Promise.reject(new Error('no'))),
      mend: () => (snapshot = async () => ({ of: name }) as unknown as Snapshot),
    }
  }
  const readSaved = () =>
    (JSON.parse(held.get('key') ?? '{}') as { snapshot?: { of: string } }).snapshot
  return { openTab, readSaved, held }
}

const pass = () => jest.advanceTimersByTimeAsync(1000)

describe('of two tabs', () => {
  test('the one that saved last is kept, and the other is told and saves nothing more', async () => {
    const { openTab, readSaved } = createBrowser()
    const first = openTab('first')
    await pass()
    const second = openTab('second')
    await pass()
    first.change()
    await pass()
    expect(readSaved()).toEqual({ of: 'second' })
    expect(first.store.state.keptElsewhere).toBeDefined()
    expect(second.store.state.keptElsewhere).toBeUndefined()
  })

  test('the other can be kept instead', async () => {
    const { openTab, readSaved } = createBrowser()
    const first = openTab('first')
    const second = openTab('second')
    await pass()
    const [told] = [first, second].filter(({ store }) => store.state.keptElsewhere !== undefined)
    await told?.store.state.keptElsewhere?.()
    await pass()
    expect(readSaved()).toEqual({ of: told === first ? 'first' : 'second' })
    expect(told?.store.state.keptElsewhere).toBeUndefined()
    expect((told === first ? second : first).store.state.keptElsewhere).toBeDefined()
  })
})

test('nothing is kept after the place was left', async () => {
  const { openTab, held } = createBrowser()
  openTab('only').close()
  await pass()
  expect(held.size).toBe(0)
})

test('what is unchanged is not saved again', async () => {
  const { openTab, held } = createBrowser()
  const tab = openTab('only')
  await pass()
  held.set('key', 'untouched')
  await pass()
  expect(held.get('key')).toBe('untouched')
  tab.change()
  await pass()
  expect(held.get('key')).not.toBe('untouched')
})

test('a site that was removed meanwhile is not saved again, and that is told', async () => {
  const { openTab, held } = createBrowser()
  const tab = openTab('only')
  await pass()
  held.clear()
  tab.change()
  await pass()
  expect(held.size).toBe(0)
  expect(tab.store.state.notice).toBeDefined()
})

test('a snapshot that cannot be made now is made later', async () => {
  const { openTab, readSaved } = createBrowser()
  const tab = openTab('only')
  tab.breakDown()
  await pass()
  expect(readSaved()).toBeUndefined()
  tab.mend()
  await pass()
  expect(readSaved()).toEqual({ of: 'only' })
})
