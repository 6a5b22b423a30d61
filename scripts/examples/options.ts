import { parseArgs } from 'node:util'
import { readNames } from '../tools/read-names.ts'

/** What a run is told. */
export interface Options {
  /** Names of the examples to try; empty for all. */
  only: readonly string[]
  /** Where the counts are written as JSON. */
  json: string | undefined
  isHelp: boolean
}

/** @throws Error on an unknown option or example. */
export function readOptions(words: readonly string[], names: readonly string[]): Options {
  const { values } = parseArgs({
    args: [...words],
    options: {
      only: { type: 'string', multiple: true, default: [] },
      json: { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  })
  const only = readNames(values.only, names, 'try the example')
  return { only, json: values.json, isHelp: values.help }
}

/** What `--help` prints. */
export function helpText(names: readonly string[]): string {
  return `Tries each example as its reader does: copied elsewhere, with the packed package installed.

npm run check:examples -- [options]

  --only NAME   only this example (repeatable, or with commas): ${names.join(', ')}
  --json FILE   writes the counts as JSON too
  --help        prints this

An example that cannot run on this machine is left out, with the reason; under CI=true it counts as
failed. Ends with 1 when a test failed, or an example ran none.`
}
