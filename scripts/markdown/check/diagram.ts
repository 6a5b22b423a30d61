import { renderMermaidSVG } from 'beautiful-mermaid'

/** @throws Error when a diagram cannot be drawn, or its picture lacks a label. */
export function checkDiagram(text: string): void {
  const drawn = renderMermaidSVG(text).replaceAll(/<[^>]+>/g, ' ')
  const labels = [...text.matchAll(/:\s*(.+)$|\bas (.+)$/gm)].map(
    ([, label, name]) => label ?? name ?? '',
  )
  const lost = labels.find((label) => !label.split(/\s+/).every((word) => drawn.includes(word)))
  if (lost !== undefined) throw new Error(`the picture of the diagram lacks "${lost}"`)
  if (labels.length === 0) throw new Error('the diagram has no labels')
}
