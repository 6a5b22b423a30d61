// Runs on every page: the choice of colours and language, copy buttons, and what a page remembers.
import { keep, readKept, showTheme } from './settings.ts'

const settings = document.querySelector<HTMLElement>('.top .settings')
if (settings !== null) {
  createThemes(settings)
  for (const link of settings.querySelectorAll<HTMLAnchorElement>('a.language')) {
    link.addEventListener('click', () => {
      keep({ language: link.lang })
      // The same section; its anchor is the same wherever it is not made of words.
      link.hash = location.hash
    })
  }
}
for (const code of document.querySelectorAll<HTMLElement>('main pre')) addCopy(code)
rememberTabs()
rememberCertain()
openTarget()
addEventListener('hashchange', openTarget)

function createThemes(place: HTMLElement): void {
  const names = JSON.parse(place.dataset['themes'] ?? '{}') as Record<string, string>
  const select = document.createElement('select')
  select.setAttribute('aria-label', place.dataset['themeLabel'] ?? '')
  for (const [value, name] of Object.entries(names)) select.add(new Option(name, value))
  select.value = readKept().theme ?? 'system'
  select.addEventListener('change', () => {
    keep({ theme: select.value })
    showTheme(select.value)
  })
  place.append(select)
}

/** A button that copies the code, above it. */
function addCopy(code: HTMLElement): void {
  const { copy = '', copied = '' } = settings?.dataset ?? {}
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
  const target = document.getElementById(decodeURIComponent(location.hash.slice(1)))
  box.checked = read('sabia.certain') === 'only' && target?.closest('.uncertain') == null
  box.addEventListener('change', () => write('sabia.certain', box.checked ? 'only' : 'all'))
}

/** Opens what is folded around the target of a link. */
function openTarget(): void {
  const target = document.getElementById(decodeURIComponent(location.hash.slice(1)))
  if (target === null) return
  let isFolded = false
  for (let fold = target.closest('details'); fold !== null;) {
    isFolded ||= !fold.open
    fold.open = true
    fold = fold.parentElement?.closest('details') ?? null
  }
  if (isFolded) target.scrollIntoView()
}

function read(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

function write(key: string, value: string): void {
  try {
    localStorage.setItem(key, value)
  } catch {
    // It lasts until the page is left.
  }
}
