import { build as bundleWith, type Metafile, type Plugin } from 'esbuild'
import { ENTRIES, LIBRARY_ENTRIES, PEERS } from './entries.ts'
import { isAbsolute, join } from 'node:path'
import { rollup } from 'rollup'
import { dts } from 'rollup-plugin-dts'

/** Bundles the entries into `output`; code that several need goes into shared chunks. */
export async function bundle(root: string, output: string): Promise<Metafile> {
  const { metafile } = await bundleWith({
    absWorkingDir: root,
    entryPoints: { ...ENTRIES },
    outdir: output,
    chunkNames: 'chunks/[name]-[hash]',
    bundle: true,
    splitting: true,
    format: 'esm',
    target: 'node20',
    // Half of the entries run in browsers too, and share chunks with the others.
    platform: 'neutral',
    mainFields: ['module', 'main'],
    conditions: ['import', 'module'],
    external: [...PEERS],
    plugins: [nodeBuiltins],
    legalComments: 'none',
    metafile: true,
    logLevel: 'warning',
  })
  return metafile
}

/** Leaves Node's modules external, also for `require` in CommonJS. */
const nodeBuiltins: Plugin = {
  name: 'node-builtins',
  setup(build) {
    build.onResolve({ filter: /^node:/ }, ({ path, kind }) =>
      kind === 'require-call' ? { path, namespace: 'required' } : { path, external: true },
    )
    build.onLoad({ filter: /.*/, namespace: 'required' }, ({ path }) => ({
      contents: `export * from '${path}'\nexport { default } from '${path}'`,
      loader: 'js',
    }))
  },
}

/** Writes a file of type declarations for each entry, which imports nothing but the peers. */
export async function writeDeclarations(root: string, output: string): Promise<void> {
  const input = Object.entries(LIBRARY_ENTRIES).map(([name, file]) => [name, join(root, file)])
  const types = await rollup({
    input: Object.fromEntries(input) as Record<string, string>,
    // Our files have a relative path, and an absolute one once resolved.
    external: (id) => !id.startsWith('.') && !isAbsolute(id),
    plugins: [dts({ tsconfig: join(root, 'tsconfig.json') })],
  })
  const { output: files } = await types.write({
    dir: output,
    format: 'es',
    chunkFileNames: 'chunks/[name].d.ts',
  })
  await types.close()
  const own = new Set(files.map(({ fileName }) => fileName))
  for (const file of files) {
    const imports = file.type === 'chunk' ? [...file.imports, ...file.dynamicImports] : []
    const foreign = imports.find((name) => !own.has(name) && !PEERS.includes(name))
    if (foreign !== undefined) {
      throw new Error(
        `Cannot publish ${file.fileName}: its types need ${foreign}, which users do not have; ` +
          'keep that type out of what is exported',
      )
    }
  }
}
