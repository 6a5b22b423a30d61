import { allChecks } from './all-checks.ts'
import { isThisMachine, resolveOptions, type RunOptions } from './engine/options/resolve-options.ts'
import { realTime, type Time } from './http/pace/time.ts'
import { run, type RunListener } from './run/run.ts'
import type { Receiver } from './engine/receiver.ts'
import type { Report } from './model/report.ts'
import { createEmbedded } from './targets/embedded.ts'
import { SUITE_VERSION } from './suite-version.ts'

/** Options of a contract run: the target, what it may do there, and callbacks. */
export interface ContractOptions extends RunOptions, RunListener {
  /** Receives the site's webhooks and decides for the payer. The embedded mock has its own. */
  receiver?: Receiver
  /** Stops the run: nothing more is sent, and the report covers what was done so far. */
  signal?: AbortSignal
}

/**
 * Checks whether a site keeps to the spec. Only a broken fact makes the verdict `broken`; where the
 * spec is silent the report says what the site does. Without `baseUrl` the embedded mock is checked.
 *
 * @throws OptionsError when an option cannot be, or a live site would be written to unasked.
 *
 * @example
 * const report = await runContract({
 *   baseUrl: 'http://localhost:4010',
 *   credentials: { clientId: 'demo-client', clientSecret: 'demo-secret', site: 'demo' },
 * })
 * report.verdict // 'held', 'broken' or 'incomplete'
 */
export function runContract(options: ContractOptions = {}): Promise<Report> {
  return runContractOn(realTime, options)
}

/** The same on another clock: a test needn't wait for what a site shows late or never. */
export async function runContractOn(time: Time, options: ContractOptions = {}): Promise<Report> {
  const { receiver: given, signal, onCheck, onRequest, onWrite, ...rest } = options
  const embedded = options.baseUrl === undefined ? await createEmbedded() : undefined
  const receiver = given ?? embedded?.receiver
  const wanted = { ...embedded, ...rest, baseUrl: options.baseUrl ?? embedded?.baseUrl ?? '' }
  const settings = resolveOptions(
    wanted,
    allChecks.map(({ id }) => id),
    // A resolver can't know where a custom `fetch` leads.
    wanted.fetch === undefined
      ? await isThisMachine(wanted.baseUrl, options.resolveHost)
      : undefined,
  )
  const listener: RunListener = {
    ...(onCheck && { onCheck }),
    ...(onRequest && { onRequest }),
    ...(onWrite && { onWrite }),
  }
  const report = await run(settings, {
    checks: allChecks,
    fetch: wanted.fetch ?? ((request) => fetch(request)),
    target: embedded === undefined ? settings.baseUrl : 'embedded',
    suiteVersion: SUITE_VERSION,
    time,
    listener,
    ...(receiver && { receiver }),
    ...(signal && { signal }),
  })
  return { ...report, checks: report.checks.map((check) => ({ ...check })) }
}
