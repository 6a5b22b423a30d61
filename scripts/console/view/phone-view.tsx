import { useEffect, useState } from 'preact/hooks'
import { isUndecided } from '../../../mocks/world/payment-profile-life.ts'
import { useTexts } from '../../theme/language.ts'
import { phoneTexts } from '../../theme/messages/phone.ts'
import { addressOf } from '../state/route.ts'
import type { State, Store } from '../state/state.ts'
import { Device } from './enrolment-view.tsx'
import { NextStep } from './next-step.tsx'

/** The payer's phone beside the form: with the enrolment of the tour, or the newest that waits. */
export function PhoneView({ store, state }: { store: Store; state: State }) {
  const texts = useTexts(phoneTexts)
  const { seen, tour } = state
  const waiting = seen.profiles.filter(({ status }) => isUndecided(status))
  const toured = tour.isOpen ? Number(tour.facts.profile) : undefined
  const newest = waiting.at(-1) ?? seen.profiles.at(-1)
  // The phone of a payer who has decided stays, with what came of it, until another one is asked.
  const [last, keep] = useState(newest?.id ?? 0)
  const isLater = newest !== undefined && newest.id > last
  useEffect(() => {
    if (isLater) keep(newest.id)
  }, [isLater, newest?.id])
  const find = (wanted: number | undefined) => seen.profiles.find(({ id }) => id === wanted)
  const profile = find(toured) ?? (isLater ? newest : (find(last) ?? newest))
  return (
    <section class="phone" aria-labelledby="phone-title">
      <h2 id="phone-title" tabIndex={-1}>
        {texts.title}
      </h2>
      {profile === undefined ? (
        <p class="card empty">{state.isTokenAsked ? texts.needsToken : texts.none}</p>
      ) : (
        <>
          <Device store={store} state={state} profile={profile} />
          <p>
            <a href={addressOf('phone')}>{texts.waiting(waiting.length)}</a>
          </p>
        </>
      )}
      <NextStep store={store} state={state} where="phone" />
    </section>
  )
}
