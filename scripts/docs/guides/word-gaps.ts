import type { Token, Tokens } from 'marked'

/**
 * Puts "assumed" before the first link to a gap of a paragraph that does not say it: a reader who
 * comes from the search sees what a bare id means.
 */
export function wordGaps(tokens: readonly Token[]): void {
  for (const token of tokens) {
    const { type, raw } = token
    if (type === 'list') wordGaps((token as Tokens.List).items)
    else if (type === 'list_item' || type === 'blockquote') wordGaps(token.tokens ?? [])
    else if ((type === 'paragraph' || type === 'text') && !/\bassumed\b/i.test(raw)) {
      const link = token.tokens?.find(isGapLink)
      if (link !== undefined) wordLink(link as Tokens.Link)
    }
  }
}

/** Whether a token is a link that shows the id of a gap. */
export function isGapLink(token: Token): boolean {
  return token.type === 'link' && /^(assumed, )?G\d+$/.test((token as Tokens.Link).text)
}

function wordLink(link: Tokens.Link): void {
  link.text = `assumed, ${link.text}`
  link.tokens = [{ type: 'text', raw: link.text, text: link.text, escaped: false }]
}
