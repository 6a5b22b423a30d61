import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { build, type Metafile } from 'esbuild'
import { withOwnLogo } from './reference/logo.ts'

/**
 * Bundles Redoc into one classic script that sets `Redoc`: both references share it, and it runs
 * from a file's address too, where browsers load no modules.
 */
export async function toRedocScript(root: string): Promise<string> {
  const source = join(root, 'node_modules/@redocly/cli/lib/chunks/redoc.standalone.js')
  if (!existsSync(source)) {
    throw new Error(`Cannot build the reference: there is no ${source}; see where Redocly keeps it`)
  }
  const { outputFiles } = await build({
    entryPoints: [source],
    bundle: true,
    format: 'iife',
    globalName: 'Redoc',
    // Redoc's own search, which ours replaces, would look whether it may write code for a worker.
    define: { Worker: 'undefined' },
    minify: true,
    legalComments: 'none',
    write: false,
    logLevel: 'error',
  })
  return withoutIndex(withOwnLogo(outputFiles[0]?.text ?? ''))
}

/** Redoc's own search is hidden: its index would cost the reader a fifth of a second of work. */
function withoutIndex(script: string): string {
  const start = /(addDocument\(\w+\)\{)(this\._documents\.set\()/
  if (!start.test(script)) {
    throw new Error('Cannot build the reference: the index of Redoc is not found; see its search')
  }
  return script.replace(start, '$1return;$2')
}

/** A program for the pages, and what it was made of. */
interface BrowserScript {
  text: string
  metafile: Metafile
}

/** Bundles a program for the pages into one classic script. */
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
