import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'
import { build, type BuildOptions, type Metafile, type Plugin } from 'esbuild'
import { languages, type Language } from '../../openapi/text/language.ts'
import { toTextsScript } from './texts-script.ts'

const SOURCE = 'scripts/console'

/** The global name of what console and playground have in common. */
const SHARED = 'sabiaShared'

/**
 * Writes into a folder `console.js`, the console of a running mock; `playground.js`, the same with a site
 * in the page; `shared.js`, which both need before them; what they load when it is needed, `yaml.js` to
 * read a file and `texts.pt-BR.js`, the document's texts in a language; and their `console.css`. The
 * scripts are classic scripts, not modules, so that they also run on pages opened as files.
 */
export async function bundleConsole(root: string, output: string): Promise<Metafile> {
  const [{ outputFiles, metafile }, late] = await Promise.all([
    build({
      ...toOptions(root, { outdir: output }),
      entryPoints: [
        { in: join(SOURCE, 'main.tsx'), out: 'playground' },
        { in: join(SOURCE, 'at-mock.tsx'), out: 'console' },
      ],
      // Only modules can be split: they become classic scripts below.
      format: 'esm',
      splitting: true,
      jsx: 'automatic',
      jsxImportSource: 'preact',
      plugins: [leaveLocalesOut, leaveUnusedOut, readWhole],
      metafile: true,
      write: false,
    }),
    build({
      ...toOptions(root, { outdir: output }),
      entryPoints: [
        { in: join(SOURCE, 'yaml.ts'), out: 'yaml' },
        { in: join(SOURCE, 'console.css'), out: 'console' },
      ],
      format: 'iife',
      metafile: true,
    }),
  ])
  const texts = new Map(outputFiles.map(({ path, text }) => [basename(path), text]))
  // Beside the chunk of what both need, there are small ones of helpers: each script has its own.
  const [shared = ''] = [...texts.keys()]
    .filter((name) => name.startsWith('chunk-'))
    .sort((one, other) => (texts.get(other)?.length ?? 0) - (texts.get(one)?.length ?? 0))
  await Promise.all(
    Object.entries({ shared, console: 'console.js', playground: 'playground.js' }).map(
      ([name, entry]) => writeClassic(root, join(output, `${name}.js`), entry, shared, texts),
    ),
  )
  for (const language of Object.keys(languages) as Language[]) {
    if (language === 'en') continue
    await writeFile(join(output, `texts.${language}.js`), toTextsScript(language))
  }
  return {
    inputs: { ...metafile.inputs, ...late.metafile.inputs },
    outputs: { ...metafile.outputs, ...late.metafile.outputs },
  }
}

function toOptions(root: string, place: Pick<BuildOptions, 'outdir' | 'outfile'>) {
  return {
    absWorkingDir: root,
    ...place,
    bundle: true,
    minify: true,
    // Escapes would make Portuguese names and texts longer; the page declares UTF-8.
    charset: 'utf8',
    platform: 'browser',
    target: 'es2022',
    legalComments: 'none',
    logLevel: 'warning',
  } satisfies BuildOptions
}

/** Writes a module as a classic script; the shared one becomes a global object, which the others read. */
async function writeClassic(
  root: string,
  outfile: string,
  entry: string,
  shared: string,
  texts: ReadonlyMap<string, string>,
): Promise<void> {
  const readTexts: Plugin = {
    name: 'read-texts',
    setup(own) {
      own.onResolve({ filter: /.*/ }, ({ path }) => ({ path: basename(path), namespace: SHARED }))
      own.onLoad({ filter: /.*/, namespace: SHARED }, ({ path }) => ({
        contents:
          path === shared && path !== entry
            ? `module.exports = globalThis.${SHARED}`
            : (texts.get(path) ?? ''),
      }))
    },
  }
  await build({
    ...toOptions(root, { outfile }),
    entryPoints: [entry],
    format: 'iife',
    ...(entry === shared ? { globalName: SHARED } : {}),
    plugins: [readTexts],
  })
}

/**
 * faker creates a generator for every locale when it is loaded. Marked as free of side effects,
 * all are dropped except the one that a site uses: Brazil's.
 */
const leaveLocalesOut: Plugin = {
  name: 'leave-locales-out',
  setup(own) {
    own.onLoad({ filter: /@faker-js[/\\]faker[/\\]dist[/\\].*\.js$/ }, async ({ path }) => {
      const text = await readFile(path, 'utf8')
      return { contents: text.replaceAll('=new ', '=/* @__PURE__ */ new '), loader: 'js' }
    })
  },
}

/**
 * msw brings a cookie store and a GraphQL parser, and the site brings the control API's document. The
 * playground uses none of them.
 */
const leaveUnusedOut: Plugin = {
  name: 'leave-unused-out',
  setup(own) {
    const path = join(own.initialOptions.absWorkingDir ?? '', SOURCE, 'unused.ts')
    own.onResolve({ filter: /^(tough-cookie|graphql)$|generated\/control\.ts$/ }, () => ({ path }))
  },
}

/** Gaps as `ledger-rules.ts` has them, and with their texts. */
const RULES = `import { gaps as whole } from './ledger.ts'
const toRule = (gap) => [gap.id, { ...gap, choices: Object.keys(gap.choices) }]
export const gaps = Object.fromEntries(Object.values(whole).map(toRule))`

/** The pages show the texts of document and ledger: without them, these would be there a second time. */
const readWhole: Plugin = {
  name: 'read-whole',
  setup(own) {
    own.onResolve({ filter: /generated\/document-rules\.ts$/ }, ({ path, resolveDir }) => ({
      path: join(resolveDir, path.replace('-rules', '')),
    }))
    own.onLoad({ filter: /generated[/\\]ledger-rules\.ts$/ }, ({ path }) => ({
      contents: RULES,
      resolveDir: dirname(path),
    }))
  },
}

/** Puts the service worker beside a page of the playground: it serves no other folder. */
export async function copyWorker(root: string, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true })
  const worker = createRequire(join(root, 'package.json')).resolve('msw/mockServiceWorker.js')
  await copyFile(worker, join(folder, 'mockServiceWorker.js'))
}
