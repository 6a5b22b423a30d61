import { controlDocument } from '../../../openapi/generated/control.ts'
import { scenarios } from '../../../mocks/seed/scenarios.ts'
import { toCode, toOwnWords, toTable } from './markdown.ts'

/** The named beginnings of a site. */
export function toScenarioTable(): string {
  const rows = scenarios.map(({ name, summary }) => [toCode(name), summary])
  return toTable(['scenario', 'what the site holds'], rows)
}

/** When a fault strikes, and what it does. */
export function toFaultTables(): string {
  return [
    '`when`, always where it is left out:',
    toFieldTable('FaultCondition'),
    '`then`:',
    toFieldTable('FaultAction'),
  ].join('\n\n')
}

function toFieldTable(schema: string): string {
  const found: Fields | undefined = controlDocument.components?.schemas?.[schema]
  const rows = Object.entries(found?.properties ?? {}).map(([name, field]) => [
    toCode(`${name}: ${JSON.stringify(exampleOf(field))}`),
    toOwnWords(field.description ?? ''),
  ])
  return toTable(['for example', 'means'], rows)
}

interface Fields {
  properties?: Record<string, { description?: string; example?: unknown }>
}

/** The example of a field; that of an object is made of the examples of its fields. */
function exampleOf(field: { example?: unknown; properties?: Record<string, object> }): unknown {
  if (field.example !== undefined) return field.example
  const parts = Object.entries(field.properties ?? {})
  return Object.fromEntries(parts.map(([name, part]) => [name, exampleOf(part)]))
}
