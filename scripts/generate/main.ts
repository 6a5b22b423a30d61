// Writes openapi/generated from the document and the ledger; with --check, tells what is stale.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import openapiTS, { astToString } from 'openapi-typescript'
import { bundleDocument } from './document.ts'
import { compileChecks } from './checks.ts'
import { readLedger } from './ledger.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const target = join(root, 'openapi/generated')
const head =
  '// Written by `npm run generate` from the document and the ledger. Not edited by hand.\n'

const { facts, gaps } = readLedger(join(root, 'openapi/ledger'))
const document = bundleDocument(root, gaps)
const types = astToString(await openapiTS(document as never, { alphabetize: false }))
const literal = (value: unknown) => JSON.stringify(value, null, 2)

const files: Record<string, string> = {
  'document.ts':
    `${head}import type { OpenAPIV3_1 } from 'openapi-types'\n\n` +
    `/** The document: every file of \`openapi/\` bundled into one. */\n` +
    `export const document = ${literal(document)} as unknown as OpenAPIV3_1.Document\n`,
  'types.ts': `${head}${types}`,
  'ledger.ts':
    `${head}export const facts = ${literal(facts)} as const\n\n` +
    `export const gaps = ${literal(Object.fromEntries(gaps.map((gap) => [gap.id, gap])))} as const\n`,
  'checks.js': `${head}${compileChecks(document, root)}`,
}

const stale = Object.entries(files).filter(([name, text]) => text !== read(join(target, name)))

if (process.argv.includes('--check')) {
  for (const [name] of stale)
    console.error(`openapi/generated/${name} is stale; run npm run generate`)
  process.exitCode = stale.length > 0 ? 1 : 0
} else {
  mkdirSync(target, { recursive: true })
  for (const [name, text] of stale) writeFileSync(join(target, name), text)
  console.log(
    `${facts.length} facts, ${gaps.length} gaps; written: ${stale.map(([name]) => name).join(', ') || 'nothing'}`,
  )
}

function read(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}
