import type { Saboteur } from '../saboteur.ts'
import { breaks } from '../../tools/breaks.ts'
import { inField, inRecords } from '../../tools/records.ts'

/** Break unit and states of a subscription. */
export const subscriptionStateSaboteurs: readonly Saboteur[] = [
  breaks(
    'F44',
    'unit-as-number',
    'Answers the number of the unit.',
    inField('subscription', 'interval_unit', () => 2),
  ),
  breaks(
    'F44',
    'unit-in-array',
    'Answers the unit in an array.',
    inField('subscription', 'interval_unit', (unit) => [unit]),
  ),
  breaks(
    'F45',
    'month-in-plural',
    'Answers `months`.',
    inField('subscription', 'interval_unit', (unit) => `${String(unit)}s`),
  ),
  breaks(
    'F46',
    'state-as-number',
    'Answers the number of the state.',
    inField('subscription', 'state', () => 0),
  ),
  breaks(
    'F46',
    'state-as-object',
    'Answers the state with its date.',
    inField('subscription', 'state', (name) => ({ name, since: '2026-01-01T00:00:00.000Z' })),
  ),
  breaks(
    'F47',
    'previous-state-as-number',
    'Answers the number of the previous state.',
    inField('subscription', 'previous_state', () => 0),
  ),
  breaks(
    'F47',
    'previous-state-false',
    'Answers false where there was no state before.',
    inField('subscription', 'previous_state', () => false),
  ),
  breaks(
    'F48',
    'previous-state-in-capitals',
    'Writes the previous state in another case.',
    inField('subscription', 'previous_state', (state) => String(state).toUpperCase()),
  ),
  breaks(
    'F48',
    'previous-state-empty',
    'Answers an empty text for the previous state.',
    inField('subscription', 'previous_state', () => ''),
  ),
  breaks(
    'F73',
    'created-in-capitals',
    'Answers `CREATED`.',
    inRecords('subscription', ({ state, previous_state, ...rest }) => ({
      ...rest,
      ...(typeof state === 'string' ? { state: state.toUpperCase() } : {}),
      ...(typeof previous_state === 'string'
        ? { previous_state: previous_state.toUpperCase() }
        : {}),
    })),
  ),
]
