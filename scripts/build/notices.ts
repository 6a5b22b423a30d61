import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Metafile } from 'esbuild'

const RULE = '-'.repeat(80)

/** Lists name, version and licence text of the bundled packages, as their licences require. */
export function toNotices(root: string, metafile: Metafile): string {
  const folders = [...new Set([...bundledFolders(metafile), ...generatedFolders(root)])].sort()
  const own =
    'The files of this folder hold code of these packages; those of reference/ have their own notices there.'
  return `${toText(root, own, folders)}\n`
}

/** The same for the published reference, which also contains Redoc. */
export function toReferenceNotices(root: string, metafiles: readonly Metafile[]): string {
  const folders = [...new Set(metafiles.flatMap(bundledFolders))].sort()
  const redocly = 'node_modules/@redocly/cli'
  const parts = readFileSync(join(root, redocly, 'THIRD_PARTY_NOTICES'), 'utf8').trim()
  const text = toText(root, 'These pages hold code of these packages.', [...folders, redocly])
  return `${text}\n\n${parts}\n`
}

function toText(root: string, head: string, folders: readonly string[]): string {
  const notices = folders.map((folder) => toNotice(join(root, folder)))
  return [head, ...notices].join(`\n\n${RULE}\n\n`)
}

/** Folders of the packages with at least one byte in the bundles. */
function bundledFolders({ outputs }: Pick<Metafile, 'outputs'>): string[] {
  const inputs = Object.values(outputs).flatMap(({ inputs: parts }) => Object.entries(parts))
  return inputs
    .filter(([, { bytesInOutput }]) => bytesInOutput > 0)
    .flatMap(([path]) => folderOf(path))
}

/** The generated checks contain helpers of Ajv, each after a comment with its path. */
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
  const { name, version, license, author } = readPackage(folder)
  const files = readdirSync(folder).filter((file) => /^(licen[cs]e|copying|notice)/i.test(file))
  const texts = files.map((file) => readFileSync(join(folder, file), 'utf8').trim())
  if (files.length > 0) return [`${name} ${version}`, ...texts].join('\n\n')
  if (license === undefined) {
    throw new Error(
      `Cannot bundle ${name}: its folder has no licence; ask its authors, or remove the package`,
    )
  }
  const writer = typeof author === 'object' ? author.name : author
  const by = writer === undefined ? '' : `, by ${writer}`
  return `${name} ${version}\n\nLicence ${license}${by}. The package holds no text of it.`
}

interface Package {
  name: string
  version: string
  license?: string
  author?: string | { name: string }
}

function readPackage(folder: string): Package {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Package
}
