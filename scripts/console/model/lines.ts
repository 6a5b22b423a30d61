import { gapsOf, type Schema, toWhole } from './operations.ts'

/** One line of JSON, in parts to colour, with the gaps behind it. */
export interface Line {
  depth: number
  /** Name of the property, with its quotes; undefined for items and closing brackets. */
  key: string | undefined
  /** The value, or the bracket. */
  text: string
  kind: 'string' | 'number' | 'word' | 'mark'
  gaps: readonly string[]
}

/**
 * Formats a value as lines, each with the gaps that the document marks there. Only the first item of
 * an array is marked: the others have the same gaps.
 */
export function toLines(value: unknown, schema: unknown): Line[] {
  return write({
    value,
    schema: toWhole(schema ?? {}),
    depth: 0,
    gaps: [],
    isMarked: true,
    end: '',
  })
}

interface Place {
  value: unknown
  schema: Schema
  depth: number
  key?: string
  gaps: readonly string[]
  isMarked: boolean
  /** The comma after it. */
  end: string
}

function write({ value, schema, depth, key, gaps, isMarked, end }: Place): Line[] {
  const named = key === undefined ? undefined : JSON.stringify(key)
  if (value === null || typeof value !== 'object') {
    const text = `${JSON.stringify(value)}${end}`
    return [{ depth, key: named, text, kind: kindOf(value), gaps }]
  }
  const [open, close] = Array.isArray(value) ? ['[', ']'] : ['{', '}']
  const entries = Object.entries(value)
  if (entries.length === 0) {
    return [{ depth, key: named, text: `${open}${close}${end}`, kind: 'mark', gaps }]
  }
  const inner = entries.flatMap(([name, child], index) => {
    const found = Array.isArray(value)
      ? (schema as { items?: unknown }).items
      : schema.properties?.[name]
    const own = toWhole(found ?? {})
    return write({
      value: child,
      schema: own,
      depth: depth + 1,
      ...(Array.isArray(value) ? {} : { key: name }),
      isMarked: isMarked && (!Array.isArray(value) || index === 0),
      gaps: found === undefined || !isMarked ? [] : gapsOf(own, schema, name),
      end: index === entries.length - 1 ? '' : ',',
    })
  })
  return [
    { depth, key: named, text: open, kind: 'mark', gaps },
    ...inner,
    { depth, key: undefined, text: `${close}${end}`, kind: 'mark', gaps: [] },
  ]
}

function kindOf(value: unknown): Line['kind'] {
  if (typeof value === 'string') return 'string'
  return typeof value === 'number' ? 'number' : 'word'
}
