import { existsSync } from 'node:fs'
import { copyFile, mkdir, readdir } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { referenceFolder } from '../package-folder.ts'
import type { ValuesOf } from '../settings/setting-kinds.ts'
import type { docsSettings } from '../settings/settings.ts'
import { UserError, type Shell } from '../shell.ts'

/** Copies the built reference into a folder of the user's, and leaves all else there as it is. */
export async function docs(
  { out, force }: ValuesOf<typeof docsSettings>,
  shell: Shell,
  source: string = referenceFolder(),
): Promise<void> {
  if (out === undefined) {
    throw new UserError('Cannot write the reference: no folder is named; give --out DIR')
  }
  if (!existsSync(join(source, 'index.html'))) {
    const advice = 'run npm run build, or install the package anew'
    throw new UserError(`Cannot write the reference: it was not built; ${advice}`, 1)
  }
  const files = await listFiles(source)
  const foreign = force ? undefined : (await list(out)).find((file) => !files.includes(file))
  if (foreign !== undefined) {
    throw new UserError(
      `Cannot write the reference: ${out} holds other files, such as ${foreign}; ` +
        'name an empty folder, or give --force',
    )
  }
  await copyAll(source, out, files)
  shell.write(
    `Wrote the reference to ${out}: ${files.length} files. It needs no network.\n` +
      'Put the folder on any static server, at any path, or look at it here:\n' +
      `  npx http-server ${quote(out)}\n` +
      'A running mock shows the same at /docs/: sabia mock\n',
  )
}

/** The files of a folder, however deep. */
async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => !entry.isDirectory())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)))
    .sort()
}

async function list(folder: string): Promise<string[]> {
  try {
    return await listFiles(folder)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'ENOENT') return []
    throw new UserError(`Cannot write the reference: ${folder} gives ${code}; name a folder`)
  }
}

async function copyAll(source: string, target: string, files: readonly string[]): Promise<void> {
  try {
    for (const file of files) {
      await mkdir(dirname(join(target, file)), { recursive: true })
      await copyFile(join(source, file), join(target, file))
    }
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    throw new UserError(`Cannot write the reference: ${target} gives ${code}; name another folder`)
  }
}

/** A folder as a shell reads it: a name with a space or a sign needs quotes. */
function quote(folder: string): string {
  return /^[\w./~-]+$/.test(folder) ? folder : `'${folder.replaceAll("'", String.raw`'\''`)}'`
}
