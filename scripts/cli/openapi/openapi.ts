import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { OpenAPIV3_1 } from 'openapi-types'
import { referenceFolder } from '../package-folder.ts'
import type { ValuesOf } from '../settings/setting.ts'
import type { openapiSettings } from '../settings/settings.ts'
import { replaceFile } from '../../../mocks/adapters/replace-file.ts'
import type { Shell } from '../shell.ts'
import { UserError, toSystemReason } from '../user-error.ts'
import { document } from '../../../openapi/generated/document.ts'

/** Prints the document, or writes it to a file. */
export async function openapi(
  { format, openapi: version, out }: ValuesOf<typeof openapiSettings>,
  shell: Shell,
  reference: string = referenceFolder(),
): Promise<void> {
  const text = await toText(format, version, reference)
  if (out === undefined) return shell.write(text)
  try {
    await replaceFile(out, text)
  } catch (error) {
    throw new UserError(`Cannot write ${out}: ${toReason(error)}`)
  }
  shell.write(`Wrote ${out}\n`)
}

async function toText(
  format: 'yaml' | 'json' | 'postman',
  version: '3.1' | '3.0',
  reference: string,
): Promise<string> {
  if (format === 'postman') {
    if (version !== '3.1') {
      throw new UserError(
        `Cannot write a Postman collection as OpenAPI ${version}: it isn't an OpenAPI document; ` +
          'leave out --openapi, or use --format yaml or json',
      )
    }
    try {
      const text = await readFile(join(reference, 'postman.json'), 'utf8')
      return `${JSON.stringify(JSON.parse(text), null, 2)}\n`
    } catch {
      const text = 'it was not built; run npm run build, or install the package again'
      throw new UserError(`Cannot read the Postman collection: ${text}`, 1)
    }
  }
  return toDocumentText(format, document, version)
}

function toReason(error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException
  if (code === undefined) return `${message}; give another file`
  if (code === 'ENOENT' || code === 'ENOTDIR') return `${code}; give a file in an existing folder`
  return toSystemReason(error) ?? message
}

/** A bundled document as YAML or JSON; by default the API's document, as it is written. */
export async function toDocumentText(
  format: 'yaml' | 'json',
  source: OpenAPIV3_1.Document = document,
  version: '3.1' | '3.0' = '3.1',
): Promise<string> {
  const shown = version === '3.1' ? source : await convert(source)
  if (format === 'json') return `${JSON.stringify(shown, null, 2)}\n`
  const { stringify } = await import('yaml')
  return stringify(shown, { lineWidth: 100, aliasDuplicateObjects: false })
}

async function convert(source: OpenAPIV3_1.Document): Promise<object> {
  const { toOpenapi30 } = await import('./to-openapi-3-0.ts')
  return toOpenapi30(source)
}
