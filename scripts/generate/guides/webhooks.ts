import { document } from '../../../openapi/generated/document.ts'
import { webhooksOf } from '../../../openapi/operations.ts'
import { JITTER, RETRY_DELAYS } from '../../../mocks/webhooks/retry-schedule.ts'
import { TIME_LIMIT } from '../../../mocks/webhooks/send.ts'
import { KINDS, type MisbehaviourKind } from '../../../mocks/webhooks/delivery-faults.ts'
import { inEnglish, toBlock, toCode, toOwnWords, toTable, type Say } from './markdown.ts'

/** The event that the document shows, as a block of JSON. */
export function toEventExample(): string {
  const [webhook] = webhooksOf(document)
  const [example] = Object.values(webhook?.requestBody?.content['application/json']?.examples ?? {})
  const { value } = example as { value: unknown }
  return toBlock('json', JSON.stringify(value, null, 2), 'check: json')
}

/** The headers of a webhook. */
export function toHeaderTable(say: Say = inEnglish): string {
  const [webhook] = webhooksOf(document)
  const rows = (webhook?.parameters ?? []).map(({ name, description = '', example }) => [
    toCode(name),
    say(toOwnWords(description)),
    toCode(String(example)),
  ])
  return toTable(['header', 'holds', 'example'].map(say), rows)
}

/** When each attempt is made, from the schedule of the mock. */
export function toRetryTable(say: Say = inEnglish): string {
  const rows = [0, ...RETRY_DELAYS].map((delay, index) => {
    const since = RETRY_DELAYS.slice(0, index).reduce((sum, one) => sum + one, 0)
    return [
      String(index + 1),
      index === 0
        ? say('at once')
        : say('{time} after the one before').replace('{time}', toDuration(delay, say)),
      index === 0 ? '' : toDuration(since, say),
    ]
  })
  return [
    toTable(['attempt', 'comes', 'after the first, at most'].map(say), rows),
    say(RETRY_NOTE)
      .replace('{share}', String(JITTER * 100))
      .replace('{time}', toDuration(TIME_LIMIT, say)),
  ].join('\n\n')
}

const RETRY_NOTE =
  'A wait is up to {share} % shorter, so that the retries of many events do not all come at once. ' +
  'An attempt fails if the whole response has not arrived within {time}. ' +
  'If the response has a longer `Retry-After`, the mock waits that long.'

/** What the mock does when it is asked to misbehave. */
export function toMisbehaviourTable(say: Say = inEnglish): string {
  const rows = KINDS.map((how) => [toCode(`{"how":"${how}"}`), say(EFFECTS[how])])
  return toTable(['`POST /__sabia/webhook_misbehaviours`', say('the next delivery')], rows)
}

const EFFECTS: Readonly<Record<MisbehaviourKind, string>> = {
  delay: 'comes ten seconds later on the clock of the site, or after what `"delay":"1m"` names',
  duplicate: 'comes twice, with the same `webhook-id`',
  reorder: 'comes after the one that follows it',
  drop: 'does not come at all',
  fail: 'fails in its first attempt, which is not sent, and is tried again',
  wrong_signature: 'has an invalid signature in its first attempt',
  reformat: 'is the same JSON value with other spacing and escapes, correctly signed',
}

const UNITS = [
  ['hour', 3_600_000],
  ['minute', 60_000],
  ['second', 1000],
] as const

/** Writes milliseconds in words: `2 hours 35 minutes 5 seconds`. */
function toDuration(milliseconds: number, say: Say): string {
  const words: string[] = []
  let rest = milliseconds
  for (const [unit, length] of UNITS) {
    const count = Math.floor(rest / length)
    rest -= count * length
    if (count > 0)
      words.push(say(`{n} ${unit}${count === 1 ? '' : 's'}`).replace('{n}', String(count)))
  }
  return words.join(' ')
}
