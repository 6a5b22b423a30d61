import type { OpenAPIV3_1 } from 'openapi-types'
import type { Fact, Gap } from '../../openapi/ledger.ts'
import { FIRST_STATE, life } from '../../mocks/payer/life.ts'
import { toFactItem, toGapSection } from '../cli/ledger/ledger-markdown.ts'

/** Adds the ledger to a document, as pages of its reference. */
export function toReferenceDocument(
  document: OpenAPIV3_1.Document,
  gaps: readonly Gap[],
  facts: readonly Fact[],
): OpenAPIV3_1.Document {
  const pages = [
    { name: 'Life of a payment profile', description: toLife() },
    {
      name: 'Gaps',
      description: [
        'What the written specification leaves open, and what the mock assumes there. A real site',
        'may fill a gap otherwise; `sabia mock --profile FILE` makes the mock do so too.\n',
        ...gaps.map((gap) => `${toGapSection(gap)}\n`),
      ].join('\n'),
    },
    {
      name: 'Facts',
      description: ['What the written specification states.\n', ...facts.map(toFactItem)].join(
        '\n',
      ),
    },
  ]
  // Redoc's mark for a tag that is a page of text.
  const tags = pages.map((page) => ({ ...page, 'x-traitTag': true }))
  return { ...document, tags: [...(document.tags ?? []), ...tags] }
}

/** The table that the mock runs, as the reference shows it. */
function toLife(): string {
  const rows = life.map(
    ({ from, trigger, to, event }, index) =>
      `| ${from} | ${trigger} | ${to} | \`${event}\` | ${index === 0 ? 'stated' : 'assumed'} |`,
  )
  return [
    `A payment profile begins \`${FIRST_STATE}\`. The specification states that it becomes active`,
    'once the payer has accepted and the authorization is confirmed, and that a webhook reports it;',
    'the other rows, and every name of a status, are assumed (gaps G29 to G33). Whatever is not',
    'listed does not happen.\n',
    '| from | what happens | to | webhook | |',
    '|---|---|---|---|---|',
    ...rows,
  ].join('\n')
}
