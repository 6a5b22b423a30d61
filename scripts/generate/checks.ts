import { Ajv, type AnySchemaObject } from 'ajv'
import standaloneModule from 'ajv/dist/standalone/index.js'
import { buildSync } from 'esbuild'
import type { OpenAPIV3_1 } from 'openapi-types'
import { operationsOf, webhooksOf } from '../../openapi/operations.ts'
import { toFactView } from '../../openapi/fact-view.ts'
import { recordSchemas } from './records.ts'

// CommonJS: Node gives the module, whose `default` is the function.
const standaloneCode = standaloneModule.default

// Regular expressions are written into the compiled code; a library's functions would be imported.
const FORMATS = {
  // RFC 3339, section 5.6.
  'date-time':
    /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])T([01]\d|2[0-3]):[0-5]\d:([0-5]\d|60)(\.\d+)?(Z|[+-]\d\d:\d\d)$/,
  // RFC 9562, section 4.
  uuid: /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i,
}

/**
 * Compiles the document's schemas into plain JavaScript that needs no `eval`: the whole document
 * for the mock (`whole`), its fact view for what must hold on any site (`facts`).
 */
export function compileChecks(document: OpenAPIV3_1.Document, root: string): string {
  // Not Ajv2020: it tracks what unevaluatedProperties would need, a tenth of the code for nothing;
  // a keyword that it alone knows is refused by strict mode.
  const ajv = new Ajv({
    code: { source: true, esm: true, lines: true },
    strict: true,
    strictRequired: false,
    allowUnionTypes: true,
    // One function for each component, not a copy in each place that refers to it.
    inlineRefs: false,
  })
  for (const [name, form] of Object.entries(FORMATS)) ajv.addFormat(name, form)
  const names: Record<string, string> = {}
  const views = { whole: document, facts: toFactView(document) }
  const tables = Object.entries(views).map(([view, content]) => {
    const id = `document:${view}`
    ajv.addSchema({ $id: id, $defs: rerootEach(content.components?.schemas ?? {}, id) })
    const nameBySchema = new Map<string, string>()
    const entries = Object.entries(schemasOf(content)).map(([key, schema]) => {
      const rooted = reroot(schema, id)
      const text = JSON.stringify(rooted)
      const name = nameBySchema.get(text) ?? `${view}_${key.replaceAll(/\W/g, '_')}`
      if (!nameBySchema.has(text)) {
        nameBySchema.set(text, name)
        ajv.addSchema({ $id: name, ...rooted })
        names[name] = name
      }
      return `  ${JSON.stringify(key)}: ${name},`
    })
    return `export const ${view} = {\n${entries.join('\n')}\n}`
  })
  const code = `${standaloneCode(ajv, names)}\n${tables.join('\n')}`
  // The compiled code asks for a few helpers of Ajv: bundling puts them in. Their places are written
  // into it: they begin at the root, also where node_modules is a link to elsewhere.
  const bundle = buildSync({
    absWorkingDir: root,
    preserveSymlinks: true,
    stdin: { contents: code, resolveDir: root, loader: 'js' },
    bundle: true,
    format: 'esm',
    platform: 'neutral',
    mainFields: ['main'],
    write: false,
    legalComments: 'none',
    minifySyntax: true,
    treeShaking: true,
  })
  const exportsOnly = bundle.outputFiles[0]?.text ?? ''
  return exportsOnly.replace(/export \{[^}]*\};\s*$/, 'export { whole, facts };\n')
}

/** Every schema that something is checked against, by name: `createCustomer request`, … */
function schemasOf(document: OpenAPIV3_1.Document): Record<string, unknown> {
  const schemas: Record<string, unknown> = {}
  for (const { operationId, requestBody, responses } of operationsOf(document)) {
    const asked = requestBody?.content['application/json']?.schema
    if (asked !== undefined) schemas[`${operationId} request`] = asked
    for (const [status, response] of Object.entries(responses)) {
      const answered = response.content?.['application/json']?.schema
      if (answered !== undefined) schemas[`${operationId} ${status}`] = answered
    }
  }
  for (const { operationId, requestBody } of webhooksOf(document)) {
    schemas[`${operationId} event`] = requestBody?.content['application/json']?.schema
  }
  for (const [kind, schema] of Object.entries(recordSchemas(document))) {
    schemas[`${kind} record`] = schema
  }
  return schemas
}

const NOTES = new Set([
  'title',
  'description',
  'example',
  'examples',
  'x-gap',
  'x-extensible-enum',
  'discriminator',
])

/**
 * Tells a rule between fields, such as two that exclude each other. The operation judges it once
 * each field is right by itself: it knows which error the document shows for it, and what a profile
 * has it do instead.
 */
function isBetweenFields(key: string, value: unknown): boolean {
  if (key === 'if' || key === 'then') return true
  const isPresence = (member: object) =>
    Object.keys(member).every((name) => name === 'title' || name === 'required')
  return key === 'oneOf' && (value as object[]).every(isPresence)
}

/** Points references at the view's schemas and leaves out what only people read. */
function reroot(schema: unknown, id: string): AnySchemaObject {
  return rewrite(schema) as AnySchemaObject

  function rewrite(value: unknown): unknown {
    if (Array.isArray(value)) return value.map(rewrite)
    if (typeof value === 'string') return value.replace('#/components/schemas/', `${id}#/$defs/`)
    if (value === null || typeof value !== 'object') return value
    const kept = Object.entries(value).filter(
      ([key, child]) => !NOTES.has(key) && !isBetweenFields(key, child),
    )
    return Object.fromEntries(
      kept.map(([key, child]) => [key, key === 'properties' ? rewriteEach(child) : rewrite(child)]),
    )
  }

  // Below `properties` the keys are names of fields: one of them is `description`.
  function rewriteEach(properties: object): object {
    return Object.fromEntries(
      Object.entries(properties).map(([name, child]) => [name, rewrite(child)]),
    )
  }
}

function rerootEach(schemas: object, id: string): object {
  return Object.fromEntries(
    Object.entries(schemas).map(([name, schema]) => [name, reroot(schema, id)]),
  )
}
