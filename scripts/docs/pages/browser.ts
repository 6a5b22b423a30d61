// Runs on the ledger and on the fields: adds a filter that hides rows without a word.
import { decodeUri } from '../../../openapi/text/decode-uri.ts'

const place = document.querySelector<HTMLElement>('.filter')
if (place !== null) createFilter(place)

function createFilter(at: HTMLElement): void {
  const rows = [...document.querySelectorAll<HTMLElement>(at.dataset['filter'] ?? '')]
  let texts: ReadonlyMap<HTMLElement, string> | undefined
  const { label = '', counted = '' } = at.dataset
  at.innerHTML = `<label for="filter-input">${label}</label>
<input id="filter-input" type="search" autocomplete="off" spellcheck="false">
<output for="filter-input"></output>`
  const input = at.querySelector('input') as HTMLInputElement
  const output = at.querySelector('output') as HTMLOutputElement
  const update = () => {
    // Reading every row takes time, and most readers filter nothing.
    texts ??= new Map(rows.map((row) => [row, row.textContent.toLowerCase()]))
    const words = input.value.toLowerCase().split(/\s+/).filter(Boolean)
    let shown = 0
    for (const row of rows) {
      const isShown = words.every((word) => texts?.get(row)?.includes(word))
      row.hidden = !isShown
      if (isShown) shown += 1
    }
    for (const section of document.querySelectorAll<HTMLElement>('.schema')) {
      section.hidden =
        words.length > 0 && section.querySelector('.field-row:not([hidden])') === null
    }
    output.textContent =
      words.length === 0
        ? ''
        : counted.replace('#', String(shown)).replace('#', String(rows.length))
  }
  input.addEventListener('input', update)
  // The target of a link must stay visible.
  window.addEventListener('hashchange', () => {
    if (input.value === '') return
    input.value = ''
    update()
    document.getElementById(decodeUri(location.hash.slice(1)) ?? '')?.scrollIntoView()
  })
}
