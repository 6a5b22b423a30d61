import { readFile } from 'node:fs/promises'
import { isDeeper } from '../../../mocks/shared/is-deeper.ts'
import { messageOf } from '../../../mocks/shared/message-of.ts'
import { UserError } from '../user-error.ts'

/** How deep values may be nested: fault rules need a few levels. */
const DEEPEST = 64

const TOO_DEEP = `it is nested more than ${DEEPEST} levels deep`

/** Objects in yaml's syntax tree for each level of nesting, at most. */
const OBJECTS_A_LEVEL = 8

/** Depth of an option in the syntax tree: document, map, pair, and perhaps a list. */
const DEEPEST_OPTION = 4

/**
 * Reads a YAML or JSON file of keys and values.
 *
 * @param what the file's role in messages, such as `the site profile`
 * @param advice what to write in such a file
 * @throws UserError when the file doesn't exist or holds something else.
 */
export async function readYaml(
  file: string,
  what: string,
  advice: string,
): Promise<Record<string, unknown>> {
  const text = await readText(file, what)
  const { parseDocument, Parser, visit } = await import('yaml')
  const read = <Value>(act: () => Value): Value => {
    try {
      return act()
    } catch (error) {
      throw new UserError(`Cannot read ${what}: ${file}: ${messageOf(error)}; ${advice}`)
    }
  }
  const document = read(() => {
    // parseDocument calls itself for each level: thousands of them can crash the process.
    const tokens = [...new Parser().parse(text)]
    if (isDeeper(tokens, DEEPEST * OBJECTS_A_LEVEL)) throw new Error(TOO_DEEP)
    return parseDocument(text, { prettyErrors: true })
  })
  const [error] = document.errors
  if (error !== undefined) {
    const { line, col } = error.linePos?.[0] ?? { line: 1, col: 1 }
    const [reason = ''] = error.message.split(/ at line |\n/)
    const where = `line ${line}, column ${col} of ${file}`
    throw new UserError(`Cannot read ${what}: ${where}: ${reason}; ${advice}`)
  }
  // Keep an option's number as it is written: `3.0` is a version, not 3.
  visit(document, {
    Scalar: (_, node, { length: depth }) => {
      if (depth <= DEEPEST_OPTION && typeof node.value === 'number') node.value = node.source
    },
  })
  const content: unknown = read(() => {
    // Fails on aliases that would fill the memory.
    const value: unknown = document.toJS()
    // An alias inside its own anchor makes a value without an end.
    if (isDeeper(value, DEEPEST)) throw new Error(TOO_DEEP)
    return value
  })
  if (content === null || content === undefined) return {}
  if (typeof content === 'object' && !Array.isArray(content)) {
    return content as Record<string, unknown>
  }
  throw new UserError(`Cannot read ${what}: ${file} isn't a map of keys and values; ${advice}`)
}

async function readText(file: string, what: string): Promise<string> {
  try {
    return await readFile(file, 'utf8')
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'ENOENT') {
      throw new UserError(`Cannot read ${what}: ${file} doesn't exist; check the path`)
    }
    throw new UserError(
      `Cannot read ${what}: ${file} fails with ${code}; name a file that you can read`,
    )
  }
}
