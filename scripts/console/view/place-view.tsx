import { useState } from 'preact/hooks'
import { useTexts } from '../../theme/language.ts'
import { siteTexts } from '../../theme/messages/sites.ts'
import { reset } from '../state/controls.ts'
import { goToMock, goToPage } from '../state/open.ts'
import type { State, Store } from '../state/state.ts'

interface PlaceProps {
  store: Store
  state: State
}

/** Where calls go, and the reset buttons. */
export function PlaceView({ store, state }: PlaceProps) {
  const { place, mock, notice, unreachable, keptElsewhere } = state
  const { told } = useTexts(siteTexts)
  return (
    <div class="place">
      {mock === undefined ? (
        <p>
          {place === undefined
            ? 'The site is starting in this page.'
            : `A site in this page answers the calls. Nothing leaves your browser${
                keptElsewhere === undefined ? ', and it is kept until you reset it' : ''
              }.`}
        </p>
      ) : store.surroundings.openPage === undefined ? null : (
        <fieldset class="row">
          <legend>Calls go to</legend>
          <Choice
            name={`the mock at ${mock.base} (site ${mock.site})`}
            isChosen={place?.kind !== 'page'}
            choose={() => void goToMock(store)}
          />
          <Choice
            name="a site in this page"
            isChosen={place?.kind === 'page'}
            choose={() => void goToPage(store)}
          />
        </fieldset>
      )}
      {place?.note !== undefined && <p class="quiet">{place.note}</p>}
      <TokenForm store={store} state={state} />
      <p class="row">
        <button
          type="button"
          class="small"
          disabled={place === undefined}
          onClick={() => void reset(store, { done: told.reset, undone: told.resetUndone })}
        >
          {place?.kind === 'mock' ? 'Reset the mock' : 'Reset'}
        </button>
      </p>
      <div role="status" class="notice" tabIndex={-1}>
        {unreachable !== undefined && (
          <p class="note">
            The phone, the webhooks and the clock show the state of the last response: {unreachable}
            . The playground continues when the site responds again.
          </p>
        )}
        {keptElsewhere !== undefined && (
          <p class="note">
            This playground was continued in another tab, and that one is saved. What you do here is
            lost when you leave.{' '}
            <button type="button" class="small" onClick={() => void keptElsewhere()}>
              Save this one instead
            </button>
          </p>
        )}
        {notice !== undefined && (
          <p class="note">
            {notice.text}{' '}
            {notice.undo !== undefined && (
              <button type="button" class="small" onClick={() => void notice.undo?.()}>
                Undo
              </button>
            )}
          </p>
        )}
      </div>
    </div>
  )
}

function Choice(props: { name: string; isChosen: boolean; choose: () => void }) {
  return (
    <label class="check">
      <input type="radio" name="place" checked={props.isChosen} onChange={props.choose} />
      {props.name}
    </label>
  )
}

/** The control token of a mock that other machines can reach. */
function TokenForm({ store, state }: { store: Store; state: State }) {
  const [text, setText] = useState('')
  if (!state.isTokenAsked) return null
  return (
    <form
      class="row"
      onSubmit={(event) => {
        event.preventDefault()
        store.set({ controlToken: text === '' ? undefined : text })
        void goToMock(store)
      }}
    >
      <p role="status" class="wrong">
        {state.controlToken !== undefined && 'The mock rejected the control token.'}
      </p>
      <label for="control-token">
        The mock needs its control token (<code>--control-token</code>) for the phone, the webhooks
        and the clock
      </label>
      <input
        id="control-token"
        type="password"
        autocomplete="off"
        value={text}
        onInput={({ currentTarget }) => setText(currentTarget.value)}
      />
      <button type="submit" class="small">
        Use it
      </button>
    </form>
  )
}
