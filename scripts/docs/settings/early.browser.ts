// Runs before a page is shown: puts the kept colours in force, and leads old addresses on.
import { chooseLanguage } from '../../../openapi/text/language.ts'
import { readKept, showTheme } from './settings.ts'

const { theme, language } = readKept()
showTheme(theme)
forward()
greet()
showInParts()

/**
 * Lets a long page lay out its rows as they come into view. What a link or the history leads to stands
 * at the right height only where all is laid out.
 */
function showInParts(): void {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (location.hash !== '' || navigation?.type !== 'navigate') return
  const { classList } = document.documentElement
  classList.add('parts')
  const showWhole = () => classList.remove('parts')
  addEventListener('hashchange', showWhole)
  addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest('a') : null
    if (link !== null && link.hash !== '') showWhole()
  })
}

/** One page showed every operation once: its anchors lead to the operation's own page. */
function forward(): void {
  const [, index] = /\/(reference|control)\.html$/.exec(location.pathname) ?? []
  const [, name] = /^#\/?(?:.*\/)?operation\/(\w+)/.exec(location.hash) ?? []
  if (index === undefined || name === undefined) return
  location.replace(`${index === 'control' ? 'control' : 'operations'}/${name}.html`)
}

/**
 * Leads the first visit of the home page to the reader's language. Whoever comes from another page of
 * the reference, or has chosen a language, is where he wants to be.
 */
function greet(): void {
  const other = document.documentElement.dataset['greets']
  if (other === undefined || language !== undefined) return
  if (document.referrer !== '' && new URL(document.referrer).origin === location.origin) return
  if (chooseLanguage(navigator.languages) !== 'en') location.replace(other)
}
