import { renderMermaid } from 'beautiful-mermaid'
import { escapeHtml } from '../../../openapi/text/html.ts'

/** Labels are drawn small: diagrams are enlarged by this factor. */
const SCALE = 1.2

/** Padding in the diagram's own units; its box adds more. */
const PADDING = 4

/** Padding that the library always uses for sequence diagrams. */
const SEQUENCE_PADDING = 30

/**
 * Draws a Mermaid diagram as SVG that takes its colours from the page.
 *
 * @param id unique on the page
 * @param title describes the diagram for readers who can't see it
 */
export async function toDiagram(source: string, id: string, title: string): Promise<string> {
  const drawn = await renderMermaid(source, { padding: PADDING })
  const [, width = '', height = '', shapes = ''] =
    /^<svg [^>]*?width="([\d.]+)" height="([\d.]+)"[^>]*>([^]*)<\/svg>\s*$/.exec(drawn) ?? []
  if (shapes === '') {
    throw new Error(`Cannot draw "${title}": the result has no shapes; check the diagram's source`)
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
