import { loadScript } from './load-script.ts'

type Parse = (text: string) => unknown

/** Reads YAML. The parser is a script of its own: it would be a quarter of the console. */
export async function parseYaml(text: string): Promise<unknown> {
  const scope = globalThis as { sabiaYaml?: Parse }
  if (scope.sabiaYaml === undefined) await loadScript('yaml.js')
  if (scope.sabiaYaml === undefined) throw new Error('Cannot read YAML: yaml.js is another script')
  return scope.sabiaYaml(text)
}
