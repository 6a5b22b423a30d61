import { execFileSync } from 'node:child_process'
import { readFileSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { OpenAPIV3_1 } from 'openapi-types'
import type { Fact, Gap } from '../../openapi/ledger.ts'

/** The facts and the gaps of a ledger, by id. */
export interface Ledger {
  facts: ReadonlyMap<string, Pick<Fact, 'fact'>>
  gaps: ReadonlyMap<string, Pick<Gap, 'assumption' | 'choice'>>
}

/** A document with its ledger at one time. */
export interface State {
  name: string
  document: OpenAPIV3_1.Document
  /** Undefined if there is only a document. */
  ledger: Ledger | undefined
}

const DOCUMENT = 'openapi/generated/document.ts'
const LEDGER = 'openapi/generated/ledger.ts'

/**
 * Reads BASE: a file if one has this name, else a revision.
 *
 * @throws Error when there is neither, or it has no document.
 */
export function readBase(root: string, name: string, workingFolder: string): State {
  const file = resolve(workingFolder, name)
  if (statSync(file, { throwIfNoEntry: false })?.isFile() === true) {
    return { name, document: readJson(readFileSync(file, 'utf8'), name), ledger: undefined }
  }
  const show = findRevision(root, name)
  const text = show(DOCUMENT)
  if (text === undefined) {
    throw new Error(`Cannot read ${name}: the revision has no ${DOCUMENT}; name a later one`)
  }
  return toState(name, text, show(LEDGER))
}

/** Reads what `npm run generate` wrote into a work tree. */
export function readWorkTree(root: string): State {
  const read = (path: string) => readFileSync(join(root, path), 'utf8')
  return toState('the work tree', read(DOCUMENT), read(LEDGER))
}

/** The environment without a git hook's variables, which would override the folder. */
export function gitEnvironment(): NodeJS.ProcessEnv {
  const entries = Object.entries(process.env).filter(([name]) => !name.startsWith('GIT_'))
  return Object.fromEntries(entries)
}

function toState(name: string, document: string, ledger: string | undefined): State {
  const facts = () => readConstant(ledger ?? '', 'facts', name) as Fact[]
  const gaps = () => readConstant(ledger ?? '', 'gaps', name) as Record<string, Gap>
  return {
    name,
    document: readConstant(document, 'document', name) as OpenAPIV3_1.Document,
    ledger:
      ledger === undefined
        ? undefined
        : {
            facts: new Map(facts().map((fact) => [fact.id, fact])),
            gaps: new Map(Object.entries(gaps())),
          },
  }
}

/** Reads a constant from a generated module without running it. */
function readConstant(text: string, constant: string, name: string): unknown {
  const [, json = ''] =
    new RegExp(`^export const ${constant} = ([^]*?) as (?:const|unknown)\\b`, 'm').exec(text) ?? []
  try {
    return JSON.parse(json)
  } catch {
    throw new Error(
      `Cannot read ${name}: it has no ${constant} as npm run generate writes it; name a later one`,
    )
  }
}

function readJson(text: string, name: string): OpenAPIV3_1.Document {
  let found: Partial<OpenAPIV3_1.Document> | null
  try {
    found = JSON.parse(text) as typeof found
  } catch (error) {
    throw new Error(`Cannot read ${name}: it isn't valid JSON; give an older openapi.json`, {
      cause: error,
    })
  }
  if (!String(found?.openapi).startsWith('3.1') || found?.info === undefined) {
    throw new Error(
      `Cannot read ${name}: it isn't an OpenAPI 3.1 document; give an older openapi.json`,
    )
  }
  return found as OpenAPIV3_1.Document
}

/** @returns a function that reads a file of the revision; it returns undefined if there is none */
function findRevision(folder: string, name: string): (path: string) => string | undefined {
  if (git(folder, 'rev-parse', '--git-dir') === undefined) {
    throw new Error(
      `Cannot read ${name}: ${folder} isn't a git checkout; give the path of an older openapi.json`,
    )
  }
  const words = ['--verify', '--quiet', '--end-of-options', `${name}^{commit}`]
  const commit = git(folder, 'rev-parse', ...words)?.trim()
  if (commit === undefined) {
    throw new Error(
      `Cannot read ${name}: there is no such revision or file; see git branch --all and git tag`,
    )
  }
  return (path) => git(folder, 'show', `${commit}:./${path}`)
}

/** What git prints; undefined when it fails. */
function git(folder: string, ...words: string[]): string | undefined {
  try {
    return execFileSync('git', words, {
      cwd: folder,
      env: gitEnvironment(),
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
      stdio: ['ignore', 'pipe', 'ignore'],
    })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') return undefined
    throw new Error('Cannot run git: it is not installed; install it, or give an openapi.json', {
      cause: error,
    })
  }
}
