// Runs in every page: puts the search box into the header.
import { messageOf } from '../../../mocks/shared/message-of.ts'
import { barTexts } from '../../theme/messages/reference-bar.ts'
import { toLanguage } from '../settings/settings.ts'
import type { Entry } from './entry.ts'
import { toOption } from './option.ts'
import { createSearch, type Search } from './engine.ts'

const LIST = 'search-results'

declare global {
  var sabiaSearch: readonly Entry[] | undefined
}

const language = toLanguage()
/** The address of this script: the index lies beside it, and the pages of a language above. */
const own = (document.currentScript as HTMLScriptElement).src
const home = new URL(language === 'en' ? '..' : `../${language}/`, own)

let loaded: Promise<Search> | undefined

const header = document.querySelector<HTMLElement>('.search')
if (header !== null) createBox(header)

/** Makes the search box: a combobox that lists the results. */
function createBox(place: HTMLElement): void {
  const { search: says, kinds, stated, statedInPart, assumed } = barTexts[language]
  const { label, placeholder, list: listName, one, many, none, nothing, missing } = says
  const words = { ...kinds, stated, 'stated in part': statedInPart, assumed }
  const load = () => loadSearch(missing)
  place.innerHTML = `<label class="hidden" for="search-input">${label}</label>
<input id="search-input" type="search" role="combobox" placeholder="${placeholder}" autocomplete="off"
  spellcheck="false" enterkeyhint="go" aria-autocomplete="list" aria-expanded="false" aria-controls="${LIST}">
<ul id="${LIST}" role="listbox" aria-label="${listName}" hidden></ul>
<p class="hidden" role="status"></p>`
  const input = place.querySelector('input') as HTMLInputElement
  const list = place.querySelector('ul') as HTMLUListElement
  const status = place.querySelector('[role=status]') as HTMLElement
  let found: readonly Entry[] = []
  let chosen = -1
  let asked = ''

  watchKeys(input)
  input.addEventListener('focus', () => void load().catch(tellFailure))
  input.addEventListener('input', () => void update())
  input.addEventListener('keydown', (event) => {
    const { key } = event
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      event.preventDefault()
      if (list.hidden) void update()
      else choose(key === 'ArrowDown' ? chosen + 1 : Math.max(chosen, 0) - 1)
    } else if (key === 'Enter') {
      event.preventDefault()
      open(found[Math.max(chosen, 0)], event.ctrlKey || event.metaKey)
    } else if (key === 'Escape') {
      if (list.hidden) input.blur()
      else event.preventDefault()
      close()
    }
  })
  list.addEventListener('mousedown', (event) => event.preventDefault())
  list.addEventListener('click', (event) => {
    const option = (event.target as Element).closest('[role=option]')
    if (option !== null)
      open(found[[...list.children].indexOf(option)], event.ctrlKey || event.metaKey)
  })
  place.addEventListener('focusout', (event) => {
    if (!place.contains(event.relatedTarget as Node | null)) close()
  })

  async function update(): Promise<void> {
    const question = input.value
    asked = question
    try {
      const search = await load()
      // A later keystroke has changed the query.
      if (asked === question) show(question, search(question))
    } catch (error) {
      tellFailure(error)
    }
  }

  function show(question: string, entries: readonly Entry[]): void {
    found = entries
    chosen = -1
    if (question.trim() === '') return close()
    list.replaceChildren(...entries.map((entry, index) => toOption(entry, index, question, words)))
    if (entries.length === 0) list.append(toNothing(nothing.replace('#', question.trim())))
    list.hidden = false
    input.setAttribute('aria-expanded', 'true')
    input.removeAttribute('aria-activedescendant')
    const count = entries.length
    status.textContent = count === 0 ? none : count === 1 ? one : many.replace('#', String(count))
  }

  function choose(next: number): void {
    const options = [...list.querySelectorAll('[role=option]')]
    if (options.length === 0) return
    chosen = (next + options.length) % options.length
    for (const [index, option] of options.entries()) {
      option.setAttribute('aria-selected', String(index === chosen))
    }
    const option = options[chosen] as Element
    input.setAttribute('aria-activedescendant', option.id)
    option.scrollIntoView({ block: 'nearest' })
  }

  function open(entry: Entry | undefined, isElsewhere: boolean): void {
    if (entry === undefined) return
    const address = new URL(entry.url, home).href
    if (isElsewhere) window.open(address, '_blank', 'noopener')
    else {
      close()
      input.blur()
      location.assign(address)
    }
  }

  function close(): void {
    list.hidden = true
    input.setAttribute('aria-expanded', 'false')
    input.removeAttribute('aria-activedescendant')
    status.textContent = ''
  }

  function tellFailure(error: unknown): void {
    status.classList.remove('hidden')
    status.textContent = messageOf(error)
  }
}

/** Suggests what to search for when nothing was found. */
function toNothing(text: string): HTMLElement {
  const item = document.createElement('li')
  item.className = 'nothing'
  item.setAttribute('role', 'presentation')
  item.textContent = text
  return item
}

/** Loads the index once; as a script, because a page opened as a file can't fetch. */
function loadSearch(missing: string): Promise<Search> {
  loaded ??= new Promise((resolve, reject) => {
    const script = document.createElement('script')
    script.src = new URL(`search-index.${language}.js`, own).href
    script.addEventListener('load', () => {
      resolve(createSearch(globalThis.sabiaSearch ?? [], language))
    })
    script.addEventListener('error', () => {
      loaded = undefined
      reject(new Error(missing))
    })
    document.head.append(script)
  })
  return loaded
}

/** Makes `/` and Ctrl+K focus the search box, unless the focus is in another field. */
function watchKeys(input: HTMLInputElement): void {
  document.addEventListener(
    'keydown',
    (event) => {
      const { key, ctrlKey, metaKey, altKey, target } = event
      const isSlash = key === '/' && !ctrlKey && !metaKey && !altKey && !isField(target)
      const isControlK = key.toLowerCase() === 'k' && (ctrlKey || metaKey) && !altKey
      if (!isSlash && !isControlK) return
      event.preventDefault()
      input.focus()
      input.select()
    },
    { capture: true },
  )
}

function isField(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || /^(input|select|textarea)$/i.test(target.tagName))
  )
}
