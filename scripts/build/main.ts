// Replaces dist/: the bundled package, its types, the reference and the licences of what is bundled.
import { chmod, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { bundle } from './bundle.ts'
import { writeDeclarations } from './declarations.ts'
import { toNotices } from './notices.ts'
import { replaceFolder } from './replace-folder.ts'
import { writeDocs } from '../docs/write-docs.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const startedAt = new Date(performance.timeOrigin)
let bytes = 0
let docsSeconds = 0

await replaceFolder(join(root, 'dist'), async (output) => {
  const [metafile, seconds] = await Promise.all([
    bundle(root, output),
    writeDocs(root, join(output, 'reference')),
    writeDeclarations(root, output),
  ])
  const notices = join(output, 'THIRD-PARTY-NOTICES.txt')
  await writeFile(notices, toNotices(root, metafile))
  // A source that changes during the build must count as newer: when-stale.mjs compares with this file.
  await utimes(notices, startedAt, startedAt)
  await chmod(join(output, 'cli.js'), 0o755)
  bytes = Object.values(metafile.outputs).reduce((sum, file) => sum + file.bytes, 0)
  docsSeconds = seconds
})

const seconds = ((Date.now() - startedAt.getTime()) / 1000).toFixed(1)
console.log(
  `dist/: ${(bytes / 1024 / 1024).toFixed(1)} MiB of code, ${seconds} s, ` +
    `of these ${docsSeconds.toFixed(1)} s for the reference`,
)
