import { useMemo } from 'preact/hooks'
import type { Operation } from '../../../openapi/operations.ts'
import type { Answer } from '../model/exchange.ts'
import { judgeAnswer } from '../model/judge.ts'

/** The checks of an answer, each with what is wrong. */
export function FindingsView({ operation, answer }: { operation: Operation; answer: Answer }) {
  const findings = useMemo(
    () => judgeAnswer(operation, answer.status, answer.json),
    [operation, answer],
  )
  return (
    <ul class="findings" aria-label="Checks">
      {findings.map(({ title, holds, reasons }) => (
        <li key={title} class={holds === undefined ? 'open' : holds ? 'holds' : 'broken'}>
          <span class="hidden">
            {holds === undefined ? 'Not checked: ' : holds ? 'Holds: ' : 'Broken: '}
          </span>
          {title}
          {holds === undefined && <span class="quiet"> (the document describes no body here)</span>}
          {reasons.length > 0 && (
            <ul>
              {reasons.map((reason) => (
                <li key={reason}>
                  <code>{reason}</code>
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ul>
  )
}
