import { parseOptions } from '../tools/parse-options.ts'
import { readBase, readWorkTree } from './base.ts'
import { toMarkdown, toReport, toText, type Report } from './report.ts'

/** Folders and output of a comparison. */
export interface Surroundings {
  /** Folder of the package, whose work tree is compared. */
  root: string
  /** Folder that relative paths start from. */
  workingFolder: string
  columns: number
  print: (text: string) => void
  complain: (text: string) => void
}

const WRITERS: Readonly<Record<string, (report: Report, columns: number) => string>> = {
  text: toText,
  markdown: toMarkdown,
  json: (report) => JSON.stringify(report, null, 2),
}

const HELP = `Reports what changed in the document since BASE, and whether it breaks clients.

npm run docs:diff -- BASE [options]

  BASE                   a git revision, such as main, v1.0.0 or HEAD~3, or an older openapi.json
  --format FORMAT        text (the default), markdown or json
  --fail-on breaking     ends with 1 when a change breaks clients
  --check-version        ends with 1 when info.version is too low for the changes: a breaking
                         change raises the major number, a compatible one the minor, text the patch
  --help                 prints this

The generated files (openapi/generated/) of BASE and of the work tree are compared: run
npm run generate first. Nothing is checked out. A revision has a ledger too; of a file, only the
marks of gaps (x-gap) are compared.

A change is breaking when something is removed or newly required, when a request is accepted more
narrowly, or when a response may hold what it did not hold before.

Ends with 0; with 1 when --fail-on or --check-version finds something; with 2 on wrong usage.`

/**
 * Compares the document with an older one and prints the report.
 *
 * @returns the exit code
 */
export function run(words: readonly string[], surroundings: Surroundings): number {
  const { root, workingFolder, columns, print, complain } = surroundings
  try {
    const { values, base, write } = readOptions(words)
    if (values.help) {
      print(HELP)
      return 0
    }
    const report = toReport(readBase(root, base, workingFolder), readWorkTree(root))
    print(write(report, columns))
    const isBroken = values['fail-on'] !== undefined && report.verdict === 'breaking'
    return isBroken || (values['check-version'] && !report.hasRisen) ? 1 : 0
  } catch (error) {
    complain((error as Error).message)
    return 2
  }
}

function readOptions(words: readonly string[]) {
  const { values, positionals } = parseOptions(
    words,
    {
      format: { type: 'string', default: 'text' },
      'fail-on': { type: 'string' },
      'check-version': { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
    true,
  )
  const [base = '', extra] = positionals
  const write = WRITERS[values.format]
  if (write === undefined) {
    throw new Error(
      `Cannot write "${values.format}"; --format takes ${Object.keys(WRITERS).join(', ')}`,
    )
  }
  if (values['fail-on'] !== undefined && values['fail-on'] !== 'breaking') {
    throw new Error(`Cannot fail on "${values['fail-on']}"; --fail-on takes breaking`)
  }
  if (extra !== undefined) throw new Error(`Cannot compare with ${extra} as well; give one BASE`)
  if (base === '' && !values.help) {
    throw new Error(
      'Cannot compare: BASE is missing; name a revision, such as main, or an older openapi.json',
    )
  }
  return { values, base, write }
}
