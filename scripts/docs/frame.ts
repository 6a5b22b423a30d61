import { escapeHtml } from '../../openapi/text/html.ts'
import { document } from '../../openapi/generated/document.ts'
import { languages } from '../../openapi/text/language.ts'
import { editionLanguages, toOther, toShared, type View } from './edition.ts'
import { toRelative } from './links.ts'

/** The content of one page. */
export interface DocsPage {
  /** The page's path in the folder of its language, such as `guides/webhooks.html`. */
  path: string
  title: string
  /** One sentence for search engines and previews. */
  description: string
  /** HTML of everything inside `main`, with its only `h1`. */
  body: string
  /** What the language of the content is where it has no translation; the page's own if left out. */
  bodyLanguage?: 'en'
  /** Further style sheets, by their paths in the folder; those of the reference if left out. */
  styles?: readonly string[]
  /** Further scripts, by their paths in the folder; each runs deferred, as a classic script. */
  scripts?: readonly string[]
  /** Its Markdown; made of the body where it is left out. */
  markdown?: string
}

/** The parts of the reference, as shown in the navigation. */
const PARTS = [
  { name: 'home', path: 'index.html', folders: [] },
  { name: 'guides', path: 'guides/first-call.html', folders: ['guides/'] },
  {
    name: 'reference',
    path: 'reference.html',
    folders: ['operations/', 'resources/', 'control/', 'control.html'],
  },
  { name: 'fields', path: 'fields.html', folders: [] },
  { name: 'ledger', path: 'ledger.html', folders: [] },
  { name: 'playground', path: 'playground/index.html', folders: [] },
] as const

/** How fields, marks and samples look; the console has a look of its own for the same names. */
const REFERENCE = ['assets/reference.css']

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
export function toDocsPage(page: DocsPage, view: View): string {
  const { title, description, body, bodyLanguage, styles = REFERENCE, scripts = [] } = page
  const sheets = ['assets/site.css', ...styles].map(
    (sheet) => `<link rel="stylesheet" href="${toShared(view, sheet)}">`,
  )
  const programs = ['assets/page.js', 'assets/search.js', ...scripts].map(
    (script) => `<script src="${toShared(view, script)}" defer></script>`,
  )
  return `<!doctype html>
<html lang="${view.language}"${toGreeting(view)}>
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${POLICY}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)} · Sabiá</title>
<meta name="description" content="${escapeHtml(description)}">
<script src="${toShared(view, 'assets/early.js')}"></script>
<link rel="icon" href="${toShared(view, 'assets/icon.svg')}">
${toAlternates(view)}
${sheets.join('\n')}
${programs.join('\n')}
</head>
<body>
${toHeader(view)}
<main id="main" tabindex="-1"${bodyLanguage === undefined || view.language === 'en' ? '' : ` lang="${bodyLanguage}"`}>
${body}
</main>
${toFooter(view)}
</body>
</html>
`
}

/** Where the home page leads a first reader of another language. */
function toGreeting(view: View): string {
  const { language, path } = view
  return path === 'index.html' && language === 'en'
    ? ` data-greets="${toOther(view, 'pt-BR')}"`
    : ''
}

/** The same page in each language, and as Markdown. */
function toAlternates(view: View): string {
  const pages = editionLanguages.map(
    (language) => `<link rel="alternate" hreflang="${language}" href="${toOther(view, language)}">`,
  )
  const markdown = `<link rel="alternate" type="text/markdown" href="${toMarkdownName(view.path)}">`
  const other = `<link rel="alternate" hreflang="x-default" href="${toOther(view, 'en')}">`
  return [...pages, other, markdown].join('\n')
}

/** The file beside a page that has it as Markdown. */
function toMarkdownName(path: string): string {
  return (path.split('/').at(-1) ?? '').replace(/\.html$/, '.md')
}

/** Writes the top of a page: the skip link, the navigation, the search box and the settings. */
function toHeader(view: View): string {
  const { path, words, language } = view
  const links = PARTS.map(({ name, path: target, folders }) => {
    const isInside = folders.some((folder) => path.startsWith(folder))
    const current = path === target ? 'page' : isInside ? 'true' : undefined
    const mark = current === undefined ? '' : ` aria-current="${current}"`
    return `<li><a href="${toRelative(path, target)}"${mark}>${words.parts[name]}</a></li>`
  })
  const others = editionLanguages
    .filter((other) => other !== language)
    .map(
      (other) =>
        `<a class="language" href="${toOther(view, other)}" lang="${other}" hreflang="${other}">${languages[other]}</a>`,
    )
  return `<a class="skip" href="#main">${words.skip}</a>
<header class="top">
<a class="brand" href="${toRelative(path, 'index.html')}">Sabiá</a>
<nav aria-label="${words.main}"><ul>
${links.join('\n')}
</ul></nav>
<div class="search" role="search"></div>
<div class="settings">${others.join(' ')}</div>
</header>`
}

function toFooter(view: View): string {
  const { words, path } = view
  const shared = (file: string) => toShared(view, file)
  return `<footer>
<p>${words.made(escapeHtml(document.info.version))}:
<a href="${shared('openapi.yaml')}">YAML</a>, <a href="${shared('openapi.json')}">JSON</a>.
<a href="${toMarkdownName(path)}">${words.asMarkdown}</a>.
<a href="${shared('redoc.html')}">${words.onePage}</a>.
${words.offline}
<a href="${shared('licences.txt')}">${words.licences}</a>.</p>
</footer>`
}
