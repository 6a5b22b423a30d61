/**
 * Loads a classic script that stands beside the console's own. Pages of another language are in a folder
 * without them: each page says where they are.
 */
export function loadScript(name: string): Promise<void> {
  const folder = document.querySelector<HTMLElement>('#console')?.dataset['files'] ?? ''
  const address = folder + name
  return new Promise((resolve, reject) => {
    const script = document.createElement('script')
    script.addEventListener('load', () => resolve())
    script.addEventListener('error', () => reject(new Error(`Cannot load ${address}`)))
    script.src = address
    document.head.append(script)
  })
}
