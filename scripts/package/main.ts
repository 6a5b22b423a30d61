// Packs the package and uses it as a stranger does: in empty projects, on each Node we promise. With
// --pack it only packs it, into the repository's folder.
import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { contentProblems } from './contents.ts'
import { findNode } from './find-node.ts'
import { packPackage } from './pack.ts'
import { createProject, RESOLUTIONS, tryTypes } from './project.ts'
import { runCommand } from './run-command.ts'
import { tryCommand } from './try-command.ts'

const NODES = [20, 22, 24]
const MSW_2 = '2.15'
const MSW_3 = '3'
/** msw 3 runs on Node from this major version. */
const MSW_3_NODE = 22

const root = fileURLToPath(new URL('../..', import.meta.url))
const tool = (path: string) => join(root, 'node_modules', path)
let failures = 0

execFileSync(process.execPath, ['scripts/build/when-stale.mjs'], { cwd: root, stdio: 'inherit' })
if (process.argv.includes('--pack')) {
  console.log((await packPackage(root, root)).tarball)
} else {
  const temporary = await mkdtemp(join(tmpdir(), 'sabia-package-'))
  try {
    await checkPackage(temporary)
  } finally {
    await rm(temporary, { recursive: true, force: true })
  }
  console.log(failures === 0 ? 'The package works.' : `${failures} of the package's checks failed.`)
  process.exitCode = failures === 0 ? 0 : 1
}

async function checkPackage(temporary: string): Promise<void> {
  const { tarball, size, version, paths } = await packPackage(root, temporary)
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
  await check('README of its own', async () => {
    const installed = join(project, 'node_modules/sabia')
    const readme = await readFile(join(installed, 'README.md'), 'utf8')
    const links = [...readme.matchAll(/\]\(([^)]+)\)/g)].map(([, link = '']) => link)
    const broken = links.filter(
      (link) => !link.startsWith('https:') && !existsSync(join(installed, link)),
    )
    if (!readme.includes(`./sabia-${version}.tgz`)) throw new Error('it is another README')
    if (broken.length > 0) throw new Error(`it leads nowhere: ${broken.join(', ')}`)
  })
  const projectWithMsw3 = await createProject(temporary, tarball, MSW_3)
  for (const resolution of Object.keys(RESOLUTIONS) as (keyof typeof RESOLUTIONS)[]) {
    await check(`types, ${resolution}`, () => tryTypes(root, project, resolution))
  }
  for (const major of NODES) {
    const { version: nodeVersion, program } = await findNode(String(major), temporary)
    const imports = (folder: string) => runCommand(program, ['try-imports.mjs'], folder)
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
