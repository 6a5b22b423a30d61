import { useMemo } from 'preact/hooks'
import { useTexts } from '../../theme/language.ts'
import { requestTexts } from '../../theme/messages/requests.ts'
import type { ControlSchemas } from '../../../mocks/control/client/client.ts'
import { JsonView } from './json-view.tsx'
import { Headers } from './parts.tsx'

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
