import { existsSync, realpathSync } from 'node:fs'
import { basename, dirname, isAbsolute, join, relative, sep } from 'node:path'

/** Whether a path, that need not exist, is a folder or lies in it, links followed. */
export function isWithin(folder: string, path: string): boolean {
  const way = relative(realpathSync(folder), follow(path))
  return way !== '..' && !way.startsWith(`..${sep}`) && !isAbsolute(way)
}

/** Follows the links of as much of a path as exists. */
function follow(path: string): string {
  const parent = dirname(path)
  if (existsSync(path) || parent === path) return realpathSync(path)
  return join(follow(parent), basename(path))
}
