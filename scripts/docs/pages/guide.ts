import { escapeHtml } from '../../../openapi/text/html.ts'
import type { DocsPage } from '../frame.ts'
import type { Guide } from '../guides/to-guide.ts'

/** A guide's page: the list of guides, the guide, its contents, and what to read next. */
export function guidePage(guide: Guide, guides: readonly Guide[]): DocsPage {
  const { name, title, lead, sections, head, html } = guide
  const list = guides.map((other) => {
    const current = other === guide ? ' aria-current="page"' : ''
    return `<li><a href="${other.name}.html"${current}>${escapeHtml(other.title)}</a></li>`
  })
  const headings = sections
    .filter(({ level }) => level === 2)
    .map(({ id, title: text }) => `<li><a href="#${id}">${escapeHtml(text)}</a></li>`)
  return {
    path: toGuidePath(name),
    title,
    description: lead,
    body: `<div class="guide">
<nav class="guides" aria-label="Guides"><ul>
${list.join('\n')}
</ul></nav>
<article>
<div class="head">
${head}
</div>
<nav class="toc" aria-label="On this page"><p>On this page</p><ul>
${headings.join('\n')}
</ul></nav>
<div class="text">
${boxTables(html)}
${toNext(guide, guides)}
</div>
</article>
</div>`,
  }
}

/** Path of a guide's page. */
export function toGuidePath(name: string): string {
  return `guides/${name}.html`
}

function toNext(guide: Guide, guides: readonly Guide[]): string {
  const next = guides[guides.indexOf(guide) + 1]
  return next === undefined
    ? ''
    : `<p class="next">Next: <a href="${next.name}.html">${escapeHtml(next.title)}</a></p>`
}

/** Puts every table into a box that scrolls if the table is too wide. */
function boxTables(html: string): string {
  return html
    .replaceAll(
      '<table>',
      '<div class="table" tabindex="0" role="group" aria-label="Table"><table>',
    )
    .replaceAll('</table>', '</table></div>')
}
