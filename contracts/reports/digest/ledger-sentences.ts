import { allGaps, facts, type Fact, type Gap } from '../../../openapi/ledger.ts'

export const allFacts: readonly Fact[] = facts

const factById = new Map(allFacts.map((fact) => [fact.id, fact]))
const gapById = new Map(allGaps.map((gap) => [gap.id, gap]))

/** What a fact states; a report of another version may name one that this ledger lacks. */
export function sentenceOf(fact: string): string {
  return factById.get(fact)?.fact ?? 'A fact that this ledger does not have.'
}

/** The ledger's row of a gap. */
export function findGap(id: string): Gap | undefined {
  return gapById.get(id)
}
