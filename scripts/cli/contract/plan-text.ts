import type { Plan, PlannedRequest } from '../../../contracts/index.ts'
import { disarm, toCount, toLine } from '../../../openapi/text/visible.ts'

/** Lists the requests that a run would send. */
export function toPlanText({ requests, creates }: Plan): string {
  const width = String(requests.length).length
  const lines = requests.map((request, index) =>
    toLines(request, `${String(index + 1).padStart(width)}. `),
  )
  const total =
    `${toCount(requests.length, 'request')}, ${toCount(creates, 'record')} would be created; ` +
    'nothing was sent.\n'
  return disarm([...lines.flat(), ...(lines.length === 0 ? [] : ['']), total].join('\n'))
}

const TOKENS: Readonly<Record<PlannedRequest['token'], string>> = {
  right: '',
  wrong: ', with a wrong token',
  none: ', without a token',
}

function toLines(request: PlannedRequest, heading: string): string[] {
  const { method, address, body, effect, token } = request
  const proof = effect === 'asks for a token' ? '' : TOKENS[token]
  const first = `${heading}${method.padEnd(4)} ${toLine(address)}  (${effect}${proof})`
  return body === undefined ? [first] : [first, `${' '.repeat(heading.length)}${toBody(body)}`]
}

/** JSON with spaces, on one line; anything else unchanged. */
function toBody(body: string): string {
  try {
    return toLine(JSON.stringify(JSON.parse(body), null, 1))
  } catch {
    return toLine(body)
  }
}
