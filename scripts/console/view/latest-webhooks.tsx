import { addressOf } from '../state/route.ts'
import type { Seen } from '../state/state.ts'
import { Moment, Status } from './parts.tsx'

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
