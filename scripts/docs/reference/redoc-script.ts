import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'esbuild'

/**
 * Bundles Redoc into one classic script that sets `Redoc`, for both references. Unlike a module, it
 * also works on pages opened as files.
 */
export async function toRedocScript(root: string): Promise<string> {
  const source = join(root, 'node_modules/@redocly/cli/lib/chunks/redoc.standalone.js')
  if (!existsSync(source)) {
    throw new Error(`Cannot build the reference: ${source} is missing; find where Redocly keeps it`)
  }
  const { outputFiles } = await build({
    entryPoints: [source],
    bundle: true,
    format: 'iife',
    globalName: 'Redoc',
    // Redoc's own search, which ours replaces, would try to create a worker from code.
    define: { Worker: 'undefined' },
    minify: true,
    legalComments: 'none',
    write: false,
    logLevel: 'error',
  })
  return withoutIndex(withOwnLogo(outputFiles[0]?.text ?? ''))
}

/** Redoc's own search is hidden: building its index would waste a fifth of a second. */
function withoutIndex(script: string): string {
  const start = /(addDocument\(\w+\)\{)(this\._documents\.set\()/
  if (!start.test(script)) {
    throw new Error(
      'Cannot build the reference: the search index of Redoc was not found; adapt the pattern to the new version',
    )
  }
  return script.replace(start, '$1return;$2')
}

/** Redoc loads its logo from the network: this is a replacement. */
const LOGO = /https:\/\/cdn\.redoc\.ly\/redoc\/logo-mini(-full)?\.svg/g

const IMAGE = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="34" height="12">' +
    '<text y="10" font-family="sans-serif" font-size="11" fill="#6f7f95">Redoc</text></svg>',
)}`

/** Replaces each logo by a picture that needs no network. */
export function withOwnLogo(text: string): string {
  return text.replaceAll(LOGO, IMAGE)
}
