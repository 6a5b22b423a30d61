import { parseArgs, type ParseArgsConfig } from 'node:util'

/**
 * Reads the options of a script, and its other arguments if `positionals` allows them.
 *
 * @throws Error on an unknown option, or a missing or unexpected value.
 */
export function parseOptions<const T extends NonNullable<ParseArgsConfig['options']>>(
  words: readonly string[],
  options: T,
  positionals = false,
) {
  try {
    return parseArgs({ args: [...words], options, allowPositionals: positionals })
  } catch (error) {
    // The first sentence names the option; the next ones are advice about arguments that start with a dash.
    const [reason = ''] = (error as Error).message.split(/\. |\n/)
    throw new Error(`Cannot read the options: ${reason}; see --help`, { cause: error })
  }
}
