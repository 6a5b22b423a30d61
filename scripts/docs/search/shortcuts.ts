/** Lets `/` and Ctrl+K lead into the search box, from anywhere but another field. */
export function watchKeys(input: HTMLInputElement): void {
  document.addEventListener(
    'keydown',
    (event) => {
      const { key, ctrlKey, metaKey, altKey, target } = event
      const isSlash = key === '/' && !ctrlKey && !metaKey && !altKey && !isField(target)
      const isControlK = key.toLowerCase() === 'k' && (ctrlKey || metaKey) && !altKey
      if (!isSlash && !isControlK) return
      event.preventDefault()
      // Redoc has a search of its own on Ctrl+K, which knows its own page only.
      event.stopImmediatePropagation()
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
