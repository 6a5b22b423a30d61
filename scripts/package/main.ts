// Packs the package and uses it as a stranger does: in empty projects, on each Node that it supports.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import type { Readable } from 'node:stream'
import { packageFolder } from '../cli/package-folder.ts'
import { askToken } from '../tools/ask-token.ts'
import { findNode } from '../tools/find-node.ts'
import { packPackage } from '../tools/pack-package.ts'
import { parseOptions } from '../tools/parse-options.ts'
import { runCommand } from '../tools/run-command.ts'
import { runScript } from '../tools/run-script.ts'

const HELP = `Packs the package, checks what is in it, and uses it in empty projects on Node 20, 22 and 24.

npm run check:package -- [options]

  --out DIR   keeps the packed package in this folder
  --help      prints this

npm run pack packs it into the repository's folder, and prints the path.`

const NODES = [20, 22, 24]
const MSW_2 = '2.15'
const MSW_3 = '3'
/** msw 3 runs on Node from this major version. */
const MSW_3_NODE = 22

/** A larger tarball, in bytes, holds something by mistake. */
const MOST_BYTES = 4 * 1024 * 1024

/** What users reach by the package's fields, and what licences ask for. */
export const REQUIRED: readonly string[] = [
  'LICENSE',
  'README.md',
  'dist/THIRD-PARTY-NOTICES.txt',
  'dist/cli.js',
  'dist/contract.d.ts',
  'dist/contract.js',
  'dist/control.d.ts',
  'dist/control.js',
  'dist/index.d.ts',
  'dist/index.js',
  'dist/msw.d.ts',
  'dist/msw.js',
  'dist/node.d.ts',
  'dist/node.js',
  'dist/reference/assets/search-index.en.js',
  'dist/reference/assets/search-index.pt-BR.js',
  'dist/reference/assets/search.js',
  'dist/reference/assets/site.css',
  'dist/reference/control.json',
  'dist/reference/control.yaml',
  'dist/reference/fields.html',
  'dist/reference/guides/checking-a-site.html',
  'dist/reference/guides/first-call.html',
  'dist/reference/guides/options.html',
  'dist/reference/guides/testing.html',
  'dist/reference/index.html',
  'dist/reference/ledger.html',
  'dist/reference/licences.txt',
  'dist/reference/openapi.json',
  'dist/reference/openapi.yaml',
  'dist/reference/playground/index.html',
  'dist/reference/playground/mockServiceWorker.js',
  'dist/reference/playground/playground.js',
  'dist/reference/playground/shared.js',
  'dist/reference/operations/createPaymentProfile.html',
  'dist/reference/postman.json',
  'dist/reference/pt-BR/index.html',
  'dist/reference/pt-BR/playground/mockServiceWorker.js',
  'dist/reference/redoc.html',
  'dist/reference/reference.html',
  'dist/types.d.ts',
  'dist/types.js',
  'dist/worker.d.ts',
  'dist/worker.js',
  'package.json',
]

const ALLOWED = [
  /^(package\.json|README\.md|LICENSE|CHANGELOG\.md)$/,
  /^dist\/([\w-]+|chunks\/[\w-]+)\.(js|d\.ts)$/,
  /^dist\/reference\/(licences\.txt|postman\.json|sitemap\.xml|(openapi(-3\.0)?|control)\.(json|yaml))$/,
  /^dist\/reference\/(pt-BR\/)?((guides|operations|resources|control)\/)?[\w-]+\.(html|md)$/,
  /^dist\/reference\/(pt-BR\/)?llms\.txt$/,
  /^dist\/reference\/assets\/[\w.-]+\.(js|css|svg)$/,
  /^dist\/reference\/(pt-BR\/)?playground\/([\w.-]+\.(js|css)|index\.(html|md))$/,
  /^dist\/THIRD-PARTY-NOTICES\.txt$/,
]

/** The ways in which users' compilers look up a package. */
const RESOLUTIONS = {
  nodenext: { module: 'NodeNext', moduleResolution: 'NodeNext' },
  bundler: { module: 'ESNext', moduleResolution: 'Bundler' },
}

const root = packageFolder()
const tool = (path: string) => join(root, 'node_modules', path)
let failures = 0

await runScript(import.meta.filename, main)

async function main(): Promise<void> {
  const { values } = parseOptions(process.argv.slice(2), {
    out: { type: 'string' },
    pack: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  })
  if (values.help) return console.log(HELP)
  if (values.pack) return console.log((await packPackage(root, root)).tarball)
  const temporary = await mkdtemp(join(tmpdir(), 'sabia-package-'))
  try {
    await checkPackage(temporary, resolve(values.out ?? temporary))
  } finally {
    await rm(temporary, { recursive: true, force: true })
  }
  console.log(failures === 0 ? 'The package works.' : `${failures} of the package's checks failed.`)
  process.exitCode = failures === 0 ? 0 : 1
}

