// Builds the container image and uses it as others will: npm run check:docker
// Where no Docker engine answers, the Dockerfile's lines are carried out one by one in folders.
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { packageVersion } from '../cli/package-folder.ts'
import { CHECKS } from './docker/checks.ts'
import { emulate } from './docker/emulation.ts'
import { build, hasEngine } from './docker/engine.ts'
import { root } from './root.ts'

const isReal = await hasEngine()
console.log(
  isReal
    ? 'A Docker engine answers: the image is built and run.'
    : 'NO IMAGE IS BUILT: no Docker engine answers here. The lines of the Dockerfile are carried\n' +
        'out one by one in folders instead, with the tools of this machine.',
)
const dockerfile = await readFile(join(root, 'Dockerfile'), 'utf8')
const machine = isReal
  ? await build(root, dockerfile, packageVersion())
  : await emulate(root, (line) => console.log(`  ${line}`))
let failures = 0
try {
  for (const [title, check] of Object.entries(CHECKS)) {
    try {
      const told = await check(machine)
      console.log(`ok      ${title}${told ? `\n        ${told}` : ''}`)
    } catch (error) {
      failures++
      console.log(`FAILED  ${title}\n${(error as Error).message.replaceAll(/^/gm, '        ')}`)
    }
  }
} finally {
  await machine.remove()
}
const subject = isReal ? 'The image' : 'What stands for the image (none was built)'
console.log(failures === 0 ? `${subject} works.` : `${failures} checks failed.`)
process.exitCode = failures === 0 ? 0 : 1
