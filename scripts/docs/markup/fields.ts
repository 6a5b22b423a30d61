import { escapeHtml } from '../../../openapi/text/html.ts'
import type { AssumedPart } from '../../../openapi/marks.ts'
import type { View } from '../edition.ts'
import { toRelative } from '../links.ts'
import type { Choice, FieldNode } from '../model/fields.ts'
import type { FormPart, Saying } from '../model/form.ts'
import { toRecordTarget } from '../model/resources.ts'
import { toOperationTarget } from '../places.ts'
import { toInline } from './markdown.ts'
import { isWhole, toMark } from './marks.ts'
import { sayBlocks, sayInline } from './say.ts'

/** The type of a value; a schema that it names is a link. */
export function toTypeHtml(type: Saying, schema: string | undefined, view: View): string {
  const words = escapeHtml(sayForm(type, view))
  if (schema === undefined) return words
  // The page of all fields has the schemas of the API, and not those of the control API.
  const own = view.schemas === undefined ? `fields.html#${schema}` : view.schemas.get(schema)
  const target = toRecordTarget(schema) ?? own
  if (target === undefined) return words
  return words.replace(schema, `<a href="${toRelative(view.path, target)}">${schema}</a>`)
}

/** The constraints of a value in one line; what is assumed of them can be hidden. */
export function toFormHtml(
  form: readonly FormPart[],
  assumed: readonly AssumedPart[],
  example: unknown,
  view: View,
): string {
  const parts = form.map(({ keywords, words }) => {
    const isAssumed = assumed.some(
      ({ keyword }) => keyword !== undefined && keywords.includes(keyword),
    )
    const html = toInline(sayForm(words, view), view.path)
    return `<li${isAssumed ? ' class="uncertain"' : ''}>${html}</li>`
  })
  if (example !== undefined) {
    const value = escapeHtml(JSON.stringify(example))
    parts.push(`<li>${view.words.forms.example} <code>${value}</code></li>`)
  }
  return parts.length === 0 ? '' : `<ul class="form">${parts.join('\n')}</ul>`
}

/** Says a type or a constraint in the language of the page. */
export function sayForm(saying: Saying, { words, catalogue }: View): string {
  return saying(words.forms, (english) => catalogue.find(english) ?? english)
}

/** How a tree of fields is shown. */
interface TreeOptions {
  /** Put before each anchor, such as `body.`. */
  prefix: string
  /** Said of a field that must be there. */
  presence: string
  /** How many levels are open. */
  open: number
}

/** Shows fields with those inside them; the inner ones of a long tree are folded. */
export function toTree(fields: readonly FieldNode[], view: View, options: TreeOptions): string {
  if (fields.length === 0) return ''
  return `<ul class="fields">
${fields.map((field) => toItem(field, view, options)).join('\n')}
</ul>`
}

function toItem(field: FieldNode, view: View, options: TreeOptions): string {
  const { name, type, schema, form, isRequired, description, example, assumed, children } = field
  const { prefix, presence, open } = options
  const id = prefix + name
  const short = name.replace(/^.*\./, '')
  // A presence that is assumed is hidden with all else that is; the mark says so.
  const isPresenceAssumed = assumed.some(({ keyword }) => keyword === 'required')
  const needed = isRequired
    ? ` <strong class="${presence === view.words.pages.required ? 'needed' : 'present'}${isPresenceAssumed ? ' uncertain' : ''}">${presence}</strong>`
    : ''
  const inner = toTree(children, view, { ...options, open: open - 1 })
  const folded =
    inner === '' || open > 0
      ? inner
      : `<details class="inner"><summary>${view.words.pages.children(short)}</summary>${inner}</details>`
  return `<li id="${escapeHtml(id)}"${isWhole(assumed) ? ' class="uncertain"' : ''}>
<p class="name"><a href="#${escapeHtml(id)}"><code>${escapeHtml(short)}</code></a> <span class="type">${toTypeHtml(type, schema, view)}</span>${needed}</p>
${sayBlocks(view, description)}${toFormHtml(form, assumed, children.length > 0 ? undefined : example, view)}
${toMark(assumed, view)}${toAlternatives(field.choices, view)}${folded}
</li>`
}

/** Sets of fields of which an object has one. */
export function toAlternatives(choices: readonly Choice[], view: View): string {
  if (choices.length === 0) return ''
  const items = choices.map(({ title, fields }) => {
    const names = fields.map((name) => `<code>${name}</code>`).join(', ')
    return `<li>${sayInline(view, title)}: ${names}</li>`
  })
  return `<div class="uncertain"><p>${view.words.pages.oneOfThese}</p><ul>${items.join('')}</ul></div>`
}

/** Links to the pages of operations. */
export function toOperationLinks(ids: readonly string[], view: View): string {
  return ids
    .map((id) => `<a href="${toRelative(view.path, toOperationTarget(id))}"><code>${id}</code></a>`)
    .join(', ')
}
