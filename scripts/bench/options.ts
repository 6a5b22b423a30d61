import { parseArgs } from 'node:util'
import { readNames } from '../tools/read-names.ts'

/** What a run is told. */
export interface Options {
  isQuick: boolean
  withPeers: boolean
  /** Names of the figures to measure; empty for all. */
  only: readonly string[]
  /** Where the figures are written as JSON. */
  json: string | undefined
  isHelp: boolean
}

/** @throws Error on an unknown option or figure. */
export function readOptions(words: readonly string[], names: readonly string[]): Options {
  const { values } = parseArgs({
    args: [...words],
    options: {
      quick: { type: 'boolean', default: false },
      peers: { type: 'boolean', default: false },
      only: { type: 'string', multiple: true, default: [] },
      json: { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  })
  const only = readNames(values.only, names, 'measure')
  return {
    isQuick: values.quick,
    withPeers: values.peers || only.includes('peers'),
    only,
    json: values.json,
    isHelp: values.help,
  }
}

/** What `--help` prints. */
export function helpText(names: readonly string[]): string {
  return `Measures the mock and holds each figure against its bound.

npm run bench -- [options]

  --quick       shorter runs
  --only NAME   only this figure (repeatable, or with commas): ${names.join(', ')}
  --json FILE   writes the figures as JSON too
  --peers       installs other mock servers in .bench/peers and measures their reads too
  --help        prints this

Rates are compared in one run, in short alternating rounds, 32 connections: they hold on a busy
machine. Times and memory are absolute. Ends with 1 when a bound is missed or a figure failed.`
}
