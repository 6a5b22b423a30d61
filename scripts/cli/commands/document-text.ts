import { document } from '../../../openapi/generated/document.ts'

/** The bundled document as the text of a file. */
export async function toDocumentText(format: 'yaml' | 'json'): Promise<string> {
  if (format === 'json') return `${JSON.stringify(document, null, 2)}\n`
  const { stringify } = await import('yaml')
  return stringify(document, { lineWidth: 100, aliasDuplicateObjects: false })
}
