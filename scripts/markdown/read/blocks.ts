import { readDirective, type Directive } from './directive.ts'

/** One fenced block of a Markdown file. */
export interface Block {
  /** Such as `sh`; empty where none is named. */
  language: string
  text: string
  /** Number of the line of the fence. */
  line: number
  /** What is done with it; undefined for a diagram, which is always drawn. */
  directive: Directive | undefined
}

/**
 * Lists the fenced blocks of a Markdown text with the directives right above them.
 *
 * @throws Error when a block has no directive, a directive no block, or a fence or comment no end.
 */
export function readBlocks(markdown: string, file: string): Block[] {
  const lines = markdown.split('\n')
  const blocks: Block[] = []
  let comment: { text: string; line: number } | undefined
  for (let index = 0; index < lines.length; index += 1) {
    const place = `${file}:${index + 1}`
    const [, fence, language = ''] = FENCE.exec(lines[index] ?? '') ?? []
    if (fence !== undefined) {
      const end = findLine(lines, index + 1, (line) => line.trimEnd() === fence, place)
      const text = `${lines.slice(index + 1, end).join('\n')}\n`
      const directive = toDirective(comment?.text, language, place)
      blocks.push({ language, text, line: index + 1, directive })
      comment = undefined
      index = end
      continue
    }
    refuseLost(comment, file)
    comment = undefined
    if (!lines[index]?.startsWith('<!--')) continue
    const end = findLine(lines, index, (line) => line.includes('-->'), place)
    const [, text = ''] = /^<!--([^]*?)-->/.exec(lines.slice(index, end + 1).join('\n')) ?? []
    if (LEADING.test(text.trim())) comment = { text: text.trim(), line: index + 1 }
    index = end
  }
  refuseLost(comment, file)
  return blocks
}

const FENCE = /^ {0,3}(`{3,})([\w-]*)/

/** What begins like a directive is one, and no remark for writers. */
const LEADING = /^(not )?(run|start|file|check|output|quote)\b/

function findLine(
  lines: readonly string[],
  from: number,
  isWanted: (line: string) => boolean,
  place: string,
): number {
  const found = lines.findIndex((line, index) => index >= from && isWanted(line.trimStart()))
  if (found < 0) throw new Error(`Cannot read ${place}: what begins there has no end`)
  return found
}

function refuseLost(comment: { text: string; line: number } | undefined, file: string): void {
  if (comment === undefined) return
  throw new Error(
    `Cannot use "${comment.text}" at ${file}:${comment.line}: it stands above no block; ` +
      'put it right above one',
  )
}

function toDirective(
  text: string | undefined,
  language: string,
  place: string,
): Directive | undefined {
  if (text === undefined) {
    if (language === 'mermaid') return undefined
    throw new Error(
      `Cannot try the block at ${place}: nothing says how; ` +
        'write a comment such as <!-- run --> or <!-- not run: REASON --> right above it',
    )
  }
  try {
    return readDirective(text)
  } catch (error) {
    throw new Error(`${(error as Error).message} (${place})`, { cause: error })
  }
}
