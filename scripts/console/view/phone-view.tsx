import { useEffect, useState } from 'preact/hooks'
import { isUndecided } from '../../../mocks/world/payment-profile-life.ts'
import { useTexts } from '../../theme/language.ts'
import { phoneTexts } from '../../theme/messages/phone.ts'
import type { State, Store } from '../state/state.ts'
import { EnrolmentView } from './enrolment-view.tsx'
import { NextStep } from './next-step.tsx'

/** The payer's phone, beside the form. */
export function PhoneView({ store, state }: { store: Store; state: State }) {
  const texts = useTexts(phoneTexts)
  const { seen, tour } = state
  const waiting = seen.profiles.filter(({ status }) => isUndecided(status)).toReversed()
  const [chosen, choose] = useState<number | undefined>(undefined)
  const newest = seen.profiles.at(-1)?.id
  // The phone shows the newest request, or the one of the tour's step, not an earlier choice.
  useEffect(() => choose(undefined), [newest, tour.step])
  const wanted = [chosen, Number(tour.isOpen ? tour.facts.profile : undefined)]
  const profile =
    seen.profiles.find(({ id }) => id === wanted[0]) ??
    seen.profiles.find(({ id }) => id === wanted[1]) ??
    waiting[0] ??
    seen.profiles.at(-1)
  return (
    <section class="phone" aria-labelledby="phone-title" id="phone">
      <h2 id="phone-title" tabIndex={-1}>
        {texts.title}
      </h2>
      <div class="device">
        <div class="screen">
          {profile === undefined ? (
            <p class="empty">{state.isTokenAsked ? texts.needsToken : texts.none}</p>
          ) : (
            <>
              <label class="pick">
                <span>{texts.waiting(waiting.length)}</span>
                <select
                  value={String(profile.id)}
                  onChange={({ currentTarget }) => choose(Number(currentTarget.value))}
                >
                  {seen.profiles.toReversed().map(({ id, status }) => (
                    <option key={id} value={String(id)}>
                      {texts.option(id, status)}
                    </option>
                  ))}
                </select>
              </label>
              <EnrolmentView store={store} state={state} profile={profile} />
            </>
          )}
        </div>
      </div>
      <NextStep store={store} state={state} where="phone" />
    </section>
  )
}
