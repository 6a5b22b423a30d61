import { facts, withdrawnFacts } from '../../openapi/ledger.ts'
import { allChecks } from '../all-checks.ts'
import { UNOBSERVED, UNTESTED } from './untested.ts'

/** A fact, and what checks it. */
export interface FactRow {
  fact: string
  sentence: string
  /** Ids of the MUST checks that rest on it. */
  checks: readonly string[]
  /** Why no check can test it; undefined if some do. */
  reason: string | undefined
}

/** Every fact of the ledger with its checks, or the reason why it has none. */
export function toFactTable(): FactRow[] {
  return facts.map(({ id, fact }) => ({
    fact: id,
    sentence: fact,
    checks: allChecks
      .filter((check) => check.level === 'MUST' && check.facts.includes(id))
      .map((check) => check.id),
    reason: UNTESTED[id],
  }))
}

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
  const unobserved = Object.entries(UNOBSERVED).map(
    ([gap, reason]) => `| ${gap} | ${cell(reason)} |`,
  )
  return [
    '<!-- Written by `npm run generate` from the ledger and the checks. Not edited by hand. -->',
    '',
    '# What the suite checks',
    '',
    `${allChecks.length} checks. A run can only be broken by a fact; what the spec leaves open is observed and reported.`,
    '',
    '## Facts by check',
    '',
    '| fact | the spec states | checked by |',
    '|---|---|---|',
    ...rows,
    '',
    'Withdrawn, and never given to another fact:',
    '',
    ...withdrawnFacts.map(({ id, withdrawn }) => `- ${id}: ${withdrawn}`),
    '',
    '## Gaps that are observed',
    '',
    '| gap | what is observed | by |',
    '|---|---|---|',
    ...gaps,
    '',
    '## Gaps that are not observed, and why',
    '',
    '| gap | reason |',
    '|---|---|',
    ...unobserved,
    '',
  ].join('\n')
}

function cell(text: string): string {
  return text.replaceAll('|', '\\|').replaceAll('\n', ' ')
}
