import { Ajv, type AnySchemaObject, type Options } from 'ajv'
import standaloneModule from 'ajv/dist/standalone/index.js'
import { buildSync } from 'esbuild'
import type { OpenAPIV3_1 } from 'openapi-types'
import { operationsOf, webhooksOf } from '../../openapi/operations.ts'
import { toFactView } from '../../openapi/fact-view.ts'
import type { Gap } from '../../openapi/ledger.ts'
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
  const compiler = new Compiler()
  const views = { whole: document, facts: toFactView(document) }
  const tables = Object.entries(views).map(([view, content]) => {
    const id = `document:${view}`
    compiler.add({ $id: id, $defs: rerootEach(content.components?.schemas ?? {}, id) })
    return compiler.table(view, rerootEach(schemasOf(content), id))
  })
  return compiler.write(tables, root, [PARENTS])
}

/**
 * Compiles what the control API checks, by `operationId body` and `operationId query` (`checks`). The
 * schemas go along (`schemas`): messages say what they ask for.
 */
export function compileControlChecks(control: OpenAPIV3_1.Document, root: string): string {
  const id = 'control'
  const $defs = rerootEach(control.components?.schemas ?? {}, id, NOTES_OF_CONTROL)
  const schemas = rerootEach(inputSchemasOf(control), id, NOTES_OF_CONTROL)
  const used = reachableFrom(schemas, $defs)
  const compiler = new Compiler({ messages: false, useDefaults: true, discriminator: true })
  compiler.add({ $id: id, $defs: used })
  const table = compiler.table('checks', schemas)
  const shown = JSON.stringify({ ...schemas, $defs: used })
  return compiler.write([table, `export const schemas = ${shown}`], root, NEEDLESS_OF_CONTROL)
}

/**
 * Compiles what the gaps with values can hold (`checks`), by gap id.
 *
 * @param values their schemas by slug, and those that they refer to by name
 * @throws Error when a preset is no value of its gap.
 */
export function compileValueChecks(
  values: Readonly<Record<string, object>>,
  gaps: readonly Pick<Gap, 'id' | 'slug' | 'presets'>[],
  root: string,
): string {
  const $defs = rerootEach(values, 'values')
  const compiler = new Compiler()
  compiler.add({ $id: 'values', $defs })
  const valued = gaps.filter(({ slug }) => slug in values)
  const schemas = valued.map(({ id, slug }) => [id, $defs[slug]] as const)
  const table = compiler.table('checks', Object.fromEntries(schemas) as typeof $defs)
  for (const { id, slug, presets = {} } of valued) {
    for (const [choice, value] of Object.entries(presets)) {
      const fault = compiler.findFault(`values#/$defs/${slug}`, value)
      if (fault !== undefined)
        throw new Error(`Cannot use ${choice} of gap ${id}: its value ${fault}`)
    }
  }
  return compiler.write([table], root, NEEDLESS_OF_VALUES)
}

/** Turns schemas into the text of a module. */
class Compiler {
  readonly #ajv: Ajv
  readonly #names: Record<string, string> = {}

  constructor(options: Options = {}) {
    // Not Ajv2020: it tracks what unevaluatedProperties would need, a tenth of the code for nothing;
    // a keyword that it alone knows is refused by strict mode.
    this.#ajv = new Ajv({
      code: { source: true, esm: true, lines: true },
      strict: true,
      strictRequired: false,
      allowUnionTypes: true,
      // One function for each component, not a copy in each place that refers to it.
      inlineRefs: false,
      ...options,
    })
    for (const [name, form] of Object.entries(FORMATS)) this.#ajv.addFormat(name, form)
    this.#ajv.addKeyword('x-advice')
  }

  /** Adds schemas that others refer to. */
  add(schema: AnySchemaObject): void {
    this.#ajv.addSchema(schema)
  }

  /** Adds schemas that are checked against; returns the export of their checks. Equal ones share one. */
  table(exported: string, schemas: Readonly<Record<string, AnySchemaObject>>): string {
    const nameBySchema = new Map<string, string>()
    const entries = Object.entries(schemas).map(([key, schema]) => {
      const text = JSON.stringify(schema)
      const name = nameBySchema.get(text) ?? `${exported}_${key.replaceAll(/\W/g, '_')}`
      if (!nameBySchema.has(text)) {
        nameBySchema.set(text, name)
        this.#ajv.addSchema({ $id: name, ...schema })
        this.#names[name] = name
      }
      return `  ${JSON.stringify(key)}: ${name},`
    })
    return `export const ${exported} = {\n${entries.join('\n')}\n}`
  }

  /** What is wrong with a value, in words. */
  findFault(reference: string, value: unknown): string | undefined {
    return this.#ajv.validate(reference, value) ? undefined : this.#ajv.errorsText()
  }

  /** Writes the checks without what is needless, and the given exports. */
  write(exports: readonly string[], root: string, needless: readonly RegExp[] = []): string {
    let code = `${standaloneCode(this.#ajv, this.#names)}\n${exports.join('\n')}`
    for (const part of needless) code = code.replaceAll(part, '')
    // The compiled code asks for a few helpers of Ajv: bundling puts them in. Their places are
    // written into it: they begin at the root, also where node_modules is a link to elsewhere.
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
    const names = exports.map((text) => /^export const (\w+)/.exec(text)?.[1])
    const exportsOnly = bundle.outputFiles[0]?.text ?? ''
    return exportsOnly.replace(/export \{[^}]*\};\s*$/, `export { ${names.join(', ')} };\n`)
  }
}

