import { build as bundleWith, type Metafile, type Plugin } from 'esbuild'
import { readFile } from 'node:fs/promises'
import { pathToFileURL } from 'node:url'
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
    // Names stay, and lines of some length: a stack tells the function and the place.
    minifyWhitespace: true,
    minifySyntax: true,
    lineLimit: 160,
    plugins: [nodeBuiltins, fakerInParts, dataAsJson],
    legalComments: 'none',
    metafile: true,
    logLevel: 'warning',
  })
  return metafile
}

/** Generated data becomes JSON in a text, which a program reads in half the time of a literal. */
const dataAsJson: Plugin = {
  name: 'data-as-json',
  setup(build) {
    build.onLoad(
      { filter: /generated\/(control|document|document-rules|ledger|ledger-rules)\.ts$/ },
      async ({ path }) => {
        const data = (await import(pathToFileURL(path).href)) as Record<string, unknown>
        const lines = Object.entries(data).map(
          ([name, value]) => `export const ${name} = /* @__PURE__ */ JSON.parse(${quote(value)})`,
        )
        return { contents: lines.join('\n'), loader: 'js' }
      },
    )
  },
}

/** JSON as a text of JavaScript, in the quotes that JSON does not have. */
function quote(value: unknown): string {
  const json = JSON.stringify(value)
  return `'${json.replaceAll('\\', String.raw`\\`).replaceAll("'", String.raw`\'`)}'`
}

/** Before an instance, an enumeration or a split list, none of which does anything but be there. */
const NEEDLESS_IF_UNUSED =
  /(?<==)(?=new [\w$]+\(|\(function\(|Object\.fromEntries\()|(?<=[=:,])(?=("[^"\n]*"|`[^`\n]*`)\.split\()/g

/**
 * Lets unused parts of Faker go: of all its 500 kB, the package has names and a generator. Its files make
 * an instance for each locale and hold lists of every language, which nobody asks for.
 */
const fakerInParts: Plugin = {
  name: 'faker-in-parts',
  setup(build) {
    build.onLoad({ filter: /@faker-js\/faker\/dist\/[^/]+\.js$/ }, async ({ path }) => {
      const contents = await readFile(path, 'utf8')
      return {
        contents: contents.replaceAll(NEEDLESS_IF_UNUSED, '/* @__PURE__ */'),
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
