import { useState } from 'preact/hooks'
import { useTexts } from '../../theme/language.ts'
import { timeTexts } from '../../theme/messages/time.ts'
import { toMilliseconds } from '../../../mocks/clock/duration.ts'
import { advanceTo, dueBy, type Clock, type DueItem } from '../state/advance.ts'
import { control } from '../state/controls.ts'
import { addressOf, goTo, type Route } from '../state/route.ts'
import { nowOf, type State, type Store } from '../state/state.ts'
import { Action, CopyCurl } from './action.tsx'
import { Now } from './now.tsx'
import { Moment } from './parts.tsx'

/** Spans to choose with one click. */
const SPANS = ['1h', '1d', '1w', '30d']

/** Most tasks to list. */
const MOST = 10

/** Where the clock will stand, or why it cannot; undefined while nothing is typed. */
type Target = { at: number; call: { advance: string } | { set: string } } | { wrong: string }

/** Freezes the site's clock, lets it run, and moves it, with what falls due shown before. The address holds where to. */
export function ClockPanel({ store, state, route }: { store: Store; state: State; route: Route }) {
  const texts = useTexts(timeTexts)
  const { clock } = state.seen
  return (
    <section class="card" aria-labelledby="clock-title">
      <h3 id="clock-title">{texts.clock}</h3>
      {clock !== undefined && (
        <>
          <p>
            {texts.now}: <Now state={state} />.{' '}
            <span role="status">{clock.frozen ? texts.frozen : texts.running}</span>
          </p>
          <Action
            key={String(clock.frozen)}
            store={store}
            call={{ id: 'moveClock', input: { body: { freeze: !clock.frozen } } }}
            label={clock.frozen ? texts.run : texts.freeze}
          />
          <Mover store={store} state={state} clock={clock} route={route} />
        </>
      )}
    </section>
  )
}

interface MoverProps {
  store: Store
  state: State
  clock: Clock
  route: Route
}

function Mover({ store, state, clock, route }: MoverProps) {
  const texts = useTexts(timeTexts)
  const { by = '1d', to = '' } = route.query
  const change = (next: Record<string, string>) =>
    goTo(addressOf(route.screen ?? 'try', route.rest, next), true)
  const now = nowOf(state)
  const target = toTarget(by, to, now, texts)
  return (
    <fieldset>
      <legend>{texts.move}</legend>
      <div class="row">
        {SPANS.map((span) => (
          <button
            key={span}
            type="button"
            class="small"
            aria-pressed={to === '' && by === span}
            onClick={() => change({ by: span })}
          >
            {span}
          </button>
        ))}
      </div>
      <div class="fields">
        <p>
          <label for="clock-by">{texts.by}</label>
          <input
            id="clock-by"
            type="text"
            autocomplete="off"
            value={to === '' ? by : ''}
            aria-describedby="clock-wrong"
            onInput={({ currentTarget }) => change({ by: currentTarget.value.trim() })}
          />
        </p>
        <p>
          <label for="clock-to">{texts.to}</label>
          <input
            id="clock-to"
            type="datetime-local"
            step="1"
            value={to}
            aria-describedby="clock-wrong"
            onInput={({ currentTarget }) => change({ to: currentTarget.value })}
          />
        </p>
      </div>
      <p id="clock-wrong" class="wrong" role="status">
        {'wrong' in target ? target.wrong : ''}
      </p>
      {!('wrong' in target) && <Move store={store} clock={clock} target={target} />}
    </fieldset>
  )
}

function toTarget(
  by: string,
  to: string,
  now: number,
  texts: { wrongSpan: string; wrongMoment: string },
): Target {
  if (to !== '') {
    const at = new Date(to).getTime()
    if (!(at >= now)) return { wrong: texts.wrongMoment }
    return { at, call: { set: new Date(at).toISOString() } }
  }
  try {
    return { at: now + toMilliseconds(by), call: { advance: by } }
  } catch {
    return { wrong: texts.wrongSpan }
  }
}

function Move(props: { store: Store; clock: Clock; target: Exclude<Target, { wrong: string }> }) {
  const { store, clock, target } = props
  const texts = useTexts(timeTexts)
  const [share, setShare] = useState<number>()
  const [moving, setMoving] = useState<AbortController>()
  const [reached, setReached] = useState<number>()
  const due = dueBy(clock, target.at)
  const move = async () => {
    const stopping = new AbortController()
    setMoving(stopping)
    setReached(undefined)
    await control(store, (client) => advanceTo(client, target.at, setShare, stopping.signal))
    setMoving(undefined)
    setShare(undefined)
    setReached(nowOf(store.state))
  }
  const rest = clock.due.length - due.length
  return (
    <>
      <p>
        {texts.target} <Moment at={new Date(target.at).toISOString()} />. {texts.due(due.length)}
      </p>
      {due.length > 0 && (
        <ol class="due">
          {due.slice(0, MOST).map((task, index) => (
            <li key={index}>
              <Task task={task} />
            </li>
          ))}
        </ol>
      )}
      <p class="quiet">
        {due.length > MOST && `${texts.more(due.length - MOST)}. `}
        {rest > 0 && texts.later(rest)}
      </p>
      <div class="row">
        <button
          type="button"
          class="first"
          aria-disabled={moving !== undefined}
          onClick={() => void (moving ?? move())}
        >
          {texts.advance}
        </button>
        <CopyCurl
          store={store}
          call={{ id: 'moveClock', input: { body: target.call } }}
          about={texts.advance}
        />
        {moving !== undefined && (
          <>
            <progress value={share} max="1" aria-label={texts.moving(toPercent(share))} />
            <span>{texts.moving(toPercent(share))}</span>
            <button type="button" class="small late" onClick={() => moving.abort()}>
              {texts.cancel}
            </button>
          </>
        )}
      </div>
      <p role="status">
        {reached !== undefined && (
          <>
            {texts.moved} <Moment at={new Date(reached).toISOString()} />.
          </>
        )}
      </p>
    </>
  )
}

function toPercent(share: number | undefined): number {
  return Math.floor((share ?? 0) * 100)
}

/** What the site will do by itself, and to what. */
function Task({ task }: { task: DueItem }) {
  const texts = useTexts(timeTexts)
  const { at, kind, decision, payment_profile_id: profile, delivery_id: delivery } = task
  return (
    <>
      <Moment at={at} />: {texts.tasks[kind]}
      {decision !== undefined && ` (${texts.decisions[decision]})`}
      {profile !== undefined && (
        <>
          ,{' '}
          <a href={addressOf('records', ['payment_profiles', profile])}>
            {texts.profile} {profile}
          </a>
        </>
      )}
      {delivery !== undefined && (
        <>
          , <a href={addressOf('webhooks', [delivery])}>{delivery}</a>
        </>
      )}
    </>
  )
}
