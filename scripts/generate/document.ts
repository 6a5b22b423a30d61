import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { OpenAPIV3_1 } from 'openapi-types'
import { idsOfMark, type Mark } from '../../openapi/marks.ts'
import { examplesOf, operationsOf, resolve } from '../../openapi/operations.ts'

type GapText = { id: string; question: string; assumption: string }

/** Bundles a document's files into one, with the assumptions written into its descriptions. */
export function bundleDocument(
  root: string,
  file: string,
  gaps: readonly GapText[],
): OpenAPIV3_1.Document {
  const folder = mkdtempSync(join(tmpdir(), 'sabia-'))
  try {
    const output = join(folder, 'openapi.json')
    const cli = join(root, 'node_modules/@redocly/cli/bin/cli.js')
    const config = join(root, 'openapi/redocly.yaml')
    const source = join(root, file)
    execFileSync(
      process.execPath,
      [cli, 'bundle', source, '--config', config, '--output', output],
      {
        env: { ...process.env, REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true', REDOCLY_TELEMETRY: 'off' },
        stdio: ['ignore', 'ignore', 'pipe'],
      },
    )
    const document = JSON.parse(readFileSync(output, 'utf8')) as OpenAPIV3_1.Document
    nameScopes(document)
    describeGaps(document, new Map(gaps.map((gap) => [gap.id, gap])))
    return document
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** Keys whose values are data: a `description` in them is no text of the document. */
const DATA: ReadonlySet<string> = new Set(['const', 'default', 'enum', 'example', 'value'])

/** Leaves out descriptions, summaries and marks of gaps, which no answer needs. */
export function withoutTexts(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutTexts)
  if (value === null || typeof value !== 'object') return value
  // A property named `description` has a schema, not a text.
  const entries = Object.entries(value).filter(
    ([key, child]) =>
      key !== 'x-gap' &&
      !(typeof child === 'string' && (key === 'description' || key === 'summary')),
  )
  return Object.fromEntries(
    entries.map(([key, child]) => [key, DATA.has(key) ? child : withoutTexts(child)]),
  )
}

/** The names of the examples that show an error in the envelope. */
export function listErrors(document: OpenAPIV3_1.Document): string[] {
  const errors = operationsOf(document)
    .flatMap(examplesOf)
    .filter(({ body }) => typeof (body as { errors?: unknown } | null)?.errors === 'string')
  return [...new Set(errors.map(({ name }) => name))]
}

/** Lists what a router and a client need to know of each control call, by its operation id. */
export function toControlOperations(control: OpenAPIV3_1.Document): Record<string, object> {
  return Object.fromEntries(
    operationsOf(control).map(
      ({ operationId, method, path, parameters, requestBody, responses }) => {
        const success = Object.keys(responses).find((status) => status.startsWith('2'))
        const typed = parameters.map(({ name, in: place, schema }) => {
          return { name, in: place, type: (schema as OpenAPIV3_1.SchemaObject).type ?? 'string' }
        })
        const hasBody = requestBody !== undefined
        return [operationId, { method, path, status: Number(success), parameters: typed, hasBody }]
      },
    ),
  )
}

/** The scope that the shared 403 names. */
const SHARED_SCOPE = 'customers_write'

/** Gives each operation that needs another scope a 403 of its own, which names that one. */
function nameScopes(document: OpenAPIV3_1.Document): void {
  for (const item of Object.values(document.paths ?? {})) {
    for (const operation of Object.values(item as Record<string, OpenAPIV3_1.OperationObject>)) {
      const [scope] = operation.security?.find((one) => 'OAuth2' in one)?.['OAuth2'] ?? []
      const shared = operation.responses?.['403']
      if (scope === undefined || scope === SHARED_SCOPE || shared === undefined) continue
      const own = structuredClone(resolve<OpenAPIV3_1.ResponseObject>(document, shared))
      for (const { examples = {} } of Object.values(own.content ?? {})) {
        for (const [name, example] of Object.entries(examples)) {
          examples[name] = resolve<OpenAPIV3_1.ExampleObject>(document, example)
        }
      }
      const text = JSON.stringify(own).replaceAll(SHARED_SCOPE, scope)
      operation.responses!['403'] = JSON.parse(text) as OpenAPIV3_1.ResponseObject
    }
  }
}

type Node = Record<string, unknown>

function describeGaps(value: unknown, gaps: ReadonlyMap<string, GapText>): void {
  if (value === null || typeof value !== 'object') return
  const node = value as Node
  const ids = idsOfMark(node['x-gap'] as Mark | undefined)
  if (ids.length > 0 && 'description' in node) {
    const lines = ids.map((id) => toLine(id, gaps.get(id)))
    const assumed =
      lines.length === 1
        ? `Assumed, ${lines[0]}`
        : `Assumed:\n${lines.map((line) => `- ${line}`).join('\n')}`
    node['description'] = `${String(node['description']).trim()}\n\n${assumed}`
  }
  for (const [key, child] of Object.entries(node)) {
    if (key !== 'x-gap' && key !== 'examples' && key !== 'example') describeGaps(child, gaps)
  }
}

/** An answer such as "Yes." says little without its question. */
function toLine(id: string, gap: GapText | undefined): string {
  return gap === undefined ? id : `${id}: ${gap.question} ${gap.assumption}`
}
