/** What stands before the first member and behind the last. */
export type Brackets = readonly [open: string, close: string]

/** How far a block is indented, in spaces. */
export interface Indent {
  /** Of the line that the block begins on. 0 when left out. */
  outer?: number
  /** Of each member, beyond the block. */
  step: number
}

/** Writes members between brackets, a line for each. */
export function toBlock(
  members: readonly string[],
  [open, close]: Brackets,
  { outer = 0, step }: Indent,
): string {
  if (members.length === 0) return open.trimEnd() + close.trimStart()
  const begin = ' '.repeat(outer)
  const lines = members.map((member) => `${begin}${' '.repeat(step)}${member},\n`)
  return `${open.trimEnd()}\n${lines.join('')}${begin}${close.trimStart()}`
}

/** Writes members between brackets: one alone on the same line, more on a line each. */
export function toShortBlock(
  members: readonly string[],
  brackets: Brackets,
  indent: Indent,
): string {
  const [open, close] = brackets
  return members.length === 1 ? `${open}${members[0]}${close}` : toBlock(members, brackets, indent)
}
