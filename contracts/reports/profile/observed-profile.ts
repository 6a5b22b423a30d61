import { allGaps, type Gap } from '../../../openapi/ledger.ts'
import { resolveProfile } from '../../../openapi/resolve-profile.ts'
import type { Observed, Report } from '../../model/report.ts'
import { toSeen } from '../digest/gap-rows.ts'
import { cut, toLine } from '../../../openapi/text/visible.ts'

const LONGEST_VALUE = 160

/** What YAML may not hold bare within double quotes, or readers of it disagree about. */
const UNSAFE = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\ufffe\uffff]/gu

/** Writes what was seen at gaps as a site profile for `sabia mock --profile`, in the ledger's order. */
export function toObservedProfile(report: Report): string {
  const seen = toSeen(report)
  const blocks = allGaps.flatMap((gap) => {
    const observations = seen.get(gap.id)
    return observations === undefined ? [] : [toBlock(gap, observations)]
  })
  const hasLines = blocks.some((block) => !block.at(-1)?.startsWith('#'))
  return [
    ...toHeader(report),
    ...blocks.flatMap((block) => ['', ...block]),
    // A file of comments alone would be no set of choices.
    ...(hasLines ? [] : ['', '# Nothing was seen that a site profile could say.', '{}']),
    ...toUnplayed(blocks),
    '',
  ].join('\n')
}

/** Names in one place what was seen and is not played, and why. */
function toUnplayed(blocks: readonly string[][]): string[] {
  const lines = blocks.flatMap(([question = '', ...rest]) => {
    const reason = rest.find((line) => UNPLAYED.test(line))
    const [, id] = /^# (\w+):/.exec(question) ?? []
    return reason === undefined ? [] : [`#   ${id}: ${reason.slice('# '.length)}`]
  })
  return lines.length === 0
    ? []
    : ['', '# Seen, and not played by a mock with this profile:', ...lines]
}

const UNPLAYED =
  /^# (?:The mock cannot play this|This is none|The ledger has no|Seen in several ways)/

function toHeader({ target, startedAt, suiteVersion, run, seed }: Report): string[] {
  return [
    '# What a site does where the specification is silent, as a site profile:',
    '#   sabia mock --profile observed-profile.yaml',
    `# Target: ${toComment(target)}`,
    `# Seen: ${toComment(startedAt)}, by sabia ${toComment(suiteVersion)}`,
    `# Run: ${toComment(run)}, seed ${seed}`,
  ]
}

function toBlock(gap: Gap, observations: readonly Observed[]): string[] {
  const question = `# ${gap.id}: ${toComment(gap.question)}`
  const values = [...new Set(observations.map(({ value }) => value))]
  const seen = values.map((value) => `# Seen: ${toComment(value)}`)
  const choices = [...new Set(observations.map(toEntry))]
  const [choice = null] = observations.map((one) => one.choice)
  const [json] = observations.map((one) => one.learned)
  if (choices.length > 1) {
    const names = choices.map((one) => (one === null ? 'something else' : toComment(one)))
    return [question, ...seen, `# Seen in several ways, ${names.join(', ')}: choose one.`]
  }
  if (json !== undefined) {
    const learned: unknown = JSON.parse(json)
    const problem = findProblem(gap, learned)
    if (problem !== undefined)
      return [question, ...seen, `# The mock cannot play this: ${problem}.`]
    return [question, ...seen, ...toYaml(`${gap.id}:`, learned, '')]
  }
  if (choice === null) return [question, ...seen, '# This is none of the choices.']
  if (!Object.hasOwn(gap.choices, choice) && !gap.open) {
    return [question, ...seen, `# The ledger has no choice ${toComment(quote(choice))}.`]
  }
  return [question, ...seen, ...toNotes(gap, choice), `${gap.id}: ${quote(choice)}`]
}

/** What a site profile would say. */
function toEntry({ choice, learned }: Observed): string | null {
  return learned ?? (choice && quote(choice))
}

/** Why a value cannot be written to a site profile. */
function findProblem(gap: Gap, learned: unknown): string | undefined {
  try {
    resolveProfile({ [gap.id]: learned })
    return undefined
  } catch (error) {
    return toComment((error as Error).message)
  }
}

/** Writes a value as YAML: each key of an object on a line of its own. */
function toYaml(key: string, value: unknown, indent: string): string[] {
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value)
  const entries = isObject ? Object.entries(value) : []
  if (entries.length === 0) return [`${indent}${key} ${toFlow(value)}`]
  const lines = entries.flatMap(([name, inner]) =>
    toYaml(`${PLAIN_KEY.test(name) ? name : quote(name)}:`, inner, `${indent}  `),
  )
  return [`${indent}${key}`, ...lines]
}

/** A key that every reader of YAML takes for a text. */
const PLAIN_KEY = /^(?!(?:true|false|null|yes|no|on|off|y|n)$)[a-z_]\w*$/i

function toFlow(value: unknown): string {
  if (typeof value === 'string') return quote(value)
  return JSON.stringify(value).replaceAll(UNSAFE, toEscape)
}

function toNotes(gap: Gap, choice: string): string[] {
  if (choice === gap.choice) return ['# The mock assumes the same.']
  if (gap.plays.includes(choice) || gap.open) return []
  return [`# The mock cannot play this: it keeps to ${quote(gap.choice)}.`]
}

function toComment(text: string): string {
  return cut(toLine(text), LONGEST_VALUE) || '(empty)'
}

/** Always in quotes: YAML would read `201` as a number and `null` as nothing. */
function quote(text: string): string {
  if (text.search(UNSAFE) === -1) return `'${text.replaceAll("'", "''")}'`
  const escaped = JSON.stringify(text).replaceAll(UNSAFE, toEscape)
  return escaped
}

function toEscape(found: string): string {
  const code = (found.codePointAt(0) ?? 0).toString(16)
  return code.length > 4
    ? String.raw`\U${code.padStart(8, '0')}`
    : String.raw`\u${code.padStart(4, '0')}`
}
