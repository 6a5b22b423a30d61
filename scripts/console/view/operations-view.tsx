import { useTexts } from '../../theme/language.ts'
import { tryTexts } from '../../theme/messages/try.ts'
import type { Operation } from '../../../openapi/operations.ts'
import { groups } from '../model/operations.ts'
import { chooseOperation } from '../state/calls.ts'
import type { State, Store } from '../state/state.ts'
import { Said, useSay } from './said.tsx'

/** All operations: a list beside the form, or above it, where the screen is narrow, a choice. */
export function OperationsView({ store, state }: { store: Store; state: State }) {
  const texts = useTexts(tryTexts)
  const say = useSay()
  const { operationId } = state
  return (
    <>
      <p class="narrow">
        <label for="operation">{texts.operation}</label>
        <select
          id="operation"
          value={operationId}
          onChange={({ currentTarget }) => {
            // Like a link: the address names it, and the browser can go back.
            location.hash = currentTarget.value
            chooseOperation(store, currentTarget.value)
          }}
        >
          {groups.map(({ name, operations }) => (
            <optgroup key={name} label={say(name)}>
              {operations.map((operation) => (
                <option key={operation.operationId} value={operation.operationId}>
                  {say(operation.summary)}
                </option>
              ))}
            </optgroup>
          ))}
        </select>
      </p>
      <nav class="calls" aria-label={texts.operations}>
        {groups.map(({ name, operations }) => (
          <div key={name}>
            <h2>
              <Said text={name} />
            </h2>
            <ul>
              {operations.map((operation) => (
                <li key={operation.operationId}>
                  <OperationLink
                    operation={operation}
                    isChosen={operation.operationId === operationId}
                    choose={() => chooseOperation(store, operation.operationId)}
                  />
                </li>
              ))}
            </ul>
          </div>
        ))}
      </nav>
    </>
  )
}

interface LinkProps {
  operation: Operation
  isChosen: boolean
  choose: () => void
}

function OperationLink({
  operation: { operationId, method, summary },
  isChosen,
  choose,
}: LinkProps) {
  return (
    // The address may name it already, after the tour has chosen another one: then nothing changes
    // there, and the click alone tells.
    <a href={`#${operationId}`} aria-current={isChosen ? 'true' : undefined} onClick={choose}>
      <span class={`method is-${method.toLowerCase()}`}>{method}</span> <Said text={summary} />
    </a>
  )
}
