/** What a change does to a client that was written against BASE. */
export type Verdict = 'breaking' | 'compatible' | 'text'

/** Who sends what a schema describes: the client, the site as an answer, or the site unasked. */
export type Direction = 'requests' | 'answers' | 'webhooks'

/** One change of the document, with all the places that it shows in. */
export interface Change {
  verdict: Verdict
  /** Schema, field, operation or part of the document that differs. */
  place: string
  /** What is different there, in words. */
  what: string
  /** Why it breaks clients; left out where it does not. */
  because?: string
  direction?: Direction
  /** Gaps that the place of a breaking change rested on at BASE: clients could not be certain. */
  gaps?: string[]
  /** Ids of the operations that it shows in. */
  operations: string[]
}

/** One change of what is certain and what is assumed. */
export interface LedgerChange {
  /** Id of the gap or fact. */
  id: string
  kind: 'assumed' | 'certain' | 'gap' | 'fact'
  /** Where the document's mark differs; left out for a row of the ledger. */
  place?: string
  what: string
}

/** What changed between two states of the document. */
export interface Report {
  base: { name: string; version: string }
  version: string
  changes: Change[]
  ledger: LedgerChange[]
  /** The gravest change; undefined where nothing changed. */
  verdict: Verdict | undefined
  /** The least version that may bear these changes. */
  needs: string
  /** Whether the version is at least that. */
  hasRisen: boolean
}
