import { escapeHtml } from '../../../openapi/text/html.ts'
import { allGaps, facts, type Fact, type Gap } from '../../../openapi/ledger.ts'
import { viewOf, type Edition, type View } from '../edition.ts'
import type { DocsPage } from '../frame.ts'
import { toRelative } from '../links.ts'
import { toInline } from '../markup/markdown.ts'
import { toChoices } from '../markup/marks.ts'
import { sayInline, sayLong } from '../markup/say.ts'
import { toFilter } from '../markup/switch.ts'
import { toPlaceTarget } from '../places.ts'

/** The page of everything that the specification states, and everything that it leaves open. */
export function ledgerPage(edition: Edition): DocsPage {
  const view = viewOf(edition, 'ledger.html')
  const { ledger, onThisPage } = edition.words
  const own = (markdown: string) => toInline(markdown, view.path)
  return {
    path: view.path,
    title: ledger.title,
    description: ledger.description(facts.length, allGaps.length),
    scripts: ['assets/filter.js'],
    body: `<h1>${ledger.heading}</h1>
<p class="lead">${ledger.lead}</p>
<p>${own(ledger.about(facts.length, allGaps.length))}</p>
${toFilter(view, 'article, .facts > li')}
<nav class="jump" aria-label="${onThisPage}"><ul>
<li><a href="#gaps">${ledger.gaps}</a></li>
<li><a href="#facts">${ledger.facts}</a></li>
</ul>
<details><summary>${ledger.index}</summary>
<ol class="index">
${allGaps.map(({ id, question }) => `<li><a href="#${id}">${id}</a> ${sayInline(view, question)}</li>`).join('\n')}
</ol></details></nav>
<h2 id="gaps">${ledger.gaps}</h2>
<p>${own(ledger.profile)}</p>
${allGaps.map((gap) => toGap(gap, view)).join('\n')}
<h2 id="facts">${ledger.facts}</h2>
<p>${own(ledger.checked)}</p>
<ol class="facts">
${facts.map((fact) => toFact(fact, view)).join('\n')}
</ol>`,
  }
}

function toGap(gap: Gap, view: View): string {
  const { id, slug, section, question, assumption, reason } = gap
  const { words } = view
  return `<article class="gap-row" id="${id}">
<h3><a href="#${id}">${id}</a> ${sayInline(view, question)}</h3>
<p><span class="assumed">${words.assumed}</span> ${sayLong(view, assumption)}</p>
<p class="quiet">${sayLong(view, reason)}</p>
${toChoices(gap, view)}
${toChange(gap, view)}
<p class="small"><code>${slug}</code>, ${words.ledger.from(saySections(section, view))}${toPlaces(gap, view)}</p>
</article>`
}

function toChange({ id, choice, plays, open }: Gap, view: View): string {
  const { ledger } = view.words
  const other = plays.find((played) => played !== choice)
  if (other === undefined && !open) return `<p class="small">${ledger.assumptionOnly}</p>`
  const line = `${id}: ${quote(other ?? ledger.yourChoice)}`
  return `<p class="small">${toInline(ledger.toChange, view.path)} <code>${escapeHtml(line)}</code></p>`
}

/** YAML reads a bare number, or `null`, as something else than text. */
function quote(choice: string): string {
  return /^[a-z][\w-]*$/i.test(choice) && !/^(null|true|false|yes|no)$/i.test(choice)
    ? choice
    : `'${choice}'`
}

function toPlaces({ places }: Gap, view: View): string {
  if (places.length === 0) return ''
  return ` ${view.words.ledger.markedAt} ${places.map((place) => toPlace(place, view)).join(', ')}.`
}

function toFact({ id, section, fact, binds }: Fact, view: View): string {
  const { ledger } = view.words
  return `<li id="${id}"><a href="#${id}">${id}</a> ${sayLong(view, fact)}
<span class="small">${ledger.fromFact(saySections(section, view))} ${ledger.binds} ${binds.map((place) => toPlace(place, view)).join(', ')}.</span></li>`
}

/** Names the sections of the specification that a row is from, in the page's language. */
function saySections(section: string, { words }: View): string {
  const numbers = section.split(/,\s*/)
  const last = numbers.pop() ?? ''
  const list = numbers.length === 0 ? last : `${numbers.join(', ')} ${words.ledger.and} ${last}`
  return words.ledger.section(list, numbers.length === 0)
}

function toPlace(place: string, view: View): string {
  return `<a href="${toRelative(view.path, toPlaceTarget(place))}"><code>${place}</code></a>`
}
