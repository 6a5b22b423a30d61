import { useEffect, useState } from 'preact/hooks'
import { useTexts } from '../../theme/language.ts'
import { webhookTexts } from '../../theme/messages/webhooks.ts'
import { isGenuine } from '../model/verify.ts'
import type { Delivery, Seen, State, Store } from '../state/state.ts'
import { Action } from './action.tsx'
import { JsonView, Message } from './json-view.tsx'
import { Headers, Moment, Status } from './parts.tsx'
import { document } from '../../../openapi/generated/document.ts'
import { webhooksOf } from '../../../openapi/operations.ts'
import { addressOf } from '../state/route.ts'

interface DeliveryProps {
  store: Store
  state: State
  delivery: Delivery
}

/** The content of a webhook, every attempt with its answer, and whether its signature is valid. */
export function DeliveryDetails({ store, state, delivery }: DeliveryProps) {
  const texts = useTexts(webhookTexts)
  const { id, event, reason, next_attempt_at: next, attempts, endpoint_id: endpoint } = delivery
  const secret = state.seen.endpoints.find((one) => one.id === endpoint)?.secret
  return (
    <>
      {reason !== null && <p>{reason}</p>}
      {next !== null && (
        <p>
          {texts.next}: <Moment at={next} />
        </p>
      )}
      <h3>{texts.attempts}</h3>
      <ol class="attempts">
        {attempts.map((attempt, index) => (
          <li key={index}>
            <Moment at={attempt.at} />: <strong>{attempt.status ?? attempt.error}</strong>.{' '}
            <Signature attempt={attempt} secret={secret} />
            <details>
              <summary>
                {texts.headers}
                <span class="hidden"> {texts.attempt(index + 1)}</span>
              </summary>
              <Headers headers={Object.entries(attempt.request.headers)} />
            </details>
            {attempt.response !== null && (
              <details>
                <summary>
                  {texts.answer}
                  <span class="hidden"> {texts.attempt(index + 1)}</span>
                </summary>
                <Message message={attempt.response} label={`${texts.answer} ${id} ${index + 1}`} />
              </details>
            )}
          </li>
        ))}
      </ol>
      <h3>{texts.payload}</h3>
      <JsonView value={event} schema={eventSchema} label={`${texts.payload} ${id}`} />
      <Action
        store={store}
        call={{ id: 'redeliver', input: { path: { id } } }}
        label={texts.redeliver}
        about={texts.delivery(id)}
      />
    </>
  )
}

type Attempt = Delivery['attempts'][number]

/** Whether the signature of an attempt is valid, in words. */
export function Signature({ attempt, secret }: { attempt: Attempt; secret: string | undefined }) {
  const texts = useTexts(webhookTexts)
  const [verdict, judge] = useState<'checking' | 'removed' | 'valid' | 'invalid' | 'unchecked'>(
    'checking',
  )
  const { headers, body = '' } = attempt.request
  useEffect(() => {
    if (secret === undefined) return judge('removed')
    isGenuine(secret, { headers, body }).then(
      (holds) => judge(holds ? 'valid' : 'invalid'),
      () => judge('unchecked'),
    )
  }, [secret, headers['webhook-signature'], body])
  return <span class="signature">{texts[verdict]}</span>
}

const [described] = webhooksOf(document)

/** The schema of the webhook that the document describes. */
const eventSchema: unknown = described?.requestBody?.content['application/json']?.schema

/** The last webhooks, newest first; each leads to all about it. */
export function LatestWebhooks({ seen, rows }: { seen: Seen; rows: number }) {
  return (
    <ol class="latest">
      {seen.deliveries
        .slice(-rows)
        .toReversed()
        .map(({ id, event, state }) => (
          <li key={id}>
            <a href={addressOf('webhooks', [id])}>{event.type}</a> <Status status={state} />{' '}
            <span class="quiet">
              <Moment at={event.timestamp} />
            </span>
          </li>
        ))}
    </ol>
  )
}
