import type { ControlSchemas } from '../../../mocks/control/client/client.ts'
import { MOST_CUSTOMERS } from '../../../mocks/shared/limits.ts'
import { SITE_NAME } from '../../../mocks/site-options.ts'

/** What a reader typed to add a site. */
export interface SiteForm {
  name: string
  seed: string
  customers: string
}

/** The numbers that each field takes. */
export const ranges = {
  seed: [0, Number.MAX_SAFE_INTEGER],
  customers: [0, MOST_CUSTOMERS],
} as const

/** Reads the form; names the fields that hold something else than a site takes. */
export function readSiteForm({ name, seed, customers }: SiteForm): {
  body: ControlSchemas['SiteInput']
  wrong: (keyof SiteForm)[]
} {
  const trimmed = name.trim()
  const wrong: (keyof SiteForm)[] = []
  if (!SITE_NAME.test(trimmed)) wrong.push('name')
  if (!isIn(seed, ranges.seed)) wrong.push('seed')
  if (!isIn(customers, ranges.customers)) wrong.push('customers')
  return { body: { name: trimmed, seed: Number(seed), customers: Number(customers) }, wrong }
}

function isIn(text: string, [least, most]: readonly [number, number]): boolean {
  const number = Number(text)
  return /^\d+$/.test(text.trim()) && number >= least && number <= most
}

/** What is wrong with a text of scopes. */
type ScopeFault =
  | { kind: 'commas'; fixed: string }
  | { kind: 'none' }
  | { kind: 'unknown'; scope: string }

/** Checks scopes as the spec wants them: one text, separated by spaces, and never by commas. */
export function findScopeFault(text: string, known: readonly string[]): ScopeFault | undefined {
  const scopes = text.split(/[\s,;]+/).filter((scope) => scope !== '')
  if (scopes.length === 0) return { kind: 'none' }
  if (/[,;]/.test(text)) return { kind: 'commas', fixed: scopes.join(' ') }
  const unknown = scopes.find((scope) => !known.includes(scope))
  return unknown === undefined ? undefined : { kind: 'unknown', scope: unknown }
}
