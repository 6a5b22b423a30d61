// Runs on Redoc's pages, and fixes what no option of Redoc can.
leadIntoContent()
followSystem()
nameMenu()

/**
 * The skip link moves the focus itself: a fragment is an address of Redoc's own there, and an
 * unknown one shows that nothing is there.
 */
function leadIntoContent(): void {
  document.querySelector('.skip')?.addEventListener('click', (event) => {
    event.preventDefault()
    const content = document.querySelector<HTMLElement>('#redoc main')
    if (content === null) return
    content.tabIndex = -1
    content.focus({ preventScroll: true })
  })
}

/** Redoc checks the colour scheme only once; ours follows the system. */
function followSystem(): void {
  const isDark = matchMedia('(prefers-color-scheme: dark)')
  const update = () => {
    const { classList } = document.documentElement
    classList.toggle('dark', isDark.matches)
    classList.toggle('light', !isDark.matches)
  }
  update()
  isDark.addEventListener('change', update)
}

/** Redoc's menu isn't a landmark by itself, so screen readers can't jump to it. */
function nameMenu(): void {
  const observer = new MutationObserver(name)
  observer.observe(document.body, { childList: true, subtree: true })
  name()

  function name(): void {
    const main = document.querySelector('#redoc main')
    let part = document.querySelector('#redoc [data-component-name="Menu/Menu"]')
    while (part?.parentElement && !part.parentElement.contains(main)) part = part.parentElement
    if (part === null || main === null || part.getAttribute('role') === 'navigation') return
    part.setAttribute('role', 'navigation')
    part.setAttribute('aria-label', 'Operations')
  }
}
