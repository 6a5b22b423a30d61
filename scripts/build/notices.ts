import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Metafile } from 'esbuild'

const RULE = '-'.repeat(80)

/** Writes what the licences of the bundled packages ask for: name, version and licence text. */
export function toNotices(root: string, metafile: Metafile): string {
  const folders = [...new Set([...bundledFolders(metafile), ...generatedFolders(root)])].sort()
  const notices = folders.map((folder) => toNotice(join(root, folder)))
  return [
    'The files of this folder hold code of these packages.',
    ...notices,
    toReferenceNotice(root),
  ].join(`\n\n${RULE}\n\n`)
}

/** Folders of the packages that gave the bundles at least one byte. */
function bundledFolders({ outputs }: Pick<Metafile, 'outputs'>): string[] {
  const inputs = Object.values(outputs).flatMap(({ inputs: parts }) => Object.entries(parts))
  return inputs
    .filter(([, { bytesInOutput }]) => bytesInOutput > 0)
    .flatMap(([path]) => folderOf(path))
}

/** The generated checks hold helpers of Ajv, each under a comment with its path. */
function generatedFolders(root: string): string[] {
  const text = readFileSync(join(root, 'openapi/generated/checks.js'), 'utf8')
  return [...text.matchAll(/^\/\/ (node_modules\/.+)$/gm)].flatMap(([, path = '']) =>
    folderOf(path),
  )
}

function folderOf(path: string): string[] {
  const [folder] = /^.*node_modules\/(@[^/]+\/)?[^/]+/.exec(path) ?? []
  return folder === undefined ? [] : [folder]
}

function toNotice(folder: string): string {
  const { name, version } = readPackage(folder)
  const files = readdirSync(folder).filter((file) => /^(licen[cs]e|copying|notice)/i.test(file))
  if (files.length === 0) {
    throw new Error(
      `Cannot bundle ${name}: its folder holds no licence; ask its authors, or do without it`,
    )
  }
  const texts = files.map((file) => readFileSync(join(folder, file), 'utf8').trim())
  return [`${name} ${version}`, ...texts].join('\n\n')
}

function toReferenceNotice(root: string): string {
  const folder = join(root, 'node_modules/@redocly/cli')
  const parts = readFileSync(join(folder, 'THIRD_PARTY_NOTICES'), 'utf8').trim()
  return `reference/index.html holds Redoc, of this package:\n\n${toNotice(folder)}\n\n${parts}\n`
}

function readPackage(folder: string): { name: string; version: string } {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    name: string
    version: string
  }
}
