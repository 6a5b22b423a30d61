import { unescapeHtml } from '../../../openapi/text/html.ts'

type Node = string | Element

interface Element {
  name: string
  /** Target of a link. */
  href: string | undefined
  className: string
  children: Node[]
}

/** Elements that say nothing to a reader of plain text, as the switch that hides marks: ways to other places, and what is clicked. */
const LEFT_OUT: ReadonlySet<string> = new Set(['nav', 'input', 'label', 'svg', 'script'])

/** Elements that begin a line of their own. */
const BLOCKS: ReadonlySet<string> = new Set(
  'address article aside blockquote dd details div dl dt figure h1 h2 h3 h4 h5 h6 li ol p pre section summary table ul'.split(
    ' ',
  ),
)

/** Writes the body of one of our pages as Markdown; links lead to the Markdown of other pages. */
export function toMarkdown(html: string): string {
  return `${writeBlocks(parse(html)).trim()}\n`
}

/** Writes blocks, with an empty line between them. */
function writeBlocks(nodes: readonly Node[]): string {
  const parts: string[] = []
  let line: Node[] = []
  const endLine = () => {
    const text = writeInline(line).trim()
    if (text !== '') parts.push(text)
    line = []
  }
  for (const node of nodes) {
    if (typeof node === 'string' || !BLOCKS.has(node.name)) line.push(node)
    else {
      endLine()
      const text = writeBlock(node)
      if (text.trim() !== '') parts.push(text)
    }
  }
  endLine()
  return parts.join('\n\n')
}

function writeBlock(element: Element): string {
  const { name, children } = element
  const level = /^h([1-6])$/.exec(name)?.[1]
  if (level !== undefined) return `${'#'.repeat(Number(level))} ${writeInline(children).trim()}`
  if (LEFT_OUT.has(name) || element.className === 'certain') return ''
  switch (name) {
    case 'pre': {
      const text = textOf(element).trimEnd()
      const fence = text.includes('```') ? '````' : '```'
      return `${fence}\n${text}\n${fence}`
    }
    case 'details':
      return element.className === 'gap-note' ? writeNote(element) : writeBlocks(children)
    case 'ul':
    case 'ol':
      return children
        .filter(isElement)
        .map((item, place) => writeItem(item, name === 'ol' ? `${place + 1}.` : '-'))
        .filter((item) => item !== '')
        .join('\n')
    case 'dt':
    case 'summary':
      return `**${writeInline(children).trim()}**`
    case 'table':
      return writeTable(element)
    case 'blockquote':
      return writeBlocks(children).replaceAll(/^/gm, '> ')
    default:
      return writeBlocks(children)
  }
}

/** The question of a gap, with the way to its row of the ledger, which tells the rest. */
function writeNote(note: Element): string {
  const [[summary], [link]] = [findAll(note, 'summary'), findAll(note, 'a').slice(-1)]
  return `[${writeInline(summary?.children ?? [])}](${toMarkdownLink(link?.href ?? '')})`
}

/** A list's item: what follows its first line is indented below it. */
function writeItem({ children }: Element, mark: string): string {
  const text = writeBlocks(children)
  const indent = ' '.repeat(mark.length + 1)
  return text === '' ? '' : `${mark} ${text.replaceAll(/\n(?=.)/g, `\n${indent}`)}`
}

function writeTable(table: Element): string {
  const rows = findAll(table, 'tr').map((row) =>
    row.children
      .filter(isElement)
      .map((cell) => writeInline(cell.children).trim().replaceAll('|', '\\|')),
  )
  const [head = [], ...body] = rows
  const write = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  return [write(head), `|${'---|'.repeat(head.length)}`, ...body.map(write)].join('\n')
}

function writeInline(nodes: readonly Node[]): string {
  return nodes
    .map(writeInlineNode)
    .join('')
    .replaceAll(/[ \n]+/g, ' ')
}

function writeInlineNode(node: Node): string {
  if (typeof node === 'string') return node
  const { name, href, children } = node
  if (LEFT_OUT.has(name)) return ''
  if (name === 'br') return ' '
  if (name === 'code') return toCodeText(textOf(node))
  const text = writeInline(children)
  if (text.trim() === '') return text
  if (name === 'strong') return `**${text.trim()}**`
  if (name === 'em') return `*${text.trim()}*`
  // A link of a heading or a row to itself leads nowhere in plain text.
  if (name !== 'a' || href === undefined || href.startsWith('#')) return text
  return `[${text.trim()}](${toMarkdownLink(href)})`
}

/** Where a link of the Markdown leads: to the Markdown of a page. The playground is a program, and has none. */
export function toMarkdownLink(href: string): string {
  return /^https?:|playground\//.test(href) ? href : href.replace(/\.html(?=#|$)/, '.md')
}

/** A code span that may hold backticks. */
function toCodeText(text: string): string {
  return text.includes('`') ? `\`\` ${text} \`\`` : `\`${text}\``
}

function textOf(node: Node): string {
  return typeof node === 'string' ? node : node.children.map(textOf).join('')
}

function findAll(element: Element, name: string): Element[] {
  return element.children
    .filter(isElement)
    .flatMap((child) => (child.name === name ? [child] : findAll(child, name)))
}

function isElement(node: Node): node is Element {
  return typeof node !== 'string'
}

/** Elements that have no end. */
const VOID = /^(br|hr|img|input|wbr)$/

/** Reads the markup that our generator and marked write: every element but a void one is closed. */
function parse(html: string): Node[] {
  const root: Element = { name: '', href: undefined, className: '', children: [] }
  const open = [root]
  for (const [, slash, name = '', attributes = '', text = ''] of html.matchAll(
    /<(\/?)([a-z][\w-]*)([^<>]*)>|([^<]+)/gi,
  )) {
    const last = open.at(-1) ?? root
    if (name === '') last.children.push(unescapeHtml(text))
    else if (slash === '/') open.pop()
    else {
      const [, href] = / href="([^"]*)"/.exec(attributes) ?? []
      const [, className = ''] = / class="([^"]*)"/.exec(attributes) ?? []
      const element = { name, href: href && unescapeHtml(href), className, children: [] }
      last.children.push(element)
      if (!VOID.test(name) && !attributes.endsWith('/')) open.push(element)
    }
  }
  return root.children
}
