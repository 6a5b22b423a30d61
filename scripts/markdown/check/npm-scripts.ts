import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../play/package.ts'

/** @throws Error when a text calls a script that package.json has not; npm's own commands are none. */
export function refuseUnknownScripts(text: string): void {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    scripts: object
  }
  for (const [command, script, own] of text.matchAll(/\bnpm (?:run ([\w:]+)|(start|test)\b)/g)) {
    const name = script ?? own ?? ''
    if (!Object.hasOwn(scripts, name))
      throw new Error(`package.json has no script for "${command}"`)
  }
}
