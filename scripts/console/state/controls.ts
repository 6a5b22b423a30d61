import { messageOf } from '../../../mocks/shared/message-of.ts'
import type { ControlSchemas } from '../../../mocks/control/client/client.ts'
import { fillStep } from './guide.ts'
import { refresh } from './refresh.ts'
import { firstTour, type State, type Store } from './state.ts'

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
    store.set({ notice: { text: messageOf(error) } })
  }
  await refresh(store)
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
export async function reset(store: Store): Promise<void> {
  const { token, known, tour, history, drafts, shown, operationId } = store.state
  let before: ControlSchemas['Snapshot'] | undefined
  const isDone = await control(store, async (api) => {
    before = await api.snapshot()
    await api.reset()
  })
  if (!isDone || before === undefined) return
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
      text: ({ wasReset }) => wasReset,
      undo: async () => {
        const isBack = await control(store, (api) => api.restore(snapshot))
        if (!isBack) return
        store.set({ token, known, tour, history, drafts, shown, operationId })
        store.set({ notice: { text: ({ resetUndone }) => resetUndone } })
      },
    },
  })
  // Refresh first: a step of the tour may check what is shown of the site.
  await refresh(store)
  fillStep(store)
}

/** Credentials survive a reset, ids don't. */
function withoutRecords(known: State['known']): State['known'] {
  return Object.fromEntries(Object.entries(known).filter(([name]) => CREDENTIALS.includes(name)))
}

/** Fields of the token call with the application's own values. */
const CREDENTIALS: readonly string[] = ['client_id', 'client_secret', 'site', 'scope']
