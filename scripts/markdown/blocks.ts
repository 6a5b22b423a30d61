import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { packageFolder } from '../cli/package-folder.ts'

/**
 * One fenced block of a Markdown file, with the comment above it that says how it is tested. Readers
 * don't see the comment.
 *
 * | comment | the block |
 * |---|---|
 * | `quote: FILE` | is a copy of a file, or with `FILE#REGION` of a region of it, written by `npm run generate`; the file is tested where it stands |
 * | `run` | is a shell script: it runs in the shell of its Markdown file, after the blocks before it |
 * | `start: NAME` | is a shell script that keeps running in the background; an earlier one of that name ends |
 * | `file: NAME` | is a configuration file: it is checked, and written to the folder that the others run in |
 * | `check: KIND` | is checked by the loader of its kind, see `check-text.ts` |
 * | `output` | is the JSON that the block before it printed, apart from times, random texts and null fields |
 * | `not run: REASON` | isn't tested, for this reason |
 *
 * More may follow, separated by semicolons or line breaks:
 *
 * | words | mean |
 * |---|---|
 * | `until: TEXT`, `until: 3000` | of `start`: it is ready when it has printed the text, or when the port is open |
 * | `prints: TEXT`, `prints: /PATTERN/` | this is printed, after what an earlier `prints` found; a quoted program with `prints` runs here as well |
 * | `NAME prints: TEXT` | the program that was started as NAME prints this once the block has begun |
 *
 * A `mermaid` block needs no comment: it is always checked.
 */
export interface Block {
  /** Such as `sh`; empty if none is named. */
  language: string
  text: string
  /** Line number of the fence. */
  line: number
  verb: Verb
  /** What follows the verb; empty if nothing does. */
  word: string
  until: string
  /** Texts and patterns that are printed, by the name of the program; the block's own are under ''. */
  prints: Readonly<Record<string, readonly string[]>>
}

type Verb = 'quote' | 'run' | 'start' | 'file' | 'check' | 'output' | 'not run'

/** Verbs, and whether a word must follow. */
const VERBS: Readonly<Record<Verb, boolean>> = {
  quote: true,
  run: false,
  start: true,
  file: true,
  check: true,
  output: false,
  'not run': true,
}

/** The guides, as paths from the root. */
export const guides: readonly string[] = readdirSync(join(packageFolder(), 'openapi/guides'))
  .filter((name) => name.endsWith('.md'))
  .map((name) => `openapi/guides/${name}`)

/** The package's own README. */
export const PACKAGE_README = 'scripts/package/README.md'

/** Every Markdown file whose blocks are tested. */
export const markdownFiles: readonly string[] = [
  'README.md',
  'CONTRIBUTING.md',
  'DECISIONS.md',
  PACKAGE_README,
  ...guides,
]

/**
 * Lists the fenced blocks of a Markdown text.
 *
 * @throws Error when a block has no comment, a comment no block, or one of them can't be read.
 */
export function readBlocks(markdown: string, file: string): Block[] {
  const blocks: Block[] = []
  for (const found of markdown.matchAll(BLOCK)) {
    const { comment = '', fence, language = '', text = '', end } = found.groups ?? {}
    const line = markdown.slice(0, found.index).split('\n').length + comment.split('\n').length - 1
    const place = `${file}:${line}`
    const directive = /^<!--([^]*)-->\n$/.exec(comment)?.[1]?.trim() ?? ''
    if (fence === undefined) {
      if (!LEADING.test(directive)) continue
      throw new Error(`Cannot use "${directive}" (${place}): no block follows; put it above one`)
    }
    if (end === undefined) throw new Error(`Cannot read ${place}: the block has no end`)
    const { verb, word, until, prints } = readDirective(directive, language, place)
    blocks.push({ language, text, line, verb, word, until, prints })
  }
  return blocks
}

/** A comment, a block, or both. A block inside a block has a shorter fence. */
const BLOCK =
  /^(?=<!--|`{3})(?<comment><!--(?:(?!-->)[^])*-->\n)?(?:(?<fence>`{3,})(?<language>[\w-]*)\n(?:(?<text>[^]*?)^(?<end>\k<fence>)$)?)?/gm

/** Other comments are remarks for writers. */
const LEADING = /^(quote|run|start|file|check|output|not run)\b/

function readDirective(
  text: string,
  language: string,
  place: string,
): Pick<Block, 'verb' | 'word' | 'until' | 'prints'> {
  const refuse = (advice: string) => {
    throw new Error(`Cannot test the block at ${place}: ${advice}`)
  }
  const comment = text === '' && language === 'mermaid' ? 'check: mermaid' : text
  const [head = '', ...rest] = comment.split(comment.includes('\n') ? '\n' : ';')
  const [, verb = '', word = ''] = /^([a-z ]+?)(?:: *(.+))?$/.exec(head.trim()) ?? []
  if (!Object.hasOwn(VERBS, verb)) {
    refuse(
      `"${head}" doesn't say how; write a comment such as <!-- run --> or <!-- not run: REASON -->`,
    )
  }
  if (VERBS[verb as Verb] !== (word !== '')) {
    refuse(`"${head}" ${word === '' ? 'needs a colon and a word' : 'takes no word'}`)
  }
  let until = ''
  const prints: Record<string, string[]> = {}
  for (const part of rest) {
    const [, name = '', key, value = ''] =
      /^(?:(\w+) (?=prints))?(prints|until): (.+)$/.exec(part.trim()) ?? []
    if (key === 'until') until = value
    else if (key === 'prints') (prints[name] ??= []).push(value)
    else refuse(`"${part.trim()}" isn't known; write prints or until, a colon and a text`)
  }
  return { verb: verb as Verb, word, until, prints }
}
