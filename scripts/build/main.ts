// Writes dist/: the bundled package, its types, the reference and the licences of what is bundled.
import { chmod, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { bundle } from './bundle.ts'
import { writeDeclarations } from './declarations.ts'
import { toNotices } from './notices.ts'
import { writeDocs } from '../docs/write-docs.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const output = join(root, 'dist')
const startedAt = performance.now()

await rm(output, { recursive: true, force: true })
const [metafile, docsSeconds] = await Promise.all([
  bundle(root, output),
  writeDocs(root, join(output, 'reference')),
  writeDeclarations(root, output),
])
await writeFile(join(output, 'THIRD-PARTY-NOTICES.txt'), toNotices(root, metafile))
await chmod(join(output, 'cli.js'), 0o755)

const bytes = Object.values(metafile.outputs).reduce((sum, file) => sum + file.bytes, 0)
const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
console.log(
  `dist/: ${(bytes / 1024 / 1024).toFixed(1)} MiB of code, ${seconds} s, ` +
    `of these ${docsSeconds.toFixed(1)} s for the reference`,
)
