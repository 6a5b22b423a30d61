const STYLES = { bold: 1, faint: 2, red: 31, green: 32, yellow: 33, blue: 34 } as const

export type Style = keyof typeof STYLES

/** Puts a style on a text. */
export type Paint = (style: Style, text: string) => string

/** Creates a function that styles texts for a terminal, or returns them unchanged. */
export function createPaint(hasColours: boolean): Paint {
  return (style, text) => (hasColours ? `\u001b[${STYLES[style]}m${text}\u001b[0m` : text)
}

/** Breaks a text into lines of at most `width` characters, between words where it can. */
export function wrap(text: string, width: number): string[] {
  const lines: string[] = []
  let line = ''
  for (const whole of text.split(/\s+/).filter((word) => word !== '')) {
    let word = whole
    if (line !== '' && line.length + 1 + word.length <= width) {
      line += ` ${word}`
      continue
    }
    if (line !== '') lines.push(line)
    while (word.length > width) {
      lines.push(word.slice(0, width))
      word = word.slice(width)
    }
    line = word
  }
  return line === '' && lines.length > 0 ? lines : [...lines, line]
}

/** Puts a heading in front of a text, and the text's further lines below its first. */
export function hang(heading: string, text: string, columns: number): string[] {
  const indent = ' '.repeat(heading.length)
  const lines = wrap(text, Math.max(20, columns - heading.length))
  return lines.map((line, index) => `${index === 0 ? heading : indent}${line}`)
}
