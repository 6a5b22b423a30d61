import { build as bundleWith, type Metafile, type Plugin } from 'esbuild'
import { readFile } from 'node:fs/promises'
import { ENTRIES, PEERS } from './entries.ts'

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
    plugins: [nodeBuiltins, fakerInParts],
    legalComments: 'none',
    metafile: true,
    logLevel: 'warning',
  })
  return metafile
}

/**
 * Lets unused makers of Faker go: of all its 500 kB, the package has names and a generator. Its files make
 * an instance for each locale, which nobody asks for.
 */
const fakerInParts: Plugin = {
  name: 'faker-in-parts',
  setup(build) {
    build.onLoad({ filter: /@faker-js\/faker\/dist\/[^/]+\.js$/ }, async ({ path }) => {
      const contents = await readFile(path, 'utf8')
      return {
        contents: contents.replaceAll(/=(?=new [\w$]+\()/g, '=/* @__PURE__ */'),
        loader: 'js',
      }
    })
  },
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
