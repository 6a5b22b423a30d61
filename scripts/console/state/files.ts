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

type Parse = (text: string) => unknown

/** Reads YAML. The parser is a script of its own: it would be a quarter of the console. */
export async function parseYaml(text: string): Promise<unknown> {
  const scope = globalThis as { sabiaYaml?: Parse }
  if (scope.sabiaYaml === undefined) await loadScript('yaml.js')
  if (scope.sabiaYaml === undefined) throw new Error('Cannot read YAML: yaml.js is another script')
  return scope.sabiaYaml(text)
}

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
