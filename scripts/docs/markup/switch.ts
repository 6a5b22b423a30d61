import type { View } from '../edition.ts'

/**
 * The switch of a page that hides what is assumed. The style sheet does it: it needs no script, and a
 * script only keeps the choice.
 */
export function toCertainSwitch({ words }: View): string {
  const { certainOnly, legend } = words.marks
  return `<p class="certain"><label><input type="checkbox" id="certain-only" autocomplete="off"> ${certainOnly}</label>
<span class="quiet"><span class="assumed">${words.assumed}</span> ${legend}</span></p>`
}

/** The place of the filter, which a script makes, over the elements that a selector names. */
export function toFilter({ words }: View, rows: string): string {
  return `<div class="filter" data-filter="${rows}" data-label="${words.filter}" data-counted="${words.filtered}"></div>`
}
