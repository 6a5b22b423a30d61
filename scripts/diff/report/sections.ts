import type { Change, LedgerChange, Report, Verdict } from '../model.ts'

/** Headings of the report, in its order. */
export const HEADINGS: readonly (readonly [Verdict, string])[] = [
  ['breaking', 'Breaking for clients'],
  ['compatible', 'Compatible'],
  ['text', 'Text only'],
]

export const LEDGER_HEADING = 'Certain and assumed'

/** What is compared, in one sentence. */
export function toTitle({ base, version }: Report): string {
  return `The document of ${base.name} (${base.version}) and that of the work tree (${version})`
}

/** What the version should be, in one sentence. */
export function toVersionSentence(report: Report): string {
  const { base, version, changes, ledger, verdict, needs, hasRisen } = report
  if (verdict === undefined) {
    return hasRisen
      ? `The document is the same: info.version may stay ${base.version}.`
      : `info.version is ${version}, below the ${base.version} of ${base.name}; raise it.`
  }
  const kind = { breaking: 'Breaking', compatible: 'Compatible', text: 'Textual' }[verdict]
  const isOfGenerator = changes.length + ledger.length === 0
  const lead = isOfGenerator ? 'Only wording that is generated differs. ' : ''
  return hasRisen
    ? `${lead}${kind} changes need info.version ${needs} at least; it is ${version}.`
    : `${lead}${kind} changes need info.version ${needs} at least, and it is ${version}; ` +
        'raise it in openapi/openapi.yaml and add a heading to openapi/CHANGELOG.md.'
}

/** What changed, with the reason where it breaks clients, and the gaps that were open there. */
export function toSentence({ what, because, gaps = [] }: Change): string {
  const reason = because === undefined ? '' : `: ${because}`
  return `${what}${reason}${gaps.length === 0 ? '' : ` (assumed there: ${gaps.join(', ')})`}`
}

/** Where a change shows; empty where its place says it. */
export function toUses({ direction, operations, place }: Change, length = Infinity): string {
  const others = operations.filter((id) => !new RegExp(`\\b${id}\\b`).test(place))
  if (others.length === 0) return ''
  const shown = others.slice(0, length).join(', ')
  const rest = others.length > length ? ` and ${others.length - length} more` : ''
  return `${direction === undefined ? 'in' : `${direction} of`} ${shown}${rest}`
}

/** The id of a row of the ledger, with the place of the document. */
export function toLedgerPlace({ id, place }: LedgerChange): string {
  return place === undefined ? id : `${id} at ${place}`
}
