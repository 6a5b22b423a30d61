import { isObject, type JsonObject } from '../../http/exchange.ts'

/** The site's own names of statuses, by ours. */
type Names = Readonly<Record<string, string>>

/** A status of a payment profile, and where it stands. */
export interface Status {
  status: string
  pointer: string
}

/** The spec's own words; of any other word only the caller can say what it means (gap G29). */
const WORDS: Readonly<Record<string, readonly string[]>> = {
  pending: ['pending'],
  active: ['active', 'activated'],
  refused: ['refused'],
}

/**
 * Keys that speak of the payment profile itself: its payer, its bank or its subscription may have a status
 * of their own. Brazilian sites say `situacao`.
 */
const OWN =
  /^(stat(e|us)|situa\w+|current_.*)$|pix|recurr|recorr|authori|autori|consent|mandate|enrol|agreement|profile|method/i

/**
 * The statuses of a payment profile: `status` or else `state` at its top. Names that the caller gave
 * are found under other keys too that tell of its status; other words may be anything's.
 */
export function statusesIn(profile: JsonObject, names: Names = {}): Status[] {
  const own = ['status', 'state'].find((key) => typeof profile[key] === 'string')
  const top = own === undefined ? [] : [{ status: String(profile[own]), pointer: `/${own}` }]
  const given = new Set(Object.values(names).map(toPlain))
  const inner = textsIn(profile).filter(
    ({ status, pointer }) =>
      pointer !== `/${own}` && /stat(e|us)|\/situa/i.test(pointer) && given.has(toPlain(status)),
  )
  return [...top, ...inner]
}

/** Our name for a status: the caller's names count first, each in place of the spec's words. */
export function toOwnName(status: string, names: Names): string | undefined {
  const plain = toPlain(status)
  const given = Object.keys(names).find((name) => toPlain(names[name]!) === plain)
  if (given !== undefined) return given
  return Object.keys(WORDS).find((name) => !(name in names) && WORDS[name]!.includes(plain))
}

/** A status that tells of a decision, unless another one says that it is still to come. */
export function findDecided(statuses: readonly Status[], names: Names): Status | undefined {
  const known = statuses.map((one) => ({ ...one, name: toOwnName(one.status, names) }))
  if (known.some(({ name }) => name === 'pending')) return undefined
  return known.find(({ name }) => name !== undefined)
}

function textsIn(value: JsonObject, pointer = ''): Status[] {
  return Object.entries(value).flatMap(([key, inner]) => {
    if (!OWN.test(key) && !/\/stat(e|us)$/.test(pointer)) return []
    if (typeof inner === 'string' || typeof inner === 'number')
      return [{ status: String(inner), pointer: `${pointer}/${key}` }]
    return isObject(inner) ? textsIn(inner, `${pointer}/${key}`) : []
  })
}

function toPlain(status: string): string {
  return status.trim().toLowerCase()
}
