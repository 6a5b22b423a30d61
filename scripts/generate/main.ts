// Writes what is made of the document, the ledger and the checks; with --check, tells what is stale.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import openapiTS, { astToString, type SchemaObject } from 'openapi-typescript'
import ts from 'typescript'
import { bundleDocument, listErrors, toControlOperations, withoutTexts } from './document.ts'
import { compileChecks, compileControlChecks, compileValueChecks } from './checks.ts'
import { locateGaps, readLedger, toRule } from './ledger.ts'
import { compileWriters } from './writers.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const head =
  '// Written by `npm run generate` from the document and the ledger. Not edited by hand.\n'

const { facts, withdrawnFacts, gaps, values } = readLedger(join(root, 'openapi/ledger'))
const document = bundleDocument(root, 'openapi/openapi.yaml', gaps)
const control = bundleDocument(root, 'openapi/control/control.yaml', gaps)
const toTypes = async (source: object, names: object = {}) =>
  astToString(
    await openapiTS(structuredClone(source) as never, { alphabetize: false, transform, ...names }),
  )
// Each schema is exported by its own name as well: users import these.
const schemaNames = { rootTypes: true, rootTypesNoSchemaPrefix: true }
const literal = (value: unknown) => JSON.stringify(value, null, 2)

const files: Record<string, string> = {
  'openapi/generated/document.ts':
    `${head}import type { OpenAPIV3_1 } from 'openapi-types'\n\n` +
    `/** The document: every file of \`openapi/\` bundled into one. */\n` +
    `export const document = ${literal(document)} as unknown as OpenAPIV3_1.Document\n\n` +
    `/** The errors that the document shows by example, under the examples' names. */\n` +
    `export type ErrorName = ${listErrors(document).map(literal).join(' | ')}\n`,
  'openapi/generated/document-rules.ts':
    `${head}import type { OpenAPIV3_1 } from 'openapi-types'\n\n` +
    `/** The document without the texts for its readers: what a site needs to answer calls. */\n` +
    `export const document = ${literal(withoutTexts(document))} as unknown as OpenAPIV3_1.Document\n`,
  'openapi/generated/types.ts': `${head}${await toTypes(document, schemaNames)}`,
  'openapi/generated/control.ts':
    `${head}import type { OpenAPIV3_1 } from 'openapi-types'\n\n` +
    `/** The control API's document, bundled. */\n` +
    `export const controlDocument = ` +
    `${literal(control)} as unknown as OpenAPIV3_1.Document\n\n${await toTypes(control)}`,
  'openapi/generated/control-operations.ts':
    `${head}/** The calls of the control API. */\n` +
    `export const controlOperations = ${literal(toControlOperations(control))} as const\n`,
  'openapi/generated/ledger.ts':
    `${head}export const facts = ${literal(facts)} as const\n\n` +
    `export const withdrawnFacts = ${literal(withdrawnFacts)} as const\n\n` +
    `export const gaps = ${literal(Object.fromEntries(locateGaps(gaps, document).map((gap) => [gap.id, gap])))} as const\n`,
  'openapi/generated/ledger-rules.ts':
    `${head}/** The gaps without the texts for their readers: what a site needs to know of its choices. */\n` +
    `export const gaps = ${literal(Object.fromEntries(gaps.map((gap) => [gap.id, toRule(gap)])))} as const\n`,
  'openapi/generated/values.ts': `${head}${await toTypes(toDocument(values))}`,
  'openapi/generated/value-checks.js': `${head}${compileValueChecks(values, gaps, root)}`,
  'openapi/generated/checks.js': `${head}${compileChecks(document, root)}`,
  'openapi/generated/writers.js': `${head}${compileWriters(document)}`,
  'openapi/generated/control-checks.js': `${head}${compileControlChecks(control, root)}`,
}

const isCheck = process.argv.includes('--check')
mkdirSync(join(root, 'openapi/generated'), { recursive: true })
const stale = settle(files)
// The checks and the guides import what was written just now.
const { toFactMarkdown } = await import('../../contracts/ledger/fact-markdown.ts')
stale.push(...settle({ 'contracts/FACTS.md': toFactMarkdown() }))
const { toGuides } = await import('./guides/guides.ts')
stale.push(...settle(toGuides(root)))

if (isCheck) {
  for (const name of stale) console.error(`${name} is stale; run npm run generate`)
  process.exitCode = stale.length > 0 ? 1 : 0
} else {
  const written = stale.join(', ') || 'nothing'
  console.log(`${facts.length} facts, ${gaps.length} gaps; written: ${written}`)
}

/**
 * Types a text whose known values are not all that a site may have: editors offer them, and any
 * other text is taken. A plain union with `string` would forget them.
 */
function transform(schema: SchemaObject): ts.TypeNode | undefined {
  const { 'x-extensible-enum': known, type } = schema as SchemaObject & { [key: string]: unknown }
  if (known === undefined) return undefined
  const { factory } = ts
  const word = (kind: ts.KeywordTypeSyntaxKind) => factory.createKeywordTypeNode(kind)
  const only = (value: ts.LiteralTypeNode['literal']) => factory.createLiteralTypeNode(value)
  const open = [word(ts.SyntaxKind.StringKeyword), factory.createTypeLiteralNode([])]
  return factory.createUnionTypeNode([
    ...(known as string[]).map((value) => only(factory.createStringLiteral(value))),
    factory.createParenthesizedType(factory.createIntersectionTypeNode(open)),
    ...([type].flat().includes('null') ? [only(factory.createNull())] : []),
  ])
}

/** A document of nothing but schemas. */
function toDocument(schemas: object): object {
  const info = { title: 'Values of gaps', version: '1' }
  return { openapi: '3.1.0', info, paths: {}, components: { schemas } }
}

/** Names the files that hold something else, and writes them unless only asked. */
function settle(texts: Readonly<Record<string, string>>): string[] {
  const found = Object.entries(texts).filter(([name, text]) => text !== read(join(root, name)))
  if (!isCheck) for (const [name, text] of found) writeFileSync(join(root, name), text)
  return found.map(([name]) => name)
}

function read(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}
