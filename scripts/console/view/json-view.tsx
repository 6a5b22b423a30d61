import { useTexts } from '../../theme/language.ts'
import { tryTexts } from '../../theme/messages/try.ts'
import { useMemo, useState } from 'preact/hooks'
import { type Line, toLines } from '../model/lines.ts'
import { GapLinks, Headers } from './parts.tsx'
import { requestTexts } from '../../theme/messages/requests.ts'
import type { ControlSchemas } from '../../../mocks/control/client/client.ts'

/** Lines to show at first. */
const FIRST = 300

interface JsonProps {
  value: unknown
  schema: unknown
  /** Label for screen readers; unique in the page. */
  label: string
}

/** Coloured JSON, with links to the gaps behind its parts. */
export function JsonView({ value, schema, label }: JsonProps) {
  const texts = useTexts(tryTexts)
  const lines = useMemo(() => toLines(value, schema), [value, schema])
  const [isWhole, setWhole] = useState(false)
  const shown = isWhole ? lines : lines.slice(0, FIRST)
  return (
    <>
      <div class="json" tabIndex={0} role="region" aria-label={label}>
        <ol>{shown.map(toItem)}</ol>
      </div>
      {shown.length < lines.length && (
        <button type="button" class="small" onClick={() => setWhole(true)}>
          {texts.showAll(lines.length)}
        </button>
      )}
    </>
  )
}

function toItem({ depth, key, text, kind, gaps }: Line, index: number) {
  return (
    <li key={index}>
      <code>
        {'  '.repeat(depth)}
        {key !== undefined && <span class="key">{key}</span>}
        {key !== undefined && ': '}
        <span class={`is-${kind}`}>{text}</span>
      </code>
      {gaps.length > 0 && <GapLinks ids={gaps} />}
    </li>
  )
}

/** Headers and body of a request or an answer. */
export function Message(props: { message: ControlSchemas['Message']; label: string }) {
  const {
    message: { headers, body },
    label,
  } = props
  const texts = useTexts(requestTexts)
  const json = useMemo(() => parse(body), [body])
  return (
    <>
      <details>
        <summary>{texts.headers}</summary>
        <Headers headers={Object.entries(headers)} />
      </details>
      {!body && <p class="quiet">{texts.noBody}</p>}
      {body && json === undefined && <pre tabIndex={0}>{body}</pre>}
      {json !== undefined && (
        <JsonView value={json} schema={undefined} label={`${label}: ${texts.body}`} />
      )}
    </>
  )
}

/** The status of an answer; 0 stands for a connection that was dropped. */
export function StatusOf({ status }: { status: number }) {
  const texts = useTexts(requestTexts)
  return (
    <span class={`status is-${String(status)[0]}xx`}>{status === 0 ? texts.dropped : status}</span>
  )
}

function parse(body: string | undefined): unknown {
  try {
    return JSON.parse(body ?? '')
  } catch {
    return undefined
  }
}
