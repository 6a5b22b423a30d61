import type { State } from './base/read-state.ts'
import { compareDocuments } from './document/compare.ts'
import { compareMarks, compareRows, marksOf } from './ledger/compare-ledgers.ts'
import { assumptionsIn } from './ledger/assumed-texts.ts'
import type { Report } from './model.ts'
import { compareVersions, leastVersion, parseVersion } from './version/versions.ts'

/** Tells what changed from one state of the document to another. */
export function toReport(base: State, present: State): Report {
  const marks = marksOf(base.document)
  const changes = compareDocuments(base.document, present.document).map((change) => {
    const gaps = marks.get(change.place)
    return change.verdict === 'breaking' && gaps !== undefined ? { ...change, gaps } : change
  })
  const ledger = [
    ...compareMarks(base.document, present.document),
    ...compareRows(base.ledger, likeBase(base, present)),
  ]
  const isSame = withoutVersion(base.document) === withoutVersion(present.document)
  // Marks and assumptions stand in the document, too, and say nothing to a program.
  const verdict = changes[0]?.verdict ?? (isSame ? undefined : 'text')
  const [old, version] = [base.document.info.version, present.document.info.version]
  const needs = leastVersion(parseVersion(old), verdict)
  return {
    base: { name: base.name, version: old },
    version,
    changes,
    ledger,
    verdict,
    needs: needs.join('.'),
    hasRisen: compareVersions(parseVersion(version), needs) >= 0,
  }
}

/** Where the base has a document alone, the same is taken of the present: its descriptions. */
function likeBase(base: State, present: State) {
  if (base.ledger.choices !== undefined) return present.ledger
  return { facts: undefined, choices: undefined, assumptions: assumptionsIn(present.document) }
}

function withoutVersion(document: State['document']): string {
  return JSON.stringify({ ...document, info: { ...document.info, version: undefined } })
}
