import { escapeHtml } from '../../../openapi/text/html.ts'
import { allGaps, facts, type Fact } from '../../../openapi/ledger.ts'
import { partsOfMark, type Mark } from '../../../openapi/marks.ts'
import type { Operation } from '../../../openapi/operations.ts'
import type { Edition, View } from '../edition.ts'
import type { DocsPage } from '../frame.ts'
import { toRelative } from '../links.ts'
import { toCode } from '../markup/code.ts'
import { sayForm, toFormHtml } from '../markup/fields.ts'
import { isWhole, toMark, toNotes } from '../markup/marks.ts'
import { toAddress } from '../markup/method.ts'
import { sayBlocks, sayInline, sayLong, sayPlain } from '../markup/say.ts'
import { toCertainSwitch } from '../markup/switch.ts'
import { toForm, toType } from '../model/form.ts'
import { toOwnText, type Schema } from '../model/schema.ts'
import { toAnswers, toErrors } from './answers.ts'
import { toBody } from './body.ts'
import { api, toPagePath, viewIn, type Collection } from './collection.ts'
import { toNavigation } from './navigation.ts'

/** The page of one operation: what it does, what it takes, what it answers, and how to call it. */
export function operationPage(
  collection: Collection,
  operation: Operation,
  edition: Edition,
): DocsPage {
  const { operationId, summary, description } = operation
  const view = viewIn(collection, edition, toPagePath(collection, operationId))
  const text = toOwnText(description)
  const isCall = operation.path.startsWith('/')
  const name = sayPlain(view, summary)
  const title = collection === api ? name : `${name} · ${edition.words.pages.control}`
  const article = `<h1>${sayInline(view, summary)}</h1>
<p class="address">${toAddress(operation, view)} <code class="quiet">${operationId}</code>${toTry(collection, operation, view)}</p>
${isCall ? '' : `<p>${edition.words.pages.webhookNote}</p>`}
${sayBlocks(view, text)}
${collection === api && isCall ? toScopes(operation, view) : ''}
${collection === api ? toCertainSwitch(view) : ''}
${toPoints(collection, operation, view)}
${toParameters(operation, view)}
${toBody(collection, operation, view)}
${toAnswers(collection, operation, view)}
${toErrors(collection, operation, view)}`
  return {
    path: view.path,
    title,
    description: sayPlain(view, text).replace(/^(.{1,200}?[.!?])(\s.*)?$/su, '$1') || title,
    body: `<div class="reference">
${toNavigation(collection, view, operationId)}
<article>
${article}
${toNotes(article, view)}
</article>
${toSamples(collection, operation, view)}
</div>`,
  }
}

/** Opens the console at this operation, with the example filled in. */
function toTry({ isTried }: Collection, { operationId, path }: Operation, view: View): string {
  if (!isTried || !path.startsWith('/')) return ''
  const target = toRelative(view.path, `playground/index.html#${operationId}`)
  return ` <a class="try" href="${target}">${view.words.pages.tryIt}</a>`
}

function toScopes({ scopes = [], 'x-gap': mark }: Operation, view: View): string {
  const { pages } = view.words
  const parts = partsOfMark(mark).filter(({ keyword }) => keyword === 'security')
  const links = scopes.map((scope) => {
    const target = toRelative(view.path, `fields.html#${scope}`)
    return `<a href="${target}"><code>${scope}</code></a>`
  })
  const needs = links.length === 0 ? pages.noToken : `${pages.needsScope} ${links.join(', ')}.`
  const hides = parts.length > 0 && links.length > 0 ? ' class="uncertain"' : ''
  return `<div class="scope" id="scope"><p${hides}>${needs}</p>${toMark(parts, view)}</div>`
}

