import {
  allGaps,
  facts,
  findGap,
  withdrawnFacts,
  type Fact,
  type Gap,
} from '../../../openapi/ledger.ts'
import { nearestOf } from '../../../openapi/nearest.ts'
import { toFactMarkdown, toGapMarkdown, toGapSection } from './ledger-markdown.ts'
import { toFactTable, toFactText, toGapTable, toGapText } from './ledger-text.ts'
import type { ValuesOf } from '../settings/setting.ts'
import type { gapsSettings } from '../settings/settings.ts'
import type { Shell } from '../shell.ts'
import { UserError } from '../user-error.ts'

/** Width without a terminal. */
const USUAL_WIDTH = 100

const allFacts: readonly Fact[] = facts

/** Prints the ledger: all gaps, all facts, or one row. */
export async function gaps(
  { facts: isFacts, format }: ValuesOf<typeof gapsSettings>,
  name: string | undefined,
  shell: Shell,
): Promise<void> {
  const columns = shell.columns ?? USUAL_WIDTH
  if (name !== undefined) {
    const row = findRow(name)
    if (format === 'json') shell.write(toJson(row))
    else if ('question' in row) {
      shell.write(format === 'markdown' ? `${toGapSection(row)}\n` : toGapText(row, columns))
    } else shell.write(format === 'markdown' ? toFactMarkdown([row]) : toFactText(row, columns))
    return
  }
  if (format === 'json') shell.write(toJson(isFacts ? allFacts : allGaps))
  else if (format === 'markdown') {
    shell.write(isFacts ? toFactMarkdown(allFacts) : toGapMarkdown(allGaps))
  } else {
    shell.write(isFacts ? toFactTable(allFacts, columns) : toGapTable(allGaps, columns))
    if (!isFacts) shell.write(HINT)
  }
}

const HINT = `
Plays: how many of a gap's choices the mock can play.
sabia gaps G17 shows the choices of one gap; sabia gaps --facts shows what the specification states.
`

function findRow(name: string): Fact | Gap {
  const rows: readonly (Fact | Gap)[] = [...allGaps, ...allFacts]
  const id = findGap(name.toLowerCase())?.id ?? name.toUpperCase()
  const row = rows.find((candidate) => candidate.id === id)
  if (row !== undefined) return row
  const gone = withdrawnFacts.find((fact) => fact.id === id)
  if (gone !== undefined) {
    throw new UserError(`Cannot show ${id}: it was withdrawn. ${gone.withdrawn}`)
  }
  const ids = rows
    .map((candidate) => candidate.id)
    .filter((known) => known.startsWith(id.charAt(0)))
  const slugs = allGaps.map(({ slug }) => slug)
  const nearest = nearestOf(id, ids) ?? nearestOf(name.toLowerCase(), slugs)
  const advice = nearest === undefined ? 'see sabia gaps' : `did you mean ${nearest}?`
  throw new UserError(`Cannot show "${name}": there is no such gap or fact; ${advice}`)
}

function toJson(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`
}
