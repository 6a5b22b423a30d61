import { toRelative, toRoot } from './links.ts'

/** The parts of the reference, as shown in the navigation. */
const PARTS: readonly { name: string; path: string; folder?: string }[] = [
  { name: 'Home', path: 'index.html' },
  { name: 'Guides', path: 'guides/first-call.html', folder: 'guides/' },
  { name: 'Reference', path: 'reference.html' },
  { name: 'Fields', path: 'fields.html' },
  { name: 'Ledger', path: 'ledger.html' },
  { name: 'Playground', path: 'playground/index.html' },
]

/** Writes the top of a page: the skip link, the navigation and the search box. */
export function toHeader(path: string): string {
  const links = PARTS.map(({ name, path: target, folder }) => {
    const isHere = path === target
    const isInside = folder !== undefined && path.startsWith(folder)
    const current = isHere ? ' aria-current="page"' : isInside ? ' aria-current="true"' : ''
    return `<li><a href="${toRelative(path, target)}"${current}>${name}</a></li>`
  })
  return `<a class="skip" href="#main">Skip to the content</a>
<header class="top">
<a class="brand" href="${toRelative(path, 'index.html')}">Sabiá</a>
<nav aria-label="Main"><ul>
${links.join('\n')}
</ul></nav>
<div class="search" role="search" data-root="${toRoot(path)}"></div>
</header>`
}
