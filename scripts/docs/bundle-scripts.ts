import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { build, type Metafile } from 'esbuild'
import { withOwnLogo } from './reference/logo.ts'

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

/** A script for the pages, and esbuild's list of its parts. */
interface BrowserScript {
  text: string
  metafile: Metafile
}

/** Bundles a script for the pages into one classic script. */
export async function toBrowserScript(root: string, entry: string): Promise<BrowserScript> {
  const { outputFiles, metafile } = await build({
    absWorkingDir: root,
    entryPoints: [entry],
    bundle: true,
    format: 'iife',
    target: 'es2022',
    minify: true,
    legalComments: 'none',
    write: false,
    metafile: true,
    logLevel: 'warning',
  })
  return { text: outputFiles[0]?.text ?? '', metafile }
}
