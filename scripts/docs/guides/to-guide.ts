import { Marked, type Token, type Tokens, type TokensList } from 'marked'
import { escapeHtml } from '../../../openapi/text/html.ts'
import type { Language } from '../../../openapi/text/language.ts'
import type { ReferenceWords } from '../../theme/messages/reference.ts'
import type { Edition } from '../edition.ts'
import { toCode } from '../markup/code.ts'
import { toMarkdownLink } from '../machines/markdown.ts'
import { toDiagram } from '../markup/diagram.ts'
import { toPlainText } from '../markup/markdown.ts'

/** A guide, read from Markdown. */
export interface Guide {
  name: string
  title: string
  /** Plain text of the paragraph under the title. */
  lead: string
  sections: readonly Section[]
  /** HTML of the title and the paragraph under it. */
  head: string
  /** HTML of the rest. */
  html: string
  /** Whether it stands in English, as one does that has no translation. */
  isEnglish: boolean
  /** Its text as Markdown, without remarks. */
  markdown: string
}

/** A section of a guide. */
interface Section {
  id: string
  level: number
  title: string
  /** Plain text, up to the next heading. */
  text: string
}

/**
 * Converts the Markdown of a guide to HTML: headings get GitHub's ids, code is highlighted, diagrams
 * are drawn, and links to other guides lead to their pages.
 *
 * @throws Error when the text doesn't start with a title and a paragraph.
 */
export async function toGuide(
  name: string,
  source: string,
  edition: Pick<Edition, 'language' | 'words'>,
  isEnglish: boolean,
): Promise<Guide> {
  const { language, words } = edition
  const toLink = (href: string) => toPageLink(href, language)
  const marked = new Marked({ gfm: true })
  const markdown = source.replaceAll(/<!--[^]*?-->\n?/g, '')
  const tokens = marked.lexer(markdown)
  const [title, lead] = tokens.filter(({ type }) => type !== 'space')
  if (
    title?.type !== 'heading' ||
    (title as Tokens.Heading).depth !== 1 ||
    lead?.type !== 'paragraph'
  ) {
    throw new Error(
      `Cannot build the guide ${name}: it does not start with a title and a paragraph; write both`,
    )
  }
  const sections = toSections(tokens)
  await drawDiagrams(tokens, name, words)
  wordGaps(tokens, words)
  marked.use({ renderer: createRenderer(sections, words, toLink) })
  const split = tokens.indexOf(lead) + 1
  return {
    name,
    title: toPlainText((title as Tokens.Heading).text),
    lead: toPlainText((lead as Tokens.Paragraph).text),
    sections,
    head: marked.parser(tokens.slice(0, split)),
    html: marked.parser(tokens.slice(split)),
    isEnglish,
    markdown: markdown.replaceAll(/(?<=\]\()[^)\s]+(?=\))/g, (href) =>
      toMarkdownLink(toLink(href)),
    ),
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

async function drawDiagrams(
  tokens: TokensList,
  name: string,
  words: ReferenceWords,
): Promise<void> {
  let heading = ''
  for (const [index, token] of tokens.entries()) {
    if (token.type === 'heading') heading = toPlainText((token as Tokens.Heading).text)
    const { lang = '', text } = token as Tokens.Code
    if (token.type === 'code' && lang.split(/\s/, 1)[0] === 'mermaid') {
      const html = await toDiagram(text, `${name}-${index}`, words.diagram(heading))
      tokens[index] = { type: 'html', raw: html, text: html, block: true, pre: false }
    }
  }
}

function createRenderer(
  sections: readonly Section[],
  words: ReferenceWords,
  toLink: (href: string) => string,
) {
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
      return `<h${token.depth} id="${id}">${text} <a class="anchor" href="#${id}" aria-label="${words.anchor}">#</a></h${token.depth}>\n`
    },
    code: ({ text, lang = '' }: Tokens.Code) => toCode(text, lang),
    link(
      this: { parser: { parseInline: (tokens: Tokens.Generic[]) => string } },
      token: Tokens.Link,
    ) {
      const href = toLink(token.href)
      const mark = isGapLink(token) ? ' class="assumed"' : ''
      return `<a${mark} href="${escapeHtml(href)}">${this.parser.parseInline(token.tokens)}</a>`
    },
  }
}

/** Where a link of a guide leads in the published folder: other guides are pages there, and so is each operation. */
function toPageLink(href: string, language: Language): string {
  // A file that all languages share is a folder further up.
  const shared = language === 'en' ? '../' : '../../'
  return href
    .replace(/^\.\.\/(?=[\w-]+\.(yaml|json|txt|xml)$)/, shared)
    .replace(/^([\w-]+)\.md(?=#|$)/, '$1.html')
    .replace(/\breference\.html#operation\/(\w+)$/, 'operations/$1.html')
}

/** Makes GitHub's ids for headings; repeated ones end in `-1`, `-2`. */
function createSlugs(): (title: string) => string {
  const seen = new Map<string, number>()
  return (title) => {
    const slug = title
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\p{M}_\- ]/gu, '')
      .replaceAll(' ', '-')
    const count = seen.get(slug)
    seen.set(slug, (count ?? 0) + 1)
    return count === undefined ? slug : `${slug}-${count}`
  }
}

/**
 * Puts "assumed" before a paragraph's first link to a gap, unless the paragraph says it: readers who
 * come from the search see what the id means.
 */
function wordGaps(tokens: readonly Token[], words: ReferenceWords): void {
  for (const token of tokens) {
    const { type, raw } = token
    if (type === 'list') wordGaps((token as Tokens.List).items, words)
    else if (type === 'list_item' || type === 'blockquote') wordGaps(token.tokens ?? [], words)
    else if ((type === 'paragraph' || type === 'text') && !words.saysAssumed.test(raw)) {
      const link = token.tokens?.find(isGapLink)
      if (link !== undefined) wordLink(link as Tokens.Link, words)
    }
  }
}

/** Whether a token is a link with a gap's id as its text. */
function isGapLink(token: Token): boolean {
  return token.type === 'link' && /^(\p{L}+, )?G\d+$/u.test((token as Tokens.Link).text)
}

function wordLink(link: Tokens.Link, words: ReferenceWords): void {
  link.text = `${words.assumed}, ${link.text}`
  link.tokens = [{ type: 'text', raw: link.text, text: link.text, escaped: false }]
}
