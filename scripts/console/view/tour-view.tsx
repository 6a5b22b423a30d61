import { useEffect, useRef } from 'preact/hooks'
import { tour } from '../model/tour.ts'
import { send } from '../state/calls.ts'
import { decide } from '../state/controls.ts'
import {
  canNotBeAccepted,
  fillStep,
  goOn,
  isActivated,
  leaveTour,
  takeTour,
} from '../state/guide.ts'
import type { State, Store } from '../state/state.ts'

/** The guided tour: one card that says what to do now, and why. */
export function TourView({ store, state }: { store: Store; state: State }) {
  const { isOpen, step: at, isDone } = state.tour
  const heading = useRef<HTMLHeadingElement>(null)
  const before = useRef(at)
  useEffect(() => {
    // Only after the reader continued, not when the page opens.
    if (before.current !== at) heading.current?.focus()
    before.current = at
  }, [at])
  if (!isOpen) {
    return (
      <p class="row">
        <button type="button" class="small" onClick={() => takeTour(store, false)}>
          {at === 0 ? 'Take the tour of the Pix flow' : 'Continue the tour'}
        </button>
      </p>
    )
  }
  const step = tour[at]
  const isWhole = isActivated(state.seen, state.tour.facts)
  const isStuck = canNotBeAccepted(state)
  return (
    <section class="card tour" aria-labelledby="tour-title">
      <p class="progress">
        Tour of the Pix flow{step !== undefined && `, step ${at + 1} of ${tour.length}`}
        <progress value={at + (isDone ? 1 : 0)} max={tour.length} aria-label="Steps done" />
      </p>
      <h2 id="tour-title" tabIndex={-1} ref={heading}>
        {step?.title ?? (isWhole ? 'That is the whole flow' : 'The tour ends here')}
      </h2>
      <p>
        {step?.why ??
          (isWhole
            ? 'A payment profile is active, a webhook announced it, and you have seen an error on the way. '
            : 'Steps were skipped or ended differently: no webhook has announced an active payment profile. ') +
            'Everything is still here: change a call and send it again.'}
      </p>
      {isStuck && (
        <p class="note">
          No payment profile of this tour is waiting, so none can be accepted. A refusal is
          announced by a webhook too: continue to see it, or restart the tour.
        </p>
      )}
      {!isStuck && !state.isTokenAsked && isUnheard(state) && (
        <p class="note">
          No endpoint is registered with this mock, so it sends no webhook. Below the phone, under
          Webhooks, you can receive webhooks here before you continue.
        </p>
      )}
      <p role="status" class="done">
        {isDone && step !== undefined && 'Done.'}
      </p>
      <div class="row">
        {step !== undefined && isDone && (
          <button type="button" class="first" onClick={() => goOn(store)}>
            {at === tour.length - 1 ? 'End the tour' : `Next: ${tour[at + 1]?.title.toLowerCase()}`}
          </button>
        )}
        {step !== undefined && !isDone && !isStuck && <Acts store={store} state={state} />}
        {step !== undefined && !isDone && (
          <button type="button" class="small" onClick={() => goOn(store)}>
            Skip this step
          </button>
        )}
        {(step === undefined || isStuck) && (
          <button type="button" onClick={() => takeTour(store, true)}>
            {isStuck ? 'Restart the tour' : 'Take it again'}
          </button>
        )}
        <button type="button" class="small" onClick={() => leaveTour(store)}>
          Leave the tour
        </button>
      </div>
    </section>
  )
}

/** Whether no endpoint would receive the webhook of the next decision. */
function isUnheard({ place, seen, tour: { step } }: State): boolean {
  return place?.kind === 'mock' && tour[step]?.where === 'phone' && seen.endpoints.length === 0
}

/** The actions of the current step. */
function Acts({ store, state }: { store: Store; state: State }) {
  const step = tour[state.tour.step]
  const profile = Number(state.tour.facts.profile)
  const show = { call: 'call-title', phone: 'phone-title', inbox: 'inbox-title' }
  if (step === undefined) return null
  const doIt = async () => {
    if (step.where === 'call') {
      fillStep(store)
      await send(store)
    } else if (step.where === 'phone') {
      await decide(store, profile, 'accept')
    }
  }
  return (
    <>
      <button
        type="button"
        onClick={() => {
          if (step.where === 'call') fillStep(store)
          focusOn(show[step.where])
        }}
      >
        Show me where
      </button>
      {step.where !== 'inbox' && (
        <button type="button" disabled={state.place === undefined} onClick={() => void doIt()}>
          Do it for me
        </button>
      )}
    </>
  )
}

function focusOn(id: string): void {
  const found = document.querySelector<HTMLElement>(`#${id}`)
  found?.focus()
  found?.scrollIntoView({ block: 'start' })
}
