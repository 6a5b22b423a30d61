// Runs a TypeScript file, for the Node that cannot. Test frameworks are replaced by stand-ins.
import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'

const [file = '', ...words] = process.argv.slice(2)
const standIn = (/** @type {string} */ name) =>
  fileURLToPath(new URL(`../stand-ins/${name}.ts`, import.meta.url))
const outfile = `${file}.mjs`
await build({
  entryPoints: [file],
  outfile,
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node20.19',
  packages: 'external',
  alias: {
    '@jest/globals': standIn('tests'),
    '@playwright/test': standIn('playwright'),
    vitest: standIn('tests'),
  },
  logLevel: 'error',
})
const { status } = spawnSync(process.execPath, [outfile, ...words], { stdio: 'inherit' })
process.exitCode = status ?? 1
