/**
 * What the payer's page does with a script: a button copies the code, and times are in the reader's
 * zone. Browsers offer the clipboard only over HTTPS or on this machine; elsewhere the text is marked
 * and copied in the old way, such as on a phone that reads a mock of the same network.
 */
export const payScript = `
for (const button of document.querySelectorAll('button[data-copies]')) {
  const source = document.getElementById(button.dataset.copies)
  const told = document.getElementById(button.dataset.tells)
  button.hidden = false
  button.addEventListener('click', async () => {
    let isCopied = true
    try {
      await navigator.clipboard.writeText(source.textContent)
    } catch {
      getSelection().selectAllChildren(source)
      isCopied = document.execCommand('copy')
    }
    told.textContent = isCopied ? told.dataset.copied : told.dataset.failed
  })
}
for (const time of document.querySelectorAll('time')) {
  const moment = new Date(time.dateTime)
  if (Number.isNaN(moment.getTime())) continue
  time.title = time.textContent
  const style = { dateStyle: 'long', timeStyle: 'short' }
  time.textContent = moment.toLocaleString(document.documentElement.lang, style)
}
`
