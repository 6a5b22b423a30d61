import type { ResolvedProfile } from '../../openapi/ledger.ts'
import { resolveProfile } from '../../openapi/resolve-profile.ts'
import { adviseNames, checkInput, wrongValue } from '../shared/control-input.ts'
import { FieldError } from '../shared/field-error.ts'
import { messageOf } from '../shared/message-of.ts'
import { knownScopes } from '../shared/document.ts'
import { toRule } from '../tools/faults/check-rule.ts'
import type { FaultRule } from '../tools/faults/rule.ts'
import { findScenario } from '../seed/scenarios.ts'
import { readSecret } from '../webhooks/signature.ts'
import { refusalOfForm } from '../webhooks/endpoints.ts'
import { FORMAT, VERSION, type Snapshot } from './snapshot.ts'

// Loaded with it, late and as one (`readers.ts`).
export { resolveProfile }

const prefix = 'Cannot restore the snapshot: '

/** A clock may run past the latest time that it can be set to. */
const LAST_RUNNING = Date.UTC(10_000)

/**
 * Reads a snapshot: first its structure, with the control API's document, then what a document can't express.
 * Its records are checked when they are loaded.
 *
 * @throws FieldError naming the invalid place.
 */
export function readSnapshot(given: unknown): { snapshot: Snapshot; gaps: ResolvedProfile } {
  refuseForeign(given)
  const snapshot = structuredClone(given) as Snapshot
  checkInput('restoreSnapshot body', snapshot, { prefix })
  const gaps = at('profile', snapshot.profile, () => resolveProfile(snapshot.profile))
  for (const name of ['first', 'present'] as const) {
    const { scenario } = snapshot[name]
    at(`${name}.scenario`, scenario, () => findScenario(scenario))
  }
  checkScopes('tokens', snapshot.tokens)
  checkScopes('applications.list', snapshot.applications.list)
  checkBackground(snapshot.background)
  readRules(snapshot.faults)
  return { snapshot, gaps }
}

/** Comes first: this document doesn't describe snapshots of another format or version. */
function refuseForeign(given: unknown): void {
  const { format, version } = (given ?? {}) as { format?: unknown; version?: unknown }
  if (format !== FORMAT) throw wrong('format', format, `only "${FORMAT}" can be restored`)
  if (version === VERSION) return
  const isNewer = typeof version === 'number' && version > VERSION
  const advice = isNewer ? 'use the newer Sabiá that wrote it' : 'take the snapshot again'
  throw wrong('version', version, `this Sabiá reads ${VERSION}; ${advice}`)
}

function checkScopes(place: string, holders: readonly { scopes: readonly string[] }[]): void {
  for (const [index, { scopes }] of holders.entries()) {
    const unknown = scopes.findIndex((scope) => !knownScopes.includes(scope))
    if (unknown === -1) continue
    const found = scopes[unknown]
    throw wrong(`${place}.${index}.scopes.${unknown}`, found, adviseNames(found, knownScopes))
  }
}

function checkBackground({ time, due, webhooks }: Snapshot['background']): void {
  const now = Date.now() + time.lead
  if (now < 0 || now > LAST_RUNNING) {
    throw wrong('background.time.lead', time.lead, 'give milliseconds')
  }
  // A task out of order would run too late.
  const late = due.findIndex(({ at: moment }, index) => moment < (due[index - 1]?.at ?? 0))
  if (late !== -1) {
    throw wrong(`background.due.${late}.at`, due[late]?.at, 'put tasks that are due sooner first')
  }
  for (const [index, { url, secret }] of webhooks.endpoints.list.entries()) {
    const place = `background.webhooks.endpoints.list.${index}`
    const refused = refusalOfForm(url)
    if (refused !== undefined) throw wrong(`${place}.url`, url, refused)
    at(`${place}.secret`, secret, () => readSecret(secret))
  }
}

function readRules({ first, rules }: Snapshot['faults']): void {
  for (const [index, rule] of first.entries()) {
    first[index] = readRule(`faults.first.${index}`, rule)
  }
  for (const [index, { fault }] of rules.entries()) {
    const { operation, when, then } = fault
    readRule(`faults.rules.${index}.fault`, { operation, when, then })
  }
}

function readRule(place: string, rule: FaultRule): Required<FaultRule> {
  try {
    return toRule(rule)
  } catch (error) {
    if (!(error instanceof FieldError)) throw error
    throw wrong(`${place}.${error.field}`, rule, error.message)
  }
}

/** Adds the place in the snapshot to errors. */
function at<Result>(place: string, found: unknown, act: () => Result): Result {
  try {
    return act()
  } catch (error) {
    throw wrong(place, found, messageOf(error))
  }
}

function wrong(place: string, found: unknown, advice: string): FieldError {
  return wrongValue(place, found, advice, { prefix })
}
