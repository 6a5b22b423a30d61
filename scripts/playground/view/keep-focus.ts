/** Elements that can take the focus without opening a phone's keyboard. */
const TARGETS = 'button, select, summary, a[href], [tabindex]'

/**
 * Keeps the focus near its place when the focused element is removed, such as a button after its
 * click: otherwise keyboard users would start at the top of the page again.
 */
export function keepFocus(root: HTMLElement): void {
  let line: HTMLElement[] = []
  root.addEventListener('focusin', ({ target }) => {
    line = lineOf(target as HTMLElement, root)
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
  observer.observe(root, { childList: true, subtree: true })
}

/** An element and those around it, up to the root. */
function lineOf(element: HTMLElement, root: HTMLElement): HTMLElement[] {
  const parent = element.parentElement
  return element === root || parent === null ? [element] : [element, ...lineOf(parent, root)]
}
