import { posix } from 'node:path'

/** The link from one file of the folder to another; a fragment of the target is kept. */
export function toRelative(from: string, target: string): string {
  const [file = '', fragment] = target.split('#', 2)
  const link = posix.relative(posix.dirname(from), file)
  return fragment === undefined ? link : `${link}#${fragment}`
}
