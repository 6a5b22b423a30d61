import { useMemo, useState } from 'preact/hooks'
import { toCurl, toRaw } from '../model/call.ts'
import type { Answer, Exchange } from '../model/exchange.ts'
import { findOperation, gapsOfResponse, schemaOfResponse } from '../model/operations.ts'
import { toOwnText } from '../../docs/model/schema.ts'
import { CopyButton, GapLinks, Headers, Prose, Reasons, Tabs } from './parts.tsx'
import { useReference } from './reference.ts'
import { JsonView } from './json-view.tsx'
import type { Operation } from '../../../openapi/operations.ts'
import { judgeAnswer } from '../model/judge.ts'

/** What was sent, what came back, and what the checks say. */
export function AnswerView({ exchange }: { exchange: Exchange }) {
  const { call, answer, failure, milliseconds, number } = exchange
  const operation = findOperation(call.operationId)
  return (
    <section class="card answer" aria-labelledby="answer-title">
      <h2 id="answer-title">
        {answer === undefined ? (
          'No answer'
        ) : (
          <>
            Answer <span class={`status is-${String(answer.status)[0]}xx`}>{answer.status}</span>
          </>
        )}
        <span class="quiet">
          {' '}
          to call {number}, {operation.summary.toLowerCase()}, in {toShownTime(milliseconds)}
        </span>
      </h2>
      {failure !== undefined && <p class="wrong">{failure}</p>}
      {answer !== undefined && (
        <>
          <p>
            <Prose text={toOwnText(operation.responses[answer.status]?.description)} />{' '}
            <GapLinks ids={gapsOfResponse(operation, answer.status)} />
          </p>
          <FindingsView operation={operation} answer={answer} />
          <BodyOf exchange={exchange} />
          <details>
            <summary>Headers of the answer ({answer.headers.length})</summary>
            <Headers headers={answer.headers} />
          </details>
        </>
      )}
      <RequestView exchange={exchange} />
    </section>
  )
}

function BodyOf({ exchange: { call, answer } }: { exchange: Exchange }) {
  if (answer === undefined) return null
  if (answer.text === '') return <p>The answer has no body.</p>
  if (answer.json === undefined) return <pre tabIndex={0}>{answer.text}</pre>
  const schema = schemaOfResponse(findOperation(call.operationId), answer.status)
  return <JsonView value={answer.json} schema={schema} label="Body of the answer" />
}

function RequestView({ exchange: { call, base, shownBase } }: { exchange: Exchange }) {
  const guide = useReference('guides/first-call.html#start-the-mock')
  const [form, choose] = useState<'curl' | 'Raw'>('curl')
  const text = useMemo(
    () => (form === 'curl' ? toCurl(call, shownBase) : toRaw(call, new URL(shownBase).host)),
    [form, call, shownBase],
  )
  return (
    <section aria-label="Request">
      <div class="row">
        <h3>The request</h3>
        <Tabs label="Request as" names={['curl', 'Raw'] as const} chosen={form} choose={choose} />
        <CopyButton text={text} what="the request" />
      </div>
      <pre tabIndex={0} aria-label="The request as text" role="region">
        {text}
      </pre>
      {base !== shownBase && (
        <p class="quiet">
          A terminal can’t reach the site in this page, so the request as text goes to{' '}
          <a href={guide}>a mock on your machine</a>, which has its own records and tokens.
        </p>
      )}
    </section>
  )
}

function toShownTime(milliseconds: number): string {
  return milliseconds < 10 ? `${milliseconds.toFixed(1)} ms` : `${Math.round(milliseconds)} ms`
}

/** The checks of an answer, each with what is wrong. */
function FindingsView({ operation, answer }: { operation: Operation; answer: Answer }) {
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
          <Reasons reasons={reasons} />
        </li>
      ))}
    </ul>
  )
}
