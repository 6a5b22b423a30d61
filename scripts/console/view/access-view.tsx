import { useTexts } from '../../theme/language.ts'
import { tryTexts } from '../../theme/messages/try.ts'
import { useEffect, useState } from 'preact/hooks'
import { getToken } from '../state/calls.ts'
import { nowOf, UNKNOWN_END, type State, type Store } from '../state/state.ts'

/** The application, its scopes, and the token that calls carry. */
export function AccessView({ store, state }: { store: Store; state: State }) {
  const texts = useTexts(tryTexts)
  const { known, scopes, token, isTokenAutomatic, place } = state
  const [left, leaveOut] = useState<readonly string[]>([])
  const wanted = scopes.filter((scope) => !left.includes(scope))
  return (
    <details class="card access">
      <summary>
        {texts.access} <TokenState state={state} />
      </summary>
      <dl>
        <dt>{texts.clientId}</dt>
        <dd>
          <code>{known['client_id']?.[0] ?? texts.notKnown}</code>
        </dd>
        <dt>{texts.secret}</dt>
        <dd>
          <code>{known['client_secret']?.[0] ?? texts.notKnown}</code>
        </dd>
        <dt>{texts.siteName}</dt>
        <dd>
          <code>{known['site']?.[0] ?? texts.notKnown}</code>
        </dd>
      </dl>
      <fieldset>
        <legend>{texts.scopes}</legend>
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
        <p class="about">{texts.scopesAbout}</p>
      </fieldset>
      <button
        type="button"
        disabled={place === undefined}
        onClick={() => void getToken(store, wanted)}
      >
        {texts.getToken}
      </button>
      <p>
        <label for="token">{texts.token}</label>
        <input
          id="token"
          type="text"
          autocomplete="off"
          spellcheck={false}
          value={token?.value ?? ''}
          placeholder={texts.noToken}
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
        {texts.automatic}
      </label>
    </details>
  )
}

function TokenState({ state }: { state: State }) {
  const texts = useTexts(tryTexts)
  const { token } = state
  const [, tick] = useState(0)
  useEffect(() => {
    const timer = setInterval(() => tick((count) => count + 1), 30_000)
    return () => clearInterval(timer)
  }, [])
  if (token === undefined) return <>{texts.noToken}</>
  if (token.expiresAt === UNKNOWN_END) return <>{texts.ownToken}</>
  const minutes = Math.round((token.expiresAt - nowOf(state)) / 60_000)
  if (minutes <= 0) return <>{texts.expired}</>
  const life = minutes < 120 ? `${minutes} min` : `${Math.round(minutes / 60)} h`
  const count = token.scope.split(' ').filter(Boolean).length
  return <>{texts.tokenWith(count, life)}</>
}
