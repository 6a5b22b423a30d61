import { existsSync, realpathSync } from 'node:fs'
import { basename, dirname, isAbsolute, join, relative, sep } from 'node:path'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { quote } from '../../../openapi/text/curl.ts'
import { escapeHtml } from '../../../openapi/text/html.ts'
import { whyNotWritten } from '../../../mocks/adapters/replace-file.ts'
import { referenceFolder } from '../package-folder.ts'
import type { ValuesOf } from '../settings/setting.ts'
import type { docsSettings } from '../settings/settings.ts'
import type { Shell } from '../shell.ts'
import { UserError } from '../user-error.ts'
import { type Files, RECORD, toFiles, toRecord, inspectFolder } from './inspect-folder.ts'

const SITEMAP = 'sitemap.xml'

/**
 * Writes the built reference into a folder, over an earlier one, and leaves other files there
 * unchanged.
 */
export async function docs(
  { out, url, force }: ValuesOf<typeof docsSettings>,
  shell: Shell,
  source: string = referenceFolder(),
): Promise<void> {
  if (out === undefined) throw refusal('no folder was given; add --out DIR')
  if (!existsSync(join(source, 'index.html'))) {
    throw refusal('it was not built; run npm run build, or install the package again', 1)
  }
  if (isWithin(source, out)) {
    throw refusal(`${out} is inside the reference to copy; give another folder`)
  }
  const files = withAddress(await toFiles(source), url)
  await tellFailure(out, () => settle(out, files, force))
  shell.write(
    `Wrote the reference to ${out}: ${files.size} files. It needs no network.\n` +
      'Put the folder on any static server, at any path, or open it here:\n' +
      `  npx http-server ${toWord(out)}\n` +
      'A running mock shows the same at /docs/: sabia mock\n',
  )
}

/** Search engines want whole addresses in a sitemap; it was built with those inside the folder. */
function withAddress(files: Files, url: string | undefined): Files {
  const sitemap = files.get(SITEMAP)
  if (url === undefined || sitemap === undefined) return files
  if (!/^https?:/i.test(url) || !URL.canParse(url)) {
    throw refusal(`--url ${url} is not an address such as https://docs.example.com/api/`)
  }
  const folder = new URL(url.replace(/\/*$/, '/'))
  const text = new TextDecoder()
    .decode(sitemap)
    .replaceAll(/<loc>(.*?)<\/loc>/g, (_, page: string) => {
      return `<loc>${escapeHtml(new URL(page, folder).href)}</loc>`
    })
  return new Map(files).set(SITEMAP, new TextEncoder().encode(text))
}

/** Checks the folder first, so that nothing is lost. */
async function settle(out: string, files: Files, force: boolean): Promise<void> {
  refuseOdd(out, [...files.keys(), RECORD])
  const { changed, other, stale } = await inspectFolder(out, files)
  if (changed !== undefined) {
    throw refusal(
      `${join(out, changed)} was changed, or is not from sabia docs; ` +
        'move it away, or give another folder',
    )
  }
  if (other !== undefined && !force) {
    throw refusal(
      `${out} has other files, such as ${other}; ` +
        'give an empty folder, or add --force to keep them and write there',
    )
  }
  for (const path of stale) await rm(join(out, path))
  const written = [...files, [RECORD, toRecord(files)] as const]
  const folders = new Set(written.map(([path]) => dirname(join(out, path))))
  for (const folder of folders) await mkdir(folder, { recursive: true })
  await Promise.all(written.map(([path, bytes]) => writeFile(join(out, path), bytes)))
}

/** Only plain files and folders are read or written: others may block, or lead elsewhere. */
function refuseOdd(out: string, paths: readonly string[]): void {
  const folders = new Set(paths.flatMap((path) => foldersOf(path)))
  for (const path of [...folders, ...paths]) {
    const why = whyNotWritten(join(out, path))
    if (why === undefined || (why === 'is a folder' && folders.has(path))) continue
    throw refusal(`${join(out, path)} ${why}; move it away, or give another folder`)
  }
}

function foldersOf(path: string): string[] {
  const parent = dirname(path)
  return parent === '.' ? [] : [...foldersOf(parent), parent]
}

async function tellFailure(out: string, act: () => Promise<void>): Promise<void> {
  try {
    await act()
  } catch (error) {
    const { code, path = out } = error as NodeJS.ErrnoException
    throw code === undefined ? error : refusal(`${path} fails with ${code}; give another folder`)
  }
}

function refusal(text: string, exitCode?: number): UserError {
  return new UserError(`Cannot write the reference: ${text}`, exitCode)
}

/** A folder as a shell word: a name with spaces or special characters needs quotes. */
function toWord(folder: string): string {
  return /^[\w./~-]+$/.test(folder) ? folder : quote(folder)
}

/** Whether a path is a folder or inside it, with links followed; the path need not exist. */
function isWithin(folder: string, path: string): boolean {
  const way = relative(realpathSync(folder), follow(path))
  return way !== '..' && !way.startsWith(`..${sep}`) && !isAbsolute(way)
}

/** Follows the links of as much of a path as exists. */
function follow(path: string): string {
  const parent = dirname(path)
  if (existsSync(path) || parent === path) return realpathSync(path)
  return join(follow(parent), basename(path))
}
