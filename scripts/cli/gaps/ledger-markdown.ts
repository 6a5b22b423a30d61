import { toCell, toRow } from '../../../contracts/reports/markdown/escape.ts'
import { toSections, type Fact, type Gap } from '../../../openapi/ledger.ts'
import { countChoices } from './ledger-text.ts'

/** Lists gaps as a table of Markdown. */
export function toGapMarkdown(gaps: readonly Gap[]): string {
  const rows = gaps.map((gap) => [
    gap.id,
    gap.section,
    gap.question,
    gap.assumption,
    countChoices(gap),
  ])
  return toMarkdownTable(['Gap', 'Section', 'Question', 'Assumption', 'Plays'], rows)
}

/** Lists facts as a table of Markdown. */
export function toFactMarkdown(facts: readonly Fact[]): string {
  const rows = facts.map(({ id, section, fact, binds }) => [id, section, fact, binds.join(', ')])
  return toMarkdownTable(['Fact', 'Section', 'What the specification states', 'Binds'], rows)
}

/** Writes one gap as a section of Markdown: question, assumption, reason and choices. */
export function toGapSection(gap: Gap): string {
  const choices = Object.entries(gap.choices).map(([id, meaning]) => {
    const note = id === gap.choice ? ' *Assumed.*' : gap.plays.includes(id) ? '' : ' *Not played.*'
    return `- \`${id}\`: ${meaning}${note}`
  })
  if (gap.open) choices.push('- any other text')
  if (gap.holds !== undefined) choices.push(`- ${gap.holds}`)
  return [
    `### ${gap.id}: ${gap.question.replaceAll('`', '')}`,
    `\`${gap.slug}\`, from ${toSections(gap.section)}. **Assumed:** ${gap.assumption}`,
    gap.reason,
    choices.join('\n'),
  ].join('\n\n')
}

function toMarkdownTable(
  headings: readonly string[],
  rows: readonly (readonly string[])[],
): string {
  const lines = [headings, headings.map(() => '---'), ...rows.map((row) => row.map(toCell))]
  return `${lines.map(toRow).join('\n')}\n`
}
