import { views } from '../../steps/views.ts'
import { must, show, type AssertingCheck } from '../../engine/check.ts'

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
export const threeFieldChecks: readonly AssertingCheck[] = [
  ...PLACES.flatMap(({ operation, area }) =>
    FIELDS.map(({ field, absent }, index) =>
      must(`${area}-03${index + 1}`, absent, `leaves \`${field}\` out of ${operation}`, {
        operation,
        requires: { views },
        judge: ({ views: { views: all } }) =>
          all
            .filter(
              ({ kind, record, reply }) =>
                kind === 'subscription' &&
                reply.exchange.operation === operation &&
                field in record,
            )
            .map(({ record, reply, pointer }) => ({
              reply,
              pointer: `${pointer}/${field}`,
              expected: `no \`${field}\``,
              received: show(record[field]),
            })),
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
            judge: ({ views: { views: all } }) =>
              all
                .filter(
                  ({ kind, record, reply }) =>
                    kind === 'subscription' &&
                    reply.exchange.operation === READ &&
                    typeof record[field] !== 'string',
                )
                .map(({ record, reply, pointer }) => ({
                  reply,
                  pointer: `${pointer}/${field}`,
                  expected: 'a string',
                  received: show(record[field]),
                })),
          }),
        ],
  ),
]
