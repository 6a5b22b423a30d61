import { escapeHtml } from '../../openapi/text/html.ts'
import { document } from '../../openapi/generated/document.ts'
import { toRelative, toRoot } from './links.ts'

/** The content of one page. */
export interface DocsPage {
  /** The page's path in the folder, such as `guides/webhooks.html`. */
  path: string
  title: string
  /** One sentence for search engines and previews. */
  description: string
  /** HTML of everything inside `main`, with its only `h1`. */
  body: string
  /** Further style sheets, by their paths in the folder. */
  styles?: readonly string[]
  /** Further scripts, by their paths in the folder; each runs deferred, as a classic script. */
  scripts?: readonly string[]
}

/** The parts of the reference, as shown in the navigation. */
const PARTS: readonly { name: string; path: string; folder?: string }[] = [
  { name: 'Home', path: 'index.html' },
  { name: 'Guides', path: 'guides/first-call.html', folder: 'guides/' },
  { name: 'Reference', path: 'reference.html' },
  { name: 'Fields', path: 'fields.html' },
  { name: 'Ledger', path: 'ledger.html' },
  { name: 'Playground', path: 'playground/index.html' },
]

/** A page loads files from its own folder only. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "worker-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
].join('; ')

/** Writes a whole page: head, header with navigation and search, the body, and the footer. */
export function toDocsPage(page: DocsPage): string {
  const { path, title, description, body, styles = [], scripts = [] } = page
  const sheets = ['assets/site.css', ...styles].map(
    (sheet) => `<link rel="stylesheet" href="${toRelative(path, sheet)}">`,
  )
  const programs = ['assets/search.js', ...scripts].map(
    (script) => `<script src="${toRelative(path, script)}" defer></script>`,
  )
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${POLICY}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)} · Sabiá</title>
<meta name="description" content="${escapeHtml(description)}">
<link rel="icon" href="${toRelative(path, 'assets/icon.svg')}">
${sheets.join('\n')}
${programs.join('\n')}
</head>
<body>
${toHeader(path)}
<main id="main" tabindex="-1">
${body}
</main>
${toFooter(path)}
</body>
</html>
`
}

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

function toFooter(path: string): string {
  const root = toRoot(path)
  return `<footer>
<p>Made from the API's document, version ${escapeHtml(document.info.version)}:
<a href="${root}openapi.yaml">YAML</a>, <a href="${root}openapi.json">JSON</a>.
These pages load nothing from elsewhere and need no network.
<a href="${root}licences.txt">Licences</a>.</p>
</footer>`
}
