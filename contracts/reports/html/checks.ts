import type { CheckReport, Report } from '../../model/report.ts'
import { sentenceOf, findGap } from '../digest/ledger-sentences.ts'
import { reasonOf } from '../digest/not-checked.ts'
import { groupByArea, MEANINGS, OUTCOMES } from '../digest/outcomes.ts'
import { findingsOf } from '../digest/violations.ts'
import { cut, toCount, toNames } from '../../../openapi/text/visible.ts'
import { toEvidence } from './evidence.ts'
import { page, prose, toAnchor, type Markup } from './markup.ts'

/** Every check by area, with a choice of outcome that works without a script. */
export function toChecks({ checks, counts }: Report): Markup {
  const choices = OUTCOMES.map((outcome) => {
    const disabled = counts[outcome] === 0 ? page` disabled` : undefined
    return page`<label title="${MEANINGS[outcome]}">
<input type="radio" name="show" id="show-${outcome}"${disabled}>
${outcome} ${counts[outcome]}</label>`
  })
  return page`<section class="checks" aria-labelledby="checks">
<h2 id="checks">Checks</h2>
<fieldset><legend>Show</legend>
<label><input type="radio" name="show" id="show-all" checked> all ${checks.length}</label>
${choices}
</fieldset>
${checks.length === 0 ? page`<p>No check ran.</p>` : undefined}
${[...groupByArea(checks)].map(([area, found]) => toArea(area, found))}
</section>`
}

/** An area is folded where there is nothing to do about it. */
function toArea(area: string, checks: readonly CheckReport[]): Markup {
  const isQuiet = checks.every(({ outcome }) => outcome === 'passed' || outcome === 'skipped')
  return page`<details class="area"${isQuiet ? undefined : page` open`}>
<summary><h3>${area}</h3> <span class="soft">${toCount(checks.length, 'check')}</span></summary>
<ul class="plain">
${checks.map(toCheck)}
</ul>
</details>`
}

function toCheck(check: CheckReport): Markup {
  const { id, level, title, outcome, operation } = check
  return page`<li class="check ${outcome}" id="${toAnchor('check', id)}"><details>
<summary><span class="badge ${outcome}">${outcome}</span><strong>${id}</strong>
${title}${toWhy(check)}</summary>
<div>
<p class="soft">${level}${operation === undefined ? '' : `, ${operation}`}</p>
${toRows(check)}
${toEvidenceOf(check)}
</div>
</details></li>`
}

/** The reason is in the list itself: nobody should have to open a row to see it. */
function toWhy(check: CheckReport): Markup | undefined {
  const { outcome, observed = [] } = check
  if (outcome === 'skipped' || outcome === 'blocked' || outcome === 'errored') {
    return page`<span class="soft">: ${reasonOf(check)}</span>`
  }
  const values =
    outcome === 'warned'
      ? findingsOf(check).map(({ received = 'nothing' }) => received)
      : observed.map(({ value }) => value)
  if (values.length === 0) return undefined
  return page`<span class="soft">: ${cut(toNames(values, 3), 300)}</span>`
}

function toRows({ facts, gaps, detail, observed = [] }: CheckReport): Markup {
  const rows = [
    ...facts.map((id) => page`<li>${toLink('fact', id)} ${prose(sentenceOf(id))}</li>`),
    ...gaps.map((id) => page`<li>${toLink('gap', id)} ${prose(findGap(id)?.question ?? '')}</li>`),
    ...observed.map(({ gap, choice, value }) => {
      const name = choice === null ? page`none of the choices` : page`<code>${choice}</code>`
      return page`<li>At ${gap}: ${name}, ${value}</li>`
    }),
    ...(detail === undefined ? [] : [page`<li>${detail}</li>`]),
  ]
  return page`<ul>${rows}</ul>`
}

function toEvidenceOf({ id, outcome, evidence }: CheckReport): Markup | readonly Markup[] {
  if (outcome !== 'failed') return evidence.map((one) => toEvidence(one, outcome === 'warned'))
  return page`<p><a href="#${toAnchor('violation', id)}">The violation, above</a></p>`
}

function toLink(prefix: string, id: string): Markup {
  return page`<a href="#${toAnchor(prefix, id)}">${id}</a>`
}
