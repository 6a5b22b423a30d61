import { document } from '../../../openapi/generated/document.ts'

/** A bundled document as YAML or JSON; by default the API's document. */
export async function toDocumentText(
  format: 'yaml' | 'json',
  shown: object = document,
): Promise<string> {
  if (format === 'json') return `${JSON.stringify(shown, null, 2)}\n`
  const { stringify } = await import('yaml')
  return stringify(shown, { lineWidth: 100, aliasDuplicateObjects: false })
}
