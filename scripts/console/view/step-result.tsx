import { useTexts } from '../../theme/language.ts'
import { tourTexts } from '../../theme/messages/tour.ts'
import type { TourStep } from '../model/tour.ts'
import type { State } from '../state/state.ts'
import { Signature } from './delivery-view.tsx'
import { Path, Status } from './parts.tsx'

/** What a step of the tour brought about, on its card: the part of the page that did it may be far away. */
export function StepResult({ state, step }: { state: State; step: TourStep }) {
  const texts = useTexts(tourTexts)
  return (
    <dl class="result" aria-label={texts.result}>
      {step.where === 'call' && <CallResult state={state} step={step} />}
      {step.where === 'phone' && <PhoneResult state={state} />}
      {step.where === 'inbox' && <WebhookResult state={state} />}
    </dl>
  )
}

/** Fields of a response that the tour speaks of, where they are there. */
const FIELDS = ['id', 'status', 'state', 'customer_id', 'access_token', 'errors'] as const

/** Longer values are cut off: the whole response is shown below. */
const MOST = 60

function CallResult({ state: { history }, step }: { state: State; step: TourStep }) {
  // Another call may be the last one: a token is got on the way to what a reader sends.
  const exchange = history.findLast((one) => step.completes?.(one))
  if (exchange?.answer === undefined) return null
  const { call, answer } = exchange
  return (
    <>
      <dt class="call">
        <code>
          {call.method} <Path path={call.path} />
        </code>
      </dt>
      <dd class={`call status is-${String(answer.status)[0]}xx`}>{answer.status}</dd>
      {fieldsOf(answer.json).map(([name, value]) => (
        <>
          <dt>
            <code>{name}</code>
          </dt>
          <dd>{value}</dd>
        </>
      ))}
    </>
  )
}

function fieldsOf(json: unknown): [name: string, value: string][] {
  const body = (json ?? {}) as Record<string, unknown>
  const own = { ...body, ...(body['data'] as object | null | undefined) } as typeof body
  return FIELDS.flatMap((name): [string, string][] => {
    const value = own[name]
    if (typeof value !== 'string' && typeof value !== 'number') return []
    const text = String(value)
    return [[name, text.length > MOST ? `${text.slice(0, MOST)}…` : text]]
  })
}

function PhoneResult({ state: { seen, tour } }: { state: State }) {
  const texts = useTexts(tourTexts)
  const profile = seen.profiles.find(({ id }) => String(id) === tour.facts.profile)
  if (profile === undefined) return null
  return (
    <>
      <dt>
        {texts.profile} {profile.id}
      </dt>
      <dd>
        <Status status={profile.status} />
      </dd>
    </>
  )
}

function WebhookResult({ state: { seen, tour } }: { state: State }) {
  const texts = useTexts(tourTexts)
  const delivery = seen.deliveries.findLast(
    ({ event, attempts }) => String(event.data['id']) === tour.facts.profile && attempts.length > 0,
  )
  if (delivery === undefined) return null
  const secret = seen.endpoints.find(({ id }) => id === delivery.endpoint_id)?.secret
  const attempt = delivery.attempts.at(-1)
  return (
    <>
      <dt class="call">{texts.webhook}</dt>
      <dd class="call">
        <code>{delivery.event.type}</code> <Status status={delivery.state} />
      </dd>
      {attempt !== undefined && (
        <dd class="call">
          <Signature attempt={attempt} secret={secret} />
        </dd>
      )}
    </>
  )
}
