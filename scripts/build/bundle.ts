import { build as bundleWith, type Metafile, type Plugin } from 'esbuild'
import { ENTRIES, LIBRARY_ENTRIES, PEERS } from './entries.ts'
import { isAbsolute, join } from 'node:path'
import { rollup } from 'rollup'
import { dts } from 'rollup-plugin-dts'

/** Bundles the entries into `output`; what two of them need goes into a chunk that both import. */
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
    // Half of the entries run in a browser as well, and they share chunks with the others.
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

/** Leaves Node's own modules to Node, also where CommonJS asks for them with `require`. */
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

/** Writes one file of type declarations for each entry, with no import but those of the peers. */
export async function writeDeclarations(root: string, output: string): Promise<void> {
  const input = Object.entries(LIBRARY_ENTRIES).map(([name, file]) => [name, join(root, file)])
  const types = await rollup({
    input: Object.fromEntries(input) as Record<string, string>,
    // Ours are named by a relative path and, once found, by an absolute one.
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
