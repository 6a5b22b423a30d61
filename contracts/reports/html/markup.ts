import { escapeHtml } from '../../../openapi/text/html.ts'
import { toVisible } from '../../../openapi/text/visible.ts'

/** HTML that is safe to put into a page. */
export interface Markup {
  readonly markup: string
}

type Part = string | number | undefined | Markup | readonly Markup[]

/**
 * Makes HTML of a template. Every text that is put in is escaped, so that nothing a site sent can
 * be read as HTML; only what another template made goes in as it is.
 *
 * @example
 * page`<p>${'1 < 2'}</p>`.markup // '<p>1 &lt; 2</p>'
 */
export function page(strings: TemplateStringsArray, ...parts: readonly Part[]): Markup {
  const texts = strings.map((text, index) => text + toText(parts[index]))
  return { markup: texts.join('') }
}

/** The ledger's own words: text between backticks becomes code. */
export function prose(text: string): Markup[] {
  return text
    .split('`')
    .map((part, index) => (index % 2 === 0 ? page`${part}` : page`<code>${part}</code>`))
}

/** A long name that may be broken before its capitals. */
export function breakable(name: string): Markup[] {
  return name
    .split(/(?=[A-Z])/)
    .map((part, index) => (index === 0 ? page`${part}` : page`<wbr>${part}`))
}

/** A text as the value of an `id` and of the address that leads there. */
export function toAnchor(prefix: string, id: string): string {
  return `${prefix}-${id.replaceAll(/[^\w-]/gu, (found) => `_${found.codePointAt(0)}`)}`
}

function toText(part: Part): string {
  if (part === undefined) return ''
  if (typeof part === 'string') return escapeHtml(toVisible(part))
  if (typeof part === 'number') return String(part)
  return 'markup' in part ? part.markup : part.map(({ markup }) => markup).join('')
}
