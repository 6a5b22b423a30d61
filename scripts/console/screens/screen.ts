import type { Route } from '../state/route.ts'
import type { State, Store } from '../state/state.ts'

/** What each screen gets. */
export interface ScreenProps {
  store: Store
  state: State
  route: Route
}
