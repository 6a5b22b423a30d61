import { useState } from 'preact/hooks'
import { useTexts } from '../../theme/language.ts'
import { placeTexts } from '../../theme/messages/place.ts'
import { frameTexts } from '../../theme/messages/frame.ts'
import { Icon } from '../../theme/icons.tsx'
import { keepControlToken } from '../state/keep.ts'
import { goToMock, goToPage } from '../state/open.ts'
import type { State, Store } from '../state/state.ts'
import { Refusal } from './said.tsx'

interface PlaceProps {
  store: Store
  state: State
}

/** Where calls go, and what there is to say about it. */
export function PlaceView({ store, state }: PlaceProps) {
  const texts = useTexts(placeTexts)
  const { place, mock, keptElsewhere } = state
  return (
    <div class="place">
      {mock === undefined ? (
        <p class="quiet">
          {place === undefined ? texts.starting : texts.inPage(keptElsewhere === undefined)}
        </p>
      ) : store.surroundings.openPage === undefined ? null : (
        <fieldset class="row">
          <legend>{texts.callsGoTo}</legend>
          <Choice
            name={texts.theMock(mock.base, mock.site)}
            isChosen={place?.kind !== 'page'}
            choose={() => void goToMock(store)}
          />
          <Choice
            name={texts.aSite}
            isChosen={place?.kind === 'page'}
            choose={() => void goToPage(store)}
          />
        </fieldset>
      )}
      {place?.note !== undefined && <p class="quiet">{texts.direct(place.note)}</p>}
      <TokenForm store={store} state={state} />
    </div>
  )
}

/** What the site has to say, in view wherever the reader is on the page. */
export function Notices({ store, state }: PlaceProps) {
  const texts = useTexts(placeTexts)
  const frame = useTexts(frameTexts)
  const { notice, unreachable, keptElsewhere, work } = state
  return (
    <div class="notices">
      {work !== undefined && <Work {...work} />}
      <div role="status" class="notice" tabIndex={-1}>
        {unreachable !== undefined && (
          <p class="note">
            <Icon name="warning" /> {frame.gone(unreachable)}
          </p>
        )}
        {keptElsewhere !== undefined && (
          <p class="note">
            {texts.keptElsewhere}{' '}
            <button type="button" class="small" onClick={() => void keptElsewhere()}>
              {texts.saveThis}
            </button>
          </p>
        )}
        {notice !== undefined && (
          <p class="note">
            {typeof notice.text === 'string' ? <Refusal text={notice.text} /> : notice.text(texts)}{' '}
            {notice.undo !== undefined && (
              <button type="button" class="small" onClick={() => void notice.undo?.()}>
                {texts.undo}
              </button>
            )}{' '}
            <button type="button" class="small" onClick={() => store.set({ notice: undefined })}>
              {texts.close}
              <span class="hidden"> {texts.closed}</span>
            </button>
          </p>
        )}
      </div>
    </div>
  )
}

/** How far a site is whose records are made again. */
function Work({ share, cancel }: NonNullable<State['work']>) {
  const texts = useTexts(placeTexts)
  const text = texts.working(Math.floor(share * 100))
  return (
    <p class="row note">
      <progress value={share} aria-label={text} /> {text}
      {cancel !== undefined && (
        <button type="button" class="small" onClick={cancel}>
          {texts.cancel}
        </button>
      )}
    </p>
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
  const texts = useTexts(placeTexts)
  const [text, setText] = useState('')
  if (!state.isTokenAsked) return null
  return (
    <form
      class="row"
      onSubmit={(event) => {
        event.preventDefault()
        const controlToken = text === '' ? undefined : text
        store.set({ controlToken })
        if (state.mock !== undefined) keepControlToken(state.mock.base, controlToken)
        void goToMock(store)
      }}
    >
      <p role="status" class="wrong">
        {state.controlToken !== undefined && texts.rejected}
      </p>
      <label for="control-token">
        {texts.tokenBefore}
        <code>--control-token</code>
        {texts.tokenAfter}
      </label>
      <input
        id="control-token"
        type="password"
        autocomplete="off"
        value={text}
        onInput={({ currentTarget }) => setText(currentTarget.value)}
      />
      <button type="submit" class="small">
        {texts.useToken}
      </button>
    </form>
  )
}
