import { scenarios } from '../../../mocks/seed/scenarios.ts'
import { FIRST_STATE, life, type Decision } from '../../../mocks/world/payment-profile-life.ts'
import { controlDocument } from '../../../openapi/generated/control.ts'
import { document } from '../../../openapi/generated/document.ts'
import { operationsOf } from '../../../openapi/operations.ts'
import { EXIT_CODES } from '../../cli/contract/exit-code.ts'
import { type SettingTable, variableOf } from '../../cli/settings/setting.ts'
import { RESTS_ON } from '../../docs/model/life.ts'
import { scopesOf } from '../../docs/model/parameters.ts'
import { REPORT_FILES } from '../../cli/settings/settings.ts'
import {
  inEnglish,
  toCode,
  toTable,
  toOperationLinks,
  toOwnWords,
  toBlock,
  toLedgerLinks,
  type Say,
} from './markdown.ts'

/** What each exit code of a contract run means. */
export function toExitCodeTable(say: Say = inEnglish): string {
  const rows = Object.entries(EXIT_CODES).map(([code, meaning]) => [code, say(meaning)])
  return toTable(['code', 'means'].map(say), rows)
}

/** The files that a contract run leaves. */
export function toReportFileTable(say: Say = inEnglish): string {
  const rows = Object.entries(REPORT_FILES).map(([names, purpose]) => {
    return [names.split(', ').map(toCode).join(', '), say(purpose)]
  })
  return toTable(['file', 'holds'].map(say), rows)
}

/** The table of scopes with the calls that need them. */
export function toScopeTable(say: Say = inEnglish): string {
  const rows = scopesOf(document).map(({ name, description, operations }) => [
    toCode(name),
    say(description),
    toOperationLinks(operations) || say('no known call'),
  ])
  return toTable(['scope', 'allows to', 'needed by'].map(say), rows)
}

/** The calls that return each kind of record of the API. */
export function toReadTable(say: Say = inEnglish): string {
  const calls = operationsOf(document).filter(({ method }) => method === 'GET')
  const rows = ['Customer', 'Subscription', 'PaymentProfile'].map((kind) => {
    const reading = calls.filter(({ responses }) => {
      const schema = responses['200']?.content?.['application/json']?.schema
      return schema !== undefined && '$ref' in schema && schema.$ref.includes(`/schemas/${kind}`)
    })
    const links = toOperationLinks(reading.map(({ operationId }) => operationId))
    const words = kind.replaceAll(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
    return [say(words.toLowerCase()), links === '' ? say('no call') : links]
  })
  return toTable(['record', 'read by'].map(say), rows)
}

/** The scenarios that a site can start with. */
export function toScenarioTable(say: Say = inEnglish): string {
  const rows = scenarios.map(({ name, summary }) => [toCode(name), say(summary)])
  return toTable(['scenario', 'what the site holds'].map(say), rows)
}

/** When a fault applies, and what it does. */
export function toFaultTables(say: Say = inEnglish): string {
  return [
    say('`when`, always where it is left out:'),
    toFieldTable('FaultCondition', say),
    say('`then`:'),
    toFieldTable('FaultAction', say),
  ].join('\n\n')
}

function toFieldTable(schema: string, say: Say): string {
  const found: Fields | undefined = controlDocument.components?.schemas?.[schema]
  const rows = Object.entries(found?.properties ?? {}).map(([name, field]) => [
    toCode(`${name}: ${JSON.stringify(exampleOf(field))}`),
    say(toOwnWords(field.description ?? '')),
  ])
  return toTable(['for example', 'means'].map(say), rows)
}

interface Fields {
  properties?: Record<string, { description?: string; example?: unknown }>
}

/** The example of a field; that of an object is made of the examples of its fields. */
function exampleOf(field: { example?: unknown; properties?: Record<string, object> }): unknown {
  if (field.example !== undefined) return field.example
  const parts = Object.entries(field.properties ?? {})
  return Object.fromEntries(parts.map(([name, part]) => [name, exampleOf(part)]))
}

/** The options of a command, with their environment variables and defaults. */
export function toOptionTable(settings: SettingTable, say: Say = inEnglish): string {
  const rows = Object.entries(settings)
    // A list or an object stands in the configuration file alone.
    .filter(([, { isStructured }]) => isStructured !== true)
    .map(([name, setting]) => {
      const { placeholder, summary, fallbackText = '' } = setting
      const option = placeholder === undefined ? `--${name}` : `--${name} ${placeholder}`
      return [toCode(option), say(summary), toCode(fallbackText), toCode(variableOf(name, setting))]
    })
  return toTable(['option', 'does', 'default', 'environment'].map(say), rows)
}

/** The life of a payment profile as a diagram, and as a table that says what is stated. */
export function toLife(say: Say = inEnglish): string {
  return `${toBlock('mermaid', toDiagram())}\n\n${toLifeTable(say)}`
}

/** The kinds of events, and the status that each reports. */
export function toEventTable(say: Say = inEnglish): string {
  const rows = life.map(({ event, to, trigger }) => [
    toCode(event),
    toCode(to),
    say(MEANS[trigger]),
  ])
  return toTable(['`type`', say('new status'), say('because')], rows)
}

const MEANS: Readonly<Record<Decision, string>> = {
  accept: 'the payer accepts, and the authorization is confirmed',
  refuse: 'the payer refuses',
  expire: 'nobody decides before `qr_code_expires_at`',
  cancel: 'the recurrence is ended; no call of the API does it',
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

function toLifeTable(say: Say): string {
  const rows = life.map(({ from, to, trigger, event }) => {
    const ground = RESTS_ON[trigger]
    const word = ground.startsWith('F') ? 'stated' : 'assumed'
    return [
      toCode(from),
      say(MEANS[trigger]),
      toCode(to),
      toCode(event),
      `${say(word)}: ${toLedgerLinks([ground])}`,
    ]
  })
  const heads = ['status', 'what happens', 'next status', 'event', 'is it certain?']
  return toTable(heads.map(say), rows)
}
