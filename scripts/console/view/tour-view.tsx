import { useEffect, useLayoutEffect, useRef } from 'preact/hooks'
import { useTexts } from '../../theme/language.ts'
import { tourTexts } from '../../theme/messages/tour.ts'
import { tour, type TourStep } from '../model/tour.ts'
import { send } from '../state/calls.ts'
import { control, decide } from '../state/controls.ts'
import {
  canNotBeAccepted,
  fillStep,
  goOn,
  isActivated,
  leaveTour,
  takeTour,
} from '../state/guide.ts'
import type { State, Store } from '../state/state.ts'
import { StepResult } from './step-result.tsx'

/** The guided tour: one card that says what to do now, and why. */
export function TourView({ store, state }: { store: Store; state: State }) {
  const { isOpen, step: at, isDone } = state.tour
  const texts = useTexts(tourTexts)
  const heading = useRef<HTMLHeadingElement>(null)
  const card = useRef<HTMLElement>(null)
  const before = useRef(at)
  // Before the page can give the focus of the vanished button to the one beside it.
  useLayoutEffect(() => {
    // Only after the reader continued, not when the page opens.
    if (before.current !== at) heading.current?.focus()
    before.current = at
  }, [at])
  useEffect(() => {
    // The parts of a step stand far below the card there; the card shows the result itself.
    if (isOpen && isDone && isNarrow()) card.current?.scrollIntoView({ block: 'start' })
  }, [isOpen, isDone, at])
  useInbox(store, state)
  if (!isOpen) {
    return (
      <p class="row">
        <button type="button" class="small" onClick={() => takeTour(store, false)}>
          {at === 0 ? texts.take : texts.goOn}
        </button>
      </p>
    )
  }
  const [step, next] = [tour[at], tour[at + 1]]
  const isWhole = isActivated(state.seen, state.tour.facts)
  const isStuck = canNotBeAccepted(state)
  return (
    <section class={`card tour${isDone ? ' is-done' : ''}`} ref={card} aria-labelledby="tour-title">
      <p class="progress">
        {texts.name}
        {step !== undefined && texts.stepOf(at + 1, tour.length)}
        <progress value={at + (isDone ? 1 : 0)} max={tour.length} aria-label={texts.stepsDone} />
      </p>
      <h2 id="tour-title" tabIndex={-1} ref={heading}>
        {step === undefined ? (isWhole ? texts.whole : texts.ended) : texts.steps[step.id].title}
      </h2>
      <p class="why">
        {step === undefined
          ? `${isWhole ? texts.wholeWhy : texts.endedWhy} ${texts.kept}`
          : texts.steps[step.id].why}
      </p>
      {isStuck && <p class="note">{texts.stuck}</p>}
      {step?.where === 'phone' && !isDone && state.place?.kind === 'mock' && (
        <p class="quiet">{texts.inbox(inboxOf(state.place))}</p>
      )}
      {step !== undefined && isDone && <StepResult state={state} step={step} />}
      <p role="status" class="done">
        {isDone && step !== undefined && texts.done}
      </p>
      <div class="row">
        {step !== undefined && isDone && (
          <button type="button" class="first" onClick={() => goOn(store)}>
            {next === undefined ? texts.end : texts.next(toInner(texts.steps[next.id].title))}
          </button>
        )}
        {step !== undefined && !isDone && !isStuck && <Acts store={store} state={state} />}
        {step !== undefined && !isDone && (
          <button type="button" class="small" onClick={() => goOn(store)}>
            {texts.skip}
          </button>
        )}
        {(step === undefined || isStuck) && (
          <button type="button" onClick={() => takeTour(store, true)}>
            {isStuck ? texts.restart : texts.again}
          </button>
        )}
        <button type="button" class="small" onClick={() => leaveTour(store)}>
          {texts.leave}
        </button>
      </div>
    </section>
  )
}

/** A title inside a sentence. */
const toInner = (title: string) => title.charAt(0).toLowerCase() + title.slice(1)

const inboxOf = ({ base }: { base: string }) => `${base}/__sabia/inbox`

/** Has a mock send its webhooks to its own inbox before the step that causes one. */
function useInbox(store: Store, { place, seen, isTokenAsked, tour: at }: State): void {
  const isNeeded =
    place?.kind === 'mock' &&
    at.isOpen &&
    tour[at.step]?.where === 'phone' &&
    !at.isDone &&
    !isTokenAsked &&
    seen.at !== 0 &&
    !seen.endpoints.some(({ url }) => url === inboxOf(place))
  useEffect(() => {
    if (!isNeeded) return
    const url = inboxOf(place)
    void control(store, ({ webhooks }) => webhooks.addEndpoint({ url }))
  }, [isNeeded])
}

/** The actions of the current step. */
function Acts({ store, state }: { store: Store; state: State }) {
  const step = tour[state.tour.step]
  const texts = useTexts(tourTexts)
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
        {texts.show}
      </button>
      {step.where !== 'inbox' && (
        <button type="button" disabled={state.place === undefined} onClick={() => void doIt()}>
          {texts.help}
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

/** Whether the parts of the screen `try` stand one below the other, as in operations.css. */
export function isNarrow(): boolean {
  return matchMedia('(max-width: 59.99rem)').matches
}

/**
 * The button to continue, next to what completed the step: the tour's card may be far away. The phone
 * and the inbox are next to it on a wide screen.
 */
export function NextStep({
  store,
  state,
  where,
}: {
  store: Store
  state: State
  where: TourStep['where']
}) {
  const texts = useTexts(tourTexts)
  const { isOpen, isDone, step } = state.tour
  if (!isOpen || !isDone || tour[step]?.where !== where) return null
  return (
    <p class={where === 'call' ? undefined : 'narrow'}>
      <button type="button" class="first" onClick={() => goOn(store)}>
        {texts.doneGoOn}
      </button>
    </p>
  )
}
