import type { Report } from '../../model/report.ts'
import { toFactTable, type FactRow } from '../digest/fact-rows.ts'
import { LIKENESSES, toGapRows, type GapRow } from '../digest/gap-rows.ts'
import { cut, toCount } from '../../../openapi/text/visible.ts'
import { breakable, page, prose, toAnchor, type Markup } from './markup.ts'

const LONGEST_VALUE = 300

/** What the site does where the specification is silent, beside the mock's assumption. */
export function toGaps(report: Report): Markup {
  const rows = toGapRows(report)
  const seen = rows.filter(({ likeness }) => likeness !== 'unseen')
  const unseen = rows.slice(seen.length)
  const different = seen.filter(({ likeness }) => likeness !== 'same').length
  return page`<section aria-labelledby="gaps">
<h2 id="gaps">Where the specification is silent</h2>
<p>${toCount(seen.length, 'gap')} of ${rows.length} seen; ${different} not as the mock assumes.</p>
${seen.length === 0 ? undefined : toGapTable(seen)}
${
  unseen.length === 0
    ? undefined
    : page`<details><summary>${toCount(unseen.length, 'gap')} not observed</summary>
${toGapTable(unseen)}</details>`
}
</section>`
}

function toGapTable(rows: readonly GapRow[]): Markup {
  return page`<table role="table">
<thead><tr><th>Gap</th><th>Question</th><th>The mock’s assumption</th><th>This site</th>
<th>Compared</th></tr></thead>
<tbody>
${rows.map(toGapRow)}
</tbody></table>`
}

function toGapRow({ gap, question, assumption, seen, likeness }: GapRow): Markup {
  const observations = seen.map(({ choice, value }, index) => {
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
<td role="cell" class="site" data-label="This site">${observations}</td>
<td role="cell" data-label="Compared" class="${likeness}">${LIKENESSES[likeness]}</td></tr>`
}

/** How often each fact was checked, by operation, and how often it was broken. */
export function toCoverage(report: Report): Markup {
  const { operations, rows, seen } = toFactTable(report)
  const looked = rows.filter(({ attempts }) => attempts > 0)
  const never = rows.filter(({ attempts }) => attempts === 0)
  return page`<section aria-labelledby="facts">
<h2 id="facts">Facts by operation</h2>
<p>${toCount(seen, 'fact')} of ${rows.length} looked at; ${never.length} never.</p>
${looked.length === 0 ? undefined : toCoverageTable(looked, operations)}
${never.length === 0 ? undefined : toNever(never)}
</section>`
}

function toCoverageTable(rows: readonly FactRow[], operations: readonly string[]): Markup {
  return page`<table class="coverage" role="table">
<caption>How often a fact was checked in the answers of an operation / how often it was broken
there.</caption>
<thead><tr><th>Fact</th><th>What the specification states</th><th>All</th>
${operations.map((operation) => page`<th>${breakable(operation)}</th>`)}</tr></thead>
<tbody>
${rows.map((row) => toFactRow(row, operations))}
</tbody></table>`
}

function toNever(rows: readonly FactRow[]): Markup {
  const items = rows.map(
    ({ fact, sentence }) =>
      page`<li id="${toAnchor('fact', fact)}"><strong>${fact}</strong> ${prose(sentence)}</li>`,
  )
  return page`<details><summary>${toCount(rows.length, 'fact')} never looked at</summary>
<ul class="plain">${items}</ul></details>`
}

function toFactRow(row: FactRow, operations: readonly string[]): Markup {
  const { fact, sentence, attempts, violations } = row
  const state = violations > 0 ? 'broken' : 'held'
  return page`<tr role="row" class="${state}" id="${toAnchor('fact', fact)}">
<th role="rowheader" scope="row">${fact}</th><td role="cell">${prose(sentence)}</td>
<td role="cell" class="cell sum"
data-label="Looked at / broken">${attempts} / ${violations}</td>${operations.map((operation) =>
    toCell(row, operation),
  )}</tr>`
}

function toCell({ cells }: FactRow, operation: string): Markup {
  const cell = cells.get(operation)
  if (cell === undefined) return page`<td role="cell"></td>`
  const name = cell.violations > 0 ? 'cell hit' : 'cell'
  const { attempts, violations } = cell
  return page`<td role="cell" class="${name}"
data-label="${operation}">${attempts} / ${violations}</td>`
}