async function checkPackage(temporary: string, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true })
  const { tarball, size, version, paths } = await packPackage(root, folder)
  await check(`contents: ${paths.length} files, ${(size / 1024).toFixed(0)} KiB`, async () => {
    const problems = contentProblems(paths, size)
    if (problems.length > 0) throw new Error(problems.join('\n'))
  })
  await check('publint', () =>
    runCommand(process.execPath, [tool('publint/src/cli.js'), 'run', tarball, '--strict'], root),
  )
  await check('arethetypeswrong', () => {
    const attw = tool('@arethetypeswrong/cli/dist/index.js')
    return runCommand(process.execPath, [attw, tarball, '--profile', 'esm-only'], root)
  })
  const project = await createProject(temporary, tarball, MSW_2)
  await check('README of its own', () => checkReadme(join(project, 'node_modules/sabia'), version))
  const projectWithMsw3 = await createProject(temporary, tarball, MSW_3)
  for (const resolution of Object.keys(RESOLUTIONS) as (keyof typeof RESOLUTIONS)[]) {
    await check(`types, ${resolution}`, () => tryTypes(project, resolution))
  }
  for (const major of NODES) {
    const { version: nodeVersion, program } = await findNode(String(major), temporary)
    const imports = (where: string) => runCommand(program, ['try-imports.mjs'], where)
    await check(`Node ${nodeVersion}: command`, () => tryCommand(program, project, version))
    await check(`Node ${nodeVersion}: imports, msw ${MSW_2}`, () => imports(project))
    if (major >= MSW_3_NODE) {
      await check(`Node ${nodeVersion}: imports, msw ${MSW_3}`, () => imports(projectWithMsw3))
    }
  }
}

async function check(title: string, act: () => Promise<unknown>): Promise<void> {
  try {
    await act()
    console.log(`ok      ${title}`)
  } catch (error) {
    failures++
    console.log(`FAILED  ${title}\n${(error as Error).message.replaceAll(/^/gm, '        ')}`)
  }
}

/** Lists what is wrong with the files of a tarball. */
export function contentProblems(files: readonly string[], bytes: number): string[] {
  const missing = REQUIRED.filter((file) => !files.includes(file))
  const foreign = files.filter((file) => !ALLOWED.some((form) => form.test(file)))
  return [
    ...missing.map((file) => `${file} is missing`),
    ...foreign.map((file) => `${file} does not belong there`),
    ...(bytes > MOST_BYTES ? [`${bytes} bytes are more than ${MOST_BYTES}`] : []),
  ]
}

async function checkReadme(installed: string, version: string): Promise<void> {
  const readme = await readFile(join(installed, 'README.md'), 'utf8')
  const links = [...readme.matchAll(/\]\(([^)]+)\)/g)].map(([, link = '']) => link)
  const broken = links.filter(
    (link) => !link.startsWith('https:') && !existsSync(join(installed, link)),
  )
  if (!readme.includes(`./sabia-${version}.tgz`)) throw new Error('it is another README')
  if (broken.length > 0) throw new Error(`these links lead nowhere: ${broken.join(', ')}`)
}

/** Makes an empty project with the tarball and an msw installed; returns its folder. */
async function createProject(parent: string, tarball: string, msw: string): Promise<string> {
  const folder = join(parent, `msw-${msw}`)
  await mkdir(folder)
  await writeFile(join(folder, 'package.json'), '{ "private": true, "type": "module" }\n')
  // An older Node only installs msw 3; a newer one runs it.
  const words = ['install', tarball, `msw@${msw}`, '--no-audit', '--no-fund', '--ignore-scripts']
  await runCommand('npm', [...words, '--engine-strict=false'], folder)
  for (const name of ['try-imports.mjs', 'try-types.ts']) {
    await cp(join(root, 'scripts/package', name), join(folder, name))
  }
  return folder
}

/** Checks the types as a strict user does; the declarations of libraries are checked as well. */
async function tryTypes(project: string, resolution: keyof typeof RESOLUTIONS): Promise<void> {
  const file = join(project, `tsconfig.${resolution}.json`)
  const compilerOptions = {
    ...RESOLUTIONS[resolution],
    target: 'ES2022',
    lib: ['ES2023', 'DOM', 'DOM.Iterable', 'DOM.AsyncIterable'],
    types: [],
    strict: true,
    noEmit: true,
  }
  await writeFile(file, JSON.stringify({ compilerOptions, files: ['try-types.ts'] }))
  const compiler = tool('typescript/bin/tsc')
  await runCommand(process.execPath, [compiler, '--project', file], project)
}

/** Runs the installed command on a Node: its version, the suite, and a mock that is called and read. */
async function tryCommand(node: string, project: string, version: string): Promise<void> {
  const command = join(project, 'node_modules/.bin/sabia')
  const printed = await runCommand(node, [command, '--version'], project)
  if (printed.trim() !== version) throw new Error(`sabia --version prints ${printed.trim()}`)
  const folder = join(project, 'sabia-report')
  const held = await runCommand(node, [command, 'contract', '--report', folder], project)
  if (!held.startsWith('Held: ')) throw new Error(`sabia contract prints ${held}`)
  const child = spawn(node, [command, 'mock', '--port', '0', '--log', 'json'], { cwd: project })
  const ended = once(child, 'exit')
  try {
    const url = await readUrl(child.stdout)
    const token = await askToken(url, 'customers_read')
    const headers = { authorization: `Bearer ${token}` }
    const answer = await fetch(`${url}/api/customers/1`, { headers })
    if (answer.status !== 200) throw new Error(`reading a customer answers ${answer.status}`)
    for (const path of ['/docs', '/docs/reference.html', '/docs/playground/index.html']) {
      const page = await fetch(url + path)
      if (page.status !== 200) throw new Error(`${path} answers ${page.status}`)
      await page.arrayBuffer()
    }
  } finally {
    child.kill('SIGTERM')
  }
  const [code, signal] = (await ended) as [number | null, string | null]
  if (code !== 0) throw new Error(`after SIGTERM the mock ends with ${code ?? signal}, not with 0`)
}

function readUrl(output: Readable): Promise<string> {
  return new Promise((found, reject) => {
    let text = ''
    output.on('data', (part: Buffer) => {
      text += part.toString()
      const end = text.indexOf('\n')
      if (end !== -1) found((JSON.parse(text.slice(0, end)) as { url: string }).url)
    })
    output.on('end', () => reject(new Error(`the mock ends before it is ready: ${text}`)))
  })
}
