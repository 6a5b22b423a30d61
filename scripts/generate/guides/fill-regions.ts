/** What makes the text of a region, by the region's name. */
export type Regions = Readonly<Record<string, () => string>>

/**
 * Fills the places of a Markdown text that stand between `<!-- generated:NAME -->` and
 * `<!-- /generated -->`; the rest stays as it is.
 *
 * @throws Error when a place has no maker, or has a beginning and no end.
 */
export function fillRegions(text: string, regions: Regions): string {
  const filled = text.replaceAll(REGION, (_, head: string, name: string) => {
    const make = Object.hasOwn(regions, name) ? regions[name] : undefined
    if (make === undefined) {
      throw new Error(
        `Cannot fill the region "${name}": nothing makes it; there are ${Object.keys(regions).join(', ')}`,
      )
    }
    return `${head}\n\n${make().trim()}\n\n${END}`
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
const REGION = /(<!-- generated:([\w-]+) -->)\n(?:(?!<!-- generated:)[^])*?<!-- \/generated -->/g
