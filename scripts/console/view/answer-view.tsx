import { useTexts } from '../../theme/language.ts'
import { tryTexts } from '../../theme/messages/try.ts'
import { useMemo, useState } from 'preact/hooks'
import { type RequestForm, toForms } from '../model/forms.ts'
import type { Answer, Exchange } from '../model/exchange.ts'
import { findOperation, gapsOfResponse, schemaOfResponse } from '../model/operations.ts'
import { toOwnText } from '../../docs/model/schema.ts'
import { CopyButton, GapLinks, Headers, Reasons, Tabs } from './parts.tsx'
import { Said, useReference, useSay } from './said.tsx'
import { JsonView } from './json-view.tsx'
import type { Operation } from '../../../openapi/operations.ts'
import { judgeAnswer } from '../model/judge.ts'

/** What was sent, what came back, and what the checks say. */
export function AnswerView({ exchange }: { exchange: Exchange }) {
  const texts = useTexts(tryTexts)
  const say = useSay()
  const { call, answer, failure, milliseconds, number } = exchange
  const operation = findOperation(call.operationId)
  return (
    <section class="card answer" aria-labelledby="answer-title">
      <h2 id="answer-title">
        {answer === undefined ? (
          texts.noAnswer
        ) : (
          <>
            {texts.answer}{' '}
            <span class={`status is-${String(answer.status)[0]}xx`}>{answer.status}</span>
          </>
        )}
        <span class="quiet">
          {texts.toCall(number, say(operation.summary), toShownTime(milliseconds))}
        </span>
      </h2>
      {failure !== undefined && (
        <p class="wrong">{texts.failed(texts.failures[failure.what], failure.text ?? '')}</p>
      )}
      {answer !== undefined && (
        <>
          <p>
            <Said text={toOwnText(operation.responses[answer.status]?.description)} />{' '}
            <GapLinks ids={gapsOfResponse(operation, answer.status)} />
          </p>
          <FindingsView operation={operation} answer={answer} />
          <BodyOf exchange={exchange} />
          <details>
            <summary>{texts.headers(answer.headers.length)}</summary>
            <Headers headers={answer.headers} />
          </details>
        </>
      )}
      <RequestView exchange={exchange} />
    </section>
  )
}

function BodyOf({ exchange: { call, answer } }: { exchange: Exchange }) {
  const texts = useTexts(tryTexts)
  if (answer === undefined) return null
  if (answer.text === '') return <p>{texts.noBody}</p>
  if (answer.json === undefined) return <pre tabIndex={0}>{answer.text}</pre>
  const schema = schemaOfResponse(findOperation(call.operationId), answer.status)
  return <JsonView value={answer.json} schema={schema} label={texts.answerBody} />
}

function RequestView({ exchange: { call, base, shownBase } }: { exchange: Exchange }) {
  const texts = useTexts(tryTexts)
  const [form, choose] = useState<RequestForm>('curl')
  const forms = useMemo(() => toForms(call, shownBase), [call, shownBase])
  const text = forms[form] ?? forms.curl
  return (
    <section aria-label={texts.request}>
      <div class="row">
        <h3>{texts.theRequest}</h3>
        <Tabs
          label={texts.requestAs}
          names={Object.keys(forms) as RequestForm[]}
          shown={{ Raw: texts.raw }}
          chosen={forms[form] === undefined ? 'curl' : form}
          choose={choose}
        />
        <CopyButton text={text} what={texts.theRequestCopied} />
      </div>
      <pre tabIndex={0} aria-label={texts.requestText} role="region">
        {text}
      </pre>
      {base !== shownBase && <FarSite />}
    </section>
  )
}

/** Says that a command goes to another site than the one in the page. */
export function FarSite() {
  const texts = useTexts(tryTexts)
  const guide = useReference(texts.farGuide)
  return (
    <p class="quiet">
      {texts.farSite} <a href={guide}>{texts.farMock}</a>
      {texts.farRecords}
    </p>
  )
}

function toShownTime(milliseconds: number): string {
  return milliseconds < 10 ? `${milliseconds.toFixed(1)} ms` : `${Math.round(milliseconds)} ms`
}

/** The checks of an answer, each with what is wrong. */
function FindingsView({ operation, answer }: { operation: Operation; answer: Answer }) {
  const texts = useTexts(tryTexts)
  const findings = useMemo(
    () => judgeAnswer(operation, answer.status, answer.json),
    [operation, answer],
  )
  return (
    <ul class="findings" aria-label={texts.checks}>
      {findings.map(({ check, holds, reasons }) => (
        <li key={check} class={holds === undefined ? 'open' : holds ? 'holds' : 'broken'}>
          <span class="hidden">
            {holds === undefined ? texts.notChecked : holds ? texts.holds : texts.broken}
          </span>
          {texts.titles[check](answer.status)}
          {holds === undefined && <span class="quiet">{texts.undescribed}</span>}
          <Reasons reasons={reasons} />
        </li>
      ))}
    </ul>
  )
}
