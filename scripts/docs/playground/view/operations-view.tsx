import { groups } from '../model/operations.ts'
import type { State } from '../state/state.ts'

/** All operations; the address of the page names the one that is chosen. */
export function OperationsView({ state: { operationId } }: { state: State }) {
  return (
    <nav class="operations" aria-label="Operations">
      {groups.map(({ name, operations }) => (
        <div key={name}>
          <h2>{name}</h2>
          <ul>
            {operations.map((operation) => (
              <li key={operation.operationId}>
                <a
                  href={`#${operation.operationId}`}
                  aria-current={operation.operationId === operationId ? 'true' : undefined}
                >
                  <span class={`method is-${operation.method.toLowerCase()}`}>
                    {operation.method}
                  </span>{' '}
                  {operation.summary}
                </a>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  )
}
