import { escapeHtml } from '../../../openapi/text/html.ts'
import type { View } from '../edition.ts'
import { toBlocks, toInline, toPlainText } from './markdown.ts'

/** A text of the document or of the ledger in the page's language, as plain text. */
export function sayPlain({ catalogue }: Pick<View, 'catalogue'>, english: string): string {
  return english === '' ? '' : toPlainText(catalogue.find(english) ?? english)
}

/** The same as Markdown on one line, in HTML. What has no translation is marked as English. */
export function sayInline(view: View, english: string): string {
  return english === '' ? '' : toMarked(view, english, view.catalogue.find(english))
}

/** The same as Markdown with paragraphs and lists. */
export function sayBlocks(view: View, english: string): string {
  if (english === '') return ''
  const found = view.catalogue.find(english)
  const html = toBlocks(found ?? english, view.path)
  return found === undefined ? `<div lang="en">${html}</div>` : html
}

/** The first paragraph of such a text. */
export function sayFirst(view: View, english: string): string {
  const found = view.catalogue.find(english)
  const [first = ''] = (found ?? english).split('\n\n', 1)
  return `<p${toLang(found === undefined, view)}>${toInline(first, view.path)}</p>`
}

/** As `sayInline`, for the long rows of the ledger and the control API, which may stay English. */
export function sayLong(view: View, english: string): string {
  return toMarked(view, english, view.catalogue.findIfThere(english))
}

function toMarked({ path }: View, english: string, found: string | undefined): string {
  const html = toInline(found ?? english, path)
  return found === undefined ? `<span lang="en">${html}</span>` : html
}

/** A text for an attribute, which cannot have a language of its own. */
export function sayAttribute(view: View, english: string): string {
  return escapeHtml(toPlainText(view.catalogue.findIfThere(english) ?? english))
}

/** The attribute of an element whose text stands in English on a page of another language. */
export function toLang(isEnglish: boolean, { language }: Pick<View, 'language'>): string {
  return isEnglish && language !== 'en' ? ' lang="en"' : ''
}
