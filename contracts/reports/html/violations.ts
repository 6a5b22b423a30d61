import type { Report } from '../../model/report.ts'
import { sentenceOf } from '../digest/ledger-sentences.ts'
import { toBrokenFacts, type BrokenFact, type Violation } from '../digest/violations.ts'
import { toCount } from '../../../openapi/text/visible.ts'
import { toEvidence } from './evidence.ts'
import { page, prose, toAnchor, type Markup } from './markup.ts'

/** How many answers per check start expanded. */
const MOST_OPEN = 3

/** The broken facts, expanded. */
export function toViolations(report: Report): Markup | undefined {
  const groups = toBrokenFacts(report)
  if (groups.length === 0) return undefined
  return page`<section aria-labelledby="violations">
<h2 id="violations">Violations</h2>
${groups.map(toGroup)}
</section>`
}

function toGroup({ fact, violations }: BrokenFact): Markup {
  const heading =
    fact === undefined
      ? page`No fact is named`
      : page`<a href="#${toAnchor('fact', fact)}">${fact}</a> ${prose(sentenceOf(fact))}`
  return page`<h3>${heading}</h3>
${violations.map(toViolation)}`
}

function toViolation({ check, facts, findings }: Violation): Markup {
  const others = facts.slice(1).map((fact) => page`<li>${fact} ${prose(sentenceOf(fact))}</li>`)
  const left = findings.slice(MOST_OPEN)
  return page`<article class="violation" id="${toAnchor('violation', check.id)}">
<h4>${check.id} <span>${check.title}</span></h4>
${others.length === 0 ? undefined : page`<p>Breaks as well:</p><ul>${others}</ul>`}
${check.detail === undefined ? undefined : page`<p>${check.detail}</p>`}
${findings.slice(0, MOST_OPEN).map((finding) => toEvidence(finding, true))}
${
  left.length === 0
    ? undefined
    : page`<details><summary>${toCount(left.length, 'more answer')}</summary>
${left.map((finding) => toEvidence(finding, false))}</details>`
}
</article>`
}
