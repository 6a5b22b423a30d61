const STYLES = { bold: 1, faint: 2, red: 31, green: 32, yellow: 33, blue: 34 } as const

export type Style = keyof typeof STYLES

/** Puts a style on a text. */
export type Paint = (style: Style, text: string) => string

/** Creates a function that styles texts for a terminal, or returns them unchanged. */
export function createPaint(hasColours: boolean): Paint {
  return (style, text) => (hasColours ? `\u001b[${STYLES[style]}m${text}\u001b[0m` : text)
}
