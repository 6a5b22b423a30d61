import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { OpenAPIV3_1 } from 'openapi-types'
import { escapeHtml } from '../../../openapi/text/html.ts'
import { toHeader } from '../frame.ts'
import { sampleLanguages } from '../samples/to-code-samples.ts'
import { withOwnLogo } from './redoc-script.ts'

/** A page that Redocly builds from a document. */
export interface RedocPage {
  path: string
  title: string
  description: string
}

/** Height of the header in pixels where it stays in view: `--header` of the style sheet. */
const HEADER = 56

/** Options of Redocly; its default list of languages lacks TypeScript. */
const CONFIGURATION = {
  openapi: {
    disableTelemetry: true,
    hideDownloadButtons: true,
    scrollYOffset: HEADER,
    jsonSamplesExpandLevel: 4,
    codeSamples: { languages: [...sampleLanguages, { lang: 'payload', label: 'Payload' }] },
  },
}

/** Builds the page of a document and its start script, by their paths. */
export async function toRedocPage(
  root: string,
  page: RedocPage,
  document: OpenAPIV3_1.Document,
): Promise<Map<string, string>> {
  const html = await render(root, page, document)
  const { markup, start } = takeScript(html)
  const script = `assets/${page.path.replace('.html', '.js')}`
  return new Map([
    [page.path, guard(markup, script)],
    [script, start],
  ])
}

async function render(
  root: string,
  page: RedocPage,
  document: OpenAPIV3_1.Document,
): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'sabia-'))
  try {
    const source = join(folder, 'source.json')
    const template = join(folder, 'template.hbs')
    const output = join(folder, 'page.html')
    await writeFile(source, JSON.stringify(document))
    await writeFile(template, toTemplate(page))
    const configuration = join(folder, 'redocly.yaml')
    await writeFile(configuration, JSON.stringify(CONFIGURATION))
    const cli = join(root, 'node_modules/@redocly/cli/bin/cli.js')
    const words = [
      cli,
      'build-docs',
      source,
      '--output',
      output,
      '--template',
      template,
      '--config',
      configuration,
    ]
    await promisify(execFile)(process.execPath, words, {
      cwd: folder,
      env: { ...process.env, REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true', REDOCLY_TELEMETRY: 'off' },
    })
    return await readFile(output, 'utf8')
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Handlebars fills in the braces; Redoc adds its own `main`. */
function toTemplate({ path, title, description }: RedocPage): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<!-- policy -->
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)} · Sabiá</title>
<meta name="description" content="${escapeHtml(description)}">
<link rel="icon" href="assets/icon.svg">
{{{redocHead}}}
<link rel="stylesheet" href="assets/redoc.css">
<script src="assets/search.js" defer></script>
<script src="assets/redoc-page.js" defer></script>
<!-- scripts -->
</head>
<body class="redoc-page">
${toHeader(path).replace('href="#main"', 'href="#redoc"')}
<noscript><p class="note">This page needs scripts. Without them, see every <a href="fields.html">field</a>,
or the document itself: <a href="openapi.yaml">YAML</a>, <a href="openapi.json">JSON</a>.</p></noscript>
{{{redocHTML}}}
</body>
</html>
`
}

/** Moves the start script of Redoc out of the page, and removes what it loads from elsewhere. */
function takeScript(html: string): { markup: string; start: string } {
  const [script = '', body = ''] = /<script type="module">([^]*?)<\/script>/.exec(html) ?? []
  const [, definition] = /const __redoc_definition = (.*);\n/.exec(body) ?? []
  const [, options] = /const __redoc_options = (.*);\n/.exec(body) ?? []
  if (definition === undefined || options === undefined) {
    throw new Error(
      'Cannot build the reference: the start script of Redoc was not found; adapt the pattern to the new version',
    )
  }
  const start = `Redoc.hydrate(${definition}, ${options}, document.getElementById('redoc'))\n`
  const markup = html.replace(script, '').replace(/<link rel="modulepreload"[^>]*>/, '')
  return { markup, start }
}

/** Restricts the page to files next to it, and to the one inline script of Redoc. */
function guard(html: string, script: string): string {
  const inline = [...html.matchAll(/<script>([^]*?)<\/script>/g)].map(
    ([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  )
  const policy = [
    "default-src 'none'",
    `script-src 'self' ${inline.join(' ')}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    'font-src data:',
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ')
  return (
    withOwnLogo(html)
      // Redoc's menu names its parts as if each were a page of the host, until its script follows.
      .replaceAll(/ href="\/([\w-]*)"/g, ' href="#/$1"')
      .replace(
        '<!-- policy -->',
        () => `<meta http-equiv="Content-Security-Policy" content="${policy}">`,
      )
      .replace(
        '<!-- scripts -->',
        () =>
          `<script src="assets/redoc.js" defer></script>\n<script src="${script}" defer></script>`,
      )
  )
}
