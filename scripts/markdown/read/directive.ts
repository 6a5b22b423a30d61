/**
 * What an HTML comment before a fenced block says about trying it. Readers do not see it.
 *
 * | first words | what is done with the block |
 * |---|---|
 * | `run` | sh: it runs in the file's one shell, after the blocks before it; ts, js, python: it runs as a program |
 * | `start: NAME` | sh: it runs in a terminal of its own and stays; an earlier one of the name ends. `each`: every line is started and ended by itself |
 * | `file: NAME` | it is written to the folder that the other blocks run in |
 * | `check: KIND` | it is only looked at: `json`, `types`, `profile`, `sabia.config.yaml` or `workflow` |
 * | `output` | it is what the block before it prints, apart from moments and random texts |
 * | `quote: FILE#REGION` | nothing: it is a region of a file that is tried elsewhere, and `npm run generate` copies it |
 * | `not run: REASON` | nothing; a reason must be there |
 *
 * A `mermaid` block is always drawn and needs no comment. More may follow, separated by semicolons,
 * or each in a line of its own where the comment has several lines:
 *
 * | words | mean |
 * |---|---|
 * | `prints: TEXT`, `prints: /PATTERN/` | this is printed, after what an earlier `prints` found |
 * | `lines: 3` | so many lines are printed |
 * | `NAME prints: …`, `NAME lines: …` | the same of what was started as NAME, since the block began |
 * | `exits: 1` | the exit code; 0 where nothing is said |
 * | `until: TEXT`, `until: 3000` | of `start`: it is ready when it prints this, or when the port is open |
 * | `needs: PROGRAM` | the block is left out where the machine has no such program, or one of several |
 *
 * An error that is printed and that no `prints` names makes the block fail.
 */
export interface Directive {
  verb: Verb
  /** What follows the verb; empty where nothing does. */
  word: string
  /** What is printed, by the name of what was started; the block's own under the empty name. */
  expected: Readonly<Record<string, Expected>>
  exits: number
  until: string | undefined
  needs: string | undefined
}

/** What a block or a started program prints. */
export interface Expected {
  prints: readonly string[]
  lines: number | undefined
}

type Verb = 'run' | 'start' | 'file' | 'check' | 'output' | 'quote' | 'not run'

/** Kinds that `check` knows. */
const KINDS = ['json', 'types', 'profile', 'sabia.config.yaml', 'workflow'] as const

/** What is done with a block that needs no directive. */
export const NO_DIRECTIVE: Directive = {
  verb: 'check',
  word: 'mermaid',
  expected: {},
  exits: 0,
  until: undefined,
  needs: undefined,
}

/** @throws Error when the comment is no directive, or one that says too little. */
export function readDirective(comment: string): Directive {
  const parts = comment.includes('\n') ? comment.split('\n') : comment.split(';')
  const [head = '', ...rest] = parts.map((part) => part.trim()).filter((part) => part !== '')
  const [verb, word] = readHead(head)
  const expected: Record<string, { prints: string[]; lines: number | undefined }> = {}
  const single: Record<string, string> = {}
  for (const part of rest) {
    const [, name = '', key = '', value = ''] = PART.exec(part) ?? []
    if (key === 'prints' || key === 'lines') {
      const known = (expected[name] ??= { prints: [], lines: undefined })
      if (key === 'prints') known.prints.push(value)
      else known.lines = Number(value)
    } else if (name === '' && SINGLE.includes(key)) single[key] = value
    else throw wrong(part, 'write prints, lines, exits, until or needs, a colon and a text')
  }
  const { exits = '0', until, needs } = single
  return { verb, word, expected, exits: Number(exits), until, needs }
}

const SINGLE: readonly string[] = ['exits', 'until', 'needs']
const PART = /^(?:(\w+) )?(prints|lines|exits|until|needs): (.+)$/

/** Verbs, and whether a word must follow them. */
const VERBS: Readonly<Record<Verb, boolean>> = {
  run: false,
  start: true,
  file: true,
  check: true,
  output: false,
  quote: true,
  'not run': true,
}

function readHead(head: string): [Verb, string] {
  const [verb = '', ...words] = head.split(':')
  const word = words.join(':').trim()
  if (!Object.hasOwn(VERBS, verb)) throw wrong(head, `begin with ${Object.keys(VERBS).join(', ')}`)
  const isNeeded = VERBS[verb as Verb]
  if (isNeeded === (word === '')) {
    throw wrong(head, isNeeded ? `write a colon and a word behind it` : 'nothing follows it')
  }
  if (verb === 'check' && !(KINDS as readonly string[]).includes(word)) {
    throw wrong(head, `known are ${KINDS.join(', ')}`)
  }
  return [verb as Verb, word]
}

function wrong(found: string, advice: string): Error {
  return new Error(`Cannot read the directive "${found}": ${advice}`)
}