/** The facts and the assumptions about the operation as a whole, on demand. */
function toPoints(collection: Collection, operation: Operation, view: View): string {
  const { pages } = view.words
  const all: readonly Fact[] = facts
  const stated = all.filter(({ binds }) => binds.includes(operation.operationId))
  const parts = partsOfMark(operation['x-gap']).filter(({ keyword }) => keyword !== 'security')
  const gaps = allGaps.filter(({ id }) => parts.some(({ gap }) => gap === id))
  const ledger = (id: string) => `<a href="${toRelative(view.path, `ledger.html#${id}`)}">${id}</a>`
  const own =
    collection !== api || stated.length === 0
      ? ''
      : `<details class="points"><summary>${pages.facts(stated.length)}</summary><ul>
${stated.map(({ id, fact }) => `<li>${ledger(id)} ${sayLong(view, fact)}</li>`).join('\n')}
</ul></details>`
  if (gaps.length === 0) return own
  return `${own}<details class="points uncertain"><summary>${pages.assumptions(gaps.length)}</summary><ul>
${gaps.map(({ id, question }) => `<li><a href="#${id}">${id}</a> ${sayInline(view, question)}</li>`).join('\n')}
</ul></details>`
}

function toParameters({ parameters }: Operation, view: View): string {
  if (parameters.length === 0) return ''
  const { pages, fieldsPage } = view.words
  const items = parameters.map((parameter) => {
    const { name, required, description = '', example } = parameter
    const schema = (parameter.schema ?? {}) as Schema
    const assumed = [
      ...partsOfMark((parameter as { 'x-gap'?: Mark })['x-gap']),
      ...partsOfMark(schema['x-gap']),
    ]
    const where = fieldsPage.places[parameter.in as keyof typeof fieldsPage.places]
    const needed = required === true ? ` <strong class="needed">${pages.required}</strong>` : ''
    return `<li id="parameter-${name}"${isWhole(assumed) ? ' class="uncertain"' : ''}>
<p class="name"><a href="#parameter-${name}"><code>${name}</code></a> <span class="type">${escapeHtml(sayForm(toType(schema), view))} ${fieldsPage.in(where)}</span>${needed}</p>
${sayBlocks(view, toOwnText(description))}${toFormHtml(toForm(schema), assumed, example ?? schema.example, view)}
${toMark(assumed, view)}</li>`
  })
  return `<section id="parameters"><h2>${pages.parameters}</h2>
<ul class="fields">
${items.join('\n')}
</ul></section>`
}

/** Programs that make the call, or what a webhook carries. */
function toSamples(collection: Collection, operation: Operation, view: View): string {
  const { pages } = view.words
  const samples = collection.samples.get(operation.operationId)
  const examples = Object.entries(
    Object.values(operation.requestBody?.content ?? {})[0]?.examples ?? {},
  ) as [string, { summary?: string; value?: unknown }][]
  const tabs =
    samples === undefined
      ? examples.map(([name, { summary = name, value }]) => ({
          label: sayPlain(view, summary),
          html: toCode(JSON.stringify(value, null, 2), 'json'),
        }))
      : samples.map(({ label, lang, source }) => ({ label, html: toCode(source, lang) }))
  const title = samples === undefined ? pages.example : pages.samples
  return `<aside class="samples" id="samples" aria-labelledby="samples-title">
<h2 id="samples-title">${title}</h2>
${toTabs(tabs, title)}
</aside>`
}

/** One of several texts, of which a reader sees one at a time. */
interface Tab {
  label: string
  html: string
}

/** Tabs of radio buttons: the style sheet shows the chosen one, without a script. */
function toTabs(tabs: readonly Tab[], title: string): string {
  if (tabs.length < 2) return tabs.map(({ html }) => html).join('')
  const inputs = tabs.map(
    ({ label }, place) =>
      `<input type="radio" name="tab" id="tab-${place}" value="${escapeHtml(label)}" autocomplete="off"${place === 0 ? ' checked' : ''}><label for="tab-${place}">${escapeHtml(label)}</label>`,
  )
  return `<div class="tabs" role="radiogroup" aria-label="${escapeHtml(title)}">
${inputs.join('\n')}
${tabs.map(({ html }) => `<div class="pane">${html}</div>`).join('\n')}
</div>`
}
