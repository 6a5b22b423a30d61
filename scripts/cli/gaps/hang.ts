import { hang as hangLines } from '../../../contracts/reports/text/wrap.ts'

/** Puts a heading in front of a text and the text's further lines below its first. */
export function hang(heading: string, text: string, columns: number): string {
  return hangLines(heading, text, columns).join('\n')
}
