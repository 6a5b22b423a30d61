import type { ControlSchemas } from '../../../mocks/control/client/client.ts'
import { isTokenMissing } from '../place/mock-place.ts'
import type { Store } from './state.ts'

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
