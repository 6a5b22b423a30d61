import { Marked, type Tokens, type TokensList } from 'marked'
import { escapeHtml } from '../../../openapi/text/html.ts'
import { toCode } from '../markup/code.ts'
import { toDiagram } from '../markup/diagram.ts'
import { toPlainText } from '../markup/markdown.ts'
import { createSlugs } from './slugs.ts'
import { isGapLink, wordGaps } from './word-gaps.ts'

/** A guide, read from Markdown. */
export interface Guide {
  name: string
  title: string
  /** Plain text of the paragraph under the title. */
  lead: string
  sections: readonly Section[]
  /** HTML of the title and the paragraph under it. */
  head: string
  /** HTML of what follows. */
  html: string
}

/** A heading of a guide with what stands under it. */
interface Section {
  id: string
  level: number
  title: string
  /** Plain text, up to the next heading. */
  text: string
}

/**
 * Turns the Markdown of a guide into HTML: headings get GitHub's ids, code its colours, diagrams
 * become pictures, and links to other guides lead to their pages.
 *
 * @throws Error when the text does not begin with a title and a paragraph.
 */
export async function toGuide(name: string, markdown: string): Promise<Guide> {
  const marked = new Marked({ gfm: true })
  const tokens = marked.lexer(markdown.replaceAll(/<!--[^]*?-->\n?/g, ''))
  const [title, lead] = tokens.filter(({ type }) => type !== 'space')
  if (
    title?.type !== 'heading' ||
    (title as Tokens.Heading).depth !== 1 ||
    lead?.type !== 'paragraph'
  ) {
    throw new Error(
      `Cannot build the guide ${name}: it does not begin with a title and a paragraph; write both`,
    )
  }
  const sections = toSections(tokens)
  await drawDiagrams(tokens, name)
  wordGaps(tokens)
  marked.use({ renderer: createRenderer(sections) })
  const split = tokens.indexOf(lead) + 1
  return {
    name,
    title: toPlainText((title as Tokens.Heading).text),
    lead: toPlainText((lead as Tokens.Paragraph).text),
    sections,
    head: marked.parser(tokens.slice(0, split)),
    html: marked.parser(tokens.slice(split)),
  }
}

function toSections(tokens: TokensList): Section[] {
  const toSlug = createSlugs()
  const sections: Section[] = []
  for (const token of tokens) {
    const last = sections.at(-1)
    if (token.type === 'heading') {
      const { text, depth } = token as Tokens.Heading
      const title = toPlainText(text)
      sections.push({ id: toSlug(title), level: depth, title, text: '' })
    } else if (last !== undefined && token.type !== 'code') {
      last.text = `${last.text} ${toPlainText(token.raw)}`.trim()
    }
  }
  return sections
}

async function drawDiagrams(tokens: TokensList, name: string): Promise<void> {
  let heading = ''
  for (const [index, token] of tokens.entries()) {
    if (token.type === 'heading') heading = toPlainText((token as Tokens.Heading).text)
    const { lang = '', text } = token as Tokens.Code
    if (token.type === 'code' && lang.split(/\s/, 1)[0] === 'mermaid') {
      const html = await toDiagram(text, `${name}-${index}`, `Diagram: ${heading}`)
      tokens[index] = { type: 'html', raw: html, text: html, block: true, pre: false }
    }
  }
}

function createRenderer(sections: readonly Section[]) {
  // Headings are rendered in the order in which they were read.
  const headings = sections.values()
  return {
    heading(
      this: { parser: { parseInline: (tokens: Tokens.Generic[]) => string } },
      token: Tokens.Heading,
    ) {
      const { id = '' } = headings.next().value ?? {}
      const text = this.parser.parseInline(token.tokens)
      if (token.depth === 1) return `<h1 id="${id}">${text}</h1>\n`
      return `<h${token.depth} id="${id}">${text} <a class="anchor" href="#${id}" aria-label="Link to this section">#</a></h${token.depth}>\n`
    },
    code: ({ text, lang = '' }: Tokens.Code) => toCode(text, lang),
    link(
      this: { parser: { parseInline: (tokens: Tokens.Generic[]) => string } },
      token: Tokens.Link,
    ) {
      const href = token.href.replace(/^([\w-]+)\.md(?=#|$)/, '$1.html')
      const mark = isGapLink(token) ? ' class="assumed"' : ''
      return `<a${mark} href="${escapeHtml(href)}">${this.parser.parseInline(token.tokens)}</a>`
    },
  }
}
