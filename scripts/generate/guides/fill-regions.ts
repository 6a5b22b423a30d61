import { inEnglish, type Say } from './markdown.ts'

/** What makes the text of a region in the language of a guide, by the region's name. */
export type Regions = Readonly<Record<string, (say: Say) => string>>

/**
 * Fills the places of a Markdown text that stand between `<!-- generated:NAME -->` and
 * `<!-- /generated -->`, in lines of their own or inside a line; the rest stays as it is.
 *
 * @throws Error when a place has no maker, or has a beginning and no end.
 */
export function fillRegions(text: string, regions: Regions, say: Say = inEnglish): string {
  const filled = text.replaceAll(REGION, (_, head: string, name: string, lineEnd: string) => {
    const make = Object.hasOwn(regions, name) ? regions[name] : undefined
    if (make === undefined) {
      throw new Error(
        `Cannot fill the region "${name}": nothing makes it; there are ${Object.keys(regions).join(', ')}`,
      )
    }
    const space = lineEnd === '' ? '' : '\n\n'
    return `${head}${space}${make(say).trim()}${space}${END}`
  })
  const [begun, ended] = [filled.split(BEGIN).length, filled.split(END).length]
  if (begun !== ended) {
    throw new Error(
      `Cannot fill regions: ${begun - 1} begin and ${ended - 1} end; end each with ${END}`,
    )
  }
  return filled
}

const BEGIN = '<!-- generated:'
const END = '<!-- /generated -->'
// A region holds no other one: what lies between ends before the next beginning.
const REGION = /(<!-- generated:([\w-]+) -->)(\n?)(?:(?!<!-- generated:)[^])*?<!-- \/generated -->/g

/**
 * Fills each fenced block below a comment `<!-- quote: FILE -->` with that file, or below
 * `<!-- quote: FILE#NAME -->` with its lines between `#region NAME` and `#endregion`. More may follow
 * in the comment after a semicolon.
 *
 * @throws Error when no block follows the comment, or the file has no such region.
 */
export function fillQuotes(text: string, read: (file: string) => string): string {
  const quote =
    /^(<!--\s+quote: ([^\s#;]+)(?:#([\w-]+))?(?:(?!-->)[^])*-->\n)(?:(```\w+\n)[^]*?^```$)?/gm
  return text.replaceAll(quote, (_, head: string, file: string, name?: string, fence?: string) => {
    if (fence === undefined) {
      throw new Error(`Cannot quote ${file}: put a fenced block right below the comment`)
    }
    return `${head}${fence}${readQuote(read(file), file, name)}\n\`\`\``
  })
}

function readQuote(source: string, file: string, name: string | undefined): string {
  if (name === undefined)
    return source.replaceAll(/^.*#(?:region \S+|endregion)(?:\n|$)/gm, '').trim()
  const marks = new RegExp(`^.*#region ${name}$\\n([^]*?)^.*#endregion$`, 'm')
  const [, region] = marks.exec(source) ?? []
  if (region === undefined) throw new Error(`Cannot quote ${file}: it has no region "${name}"`)
  const lines = region.trimEnd().split('\n')
  const indents = lines.filter((line) => line !== '').map((line) => line.search(/\S/))
  return lines.map((line) => line.slice(Math.min(...indents))).join('\n')
}
