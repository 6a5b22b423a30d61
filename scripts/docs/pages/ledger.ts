import { escapeHtml } from '../../../openapi/text/html.ts'
import { allGaps, facts, toSections, type Fact, type Gap } from '../../../openapi/ledger.ts'
import type { DocsPage } from '../frame.ts'
import { toRelative } from '../links.ts'
import { toInline } from '../markup/markdown.ts'
import { STATED } from '../markup/marks.ts'
import { toPlaceTarget } from '../places.ts'

const PATH = 'ledger.html'

/** The page of everything that the specification states, and everything that it leaves open. */
export function ledgerPage(): DocsPage {
  return {
    path: PATH,
    title: 'Ledger: facts and gaps',
    description: `What the written specification states (${facts.length} facts) and what it leaves open (${allGaps.length} gaps).`,
    scripts: ['assets/filter.js'],
    body: `<h1>Ledger</h1>
<p class="lead">What is certain about this API, and what is not.</p>
<p>A <a href="#facts">fact</a> is what the written specification states: ${facts.length} of them. A
<a href="#gaps">gap</a> is a question that it leaves open: ${allGaps.length}. The mock has to answer
each, so it assumes something, and says why. A real site may choose differently: write a client that
works with each choice, or ask the site.</p>
<div class="filter" data-filter="article, .facts > li"></div>
<h2 id="gaps">Gaps</h2>
<p>If the mock can play another choice of a gap, one line of a site profile changes it:
<code>sabia mock --profile profile.yaml</code>.</p>
${allGaps.map(toGap).join('\n')}
<h2 id="facts">Facts</h2>
<p>Each is one statement that a site could break. The contract suite checks them:
<code>sabia contract</code>.</p>
<ol class="facts">
${facts.map(toFact).join('\n')}
</ol>`,
  }
}

function toGap(gap: Gap): string {
  const { id, slug, section, question, assumption, reason } = gap
  return `<article class="gap-row" id="${id}">
<h3><a href="#${id}">${id}</a> ${inline(question)}</h3>
<p><span class="assumed">assumed</span> ${inline(assumption)}</p>
<p class="quiet">${inline(reason)}</p>
<ul class="choices">
${toChoices(gap)}
</ul>
${toChange(gap)}
<p class="small"><code>${slug}</code>, from ${toSections(section)} of the specification.${toPlaces(gap)}</p>
</article>`
}

function toChoices({ choices, choice, plays, open }: Gap): string {
  const items = Object.entries(choices).map(([id, meaning]) => {
    const note = plays.includes(id) ? '' : ' <span class="small">(not played by the mock)</span>'
    const mark = id === choice ? ' <span class="assumed">assumed</span>' : ''
    return `<li><code>${escapeHtml(id)}</code> ${inline(meaning)}${mark}${note}</li>`
  })
  if (open) items.push('<li>any other text</li>')
  return items.join('\n')
}

function toChange({ id, choice, plays, open }: Gap): string {
  const other = plays.find((played) => played !== choice)
  if (other === undefined && !open) {
    return '<p class="small">The mock plays the assumption only.</p>'
  }
  const line = `${id}: ${quote(other ?? 'your choice')}`
  return `<p class="small">To change it, in <code>profile.yaml</code>: <code>${escapeHtml(line)}</code></p>`
}

/** YAML reads a bare number, or `null`, as something else than text. */
function quote(choice: string): string {
  return /^[a-z][\w-]*$/i.test(choice) && !/^(null|true|false|yes|no)$/i.test(choice)
    ? choice
    : `'${choice}'`
}

function toPlaces({ places }: Gap): string {
  return places.length === 0 ? '' : ` Marked at ${places.map(toPlace).join(', ')}.`
}

function toFact({ id, section, fact, binds }: Fact): string {
  return `<li id="${id}"><a href="#${id}">${id}</a> ${STATED} ${inline(fact)}
<span class="small">From ${toSections(section)}. Binds ${binds.map(toPlace).join(', ')}.</span></li>`
}

function toPlace(place: string): string {
  return `<a href="${toRelative(PATH, toPlaceTarget(place))}"><code>${place}</code></a>`
}

function inline(markdown: string): string {
  return toInline(markdown, PATH)
}
