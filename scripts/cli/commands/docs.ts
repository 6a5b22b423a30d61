import { existsSync } from 'node:fs'
import { copyFile, mkdir, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { referenceFolder } from '../package-folder.ts'
import type { ValuesOf } from '../settings/setting-kinds.ts'
import type { docsSettings } from '../settings/settings.ts'
import { UserError, type Shell } from '../shell.ts'

/** The files of the reference. */
export const REFERENCE_FILES: readonly string[] = [
  'index.html',
  'openapi.yaml',
  'openapi.json',
  'control.yaml',
  'control.json',
]

/** Copies the reference into a folder of the user's. */
export async function docs(
  { out, force }: ValuesOf<typeof docsSettings>,
  shell: Shell,
  source: string = referenceFolder(),
): Promise<void> {
  if (out === undefined) {
    throw new UserError('Cannot write the reference: no folder is named; give --out DIR')
  }
  const missing = REFERENCE_FILES.find((file) => !existsSync(join(source, file)))
  if (missing !== undefined) {
    const advice = 'run npm run build, or install the package anew'
    throw new UserError(`Cannot write the reference: ${missing} was not built; ${advice}`, 1)
  }
  const foreign = force
    ? undefined
    : (await list(out)).find((file) => !REFERENCE_FILES.includes(file))
  if (foreign !== undefined) {
    throw new UserError(
      `Cannot write the reference: ${out} holds other files, such as ${foreign}; ` +
        'name an empty folder, or give --force',
    )
  }
  await copyAll(source, out)
  shell.write(`${REFERENCE_FILES.map((file) => `Wrote ${join(out, file)}`).join('\n')}\n`)
  shell.write(`Open ${join(out, 'index.html')} in a browser; it needs no network.\n`)
}

async function list(folder: string): Promise<string[]> {
  try {
    return await readdir(folder)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'ENOENT') return []
    throw new UserError(`Cannot write the reference: ${folder} gives ${code}; name a folder`)
  }
}

async function copyAll(source: string, target: string): Promise<void> {
  try {
    await mkdir(target, { recursive: true })
    for (const file of REFERENCE_FILES) await copyFile(join(source, file), join(target, file))
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    throw new UserError(`Cannot write the reference: ${target} gives ${code}; name another folder`)
  }
}
