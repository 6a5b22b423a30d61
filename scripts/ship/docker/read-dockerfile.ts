/** One instruction of a Dockerfile. */
export interface Instruction {
  /** Line that it begins on, from 1. */
  line: number
  /** In capitals: `COPY`. */
  name: string
  flags: Readonly<Record<string, string>>
  /** What follows the flags, in one line. */
  text: string
}

/** Instructions that are understood here; another one would be passed over in silence. */
const KNOWN = 'FROM ARG ENV LABEL WORKDIR COPY RUN USER EXPOSE HEALTHCHECK ENTRYPOINT CMD'.split(
  ' ',
)

/**
 * Reads the instructions of a Dockerfile, of those that this repository's one uses.
 *
 * @throws Error naming the line that cannot be read.
 */
export function readDockerfile(text: string): Instruction[] {
  const instructions: Instruction[] = []
  let begun: { line: number; text: string } | undefined
  for (const [index, row] of text.split('\n').entries()) {
    // A comment may stand between the lines of an instruction.
    if (/^\s*#/.test(row) || (row.trim() === '' && begun === undefined)) continue
    const { line, text: before } = begun ?? { line: index + 1, text: '' }
    const goesOn = row.trimEnd().endsWith('\\')
    const part = goesOn ? row.trimEnd().slice(0, -1) : row
    begun = { line, text: `${before}${before === '' ? '' : ' '}${part.trim()}` }
    if (goesOn) continue
    instructions.push(toInstruction(begun))
    begun = undefined
  }
  if (begun !== undefined) throw unreadable(begun.line, 'an instruction that does not end')
  return instructions
}

/** The words of an instruction: a list of JSON, or words apart by blanks, with or without quotes. */
export function toWords(text: string): string[] {
  if (text.startsWith('[')) return JSON.parse(text) as string[]
  const words = text.match(/(?:"(?:[^"\\]|\\.)*"|\S)+/g) ?? []
  return words.map((word) => word.replaceAll(/"((?:[^"\\]|\\.)*)"/g, '$1'))
}

function toInstruction({ line, text }: { line: number; text: string }): Instruction {
  const [, name = '', rest = ''] = /^([A-Za-z]+)\s+([^]+)$/.exec(text) ?? []
  if (!KNOWN.includes(name)) throw unreadable(line, `"${text.split(' ')[0]}"`)
  const [given = ''] = /^(?:--[a-z-]+(?:=\S+)?\s+)*/.exec(rest) ?? []
  const flags = [...given.matchAll(/--([a-z-]+)(?:=(\S+))?/g)]
  return {
    line,
    name,
    flags: Object.fromEntries(flags.map(([, flag, value = 'true']) => [flag, value])),
    text: rest.slice(given.length),
  }
}

function unreadable(line: number, found: string): Error {
  return new Error(
    `Cannot read line ${line} of the Dockerfile: found ${found}; write ${KNOWN.join(', ')}`,
  )
}
