import { toCall } from '../model/call.ts'
import { type Draft, toDraft } from '../model/draft.ts'
import { exchange, type Exchange } from '../model/exchange.ts'
import { learn } from '../model/known.ts'
import { findOperation, isOperation } from '../model/operations.ts'
import { refresh } from './refresh.ts'
import { follow } from './guide.ts'
import { nowOf, type Store, type Token, UNKNOWN_END } from './state.ts'
import type { ControlSchemas } from '../../../mocks/control/client/client.ts'
import { isTokenMissing } from '../place/mock-place.ts'

/** Most calls to keep in the history. */
const MOST_KEPT = 30

/** The operation that grants tokens. */
const TOKEN_OPERATION = 'createToken'

/** Chooses the operation that the page's address names; any other name changes nothing. */
export function chooseOperation(store: Store, name: string): void {
  if (isOperation(name)) store.set({ operationId: name })
}

/** The draft of an operation: the reader's own, or a new one. */
export function draftOf(store: Store, operationId: string): Draft {
  const { drafts, known } = store.state
  return drafts[operationId] ?? toDraft(findOperation(operationId), known)
}

/** Sends the draft of the chosen operation; fetches a token first if one is needed. */
export async function send(store: Store): Promise<void> {
  const { operationId, place } = store.state
  if (store.state.sending !== undefined || place === undefined) return
  const sending = new AbortController()
  store.set({ sending, notice: undefined })
  try {
    const { scopes } = findOperation(operationId)
    const { token, isTokenAutomatic } = store.state
    const isStale = token === undefined || token.expiresAt <= nowOf(store.state)
    if (scopes !== undefined && isStale && isTokenAutomatic) await getToken(store)
    // Cancelled while the token was fetched.
    if (sending.signal.aborted) return
    const draft = draftOf(store, operationId)
    const made = await sendCall(store, draft)
    store.set({ shown: made.number })
  } finally {
    store.set({ sending: undefined })
  }
  await refresh(store)
}

/** Cancels the call in progress. */
export function cancel(store: Store): void {
  store.state.sending?.abort()
}

/** Gets a token with the application's credentials, for the given scopes or all; says so where none is granted. */
export async function getToken(store: Store, scopes?: readonly string[]): Promise<void> {
  const draft = toDraft(findOperation(TOKEN_OPERATION), store.state.known)
  const body = JSON.parse(draft.body) as Record<string, unknown>
  const wanted = scopes === undefined ? body : { ...body, scope: scopes.join(' ') }
  const made = await sendCall(store, { ...draft, body: JSON.stringify(wanted, undefined, 2) })
  store.set({ shown: made.number })
  const { answer } = made
  if (answer !== undefined && answer.status !== 200) {
    store.set({ notice: { text: ({ noToken }) => noToken(answer.status) } })
  }
}

async function sendCall(store: Store, draft: Draft): Promise<Exchange> {
  const { place, token, history, sending } = store.state
  if (place === undefined)
    throw new Error('Cannot send: the site is not ready yet; try again in a moment')
  const call = toCall(draft, token?.value)
  const made = await exchange(call, place, (history.at(-1)?.number ?? 0) + 1, sending?.signal)
  store.set({ history: [...history, made].slice(-MOST_KEPT) })
  // A requested example says nothing about the site: its ids and its token are made up.
  if (draft.prefer === '') learnOf(store, made)
  return made
}

function learnOf(store: Store, made: Exchange): void {
  const { call, answer } = made
  if (answer === undefined) return
  const { known } = store.state
  store.set({
    known: learn(known, findOperation(call.operationId), answer.status, answer.json),
    ...tokenOf(made, nowOf(store.state)),
  })
  forgetRefused(store, made)
  follow(store, made)
}

/** Forgets a token that the site no longer accepts, as after a reset: the next call gets a new one. */
function forgetRefused(store: Store, { call, answer }: Exchange): void {
  const { token, isTokenAutomatic } = store.state
  if (answer?.status !== 401 || call.operationId === TOKEN_OPERATION) return
  if (isTokenAutomatic && token?.expiresAt !== UNKNOWN_END) store.set({ token: undefined })
}

/** The token in a response that granted one. */
function tokenOf({ call, answer }: Exchange, now: number): { token?: Token } {
  if (call.operationId !== TOKEN_OPERATION || answer?.status !== 200) return {}
  const {
    access_token: value,
    scope,
    expires_in: seconds,
  } = (answer.json ?? {}) as {
    access_token?: unknown
    scope?: unknown
    expires_in?: unknown
  }
  if (typeof value !== 'string') return {}
  const expiresAt = typeof seconds === 'number' ? now + seconds * 1000 : UNKNOWN_END
  return { token: { value, scope: typeof scope === 'string' ? scope : '', expiresAt } }
}

/** Makes the console's calls those of an application. */
export function actAs(
  store: Store,
  { uid, secret, scopes }: Pick<ControlSchemas['Application'], 'uid' | 'secret' | 'scopes'>,
): void {
  const credentials = { client_id: [uid], client_secret: [secret], scope: [scopes.join(' ')] }
  store.set({ known: { ...store.state.known, ...credentials }, scopes })
}

/**
 * Learns the credentials of the site's first application, for the token call; false where the
 * control API needs a token, or the reader switched to another place.
 */
export async function learnApplication(store: Store): Promise<boolean> {
  const { place } = store.state
  if (place === undefined) return false
  try {
    const [application] = await place.control.applications.list()
    // The reader may have switched to another place meanwhile.
    if (store.state.place !== place) return false
    store.set({ isTokenAsked: false })
    if (application !== undefined) actAs(store, application)
    return true
  } catch (error) {
    if (store.state.place !== place) return false
    if (!isTokenMissing(error)) throw error
    store.set({ isTokenAsked: true })
    return false
  }
}
