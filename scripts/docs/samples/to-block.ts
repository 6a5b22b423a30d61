/** Opening and closing bracket. */
export type Brackets = readonly [open: string, close: string]

/** Indentation of a block, in spaces. */
export interface Indent {
  /** Of the line where the block starts. 0 if left out. */
  outer?: number
  /** Of each member, relative to the block. */
  step: number
}

/** Writes members between brackets, one per line. */
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

/** Writes members between brackets: a single one on the same line, several on a line each. */
export function toShortBlock(
  members: readonly string[],
  brackets: Brackets,
  indent: Indent,
): string {
  const [open, close] = brackets
  return members.length === 1 ? `${open}${members[0]}${close}` : toBlock(members, brackets, indent)
}
