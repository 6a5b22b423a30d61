import type { Report } from '../../model/report.ts'
import { toFactTable, type FactRow } from '../digest/fact-rows.ts'
import { toCount } from '../text/visible.ts'
import { breakable, page, prose, toAnchor, type Markup } from './markup.ts'

/** How often each fact was looked at, by operation, and how often it was found broken. */
export function toCoverage(report: Report): Markup {
  const { operations, rows, seen } = toFactTable(report)
  const looked = rows.filter(({ attempts }) => attempts > 0)
  const never = rows.filter(({ attempts }) => attempts === 0)
  return page`<section aria-labelledby="facts">
<h2 id="facts">Facts by operation</h2>
<p>${toCount(seen, 'fact')} of ${rows.length} looked at; ${never.length} never.</p>
${looked.length === 0 ? undefined : toTable(looked, operations)}
${never.length === 0 ? undefined : toNever(never)}
</section>`
}

function toTable(rows: readonly FactRow[], operations: readonly string[]): Markup {
  return page`<table class="coverage" role="table">
<caption>How often a fact was looked at in the answers of an operation / how often it was broken
there.</caption>
<thead><tr><th>Fact</th><th>What the specification states</th><th>All</th>
${operations.map((operation) => page`<th>${breakable(operation)}</th>`)}</tr></thead>
<tbody>
${rows.map((row) => toRow(row, operations))}
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

function toRow(row: FactRow, operations: readonly string[]): Markup {
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
