import { readFileSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { OpenAPIV3_1 } from 'openapi-types'
import { assumptionsIn } from '../ledger/assumed-texts.ts'
import type { Ledger } from '../ledger/compare-ledgers.ts'
import { findRevision } from './git.ts'
import { DOCUMENT, LEDGER, readDocument, readLedger } from './read-generated.ts'

/** The document at one time, and what was certain and assumed then. */
export interface State {
  name: string
  document: OpenAPIV3_1.Document
  ledger: Ledger
}

/**
 * Reads the state that is compared with: of a file, when there is one of this name, else of a
 * revision.
 *
 * @throws Error when there is neither, or no document in it.
 */
export function readBase(root: string, name: string, workingFolder = process.cwd()): State {
  const file = resolve(workingFolder, name)
  if (statSync(file, { throwIfNoEntry: false })?.isFile() === true) return readFile(file, name)
  const revision = findRevision(root, name)
  const text = revision.read(DOCUMENT)
  if (text === undefined) {
    throw new Error(`Cannot read ${name}: the revision has no ${DOCUMENT}; name a later one`)
  }
  return toState(name, text, revision.read(LEDGER))
}

/** Reads the state that stands in a work tree. */
export function readWorkTree(root: string): State {
  const read = (path: string) => readFileSync(join(root, path), 'utf8')
  return toState('the work tree', read(DOCUMENT), read(LEDGER))
}

function toState(name: string, text: string, ledger: string | undefined): State {
  const document = readDocument(text, `${DOCUMENT} of ${name}`)
  return {
    name,
    document,
    ledger: ledger === undefined ? ledgerOf(document) : readLedger(ledger, `${LEDGER} of ${name}`),
  }
}

function readFile(file: string, name: string): State {
  const document = parse(readFileSync(file, 'utf8'), name)
  return { name, document, ledger: ledgerOf(document) }
}

function parse(text: string, name: string): OpenAPIV3_1.Document {
  let found: unknown
  try {
    found = JSON.parse(text)
  } catch (error) {
    throw new Error(`Cannot read ${name}: it is no JSON; give a document as openapi.json has it`, {
      cause: error,
    })
  }
  const { openapi, info } = (found ?? {}) as Partial<OpenAPIV3_1.Document>
  if (typeof openapi !== 'string' || !openapi.startsWith('3.1') || info === undefined) {
    throw new Error(
      `Cannot read ${name}: it is no OpenAPI 3.1 document; give an older openapi.json`,
    )
  }
  return found as OpenAPIV3_1.Document
}

/** A document alone tells the assumptions that its descriptions hold. */
function ledgerOf(document: OpenAPIV3_1.Document): Ledger {
  return { facts: undefined, choices: undefined, assumptions: assumptionsIn(document) }
}
