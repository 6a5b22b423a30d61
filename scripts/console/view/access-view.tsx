import { useEffect, useState } from 'preact/hooks'
import { getToken } from '../state/calls.ts'
import { nowOf, UNKNOWN_END, type State, type Store } from '../state/state.ts'

/** The application, its scopes, and the token that calls carry. */
export function AccessView({ store, state }: { store: Store; state: State }) {
  const { known, scopes, token, isTokenAutomatic, place } = state
  const [left, leaveOut] = useState<readonly string[]>([])
  const wanted = scopes.filter((scope) => !left.includes(scope))
  return (
    <details class="card access">
      <summary>
        Access: <TokenState state={state} />
      </summary>
      <dl>
        <dt>Client id</dt>
        <dd>
          <code>{known['client_id']?.[0] ?? 'not known'}</code>
        </dd>
        <dt>Secret</dt>
        <dd>
          <code>{known['client_secret']?.[0] ?? 'not known'}</code>
        </dd>
        <dt>Site</dt>
        <dd>
          <code>{known['site']?.[0] ?? 'not known'}</code>
        </dd>
      </dl>
      <fieldset>
        <legend>Scopes to request</legend>
        {scopes.map((scope) => (
          <label key={scope} class="check">
            <input
              type="checkbox"
              checked={!left.includes(scope)}
              onChange={({ currentTarget }) => {
                const others = left.filter((one) => one !== scope)
                leaveOut(currentTarget.checked ? others : [...others, scope])
              }}
            />
            <code>{scope}</code>
          </label>
        ))}
        <p class="about">
          Leave out a scope and get a token: a call that needs the scope returns 403.
        </p>
      </fieldset>
      <button
        type="button"
        disabled={place === undefined}
        onClick={() => void getToken(store, wanted)}
      >
        Get a token
      </button>
      <p>
        <label for="token">Token in use</label>
        <input
          id="token"
          type="text"
          autocomplete="off"
          spellcheck={false}
          value={token?.value ?? ''}
          placeholder="none"
          onInput={({ currentTarget: { value } }) =>
            store.set({
              token: value === '' ? undefined : { scope: '', expiresAt: UNKNOWN_END, value },
            })
          }
        />
      </p>
      <label class="check">
        <input
          type="checkbox"
          checked={isTokenAutomatic}
          onChange={({ currentTarget }) => store.set({ isTokenAutomatic: currentTarget.checked })}
        />
        Get a token automatically when a call needs one. If off, a call without a token returns 401.
      </label>
    </details>
  )
}

function TokenState({ state }: { state: State }) {
  const { token } = state
  const [, tick] = useState(0)
  useEffect(() => {
    const timer = setInterval(() => tick((count) => count + 1), 30_000)
    return () => clearInterval(timer)
  }, [])
  if (token === undefined) return <>no token</>
  if (token.expiresAt === UNKNOWN_END) return <>a token of your own</>
  const minutes = Math.round((token.expiresAt - nowOf(state)) / 60_000)
  if (minutes <= 0) return <>the token has expired</>
  const life = minutes < 120 ? `${minutes} min` : `${Math.round(minutes / 60)} h`
  const count = token.scope.split(' ').filter(Boolean).length
  return (
    <>
      a token with {count} {count === 1 ? 'scope' : 'scopes'}, {life} left
    </>
  )
}