/** A text of the compiled code, and parameters that hold no others. */
const TEXT = String.raw`"(?:\\.|[^"\\])*"`
const PARAMETERS = String.raw`,params:\{(?:[^{}"]|${TEXT})*\}`

/** What only keywords need that change the value. */
const PARENTS = /, ?parentData\b[^{}]*rootData(?:=data)?(?=})/g

/** What errors can do without where few parts of them are read: the parameters of some keywords alone. */
const needlessOf = (keywords: string) => [
  new RegExp(`schemaPath:${TEXT},`, 'g'),
  new RegExp(`(?<=keyword:"(?:${keywords})")${PARAMETERS}`, 'g'),
  PARENTS,
]

/** Messages of the control API are written from the schema. It is a third of the code. */
const NEEDLESS_OF_CONTROL = needlessOf(String.raw`type|enum|pattern|oneOf|m(?:in|ax)\w+`)

/** Messages about profiles name unknown keys and allowed values. */
const NEEDLESS_OF_VALUES = needlessOf(String.raw`type|pattern|anyOf|required|m(?:in|ax)\w+`)

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

/** Every schema that a control call is checked against: its body, and its query as an object. */
function inputSchemasOf(control: OpenAPIV3_1.Document): Record<string, object> {
  const schemas: Record<string, object> = {}
  for (const { operationId, requestBody, parameters } of operationsOf(control)) {
    const body = requestBody?.content['application/json']?.schema
    if (body !== undefined) schemas[`${operationId} body`] = body
    const query = parameters.filter((parameter) => parameter.in === 'query')
    if (query.length === 0) continue
    const properties = Object.fromEntries(query.map(({ name, schema }) => [name, schema]))
    schemas[`${operationId} query`] = { type: 'object', properties }
  }
  return schemas
}

/** The definitions that schemas refer to, and those that these refer to in turn. */
function reachableFrom(schemas: unknown, $defs: Record<string, object>): Record<string, object> {
  const found: Record<string, object> = {}
  const left = [schemas]
  for (const next of left) {
    for (const [, name = ''] of JSON.stringify(next).matchAll(/"\$ref":"[^"]*\/([^"/]+)"/g)) {
      const schema = $defs[name]
      if (schema === undefined || name in found) continue
      found[name] = schema
      left.push(schema)
    }
  }
  return found
}

const NOTES = new Set([
  'title',
  'description',
  'example',
  'examples',
  'x-gap',
  'x-form',
  'x-extensible-enum',
  'discriminator',
])

/** Of a discriminator, Ajv knows the name of the property alone. */
const NOTES_OF_CONTROL = new Set([...NOTES, 'mapping'])
NOTES_OF_CONTROL.delete('discriminator')

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
function reroot(schema: unknown, id: string, notes = NOTES): AnySchemaObject {
  return rewrite(schema) as AnySchemaObject

  function rewrite(value: unknown): unknown {
    if (Array.isArray(value)) return value.map(rewrite)
    if (typeof value === 'string') return value.replace('#/components/schemas/', `${id}#/$defs/`)
    if (value === null || typeof value !== 'object') return value
    const kept = Object.entries(value).filter(
      ([key, child]) => !notes.has(key) && !isBetweenFields(key, child),
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

function rerootEach(schemas: object, id: string, notes = NOTES): Record<string, AnySchemaObject> {
  return Object.fromEntries(
    Object.entries(schemas).map(([name, schema]) => [name, reroot(schema, id, notes)]),
  )
}
