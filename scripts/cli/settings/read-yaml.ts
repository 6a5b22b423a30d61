import { readFile } from 'node:fs/promises'
import { isDeeper } from '../../../mocks/shared/is-deeper.ts'
import { messageOf } from '../../../mocks/shared/message-of.ts'
import { UserError } from '../shell.ts'

/** Levels of nesting in a file of options; rules of faults have some. */
const DEEPEST = 64

/** Where an option stands in a file: below the document, its keys, one key, and perhaps a list. */
const DEEPEST_OPTION = 4

/**
 * Reads a YAML or JSON file that holds keys and values.
 *
 * @param what names the file's part in messages, such as `the profile`
 * @param advice tells what such a file looks like
 * @throws UserError when there is no such file, or it holds something else.
 */
export async function readYaml(
  file: string,
  what: string,
  advice: string,
): Promise<Record<string, unknown>> {
  const text = await readText(file, what)
  const { parseDocument, visit } = await import('yaml')
  // What is nested too deep, or has aliases that would fill the memory, cannot be read.
  const read = <Value>(act: () => Value): Value => {
    try {
      return act()
    } catch (error) {
      throw new UserError(`Cannot read ${what}: ${file}: ${messageOf(error)}; ${advice}`)
    }
  }
  const document = read(() => parseDocument(text, { prettyErrors: true }))
  const [error] = document.errors
  if (error !== undefined) {
    const { line, col } = error.linePos?.[0] ?? { line: 1, col: 1 }
    const [reason = ''] = error.message.split(/ at line |\n/)
    const where = `line ${line}, column ${col} of ${file}`
    throw new UserError(`Cannot read ${what}: ${where}: ${reason}; ${advice}`)
  }
  // An option's number stays as it is written: `3.0` is a version and not 3.
  visit(document, {
    Scalar: (_, node, { length: depth }) => {
      if (depth <= DEEPEST_OPTION && typeof node.value === 'number') node.value = node.source
    },
  })
  const content: unknown = read(() => {
    const value: unknown = document.toJS()
    // An alias may stand inside what it stands for: such a value has no end.
    if (isDeeper(value, DEEPEST)) throw new Error(`it is nested more than ${DEEPEST} deep`)
    return value
  })
  if (content === null || content === undefined) return {}
  if (typeof content === 'object' && !Array.isArray(content)) {
    return content as Record<string, unknown>
  }
  throw new UserError(`Cannot read ${what}: ${file} holds no keys and values; ${advice}`)
}

async function readText(file: string, what: string): Promise<string> {
  try {
    return await readFile(file, 'utf8')
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'ENOENT') {
      throw new UserError(`Cannot read ${what}: there is no file ${file}; check the path`)
    }
    throw new UserError(`Cannot read ${what}: ${file} gives ${code}; name a file you may read`)
  }
}
