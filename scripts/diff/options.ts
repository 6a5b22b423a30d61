import { parseArgs, type ParseArgsConfig } from 'node:util'
import { nearestOf } from '../../openapi/nearest.ts'

const FORMATS = ['text', 'markdown', 'json'] as const

export interface Options {
  /** Revision or file; empty when only help is asked for. */
  base: string
  format: (typeof FORMATS)[number]
  failsOnBreaking: boolean
  checksVersion: boolean
  isHelp: boolean
}

const OPTIONS = {
  format: { type: 'string', default: 'text' },
  'fail-on': { type: 'string' },
  'check-version': { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
} satisfies ParseArgsConfig['options']

/** @throws Error when a word is missing, wrong or too many. */
export function readOptions(words: readonly string[]): Options {
  const { values, positionals } = parse(words)
  const [base = '', extra] = positionals
  const format = FORMATS.find((name) => name === values.format)
  if (format === undefined) {
    throw new Error(`Cannot write "${values.format}"; --format takes ${FORMATS.join(', ')}`)
  }
  if (values['fail-on'] !== undefined && values['fail-on'] !== 'breaking') {
    throw new Error(`Cannot fail on "${values['fail-on']}"; --fail-on takes breaking`)
  }
  if (extra !== undefined) {
    throw new Error(`Cannot compare with ${extra} as well; give one BASE`)
  }
  if (base === '' && !values.help) {
    throw new Error(
      'Cannot compare: no BASE is given; name a revision, such as main, or an older openapi.json',
    )
  }
  return {
    base,
    format,
    failsOnBreaking: values['fail-on'] === 'breaking',
    checksVersion: values['check-version'],
    isHelp: values.help,
  }
}

function parse(words: readonly string[]) {
  for (const word of words) {
    const [name = ''] = word.slice(2).split('=')
    if (!word.startsWith('-') || (word.startsWith('--') && name in OPTIONS)) continue
    const nearest = nearestOf(name, Object.keys(OPTIONS))
    const advice = nearest === undefined ? 'see --help' : `did you mean --${nearest}?`
    throw new Error(`Cannot use ${word}: there is no such option; ${advice}`)
  }
  try {
    return parseArgs({ args: [...words], options: OPTIONS, allowPositionals: true })
  } catch (error) {
    const [first = ''] = (error as Error).message.split(/\. |\n/)
    throw new Error(`Cannot read the options: ${first}; see --help`, { cause: error })
  }
}

/** What `--help` prints. */
export const HELP = `Tells what changed in the document since BASE, and whether it breaks clients.

npm run docs:diff -- BASE [options]

  BASE                   a git revision, such as main, v1.0.0 or HEAD~3, or an older openapi.json
  --format FORMAT        text (the default), markdown or json
  --fail-on breaking     ends with 1 when a change breaks clients
  --check-version        ends with 1 when info.version has not risen as the changes ask:
                         breaking the major, compatible the minor, text the patch number
  --help                 prints this

Compared are the generated files (openapi/generated/) of BASE and of the work tree: run
npm run generate first. Nothing is checked out. A revision brings its ledger with it; a file tells
only of the assumptions that its descriptions hold.

What is assumed may turn out otherwise. So the report tells, besides what breaks clients, what is
compatible and what is text only, which places have become certain or assumed, and which
assumptions have changed.

Ends with 0; with 1 when --fail-on or --check-version finds what it looks for; with 2 when it is
asked for in a way that cannot be.`
