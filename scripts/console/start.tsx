import { render } from 'preact'
import { SITE_NAME } from '../../mocks/site-options.ts'
import { folderOf } from './place/mock-place.ts'
import { isOperation } from './model/operations.ts'
import { openStorage } from './state/keep.ts'
import { openPlace } from './state/open.ts'
import { routeOf } from './state/route.ts'
import { Store, toFirstState, type Surroundings } from './state/state.ts'
import { App } from './view/app.tsx'

/** Elements that can take the focus without opening a phone's keyboard. */
const TARGETS = 'button, select, summary, a[href], [tabindex]:not(:empty)'

/** Shows the console in its element of the page. */
export function start(given: Pick<Surroundings, 'mockBase' | 'openPage'>): void {
  const root = document.querySelector<HTMLElement>('#console')
  if (root === null) return
  const named = new URLSearchParams(location.search).get('site')
  const pageSite = named !== null && SITE_NAME.test(named) ? named : undefined
  const surroundings = { ...given, folder: folderOf(location), storage: openStorage(), pageSite }
  const { screen, rest } = routeOf(location.hash)
  const asked = screen === 'try' ? rest.find(isOperation) : undefined
  const store = new Store(toFirstState(asked, 'createToken'), surroundings)
  root.replaceChildren()
  keepFocus(root)
  render(<App store={store} />, root)
  void openPlace(store)
}

/**
 * Keeps the focus near its place when the focused element is removed, such as a button after its
 * click: otherwise keyboard users would start at the top of the page again.
 */
function keepFocus(area: HTMLElement): void {
  let line: HTMLElement[] = []
  area.addEventListener('focusin', ({ target }) => {
    line = lineOf(target as HTMLElement, area)
  })
  const observer = new MutationObserver(() => {
    const [last] = line
    if (last === undefined || last.isConnected || document.activeElement !== document.body) return
    const near = line.filter((element) => element.isConnected)
    for (const element of near) {
      const target = element.querySelector<HTMLElement>(TARGETS)
      target?.focus({ preventScroll: true })
      if (target !== null) return
    }
  })
  observer.observe(area, { childList: true, subtree: true })
}

/** An element and those around it, up to the area. */
function lineOf(element: HTMLElement, area: HTMLElement): HTMLElement[] {
  const parent = element.parentElement
  return element === area || parent === null ? [element] : [element, ...lineOf(parent, area)]
}
