import type { Report } from '../../model/report.ts'
import { toNotChecked } from '../digest/not-checked.ts'
import { toCountLine } from '../digest/outcomes.ts'
import { toReach, toRunLine, toVerdict } from '../digest/verdict.ts'
import { page, toAnchor, type Markup } from './markup.ts'

/** So many ids are shown without a click. */
const MOST_SHOWN = 8

/** The verdict, what was run, and the way to the rest of the page. */
export function toHead(report: Report): Markup {
  const { verdict, target, startedAt } = report
  const links = [
    ...(report.counts.failed > 0 ? [page`<li><a href="#violations">Violations</a></li>`] : []),
    page`<li><a href="#checks">Checks</a></li>`,
    page`<li><a href="#gaps">Gaps</a></li>`,
    page`<li><a href="#facts">Facts</a></li>`,
    ...(report.created.length > 0 ? [page`<li><a href="#records">Records</a></li>`] : []),
  ]
  return page`<header>
<p class="soft">Contract run on <strong>${target}</strong>, ${startedAt}</p>
<h1 class="${verdict}">${toVerdict(report)}</h1>
<p>${toReach(report)}</p>
<p>${toCountLine(report)}</p>
<p class="soft">${toRunLine(report)}</p>
<nav aria-label="Parts of the report"><ul class="plain">${links}</ul></nav>
</header>`
}

/** Why the run could not check enough. */
export function toShortfalls({ shortfalls }: Report): Markup | undefined {
  if (shortfalls.length === 0) return undefined
  return page`<section class="shortfall" aria-labelledby="shortfalls">
<h2 id="shortfalls">Could not check enough</h2>
<ul>${shortfalls.map((reason) => page`<li>${reason}</li>`)}</ul>
</section>`
}

/** What was not checked, by reason. */
export function toReasons(report: Report): Markup | undefined {
  const groups = toNotChecked(report)
  if (groups.length === 0) return undefined
  const rows = groups.map(({ outcome, reason, checks }) => {
    const links = checks.map(({ id }) => page` <a href="#${toAnchor('check', id)}">${id}</a>`)
    const which =
      links.length <= MOST_SHOWN
        ? page`<p>${links}</p>`
        : page`<details><summary>Which</summary><p>${links}</p></details>`
    return page`<li><strong>${checks.length} ${outcome}</strong>: ${reason} ${which}</li>`
  })
  return page`<section aria-labelledby="not-checked">
<h2 id="not-checked">Not checked</h2>
<ul>${rows}</ul>
</section>`
}

/** Records that the run created, which no known call deletes. */
export function toRecords({ created, run }: Report): Markup | undefined {
  if (created.length === 0) return undefined
  const rows = created.map(
    ({ kind, id, request }) => page`<tr role="row"><td role="cell">${kind}</td>
<td role="cell" data-label="Id">${id === null ? 'not shown' : page`<code>${id}</code>`}</td>
<td role="cell" data-label="Made by"><code>${request}</code></td></tr>`,
  )
  return page`<section aria-labelledby="records">
<h2 id="records">Records that the run made</h2>
<p>No known call deletes them. Each is marked <code>${run}</code>.</p>
<table role="table"><thead><tr><th>Kind</th><th>Id</th><th>Made by</th></tr></thead>
<tbody>
${rows}
</tbody></table>
</section>`
}
