import { wrap } from '../../../contracts/reports/text/wrap.ts'

export { wrap }

/** Puts a heading in front of a text and the text's further lines below its first. */
export function hang(heading: string, text: string, columns: number): string {
  const indent = ' '.repeat(heading.length)
  const lines = wrap(text, Math.max(20, columns - heading.length))
  return lines.map((line, index) => `${index === 0 ? heading : indent}${line}`).join('\n')
}
