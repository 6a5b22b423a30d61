import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { build, type Metafile, type Plugin } from 'esbuild'
import { languages, type Language } from '../../openapi/text/language.ts'
import { toTextsScript } from './texts-script.ts'

const SOURCE = 'scripts/console'

/**
 * Writes into a folder `console.js`, the console of a running mock; `playground.js`, the same with a site
 * in the page; what they load when it is needed, `yaml.js` to read a file and `texts.pt-BR.js`, the
 * document's texts in a language; and their `console.css`. The scripts are classic scripts, not
 * modules, so that they also run on pages opened as files.
 */
export async function bundleConsole(root: string, output: string): Promise<Metafile> {
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: [
      { in: join(SOURCE, 'main.tsx'), out: 'playground' },
      { in: join(SOURCE, 'at-mock.tsx'), out: 'console' },
      { in: join(SOURCE, 'yaml.ts'), out: 'yaml' },
      { in: join(SOURCE, 'console.css'), out: 'console' },
    ],
    outdir: output,
    bundle: true,
    minify: true,
    // Escapes would make Portuguese names and texts longer; the page declares UTF-8.
    charset: 'utf8',
    format: 'iife',
    platform: 'browser',
    target: 'es2022',
    jsx: 'automatic',
    jsxImportSource: 'preact',
    plugins: [leaveLocalesOut, leaveUnusedOut],
    legalComments: 'none',
    metafile: true,
    logLevel: 'warning',
  })
  for (const language of Object.keys(languages) as Language[]) {
    if (language === 'en') continue
    await writeFile(join(output, `texts.${language}.js`), toTextsScript(language))
  }
  return metafile
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

/** Puts the service worker beside a page of the playground: it serves no other folder. */
export async function copyWorker(root: string, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true })
  const worker = createRequire(join(root, 'package.json')).resolve('msw/mockServiceWorker.js')
  await copyFile(worker, join(folder, 'mockServiceWorker.js'))
}
