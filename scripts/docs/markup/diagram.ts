import { renderMermaid } from 'beautiful-mermaid'
import { escapeHtml } from '../../../openapi/text/html.ts'

/** Labels are drawn small: so much larger they are shown. */
const SCALE = 1.2

/** Around a drawing, in its own units: its box keeps a distance already. */
const PADDING = 4

/** What a sequence is drawn with instead, whatever padding is asked for. */
const SEQUENCE_PADDING = 30

/**
 * Draws a diagram of Mermaid as SVG that takes its colours from the page.
 *
 * @param id what the diagram is called on its page: no two may share it
 * @param title what it shows, for who cannot see it
 */
export async function toDiagram(source: string, id: string, title: string): Promise<string> {
  const drawn = await renderMermaid(source, { padding: PADDING })
  const [, width = '', height = '', shapes = ''] =
    /^<svg [^>]*?width="([\d.]+)" height="([\d.]+)"[^>]*>([^]*)<\/svg>\s*$/.exec(drawn) ?? []
  if (shapes === '') {
    throw new Error(`Cannot draw "${title}": no picture came of it; see the diagram's source`)
  }
  // Its own style loads a font from elsewhere; the page's style sheet gives the colours instead.
  const inside = shapes
    .replace(/<style>[^]*?<\/style>/, '')
    .replaceAll(/ style="[^"]*"/g, '')
    .replaceAll(/ id="/g, ` id="${id}-`)
    .replaceAll(/url\(#/g, `url(#${id}-`)
  const spare = source.startsWith('sequenceDiagram') ? SEQUENCE_PADDING - PADDING : 0
  const sizes = [width, height].map((length) => Number(length) - 2 * spare)
  const [wide, high] = sizes.map((length) => Math.round(length * SCALE))
  return `<div class="diagram" tabindex="0" role="group" aria-label="${escapeHtml(title)}">
<svg viewBox="${spare} ${spare} ${sizes.join(' ')}" width="${wide}" height="${high}" role="img" aria-labelledby="${id}">
<title id="${id}">${escapeHtml(title)}</title>${inside}</svg>
</div>
`
}
