import { parseArgs, type ParseArgsConfig } from 'node:util'

/**
 * Reads the options of a script, and its other words where `positionals` allows them.
 *
 * @throws Error on an unknown option, or one whose value is missing or not wanted.
 */
export function parseOptions<const T extends NonNullable<ParseArgsConfig['options']>>(
  words: readonly string[],
  options: T,
  positionals = false,
) {
  try {
    return parseArgs({ args: [...words], options, allowPositionals: positionals })
  } catch (error) {
    // The first sentence names the option; the next ones advise on words that begin with a dash.
    const [reason = ''] = (error as Error).message.split(/\. |\n/)
    throw new Error(`Cannot read the options: ${reason}; see --help`, { cause: error })
  }
}
