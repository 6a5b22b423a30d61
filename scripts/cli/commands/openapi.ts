import { writeFile } from 'node:fs/promises'
import { whyNotWritten } from '../../../mocks/adapters/why-not-written.ts'
import { toDocumentText } from './document-text.ts'
import type { ValuesOf } from '../settings/setting-kinds.ts'
import type { openapiSettings } from '../settings/settings.ts'
import { UserError, type Shell } from '../shell.ts'

/** Prints the document, or writes it to a file. */
export async function openapi(
  { format, out }: ValuesOf<typeof openapiSettings>,
  shell: Shell,
): Promise<void> {
  const text = await toDocumentText(format)
  if (out === undefined) return shell.write(text)
  const why = whyNotWritten(out)
  if (why !== undefined) throw new UserError(`Cannot write ${out}: it ${why}; name another file`)
  try {
    await writeFile(out, text)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    throw new UserError(`Cannot write ${out}: ${code}; name a file in a folder that exists`)
  }
  shell.write(`Wrote ${out}\n`)
}
