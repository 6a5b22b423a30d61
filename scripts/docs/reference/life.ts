import { FIRST_STATE, life } from '../../../mocks/world/payment-profile-life.ts'

/** The table that the mock runs, as Markdown. */
export function toLife(): string {
  const rows = life.map(
    ({ from, trigger, to, event }, index) =>
      `| ${from} | ${trigger} | ${to} | \`${event}\` | ${index === 0 ? 'stated' : 'assumed'} |`,
  )
  return [
    `A payment profile begins \`${FIRST_STATE}\`. The specification states that it becomes active`,
    'once the payer has accepted and the authorization is confirmed, and that a webhook reports it;',
    'the other rows, and every name of a status, are assumed (G29, G30, G31, G32, G33). Whatever is',
    'not listed does not happen.\n',
    '| from | what happens | to | webhook | |',
    '|---|---|---|---|---|',
    ...rows,
  ].join('\n')
}
