import type { Edition } from '../edition.ts'
import type { DocsPage } from '../frame.ts'

/** The kinds of pages, by the beginning of their paths, with their headings. */
const KINDS = [
  { heading: 'guides', begins: 'guides/' },
  { heading: 'operations', begins: 'operations/' },
  { heading: 'resources', begins: 'resources/' },
  { heading: 'control', begins: 'control' },
] as const

/** The index for language models, in the form of llmstxt.org: every page as Markdown, with a line. */
export function toLlmsText(pages: readonly DocsPage[], { words }: Edition): string {
  const [home] = pages
  const headings = {
    guides: words.parts.guides,
    operations: words.pages.operations,
    resources: words.pages.resources,
    control: words.pages.control,
  }
  const texts = pages.filter(({ path }) => path !== home?.path && !path.startsWith('playground/'))
  const kindOf = ({ path }: DocsPage) => KINDS.find(({ begins }) => path.startsWith(begins))
  const list = (wanted: (typeof KINDS)[number] | undefined) =>
    texts.filter((page) => kindOf(page) === wanted).map(toLine)
  return `${[
    `# ${home?.title}`,
    `> ${home?.description}`,
    list(undefined).join('\n'),
    ...KINDS.map((kind) => `## ${headings[kind.heading]}\n\n${list(kind).join('\n')}`),
  ].join('\n\n')}\n`
}

function toLine({ title, path, description }: DocsPage): string {
  return `- [${title}](${path.replace(/\.html$/, '.md')}): ${description.replaceAll(/\s+/g, ' ')}`
}
