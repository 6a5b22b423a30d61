import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** Finds Chromium: what `CHROMIUM` names, else Debian's place, else the PATH. */
export function findChromium(): string {
  const folders = (process.env['PATH'] ?? '').split(delimiter)
  const onPath = ['chromium', 'google-chrome'].flatMap((name) =>
    folders.map((folder) => join(folder, name)),
  )
  const named = process.env['CHROMIUM']
  const found = named ?? ['/usr/bin/chromium', ...onPath].find((file) => existsSync(file))
  if (found === undefined) throw new Error('Cannot find Chromium: name its program by CHROMIUM')
  return found
}
