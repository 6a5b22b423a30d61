// Runs on Redoc's pages. There a fragment is an address of Redoc's own, and an unknown one shows
// that nothing is there: so the skip link moves the focus itself.
document.querySelector('.skip')?.addEventListener('click', (event) => {
  const content = document.querySelector<HTMLElement>('#api-content')
  if (content === null) return
  event.preventDefault()
  content.tabIndex = -1
  content.focus({ preventScroll: true })
})
