import type { Report } from '../../model/report.ts'
import { LIKENESSES, toGapRows, type GapRow } from '../digest/gap-rows.ts'
import { cut, toCount } from '../text/visible.ts'
import { page, prose, toAnchor, type Markup } from './markup.ts'

const LONGEST_VALUE = 300

/** What the site does where the specification is silent, beside what the mock assumes. */
export function toGaps(report: Report): Markup {
  const rows = toGapRows(report)
  const seen = rows.filter(({ likeness }) => likeness !== 'unseen')
  const unseen = rows.slice(seen.length)
  const different = seen.filter(({ likeness }) => likeness !== 'same').length
  return page`<section aria-labelledby="gaps">
<h2 id="gaps">Where the specification is silent</h2>
<p>${toCount(seen.length, 'gap')} of ${rows.length} seen; ${different} not as the mock assumes.</p>
${seen.length === 0 ? undefined : toTable(seen)}
${
  unseen.length === 0
    ? undefined
    : page`<details><summary>${toCount(unseen.length, 'gap')} not looked at</summary>
${toTable(unseen)}</details>`
}
</section>`
}

function toTable(rows: readonly GapRow[]): Markup {
  return page`<table role="table">
<thead><tr><th>Gap</th><th>Question</th><th>The mock’s assumption</th><th>This site</th>
<th>Compared</th></tr></thead>
<tbody>
${rows.map(toRow)}
</tbody></table>`
}

function toRow({ gap, question, assumption, seen, likeness }: GapRow): Markup {
  const sights = seen.map(({ choice, value }, index) => {
    const comma = index === 0 ? '' : '; '
    const words =
      choice === value ? '' : `${choice === null ? '' : ': '}${cut(value, LONGEST_VALUE)}`
    const name = choice === null ? undefined : page`<code>${cut(choice, LONGEST_VALUE)}</code>`
    return page`${comma}${name}${words}`
  })
  return page`<tr role="row" id="${toAnchor('gap', gap)}">
<th role="rowheader" scope="row">${gap}</th>
<td role="cell">${prose(question)}</td>
<td role="cell" data-label="The mock assumes">${prose(assumption)}</td>
<td role="cell" class="site" data-label="This site">${sights}</td>
<td role="cell" data-label="Compared" class="${likeness}">${LIKENESSES[likeness]}</td></tr>`
}
