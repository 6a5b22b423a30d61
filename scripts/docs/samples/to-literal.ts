import type { Json } from './to-call.ts'
import { toBlock, type Brackets } from './to-block.ts'

/** How a language writes what JSON can hold. */
export interface Dialect {
  /** Spaces of one step. */
  indent: number
  null: string
  true: string
  false: string
  text: (text: string) => string
  /** Writes a key with what stands between it and its value. */
  key: (key: string) => string
  list: Brackets
  object: Brackets
  /** Tells an object that needs other brackets than the usual ones. */
  oddObject?: { is: (keys: readonly string[]) => boolean; brackets: Brackets }
}

/**
 * Writes a value as a language's literal, a line for each member.
 *
 * @param depth how many steps the line is indented that the literal begins on
 */
export function toLiteral(value: Json, dialect: Dialect, depth = 0): string {
  if (value === null) return dialect.null
  if (typeof value === 'boolean') return value ? dialect.true : dialect.false
  if (typeof value === 'string') return dialect.text(value)
  // As JSON writes a number, every language of the samples reads it.
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
