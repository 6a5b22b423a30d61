import { allChecks } from '../checks/all.ts'
import { toFactTable } from './fact-table.ts'
import { UNOBSERVED } from './untested.ts'

/** The table of facts by check, as a page of its own. */
export function toFactMarkdown(): string {
  const rows = toFactTable().map(
    ({ fact, sentence, checks, reason }) =>
      `| ${fact} | ${cell(sentence)} | ${reason === undefined ? checks.join(', ') : `none: ${cell(reason)}`} |`,
  )
  const observations = allChecks.filter(({ level }) => level === 'OBSERVE')
  const gaps = observations.map(
    ({ id, gaps: [gap], title }) => `| ${gap} | ${cell(title)} | ${id} |`,
  )
  const unseen = Object.entries(UNOBSERVED).map(([gap, reason]) => `| ${gap} | ${cell(reason)} |`)
  return [
    '<!-- Written by `npm run generate` from the ledger and the checks. Not edited by hand. -->',
    '',
    '# What the suite checks',
    '',
    `${allChecks.length} checks. A run can only be broken by a fact; what the spec leaves open is looked at and reported.`,
    '',
    '## Facts by check',
    '',
    '| fact | the spec states | checked by |',
    '|---|---|---|',
    ...rows,
    '',
    '## Gaps that are looked at',
    '',
    '| gap | what is looked at | by |',
    '|---|---|---|',
    ...gaps,
    '',
    '## Gaps that are not, and why',
    '',
    '| gap | reason |',
    '|---|---|',
    ...unseen,
    '',
  ].join('\n')
}

function cell(text: string): string {
  return text.replaceAll('|', '\\|').replaceAll('\n', ' ')
}
