import { type RunOptions, OptionsError } from '../../../contracts/index.ts'
import type { ContractValues } from '../settings/settings.ts'
import { toAccess } from './to-access.ts'
import { allChecks } from '../../../contracts/all-checks.ts'
import { resolveOptions } from '../../../contracts/engine/options/resolve-options.ts'
import { UserError } from '../user-error.ts'

/** Run options with a seed that is known in advance, so that the write log can name the run. */
export type SeededOptions = RunOptions & { seed: number }

/** Settings that need a target. The site's name isn't one: the file may name it for the mock. */
const OF_A_SITE = [
  'client-id',
  'client-secret',
  'access-token',
  'token-url',
  'confirm-host',
  'webhook-listen',
] as const

/**
 * Converts settings to run options. Credentials of a live site are never assumed.
 *
 * @throws UserError when settings are missing or contradict each other.
 */
export function toRunOptions(values: ContractValues, isLocal?: boolean): SeededOptions {
  const isPayerGiven =
    values['payer-command'] !== undefined || values['payer-refuse-command'] !== undefined
  if (isPayerGiven && values['webhook-listen'] === undefined) {
    throw new UserError(
      'Cannot use the payer command: no webhooks are received; add --webhook-listen',
    )
  }
  const common = {
    seed: values.seed ?? Math.floor(Math.random() * 2 ** 32),
    readOnly: values['read-only'],
    allowWrites: values['allow-writes'],
    maxWrites: values['max-writes'],
    timeout: values.timeout,
    tokenMethod: values['token-method'],
    tokenFormat: values['token-format'],
    tokenClient: values['token-client'],
    ...withoutUndefined({
      rate: values.rate,
      only: values.only,
      products: values.product,
      tokenFields: values['token-field'],
      statusNames: values['status-name'],
      emailDomain: values['email-domain'],
    }),
  }
  const { target } = values
  if (target === undefined) {
    refuseWithoutTarget(values)
    return common
  }
  return {
    ...common,
    baseUrl: target,
    ...withoutUndefined({ tokenUrl: values['token-url'], confirmHost: values['confirm-host'] }),
    ...toAccess(target, values, isLocal),
  }
}

/** A pipeline that lost its target would check the mock, and pass for ever. */
function refuseWithoutTarget(values: ContractValues): void {
  const found = OF_A_SITE.find((name) => values[name] !== undefined)
  if (found === undefined) return
  throw new UserError(
    `Cannot use ${found}: no target was given, and the embedded mock does not need it; ` +
      'give the site with --target (SABIA_TARGET)',
  )
}

type Present<Given extends object> = { [Key in keyof Given]?: Exclude<Given[Key], undefined> }

function withoutUndefined<Given extends object>(given: Given): Present<Given> {
  const entries = Object.entries(given).filter(([, value]) => value !== undefined)
  return Object.fromEntries(entries) as Present<Given>
}

/** What is known of a run before anything is sent. */
export interface RunPreview {
  /** Address of the target, or `embedded`, as the report names it. */
  target: string
  /** Neither embedded nor on this machine: its records stay. */
  isLive: boolean
  isReadOnly: boolean
  maxWrites: number
}

const EMBEDDED = {
  baseUrl: 'http://demo.localhost',
  credentials: { clientId: 'demo-client', clientSecret: 'demo-secret', site: 'demo' },
}

/**
 * Resolves the options as the suite will, before any file or request is made.
 *
 * @throws UserError when an option isn't valid, or the run would write to a live site without permission.
 */
export function previewRun(options: SeededOptions, isLocal?: boolean): RunPreview {
  const isEmbedded = options.baseUrl === undefined
  const wanted = isEmbedded ? { ...options, ...EMBEDDED } : { baseUrl: '', ...options }
  const ids = allChecks.map(({ id }) => id)
  try {
    const settings = resolveOptions(wanted, ids, isEmbedded || isLocal)
    const { baseUrl, isReadOnly, maxWrites } = settings
    const target = isEmbedded ? 'embedded' : baseUrl
    return { target, isLive: !settings.isLocal, isReadOnly, maxWrites }
  } catch (error) {
    throw toUserError(error)
  }
}

/** Wrong options of the suite are a mistake that the user can fix. */
export function toUserError(error: unknown): unknown {
  return error instanceof OptionsError ? new UserError(error.message) : error
}
