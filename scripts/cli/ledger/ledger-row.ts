import { wrap } from '../../../contracts/reports/text/wrap.ts'
import { toSections, type Fact, type Gap } from '../../../openapi/ledger.ts'
import { hang } from './hang.ts'

/** Shows all that the ledger holds of one gap, and how to choose otherwise. */
export function toGapText(gap: Gap, columns: number): string {
  const parts = [
    hang('Question    ', gap.question, columns),
    hang('Assumption  ', gap.assumption, columns),
    hang('Reason      ', gap.reason, columns),
    toChoices(gap, columns),
    ...(gap.places.length === 0 ? [] : [hang('Marked at   ', gap.places.join(', '), columns)]),
    toAdvice(gap, columns),
  ]
  return `${gap.id} ${gap.slug}, ${toSections(gap.section)}\n\n${parts.join('\n\n')}\n`
}

/** Shows all that the ledger holds of one fact. */
export function toFactText({ id, section, fact, binds }: Fact, columns: number): string {
  const parts = [hang('Fact   ', fact, columns), hang('Binds  ', binds.join(', '), columns)]
  return `${id}, ${toSections(section)}\n\n${parts.join('\n\n')}\n`
}

function toChoices({ choices, choice, plays, open }: Gap, columns: number): string {
  const width = Math.max(...Object.keys(choices).map((id) => id.length))
  const lines = Object.entries(choices).map(([id, meaning]) => {
    const notes = id === choice ? ' (assumed)' : plays.includes(id) ? '' : ' (not played)'
    return hang(`  ${id === choice ? '*' : ' '} ${id.padEnd(width)}  `, meaning + notes, columns)
  })
  if (open) lines.push('    Any other text is a choice too.')
  return ['Choices', ...lines].join('\n')
}

function toAdvice({ id, choice, plays, open }: Gap, columns: number): string {
  const other = plays.find((played) => played !== choice)
  if (other === undefined && !open) {
    return wrap('The mock plays the assumption only: no profile changes it.', columns).join('\n')
  }
  return [
    'To have the mock fill it otherwise, write the choice into a profile file and start with it:',
    '',
    `  echo '${id}: ${other ?? 'your choice'}' >> profile.yaml`,
    '  sabia mock --profile profile.yaml',
  ].join('\n')
}
