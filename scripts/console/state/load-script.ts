/** Loads a classic script into the page. */
export function loadScript(address: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script')
    script.addEventListener('load', () => resolve())
    script.addEventListener('error', () => reject(new Error(`Cannot load ${address}`)))
    script.src = address
    document.head.append(script)
  })
}
