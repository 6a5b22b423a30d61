// Runs every tool that looks at the sources, or with --fix those that can repair them, and sums up.
import { spawnSync } from 'node:child_process'

const GENERATE = 'node --import ./scripts/register.mjs scripts/generate/main.ts'
const DOCUMENTS = 'openapi/openapi.yaml openapi/control/control.yaml'

const checks = {
  types: 'tsc --noEmit',
  lint: 'oxlint --type-aware',
  format: 'oxfmt --check',
  'dead code': 'knip',
  'generated files': `${GENERATE} --check`,
  documents: `redocly lint --config openapi/redocly.yaml ${DOCUMENTS}`,
}
const fixes = { lint: 'oxlint --fix', format: 'oxfmt', 'generated files': GENERATE }

const results = Object.entries(process.argv.includes('--fix') ? fixes : checks).map(
  ([name, command]) => {
    console.log(`\n== ${name}: ${command}`)
    // npm puts the tools' folder on the PATH; a shell finds them on every system.
    const { status } = spawnSync(command, { shell: true, stdio: 'inherit' })
    return { name, isGood: status === 0 }
  },
)
console.log()
for (const { name, isGood } of results) console.log(`${isGood ? 'ok    ' : 'FAILED'}  ${name}`)
process.exitCode = results.every(({ isGood }) => isGood) ? 0 : 1
