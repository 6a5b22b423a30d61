/** Offers a text as a file to save. */
export function saveFile(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text]))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // Some browsers begin to read it after the click.
  setTimeout(() => URL.revokeObjectURL(address), 1000)
}
