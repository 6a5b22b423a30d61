import type { Evidence } from '../../model/report.ts'
import { cut, toCount } from '../../../openapi/text/visible.ts'
import { page, type Markup } from './markup.ts'

/** Longest text that starts expanded if a reader must see it. */
const SHORT = 1500

/** What was expected and received stays a remark; the answer itself is shown whole. */
const LONGEST_VALUE = 1000

/** Shows one exchange: what was expected, what came, the request, the answer, the command. */
export function toEvidence(evidence: Evidence, isOpen: boolean): Markup {
  const { request, status, pointer, exchange, requestBody, responseBody, curl } = evidence
  const place = pointer === undefined ? undefined : page` at <code>${pointer}</code>`
  return page`<div class="finding">
${toFinding(evidence)}
<p><code>${request}</code> answered ${status}${place}
<span class="soft">(exchange ${exchange})</span></p>
${requestBody === undefined ? undefined : toText('Request body', requestBody, isOpen)}
${responseBody === undefined ? undefined : toText('Answer', responseBody, isOpen)}
${toText('Repeat it', curl, isOpen)}
</div>`
}

function toFinding({ expected, received }: Evidence): Markup | undefined {
  if (expected === undefined && received === undefined) return undefined
  return page`<dl>
<dt>Expected</dt><dd><code>${cut(expected ?? 'something else', LONGEST_VALUE)}</code></dd>
<dt>Received</dt><dd><code class="received">${cut(received ?? 'nothing', LONGEST_VALUE)}</code></dd>
</dl>`
}

function toText(heading: string, text: string, isOpen: boolean): Markup {
  const open = isOpen && text.length <= SHORT ? page` open` : undefined
  const size = text.length > SHORT ? page` (${toCount(text.length, 'character')})` : undefined
  return page`<details${open}><summary>${heading}${size}</summary>
<pre>${text}</pre></details>`
}
