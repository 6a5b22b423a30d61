import { views } from '../../steps/views.ts'
import { must, show, type AssertingCheck, type Finding } from '../../engine/check.ts'
import type { Results } from '../../engine/step.ts'
import type { JsonObject } from '../../http/exchange.ts'

const READ = 'readSubscription'

/** The three fields that only a single read shows, with the facts of their absence and presence. */
const FIELDS = [
  { field: 'interval_unit', absent: 'F52', present: 'F87' },
  { field: 'state', absent: 'F53', present: 'F88' },
  { field: 'previous_state', absent: 'F54', present: undefined },
]

const PLACES = [
  { operation: 'createSubscription', area: 'SUB-CREATE' },
  { operation: 'listSubscriptions', area: 'SUB-LIST' },
  { operation: 'addItem', area: 'ITM-ADD' },
]

/** Absent in the list, create and add-item answers; present in the single read. */
export const singleReadFieldChecks: readonly AssertingCheck[] = [
  ...PLACES.flatMap(({ operation, area }) =>
    FIELDS.map(({ field, absent }, index) =>
      must(`${area}-03${index + 1}`, absent, `leaves \`${field}\` out of ${operation}`, {
        operation,
        requires: { views },
        judge: (results) =>
          unlessAll(results, operation, field, `no \`${field}\``, (record) => !(field in record)),
      }),
    ),
  ),
  ...FIELDS.flatMap(({ field, present }, index) =>
    // Whether a subscription without an earlier state has `previous_state` is gap G28.
    present === undefined
      ? []
      : [
          must(`SUB-READ-03${index + 1}`, present, `shows \`${field}\` in the single read`, {
            operation: READ,
            requires: { views },
            judge: (results) =>
              unlessAll(
                results,
                READ,
                field,
                'a string',
                (record) => typeof record[field] === 'string',
              ),
          }),
        ],
  ),
]

/** Findings for the subscriptions of an operation's answers whose field is not as expected. */
function unlessAll(
  { views: { views: all } }: Results<{ views: typeof views }>,
  operation: string,
  field: string,
  expected: string,
  holds: (record: JsonObject) => boolean,
): Finding[] {
  return all
    .filter(({ kind, reply }) => kind === 'subscription' && reply.exchange.operation === operation)
    .filter(({ record }) => !holds(record))
    .map(({ record, reply, pointer }) => ({
      reply,
      pointer: `${pointer}/${field}`,
      expected,
      received: show(record[field]),
    }))
}
