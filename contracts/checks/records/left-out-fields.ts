import { views } from '../../steps/views.ts'
import { lookAt, must, show, type AssertingCheck, type Finding } from '../../engine/check.ts'
import type { Results } from '../../engine/step.ts'
import type { JsonObject } from '../../http/exchange.ts'

const READ = 'readSubscription'

/** The three fields that only a single read shows, with the facts of their absence and presence. */
const FIELDS = [
  { field: 'interval_unit', absent: 'F52', present: 'F87', canBeNull: false },
  { field: 'state', absent: 'F53', present: 'F88', canBeNull: false },
  // Gap G28: null where there was no earlier state.
  { field: 'previous_state', absent: 'F54', present: 'F89', canBeNull: true },
]

const PLACES = [
  { operation: 'createSubscription', area: 'SUB-CREATE' },
  { operation: 'listSubscriptions', area: 'SUB-LIST' },
  { operation: 'addItem', area: 'ITM-ADD' },
]

/** Absent in the list, create and add-item answers; present in the single read. */
export const leftOutFieldChecks: readonly AssertingCheck[] = [
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
  ...FIELDS.map(({ field, present, canBeNull }, index) =>
    must(`SUB-READ-03${index + 1}`, present, `shows \`${field}\` in the single read`, {
      operation: READ,
      requires: { views },
      judge: (results) =>
        unlessAll(
          results,
          READ,
          field,
          canBeNull ? 'a string or null' : 'a string',
          ({ [field]: value }) => typeof value === 'string' || (canBeNull && value === null),
        ),
    }),
  ),
]

/** Findings for the subscriptions of an operation's answers whose field is not as expected. */
function unlessAll(
  { views: { views: all } }: Results<{ views: typeof views }>,
  operation: string,
  field: string,
  expected: string,
  holds: (record: JsonObject) => boolean,
): Finding[] | undefined {
  const shown = all.filter(
    ({ kind, reply }) => kind === 'subscription' && reply.exchange.operation === operation,
  )
  return lookAt(shown, ({ record, reply, pointer }) => {
    if (holds(record)) return []
    return { reply, pointer: `${pointer}/${field}`, expected, received: show(record[field]) }
  })
}
