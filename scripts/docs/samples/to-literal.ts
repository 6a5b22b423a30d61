import type { Json } from './to-call.ts'

/** Opening and closing bracket. */
type Brackets = readonly [open: string, close: string]

/** How a language writes JSON values. */
export interface Dialect {
  /** Spaces per level. */
  indent: number
  null: string
  true: string
  false: string
  text: (text: string) => string
  /** Writes a key and the separator before its value. */
  key: (key: string) => string
  list: Brackets
  object: Brackets
  /** Whether an object needs other brackets than usual. */
  oddObject?: { is: (keys: readonly string[]) => boolean; brackets: Brackets }
}

/**
 * Writes a value as a literal of a language, one member per line.
 *
 * @param depth levels of indentation of the line where the literal starts
 */
export function toLiteral(value: Json, dialect: Dialect, depth = 0): string {
  if (value === null) return dialect.null
  if (typeof value === 'boolean') return value ? dialect.true : dialect.false
  if (typeof value === 'string') return dialect.text(value)
  // Every language of the samples reads JSON's numbers.
  if (typeof value === 'number') return JSON.stringify(value)
  const indent = { outer: depth * dialect.indent, step: dialect.indent }
  if (isList(value)) {
    const members = value.map((member) => toLiteral(member, dialect, depth + 1))
    return toBlock(members, dialect.list, indent)
  }
  const keys = Object.keys(value)
  const brackets = dialect.oddObject?.is(keys) ? dialect.oddObject.brackets : dialect.object
  const members = keys.map(
    (key) => dialect.key(key) + toLiteral(value[key] ?? null, dialect, depth + 1),
  )
  return toBlock(members, brackets, indent)
}

function isList(value: Json): value is readonly Json[] {
  return Array.isArray(value)
}

/**
 * Escapes characters that an editor wouldn't show and that JSON doesn't escape, in a way that JSON,
 * TypeScript and Python share.
 */
export function escapeHidden(text: string): string {
  return text.replaceAll(
    /[\u007F-\u009F\u2028\u2029\uFEFF]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}

/** Indentation of a block, in spaces. */
interface Indent {
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
