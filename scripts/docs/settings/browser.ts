// Runs on every page: the choice of colours and language, copy buttons, and what a page remembers.
import { decodeUri } from '../../../openapi/text/decode-uri.ts'
import { barTexts } from '../../theme/messages/reference-bar.ts'
import { keep, read, readKept, showTheme, toLanguage, write } from './settings.ts'

const words = barTexts[toLanguage()]
const settings = document.querySelector<HTMLElement>('.top .settings')
if (settings !== null) {
  createThemes(settings)
  for (const link of settings.querySelectorAll<HTMLAnchorElement>('a.language')) {
    link.addEventListener('click', () => {
      keep({ language: link.lang })
      // The same section; its anchor is the same wherever it is not made of words. The playground's site too.
      link.hash = location.hash
      link.search = location.search
    })
  }
}
for (const code of document.querySelectorAll<HTMLElement>('main pre:not(#console pre)'))
  addCopy(code)
showCurrent()
rememberTabs()
rememberCertain()
openMarks()
openTarget()
addEventListener('hashchange', openTarget)

/** A button that goes from the system's colours to light ones, dark ones, and back. */
function createThemes(place: HTMLElement): void {
  const names: Readonly<Record<string, string>> = words.themes
  const themes = Object.keys(names)
  const button = document.createElement('button')
  button.type = 'button'
  button.className = 'theme'
  const show = (theme: string) => {
    const text = `${words.theme}: ${names[theme]}`
    button.dataset['shows'] = theme
    button.setAttribute('aria-label', text)
    button.title = text
  }
  show(readKept().theme ?? 'system')
  button.addEventListener('click', () => {
    const next = themes[(themes.indexOf(button.dataset['shows'] ?? '') + 1) % themes.length] ?? ''
    keep({ theme: next })
    showTheme(next)
    show(next)
  })
  place.append(button)
}

/** A button that copies the code, above it. */
function addCopy(code: HTMLElement): void {
  const { copy, copied } = words
  const box = document.createElement('div')
  box.className = 'code'
  const button = document.createElement('button')
  button.type = 'button'
  button.className = 'copy'
  button.textContent = copy
  button.addEventListener('click', () => {
    void navigator.clipboard.writeText(code.innerText.trimEnd()).then(() => {
      button.textContent = copied
      setTimeout(() => (button.textContent = copy), 2000)
    })
  })
  code.replaceWith(box)
  box.append(button, code)
}

/** Scrolls the list of guides, which is a strip on a narrow page, to the one that is read. */
function showCurrent(): void {
  const current = document.querySelector('.guides [aria-current]')
  const strip = current?.closest('ul')
  if (current == null || strip == null) return
  const [at, around] = [current.getBoundingClientRect(), strip.getBoundingClientRect()]
  strip.scrollLeft += at.left - around.left - (around.width - at.width) / 2
}

/** The language of the samples is the same on each page. */
function rememberTabs(): void {
  const inputs = [...document.querySelectorAll<HTMLInputElement>('.tabs > input')]
  const wanted = inputs.find(({ value }) => value === read('sabia.sample'))
  if (wanted !== undefined) wanted.checked = true
  for (const input of inputs) {
    input.addEventListener('change', () => write('sabia.sample', input.value))
  }
}

function rememberCertain(): void {
  const box = document.querySelector<HTMLInputElement>('#certain-only')
  if (box === null) return
  // A link to what is assumed has to show it.
  const target = targetOf(location)
  box.checked = read('sabia.certain') === 'only' && target?.closest('.uncertain') == null
  box.addEventListener('change', () => write('sabia.certain', box.checked ? 'only' : 'all'))
}

/** Lets the links of a mark open the notes of the page's end below it, and close them again. */
function openMarks(): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('.mark a[href^="#G"]')) {
    link.setAttribute('aria-expanded', 'false')
    let shown: HTMLElement | undefined
    link.addEventListener('click', (event) => {
      const note = document.getElementById(link.hash.slice(1))
      const mark = link.closest('.mark')
      if (note === null || mark === null || event.ctrlKey || event.metaKey) return
      event.preventDefault()
      if (shown === undefined) {
        shown = document.createElement('div')
        shown.className = 'gap-note opened'
        const question = note.previousElementSibling?.innerHTML ?? ''
        shown.innerHTML = `<strong>${question}</strong>${note.innerHTML}`
        let last = mark
        while (last.nextElementSibling?.matches('.opened') === true) last = last.nextElementSibling
        last.after(shown)
      } else {
        shown.remove()
        shown = undefined
      }
      link.setAttribute('aria-expanded', String(shown !== undefined))
    })
  }
}

/** Opens what is folded around the target of a link. */
function openTarget(): void {
  const target = targetOf(location)
  if (target === null) return
  let isFolded = false
  for (let fold = target.closest('details'); fold !== null;) {
    isFolded ||= !fold.open
    fold.open = true
    fold = fold.parentElement?.closest('details') ?? null
  }
  if (isFolded || target.matches('.gap-row, .facts > li, .field-row')) target.scrollIntoView()
}

function targetOf({ hash }: Location): HTMLElement | null {
  return document.getElementById(decodeUri(hash.slice(1)) ?? '')
}
