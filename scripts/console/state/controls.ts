import { messageOf } from '../../../mocks/shared/message-of.ts'
import type { ControlSchemas } from '../../../mocks/control/client/client.ts'
import { learnApplication } from './calls.ts'
import { fillStep } from './guide.ts'
import { refresh } from './refresh.ts'
import { firstTour, type Notice, type State, type Store } from './state.ts'

type Control = NonNullable<State['place']>['control']

/** Makes a control call and updates; an error is shown as a notice. */
export async function control(
  store: Store,
  act: (control: Control) => Promise<unknown>,
): Promise<boolean> {
  const { place } = store.state
  if (place === undefined) return false
  store.set({ notice: undefined })
  let isDone = true
  try {
    await act(place.control)
  } catch (error) {
    isDone = false
    const isGivenUp = error instanceof Error && error.name === 'AbortError'
    store.set({ notice: { text: isGivenUp ? ({ givenUp }) => givenUp : messageOf(error) } })
  }
  await refresh(store)
  // That the site is gone is said already.
  if (!isDone && store.state.unreachable !== undefined) store.set({ notice: undefined })
  return isDone
}

/** Decides as the payer. */
export function decide(
  store: Store,
  id: number,
  decision: ControlSchemas['DecisionInput']['decision'],
): Promise<boolean> {
  return control(store, ({ payer }) => payer.decide(id, decision))
}

/** Resets the site. It can be undone until the next call. */
export function reset(store: Store): Promise<boolean> {
  return replaceState(store, (api) => api.reset(), RESET)
}

/** What is said of a change, and when it was undone. */
interface Told {
  done: Notice['text']
  undone: Notice['text']
}

const RESET: Told = {
  done: ({ wasReset }) => wasReset,
  undone: ({ resetUndone }) => resetUndone,
}

/** Gives the site another state, which forgets what the reader did with the one before, and offers to undo it. */
export async function replaceState(
  store: Store,
  act: (control: Control, signal: AbortSignal) => Promise<unknown>,
  told: Told,
): Promise<boolean> {
  const { token, known, tour, history, drafts, shown, operationId, scopes } = store.state
  let before: ControlSchemas['Snapshot'] | undefined
  const isDone = await control(store, async (api) => {
    before = await api.snapshot()
    await showWork(store, (signal) => act(api, signal))
  })
  if (!isDone || before === undefined) return false
  const snapshot = before
  const credentials = withoutRecords(known)
  store.set({
    token: undefined,
    known: credentials,
    drafts: {},
    history: [],
    shown: undefined,
    tour: { ...firstTour, isOpen: tour.isOpen },
    notice: {
      text: told.done,
      undo: async () => {
        const isBack = await control(store, (api) =>
          showWork(store, (signal) => api.restore(snapshot, signal)),
        )
        if (!isBack) return
        store.set({ token, known, tour, history, drafts, shown, operationId, scopes })
        store.set({ notice: { text: told.undone } })
      },
    },
  })
  // A snapshot brings its own applications.
  await learnApplication(store)
  // Refresh first: a step of the tour may check what is shown of the site.
  await refresh(store)
  fillStep(store)
  return true
}

/** Shows how far the site is that is made again, with a way to give it up. */
async function showWork(
  store: Store,
  act: (signal: AbortSignal) => Promise<unknown>,
): Promise<void> {
  const { place } = store.state
  const leaving = new AbortController()
  const unfollow = place?.follow((event) => {
    const { site, share } = (event?.data ?? {}) as { site?: string; share?: number }
    if (event?.type !== 'seeding' || share === undefined) return
    if (site !== store.state.known['site']?.[0]) return
    store.set({ work: { share, cancel: () => leaving.abort() } })
  })
  try {
    await act(leaving.signal)
  } finally {
    unfollow?.()
    store.set({ work: undefined })
  }
}

/** Credentials survive a reset, ids don't. */
function withoutRecords(known: State['known']): State['known'] {
  return Object.fromEntries(Object.entries(known).filter(([name]) => CREDENTIALS.includes(name)))
}

/** Fields of the token call with the application's own values. */
const CREDENTIALS: readonly string[] = ['client_id', 'client_secret', 'site', 'scope']
