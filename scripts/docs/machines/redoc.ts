import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { escapeHtml } from '../../../openapi/text/html.ts'
import { document } from '../../../openapi/generated/document.ts'

/** Handlebars fills in the braces. The policy keeps Redoc's logo, which is elsewhere, from being asked for. */
const TEMPLATE = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src 'unsafe-inline'; style-src 'unsafe-inline'; img-src data:; font-src data:; base-uri 'none'; form-action 'none'">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(document.info.title)}</title>
{{{redocHead}}}
</head>
<body>
<noscript><p>This edition needs scripts. <a href="reference.html">The reference</a> does not.</p></noscript>
{{{redocHTML}}}
</body>
</html>
`

/** The reference on one page, as Redocly builds it from the document, by its path. */
export async function toRedocPage(root: string): Promise<Map<string, string>> {
  const folder = await mkdtemp(join(tmpdir(), 'sabia-'))
  try {
    const source = join(folder, 'openapi.json')
    const output = join(folder, 'redoc.html')
    await writeFile(source, JSON.stringify(document))
    const template = join(folder, 'template.hbs')
    await writeFile(template, TEMPLATE)
    // Redocly's page would count its readers.
    const configuration = join(folder, 'redocly.yaml')
    await writeFile(configuration, 'openapi: { disableTelemetry: true }')
    const cli = join(root, 'node_modules/@redocly/cli/bin/cli.js')
    const words = ['build-docs', source, '--inlineBundle', '--template', template]
    words.push('--output', output, '--config', configuration)
    await promisify(execFile)(process.execPath, [cli, ...words], {
      cwd: folder,
      env: { ...process.env, REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true', REDOCLY_TELEMETRY: 'off' },
    })
    return new Map([['redoc.html', await readFile(output, 'utf8')]])
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
