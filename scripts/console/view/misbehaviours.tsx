import { useState } from 'preact/hooks'
import { useTexts } from '../../theme/language.ts'
import { webhookTexts } from '../../theme/messages/webhooks.ts'
import type { State, Store } from '../state/state.ts'
import { Action } from './action.tsx'

/** Faults for the next deliveries, as the control API names them. */
const KINDS = [
  'fail',
  'duplicate',
  'wrong_signature',
  'reformat',
  'drop',
  'reorder',
  'delay',
] as const

/** Makes the next webhooks fail, and takes that back. */
export function Misbehaviours({ store, state }: { store: Store; state: State }) {
  const texts = useTexts(webhookTexts)
  const [count, setCount] = useState('1')
  const { misbehaviours } = state.seen
  return (
    <>
      <p>
        <label for="misbehave-next">{texts.howMany}</label>{' '}
        <input
          id="misbehave-next"
          type="number"
          min="1"
          value={count}
          onInput={({ currentTarget }) => setCount(currentTarget.value)}
        />
      </p>
      <ul class="plain">
        {KINDS.map((how) => (
          <li key={how}>
            <Action
              store={store}
              call={{
                id: 'addWebhookMisbehaviour',
                input: { body: { how, ...(count !== '1' && { next: Number(count) }) } },
              }}
              label={texts.hows[how]}
            />
          </li>
        ))}
      </ul>
      <p role="status">
        {misbehaviours.length > 0 &&
          `${texts.askedFor}: ${misbehaviours.map(({ how, next }) => `${texts.hows[how]} × ${next}`).join(', ')}. `}
      </p>
      {misbehaviours.length > 0 && (
        <Action store={store} call={{ id: 'clearWebhookMisbehaviours' }} label={texts.takeBack} />
      )}
    </>
  )
}
