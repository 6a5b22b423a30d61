import { build, type Metafile } from 'esbuild'
import { http, HttpResponse, type RequestHandler } from 'msw'
import { setupServer } from 'msw/node'
import { relative } from 'node:path'
import { gzipSync } from 'node:zlib'
import { judge, kilobytes, percent, perSecond, type Figure } from '../figure.ts'
import { medianOf, shareOf, type Round } from '../load.ts'
import { authorize, BASE, builtPackage, root } from '../server.ts'

/** Reads through msw, as a share of those from a handwritten handler. */
export const msw: Figure = {
  name: 'msw',
  title: "GET customer through msw, share of a hand-written handler's",
  async measure({ pace }) {
    const [{ createSite }, { handlers }] = [await builtPackage.index(), await builtPackage.msw()]
    const site = await createSite()
    const headers = { authorization: await authorize(site) }
    const constant = await (await site.fetch(`${BASE}/api/customers/1`, { headers })).json()
    const byHand = http.get(`${BASE}/api/customers/:id`, () =>
      HttpResponse.json(constant as object),
    )
    const measure = (used: readonly RequestHandler[], seconds: number) =>
      readThrough(used, headers, seconds)
    const ofSite: Round[] = []
    const ofHand: Round[] = []
    // Many short rounds: one reader in one process is noisier than a server. The first ones warm up
    // the compilers.
    for (let round = -1; round < pace.rounds * 3; round += 1) {
      const found = await measure(handlers(site, { baseUrl: BASE }), pace.seconds / 3)
      const other = await measure([byHand], pace.seconds / 3)
      if (round < 0) continue
      ofSite.push(found)
      ofHand.push(other)
    }
    const note = [
      `${perSecond(medianOf(ofSite, 'rate'))} beside ${perSecond(medianOf(ofHand, 'rate'))}`,
      `by processor time: ${percent(medianOf(ofHand, 'processor') / medianOf(ofSite, 'processor'))}`,
    ].join('; ')
    const value = shareOf(ofSite, ofHand)
    return [judge({ figure: msw.title, value, atLeast: 0.95, aim: 1, write: percent, note })]
  },
}

/** Reads one customer after the other, as tests do. */
async function readThrough(
  used: readonly RequestHandler[],
  headers: Record<string, string>,
  seconds: number,
): Promise<Round> {
  const server = setupServer(...used)
  server.listen({ onUnhandledRequest: 'error' })
  try {
    const [begin, before] = [performance.now(), process.cpuUsage()]
    let count = 0
    while (performance.now() - begin < seconds * 1000) {
      const response = await fetch(`${BASE}/api/customers/${(count % 50) + 1}`, { headers })
      if (!response.ok) throw new Error(`Cannot measure: a read answered ${response.status}`)
      await response.json()
      count += 1
    }
    const { user, system } = process.cpuUsage(before)
    const time = (performance.now() - begin) / 1000
    return { rate: count / time, processor: (user + system) / count, size: 0 }
  } finally {
    server.close()
  }
}

const PAGE = `import { setupWorker } from 'msw/browser'
import { createSite } from './dist/index.js'
import { handlers } from './dist/msw.js'
await setupWorker(...handlers(await createSite())).start()`

/** What a page that mocks the service with msw downloads before its first answer. */
export const bundle: Figure = {
  name: 'bundle',
  title: 'a page with sabia and msw, bundled, minified, gzip -9',
  async measure() {
    const inParts = await bundlePage(true)
    const value = inParts.sizeOf(reachedFrom(inParts.outputs))
    const whole = await bundlePage(false)
    const total = kilobytes(whole.sizeOf(Object.keys(whole.outputs)))
    const note = `what its imports load, in parts; ${total} as one file, with what is asked for later`
    const common = { below: 250_000, isComparable: true, write: kilobytes, note }
    return [judge({ figure: bundle.title, value, ...common })]
  },
}

type Outputs = Metafile['outputs']

async function bundlePage(splitting: boolean) {
  const { outputFiles, metafile } = await build({
    absWorkingDir: root,
    stdin: { contents: PAGE, resolveDir: root },
    bundle: true,
    splitting,
    outdir: 'page',
    minify: true,
    format: 'esm',
    target: 'es2022',
    write: false,
    metafile: true,
  })
  const sizes = new Map(
    outputFiles.map(({ path, contents }) => [
      relative(root, path).replaceAll('\\', '/'),
      gzipSync(contents, { level: 9 }).byteLength,
    ]),
  )
  const sizeOf = (files: readonly string[]) =>
    files.reduce((sum, file) => sum + (sizes.get(file) ?? 0), 0)
  return { outputs: metafile.outputs, sizeOf }
}

/** The page's own file and what that imports, but for what it imports only once it is asked for. */
function reachedFrom(outputs: Outputs): string[] {
  const files = new Set(
    Object.keys(outputs).filter((path) => outputs[path]?.entryPoint === '<stdin>'),
  )
  for (const file of files) {
    for (const { path, kind } of outputs[file]?.imports ?? []) {
      if (kind !== 'dynamic-import') files.add(path)
    }
  }
  return [...files]
}
