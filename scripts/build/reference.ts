import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { controlDocument } from '../../openapi/generated/control.ts'
import { document } from '../../openapi/generated/document.ts'
import { allGaps, facts } from '../../openapi/ledger.ts'
import { toDocumentText } from '../cli/commands/document-text.ts'
import { toReferenceDocument } from './reference-document.ts'

const OPTIONS = [
  '--inlineBundle',
  '--openapi.disableTelemetry=true',
  '--openapi.hideDownloadButtons=true',
]

/**
 * Writes the reference: one HTML file that loads nothing, and the document as YAML and JSON, so too
 * that of the control API. What was made of the same documents by the same tool is taken from the
 * cache.
 *
 * @returns whether it had to be made
 */
export async function writeReference(root: string, output: string): Promise<boolean> {
  const input = JSON.stringify(toReferenceDocument(document, allGaps, facts))
  const cache = join(root, 'node_modules/.cache/sabia')
  const kept = join(
    cache,
    `reference-${await hashOf(root, input + JSON.stringify(controlDocument))}`,
  )
  const isMade = !existsSync(kept)
  if (isMade) {
    await rm(cache, { recursive: true, force: true })
    const temporary = await mkdtemp(join(tmpdir(), 'sabia-'))
    // A temporary folder is closed to other users; the reference is not to be.
    const folder = join(temporary, 'reference')
    await mkdir(folder)
    await render(root, input, folder)
    await mkdir(cache, { recursive: true })
    await cp(folder, kept, { recursive: true })
    await rm(temporary, { recursive: true })
  }
  await cp(kept, output, { recursive: true })
  return isMade
}

async function hashOf(root: string, input: string): Promise<string> {
  const files = [
    fileURLToPath(import.meta.url),
    join(root, 'node_modules/@redocly/cli/package.json'),
  ]
  const texts = await Promise.all(files.map((file) => readFile(file, 'utf8')))
  return createHash('sha256')
    .update([input, ...texts].join('\n'))
    .digest('hex')
    .slice(0, 16)
}

async function render(root: string, input: string, folder: string): Promise<void> {
  const source = join(folder, 'source.json')
  const page = join(folder, 'index.html')
  await writeFile(source, input)
  const redocly = join(root, 'node_modules/@redocly/cli')
  const words = [join(redocly, 'bin/cli.js'), 'build-docs', source, '--output', page, ...OPTIONS]
  await promisify(execFile)(process.execPath, [...words, '--title', document.info.title], {
    cwd: folder,
    env: { ...process.env, REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true', REDOCLY_TELEMETRY: 'off' },
  })
  await rm(source)
  const licence = await readFile(join(redocly, 'LICENSE'), 'utf8')
  const html = await readFile(page, 'utf8')
  await writeFile(page, guard(html, licence))
  for (const format of ['yaml', 'json'] as const) {
    await writeFile(join(folder, `openapi.${format}`), await toDocumentText(format))
    const control = await toDocumentText(format, controlDocument)
    await writeFile(join(folder, `control.${format}`), control)
  }
}

/** Redoc's page loads its own logo from the network: here it is a word. */
const LOGO = /https:\/\/cdn\.redoc\.ly\/redoc\/logo-mini(-full)?\.svg/g

const LOGO_IMAGE =
  '<svg xmlns="http://www.w3.org/2000/svg" width="34" height="12">' +
  '<text y="10" font-family="sans-serif" font-size="11">Redoc</text></svg>'

/** Allows the page what it holds itself and nothing else: a browser then refuses any loading. */
const POLICY = [
  "default-src 'none'",
  "script-src 'unsafe-inline' 'wasm-unsafe-eval' blob:",
  "style-src 'unsafe-inline'",
  'img-src data: blob:',
  'font-src data:',
  'worker-src blob:',
].join('; ')

function guard(html: string, licence: string): string {
  const charset = '<meta charset="utf8" />'
  if (!html.includes(charset)) {
    throw new Error(`Cannot guard the reference: it has no ${charset}; see what Redocly now writes`)
  }
  // The charset stays first: browsers look for it in the first 1024 bytes only.
  const policy = `<meta http-equiv="Content-Security-Policy" content="${POLICY}">`
  const comment = `<!-- Holds Redoc.\n\n${licence.replaceAll('--', '- -').trim()}\n-->`
  return html
    .replace(charset, () => `<meta charset="utf-8">\n  ${policy}\n  ${comment}`)
    .replaceAll(LOGO, `data:image/svg+xml,${encodeURIComponent(LOGO_IMAGE)}`)
}
