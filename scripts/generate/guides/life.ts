import { FIRST_STATE, life, type Decision } from '../../../mocks/world/payment-profile-life.ts'
import { toBlock, toCode, toLedgerLinks, toTable } from './markdown.ts'

/** The life of a payment profile as a diagram, and as a table that says what is stated. */
export function toLife(): string {
  return `${toBlock('mermaid', toDiagram())}\n\n${toLifeTable()}`
}

/** The kinds of events, and the status that each reports. */
export function toEventTable(): string {
  const rows = life.map(({ event, to, trigger }) => [toCode(event), toCode(to), MEANS[trigger]])
  return toTable(['`type`', 'new status', 'because'], rows)
}

const MEANS: Readonly<Record<Decision, string>> = {
  accept: 'the payer accepts, and the authorization is confirmed',
  refuse: 'the payer refuses',
  expire: 'nobody decides before `qr_code_expires_at`',
  cancel: 'the recurrence is ended; no call of the API does it',
}

/** The fact or the gap that each way of `life` rests on. */
const RESTS_ON: Readonly<Record<Decision, string>> = {
  accept: 'F14',
  refuse: 'G30',
  expire: 'G31',
  cancel: 'G32',
}

function toDiagram(): string {
  const states = [...new Set(life.flatMap(({ from, to }) => [from, to]))]
  const last = states.filter((state) => !life.some(({ from }) => from === state))
  return [
    'stateDiagram-v2',
    `  [*] --> ${FIRST_STATE}: createPaymentProfile`,
    ...life.map(({ from, to, trigger }) => `  ${from} --> ${to}: ${trigger}`),
    ...last.map((state) => `  ${state} --> [*]`),
  ].join('\n')
}

function toLifeTable(): string {
  const rows = life.map(({ from, to, trigger, event }) => {
    const ground = RESTS_ON[trigger]
    const word = ground.startsWith('F') ? 'stated' : 'assumed'
    return [
      toCode(from),
      MEANS[trigger],
      toCode(to),
      toCode(event),
      `${word}: ${toLedgerLinks([ground])}`,
    ]
  })
  return toTable(['status', 'what happens', 'next status', 'event', 'is it certain?'], rows)
}
