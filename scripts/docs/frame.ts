import { escapeHtml } from '../../openapi/text/html.ts'
import { document } from '../../openapi/generated/document.ts'
import { toRelative, toRoot } from './links.ts'
import { toHeader } from './header.ts'

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

function toFooter(path: string): string {
  const root = toRoot(path)
  return `<footer>
<p>Made from the API's document, version ${escapeHtml(document.info.version)}:
<a href="${root}openapi.yaml">YAML</a>, <a href="${root}openapi.json">JSON</a>.
These pages load nothing from elsewhere and need no network.
<a href="${root}licences.txt">Licences</a>.</p>
</footer>`
}
