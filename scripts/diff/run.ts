import { readBase, readWorkTree } from './base/read-state.ts'
import { HELP, readOptions } from './options.ts'
import { toMarkdown } from './report/to-markdown.ts'
import { toText } from './report/to-text.ts'
import { toReport } from './to-report.ts'

/** Where a comparison takes place, and where it speaks. */
export interface Surroundings {
  /** Folder of the package: its work tree is compared. */
  root: string
  /** Folder that the path of a file is seen from. */
  workingFolder: string
  columns: number
  print: (text: string) => void
  complain: (text: string) => void
}

/**
 * Compares the document with an older state and prints the report.
 *
 * @returns the exit code
 */
export function run(words: readonly string[], surroundings: Surroundings): number {
  const { root, workingFolder, columns, print, complain } = surroundings
  try {
    const options = readOptions(words)
    if (options.isHelp) {
      print(HELP)
      return 0
    }
    const report = toReport(readBase(root, options.base, workingFolder), readWorkTree(root))
    const writers = {
      text: () => toText(report, columns),
      markdown: () => toMarkdown(report),
      json: () => JSON.stringify(report, null, 2),
    }
    print(writers[options.format]())
    const isBroken = options.failsOnBreaking && report.verdict === 'breaking'
    return isBroken || (options.checksVersion && !report.hasRisen) ? 1 : 0
  } catch (error) {
    complain((error as Error).message)
    return 2
  }
}
