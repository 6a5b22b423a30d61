import { escapeHtml } from '../../../openapi/text/html.ts'
import { viewOf, type Edition } from '../edition.ts'
import type { DocsPage } from '../frame.ts'
import type { Guide } from '../guides/to-guide.ts'
import { toLang } from '../markup/say.ts'

/** A guide's page: the list of guides, the guide, its contents, and what to read next. */
export function guidePage(guide: Guide, guides: readonly Guide[], edition: Edition): DocsPage {
  const { name, title, lead, sections, head, html, isEnglish, markdown } = guide
  const { words } = edition
  const view = viewOf(edition, toGuidePath(name))
  const list = guides.map((other) => {
    const current = other === guide ? ' aria-current="page"' : ''
    return `<li${toLang(other.isEnglish, view)}><a href="${other.name}.html"${current}>${escapeHtml(other.title)}</a></li>`
  })
  const headings = sections
    .filter(({ level }) => level === 2)
    .map(({ id, title: text }) => `<li><a href="#${id}">${escapeHtml(text)}</a></li>`)
  const lang = toLang(isEnglish, view)
  return {
    path: view.path,
    title,
    description: lead,
    markdown,
    body: `<div class="guide">
<nav class="guides" aria-label="${words.parts.guides}"><ul>
${list.join('\n')}
</ul></nav>
<article>
<div class="head"${lang}>
${head}
</div>
<nav class="toc" aria-label="${words.onThisPage}"><p>${words.onThisPage}</p><ul${lang}>
${headings.join('\n')}
</ul></nav>
<div class="text">
<div${lang}>
${boxTables(html, words.table)}
</div>
${toNext()}
</div>
</article>
</div>`,
  }

  function toNext(): string {
    const next = guides[guides.indexOf(guide) + 1]
    if (next === undefined) return ''
    return `<p class="next">${words.next}: <a href="${next.name}.html"${toLang(next.isEnglish, view)}>${escapeHtml(next.title)}</a></p>`
  }
}

/** Path of a guide's page. */
export function toGuidePath(name: string): string {
  return `guides/${name}.html`
}

/** Puts every table into a box that scrolls if the table is too wide. */
function boxTables(html: string, label: string): string {
  return html
    .replaceAll(
      '<table>',
      `<div class="table" tabindex="0" role="group" aria-label="${label}"><table>`,
    )
    .replaceAll('</table>', '</table></div>')
}
