import { build, type Metafile } from 'esbuild'

/** A program for the pages, and what it was made of. */
export interface BrowserScript {
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
