import type { Expected } from '../read/directive.ts'

/** What is wrong with what was printed; undefined where it is as expected. */
export function findSurprise(
  printed: string,
  { prints, lines }: Expected = { prints: [], lines: undefined },
): string | undefined {
  const patterns = prints.map(toPattern)
  let from = 0
  for (const [index, pattern] of patterns.entries()) {
    const found = pattern.exec(printed.slice(from))
    if (found === null)
      return `it does not print ${prints[index]}${from > 0 ? ' after the rest' : ''}`
    from += found.index + found[0].length
  }
  const all = printed.split('\n').filter((line) => line.trim() !== '')
  if (lines !== undefined && all.length !== lines) {
    return `it prints ${all.length} lines instead of ${lines}`
  }
  const error = all.find((line) => isError(line) && !patterns.some((pattern) => pattern.test(line)))
  return error === undefined ? undefined : `it prints an error that nothing expects: ${error}`
}

function toPattern(text: string): RegExp {
  const [, pattern] = /^\/(.+)\/$/.exec(text) ?? []
  return new RegExp(pattern ?? text.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&'), 'm')
}

/** Whether a line is the body of an error: of the API, the token call or the control API. */
function isError(line: string): boolean {
  const body = parse(line.trim()) as { errors?: unknown; error?: unknown } | null | undefined
  if (typeof body !== 'object' || body === null) return false
  return typeof body.errors === 'string' || (body.error !== undefined && body.error !== null)
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
