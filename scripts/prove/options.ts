import { parseArgs } from 'node:util'
import { nearestOf } from '../../openapi/nearest.ts'

export interface Options {
  /** Names of sites, or facts that they break; empty for all. */
  only: readonly string[]
  /** Where the counts are written as JSON. */
  json: string | undefined
  isHelp: boolean
}

/** @throws Error on an unknown option or name. */
export function readOptions(words: readonly string[], known: readonly string[]): Options {
  const { values } = parseArgs({
    args: [...words],
    options: {
      only: { type: 'string', multiple: true, default: [] },
      json: { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  })
  const only = values.only.flatMap((text) => text.split(','))
  const unknown = only.find((name) => !known.includes(name))
  if (unknown !== undefined) {
    const nearest = nearestOf(unknown, known)
    const advice = nearest === undefined ? 'see contracts/proof/' : `did you mean ${nearest}?`
    throw new Error(`Cannot try "${unknown}": no site and no fact has this name; ${advice}`)
  }
  return { only, json: values.json, isHelp: values.help }
}

export const HELP = `Tries the contract suite on every site that breaks a fact, and on every one that fills gaps otherwise.

npm run prove -- [options]

  --only NAME   only this site, or those that break this fact, such as F07 (repeatable, or with commas)
  --json FILE   writes the counts as JSON too
  --help        prints this

Ends with 1 when a site is not caught by a check of its fact, one is accused without cause, or, in a
run of all, a check catches nothing.`
