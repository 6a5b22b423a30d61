import { useTexts } from '../../theme/language.ts'
import { frameTexts } from '../../theme/messages/frame.ts'
import type { ControlOperationId } from '../../../mocks/control/operation.ts'
import type { InputOf } from '../../../mocks/control/client/client.ts'
import { controlOperations } from '../../../openapi/generated/control-operations.ts'
import { quote, writeCurl } from '../../../openapi/text/curl.ts'
import { control } from '../state/controls.ts'
import type { Store } from '../state/state.ts'
import { CopyButton } from './parts.tsx'

/** A control call, by its id and what it takes. */
interface ActionCall<Id extends ControlOperationId> {
  id: Id
  input?: InputOf<Id>
}

interface ActionProps<Id extends ControlOperationId> {
  store: Store
  call: ActionCall<Id>
  label: string
  /** What the button acts on, for readers who only hear it. */
  about?: string
  isFirst?: boolean
  /** Called once it is done. */
  then?: (() => void) | undefined
}

/** A button that does something at the site, and beside it a button that copies the command for the same. */
export function Action<Id extends ControlOperationId>(props: ActionProps<Id>) {
  const { store, call, label, about, isFirst = false, then } = props
  const act = async () => {
    const isDone = await control(store, (client) => client.call(call.id, call.input))
    if (isDone) then?.()
  }
  return (
    <span class="action">
      <button type="button" class={isFirst ? 'first' : 'small'} onClick={() => void act()}>
        {label}
        {about !== undefined && <span class="hidden"> {about}</span>}
      </button>
      <CopyCurl store={store} call={call} about={`${label} ${about ?? ''}`} />
    </span>
  )
}

/** Copies the command that makes a control call. */
export function CopyCurl<Id extends ControlOperationId>(props: {
  store: Store
  call: ActionCall<Id>
  about: string
  /** Says which action it is, where the button does not stand beside it. */
  label?: string
}) {
  const { store, call, about, label = 'curl' } = props
  const texts = useTexts(frameTexts)
  const { place, controlToken } = store.state
  if (place === undefined) return null
  const { path, body } = (call.input ?? {}) as { path?: Record<string, string>; body?: unknown }
  const command = { id: call.id, ...(path && { path }), ...(body !== undefined && { body }) }
  const text = toControlCurl(command, place.shownBase, controlToken !== undefined)
  return <CopyButton text={text} what={`${texts.copyCurl}: ${about}`} label={label} isQuiet />
}

/** A call of the control API, as a screen makes it. */
interface ControlCall {
  id: ControlOperationId
  path?: Readonly<Record<string, string | number>>
  body?: unknown
}

/** The command that does the same from a terminal. A control token is left for the reader to fill in. */
function toControlCurl(
  { id, path = {}, body }: ControlCall,
  base: string,
  needsToken = false,
): string {
  const operation = controlOperations[id]
  const filled = operation.path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(path[name] ?? '')),
  )
  return writeCurl({
    options: `-sS -X ${operation.method}`,
    address: quote(`${base}${filled}`),
    headers: [
      ...(needsToken ? ['"X-Sabia-Control-Token: $SABIA_CONTROL_TOKEN"'] : []),
      ...(body === undefined ? [] : [quote('Content-Type: application/json')]),
    ],
    body: body === undefined ? undefined : quote(JSON.stringify(body)),
  })
}

/** A command to copy; `what` says what it does. */
export function Command({ text, what }: { text: string; what: string }) {
  return (
    <div class="command">
      <pre tabIndex={0} role="group" aria-label={what}>
        {text}
      </pre>
      <CopyButton text={text} what={what} />
    </div>
  )
}
