import { controlOperations } from '../../../openapi/generated/control-operations.ts'
import { quote, writeCurl } from '../../../openapi/text/curl.ts'
import type { ControlOperationId } from '../../../mocks/control/operation.ts'

/** A call of the control API, as a screen makes it. */
export interface ControlCall {
  id: ControlOperationId
  path?: Readonly<Record<string, string | number>>
  body?: unknown
}

/** The command that does the same from a terminal. A control token is left for the reader to fill in. */
export function toControlCurl(
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
