import { build } from 'esbuild'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The repository's root. */
export const root = fileURLToPath(new URL('../../', import.meta.url))

/** Folder of everything that a run writes; git ignores it. */
export const workFolder = join(root, '.bench')

const CHILDREN = [
  'bare',
  'bare-start',
  'load',
  'msw',
  'payers',
  'receiver',
  'reset',
  'seed',
  'site',
] as const

/** The children by name. */
export type ChildName = (typeof CHILDREN)[number]

// CommonJS packages inside a module still ask for Node's own parts by `require`.
const REQUIRE = [
  "import { createRequire as makeRequire } from 'node:module'",
  'const require = makeRequire(import.meta.url)',
]

/** Where a child's compiled code is. */
export function fileOf(child: ChildName): string {
  return join(workFolder, `${child}.mjs`)
}

/** Compiles every child process into one file each: nobody's users run through a loader. */
export async function bundleChildren(): Promise<void> {
  await mkdir(workFolder, { recursive: true })
  await build({
    entryPoints: CHILDREN.map((name) => join(root, 'scripts/bench/children', `${name}.ts`)),
    outdir: workFolder,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20.19',
    banner: { js: REQUIRE.join('\n') },
    logLevel: 'error',
  })
}
