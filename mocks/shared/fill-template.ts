/** What the words in braces of a template stand for, such as `{text}`. */
export type Filling = Readonly<Record<string, unknown>>

/**
 * Fills a body that a site profile holds. A text that is one word in braces takes its value, a number
 * too; within longer texts the words are replaced.
 *
 * @example
 * fillTemplate({ status: '{status}', error: 'no: {text}' }, { status: 404, text: 'Not Found' })
 */
export function fillTemplate(template: unknown, filling: Filling): unknown {
  if (typeof template === 'string') return fillText(template, filling)
  if (Array.isArray(template)) return template.map((part: unknown) => fillTemplate(part, filling))
  if (typeof template !== 'object' || template === null) return template
  const entries = Object.entries(template).map(([key, part]) => [key, fillTemplate(part, filling)])
  return Object.fromEntries(entries)
}

function fillText(template: string, filling: Filling): unknown {
  const [, only = ''] = /^\{(\w+)\}$/.exec(template) ?? []
  if (Object.hasOwn(filling, only)) return filling[only] ?? null
  return template.replaceAll(/\{(\w+)\}/g, (found, name: string) =>
    Object.hasOwn(filling, name) ? toText(filling[name] ?? '') : found,
  )
}

function toText(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value)
}
