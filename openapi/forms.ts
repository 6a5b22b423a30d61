import { document } from './generated/document-rules.ts'

/** What each pattern of the document asks for, in the words that stand beside it. */
export const forms: ReadonlyMap<string, string> = new Map(listForms(document.components))

function listForms(value: unknown): [pattern: string, words: string][] {
  if (value === null || typeof value !== 'object') return []
  const { pattern, 'x-form': words } = value as { pattern?: unknown; 'x-form'?: unknown }
  const inner = Object.entries(value).flatMap(([key, child]) =>
    key === 'example' || key === 'examples' ? [] : listForms(child),
  )
  return typeof pattern === 'string' && typeof words === 'string'
    ? [[pattern, words], ...inner]
    : inner
}
