import { useEffect, useState } from 'preact/hooks'
import { isGenuine } from '../model/verify.ts'
import type { Delivery } from '../state/state.ts'
import { JsonView } from './json-view.tsx'
import { Headers, toMoment } from './parts.tsx'
import { document } from '../../../openapi/generated/document.ts'
import { webhooksOf } from '../../../openapi/operations.ts'

interface DeliveryProps {
  delivery: Delivery
  /** Undefined if the endpoint was removed. */
  secret: string | undefined
  sendAgain: () => void
}

/** One webhook: its content, whether its signature is valid, and every attempt. */
export function DeliveryView({ delivery, secret, sendAgain }: DeliveryProps) {
  const { id, event, state, reason, attempts } = delivery
  const last = attempts.at(-1)
  return (
    <li class="delivery">
      <details>
        <summary>
          <code>{event.type}</code> <span class={`state is-${state}`}>{state}</span>{' '}
          <span class="quiet">
            profile {String(event.data['id'])}, {toMoment(event.timestamp)}
          </span>
        </summary>
        {reason !== null && <p>{reason}</p>}
        <h3>Payload</h3>
        <JsonView value={event} schema={eventSchema} label={`Payload of ${id}`} />
        {last !== undefined && (
          <>
            <h3>Headers</h3>
            <Headers headers={Object.entries(last.request.headers)} />
          </>
        )}
        <h3>Attempts</h3>
        <ol>
          {attempts.map((attempt, index) => (
            <li key={index}>
              {toMoment(attempt.at)}: {attempt.status ?? attempt.error}.{' '}
              <Signature attempt={attempt} secret={secret} />
            </li>
          ))}
        </ol>
        <button type="button" class="small" onClick={sendAgain}>
          Send again<span class="hidden"> delivery {id}</span>
        </button>
      </details>
    </li>
  )
}

type Attempt = Delivery['attempts'][number]

function Signature({ attempt, secret }: { attempt: Attempt; secret: string | undefined }) {
  const [told, tell] = useState('The signature is being checked.')
  const { headers, body = '' } = attempt.request
  useEffect(() => {
    if (secret === undefined) {
      tell('The endpoint was removed, and its secret with it.')
      return
    }
    isGenuine(secret, { headers, body }).then(
      (holds) => tell(holds ? 'The signature is valid.' : 'The signature is not valid.'),
      () => tell('This browser can’t check signatures on a page without HTTPS.'),
    )
  }, [secret, headers['webhook-signature'], body])
  return <span class="signature">{told}</span>
}

const [event] = webhooksOf(document)

/** The schema of the webhook that the document describes. */
const eventSchema: unknown = event?.requestBody?.content['application/json']?.schema
