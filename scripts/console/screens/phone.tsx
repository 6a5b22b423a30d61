import { useState } from 'preact/hooks'
import { useTexts } from '../../theme/language.ts'
import { frameTexts } from '../../theme/messages/frame.ts'
import { phoneTexts } from '../../theme/messages/phone.ts'
import { addressOf } from '../state/route.ts'
import { useLive } from '../state/use-live.ts'
import { Device } from '../view/enrolment-view.tsx'
import { Waiting } from '../view/parts.tsx'
import { readWaiting, WaitingView } from '../view/waiting-view.tsx'
import type { ScreenProps } from '../state/state.ts'

/** Enrolments of one reading. */
const ROWS = 20

/** The payer's phone: who waits for an answer, or one enrolment. */
export function PhoneScreen(props: ScreenProps) {
  const texts = useTexts(phoneTexts)
  const [id] = props.route.rest
  return (
    <section class="payer" aria-labelledby="payer-title">
      <h2 id="payer-title">{id === undefined ? texts.list : texts.title}</h2>
      {id === undefined ? <List {...props} /> : <One key={id} {...props} id={id} />}
    </section>
  )
}

function List({ store, state }: ScreenProps) {
  const texts = useTexts(phoneTexts)
  const frame = useTexts(frameTexts)
  const [rows, show] = useState(ROWS)
  const live = useLive(state, (control) => readWaiting(control, rows), [rows])
  const { value } = live
  return (
    <>
      {value === undefined ? <Waiting live={live} /> : <WaitingView store={store} {...value} />}
      {value !== undefined && value.waiting.length < value.total && (
        <p>
          {texts.some(value.waiting.length, value.total)}{' '}
          <button type="button" class="small" onClick={() => show(rows + ROWS)}>
            {frame.older}
          </button>
        </p>
      )}
      <p>
        <a href={addressOf('records', ['payment_profiles'])}>{texts.others}</a>
      </p>
    </>
  )
}

function One({ store, state, id }: ScreenProps & { id: string }) {
  const texts = useTexts(phoneTexts)
  const live = useLive(state, ({ payer }) => payer.profile(Number(id)), [id])
  const { value } = live
  return (
    <>
      <p class="row">
        <a href={addressOf('phone')}>{texts.backToList}</a>
        <a href={addressOf('records', ['payment_profiles', id])}>{texts.record}</a>
      </p>
      {value === undefined ? (
        <Waiting live={live} />
      ) : (
        <Device store={store} state={state} profile={value} />
      )}
    </>
  )
}
