import { messageOf } from '../../../mocks/shared/message-of.ts'
import { findMock, openMock } from '../place/mock-place.ts'
import { FIRST, type Place } from '../place/place.ts'
import { learnApplication } from './calls.ts'
import { fillStep } from './guide.ts'
import { keyOf, readControlToken, readSaved, SAVED } from './keep.ts'
import { keepWhileOpen } from './keep-while-open.ts'
import { refresh } from './refresh.ts'
import { firstTour, nothingSeen, type State, type Store } from './state.ts'

/** The events of this many milliseconds cause one update. */
const BURST = 120

/** Opens the mock that serves the page, or else the site in the page. */
export function openPlace(store: Store): Promise<void> {
  return tellFailure(store, async () => {
    const { mockBase, openPage, pageSite } = store.surroundings
    const mock = mockBase === undefined ? undefined : await findMock(mockBase)
    store.set({ mock, controlToken: mock && readControlToken(mock.base) })
    if (mock !== undefined && pageSite === undefined) await moveToMock(store)
    else if (openPage !== undefined) await moveToPage(store)
    else throw new Error(`no mock answers at ${mockBase ?? 'this address'}`)
  })
}

/** Switches to the site in the page. */
export function goToPage(store: Store): Promise<void> {
  return tellFailure(store, () => moveToPage(store))
}

/** Switches to the mock that serves the page. */
export function goToMock(store: Store): Promise<void> {
  return tellFailure(store, () => moveToMock(store))
}

async function tellFailure(store: Store, act: () => Promise<void>): Promise<void> {
  try {
    await act()
  } catch (error) {
    const reason = messageOf(error)
    store.set({ notice: { text: ({ nothingAnswers }) => nothingAnswers(reason) } })
  }
}

/** Counts switches between places, to drop an outdated one. */
let switches = 0

/** Stops the background work of the current place. */
let leave = () => {}

async function moveToPage(store: Store): Promise<void> {
  const { folder, storage, openPage, pageSite = FIRST } = store.surroundings
  if (openPage === undefined) return
  if (globalThis.crypto.subtle === undefined) {
    // The page was loaded over plain HTTP from another machine.
    store.set({ notice: { text: ({ noCryptography }) => noCryptography } })
    return
  }
  const key = keyOf(folder, pageSite)
  const { saved, dropped } = readSaved(storage, key)
  const own = ++switches
  const tell = (share: number) => {
    if (own === switches) store.set({ work: { share } })
  }
  const place = await openPage(folder, pageSite, storage, saved?.snapshot, tell)
  if (own !== switches) return place.site.close()
  const isUsable = saved !== undefined && place.dropped === undefined
  const reason = dropped ?? place.dropped
  await settle(store, place, place.site.name, isUsable ? toReader(saved.reader, store.state) : {})
  if (store.state.place !== place) return place.site.close()
  if (reason !== undefined) {
    store.set({ notice: { text: (words) => words.dropped(reason) } })
  }
  const [unfollow, unkeep] = [leave, keepWhileOpen(store, place.site, storage, key)]
  leave = () => {
    unkeep()
    unfollow()
    place.site.close()
  }
}

async function moveToMock(store: Store): Promise<void> {
  const { mock, controlToken } = store.state
  if (mock === undefined) return
  switches += 1
  await settle(store, openMock(mock.base, controlToken), mock.site)
}

async function settle(
  store: Store,
  place: Place,
  site: string,
  reader: Partial<State> = {},
): Promise<void> {
  leave()
  leave = () => {}
  const isOther = store.state.place !== undefined && store.state.place.kind !== place.kind
  const tour = { ...firstTour, isOpen: store.state.tour.isOpen }
  const fresh = { token: undefined, known: {}, drafts: {}, history: [], shown: undefined, tour }
  store.set({
    place,
    seen: nothingSeen,
    unreachable: undefined,
    work: undefined,
    ...(isOther ? fresh : {}),
    ...reader,
  })
  store.set({ known: { ...store.state.known, site: [site] } })
  const isAllowed = await learnApplication(store)
  if (store.state.place !== place) return
  if (isAllowed) {
    followPlace(store, place)
    await refresh(store)
  }
  // Keep the reader's drafts.
  if (Object.keys(store.state.drafts).length === 0) fillStep(store)
}

/** Updates after each event. */
function followPlace(store: Store, place: Place): void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const unfollow = place.follow(() => {
    timer ??= setTimeout(() => {
      timer = undefined
      void followUp()
    }, BURST)
  })
  leave = () => {
    clearTimeout(timer)
    unfollow()
  }

  /** After an outage the mock may be another one, with other credentials. */
  async function followUp(): Promise<void> {
    const wasGone = store.state.unreachable !== undefined
    await refresh(store)
    if (!wasGone || store.state.unreachable !== undefined || store.state.place !== place) return
    try {
      await learnApplication(store)
      store.set({ notice: { text: ({ backAgain }) => backAgain } })
    } catch {
      // The next update finds the mock gone again, and says so.
    }
  }
}

/** The reader's side of the saved state; an operation in the address wins. */
function toReader(reader: Readonly<Record<string, unknown>>, state: State): Partial<State> {
  const known = Object.entries(reader).filter(([name]) => SAVED.includes(name))
  const kept = Object.fromEntries(known) as Partial<State>
  if (!state.isAsked) return kept
  const tour = { ...(kept.tour ?? state.tour), isOpen: false }
  return { ...kept, operationId: state.operationId, tour }
}
