import type { State, Store } from '../state/state.ts'

/** The calls that were made, newest first, to go back to. */
export function HistoryView({ store, state }: { store: Store; state: State }) {
  const { history, shown } = state
  if (history.length < 2) return null
  return (
    <details class="card history">
      <summary>Calls so far ({history.length})</summary>
      <ol reversed>
        {history.toReversed().map(({ number, call, answer }) => (
          <li key={number} value={number}>
            <button
              type="button"
              class="link"
              aria-current={number === shown ? 'true' : undefined}
              onClick={() => store.set({ shown: number })}
            >
              <span class={`status is-${String(answer?.status ?? 'no')[0]}xx`}>
                {answer?.status ?? 'none'}
              </span>{' '}
              {call.method} {call.path}
            </button>
          </li>
        ))}
      </ol>
    </details>
  )
}
