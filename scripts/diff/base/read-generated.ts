import type { OpenAPIV3_1 } from 'openapi-types'
import type { Ledger } from '../ledger/compare-ledgers.ts'

/** Where the generated document and ledger stand in a checkout. */
export const DOCUMENT = 'openapi/generated/document.ts'
export const LEDGER = 'openapi/generated/ledger.ts'

/** Reads the document out of its module, without running it. */
export function readDocument(text: string, name: string): OpenAPIV3_1.Document {
  return readConstant(text, 'document', name) as OpenAPIV3_1.Document
}

/** Reads the ledger out of its module, without running it. */
export function readLedger(text: string, name: string): Ledger {
  const facts = readConstant(text, 'facts', name) as { id: string; fact: string }[]
  const gaps = Object.values(
    readConstant(text, 'gaps', name) as Record<
      string,
      { id: string; assumption: string; choice: string }
    >,
  )
  return {
    facts: new Map(facts.map(({ id, fact }) => [id, fact.trim()])),
    assumptions: new Map(gaps.map(({ id, assumption }) => [id, assumption.trim()])),
    choices: new Map(gaps.map(({ id, choice }) => [id, choice])),
  }
}

function readConstant(text: string, constant: string, name: string): unknown {
  const [, json] =
    new RegExp(`^export const ${constant} = ([^]*?) as (?:const|unknown)\\b`, 'm').exec(text) ?? []
  try {
    return JSON.parse(json ?? '')
  } catch {
    throw new Error(`Cannot read ${name}: it holds no ${constant} as npm run generate writes it`)
  }
}
