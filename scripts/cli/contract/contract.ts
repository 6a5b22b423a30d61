import { join, relative } from 'node:path'
import { isLoopbackName } from '../../../openapi/text/loopback.ts'
import { isThisMachine } from '../../../contracts/engine/options/resolve-options.ts'
import { PersonalDataMask } from '../../../contracts/engine/evidence/personal-data-mask.ts'
import {
  planContract,
  type Report,
  type Plan,
  type PlannedRequest,
} from '../../../contracts/index.ts'
import { compareReports, toComparison, toSummary } from '../../../contracts/reports/index.ts'
import { disarm, toVisible, toCount, toLine } from '../../../openapi/text/visible.ts'
import { type ContractValues, REPORT_FOLDER } from '../settings/settings.ts'
import type { Shell } from '../shell.ts'
import { UserError, toSystemReason } from '../user-error.ts'
import { prepareFolder, readEarlier, writeReport, tellGitHub } from './report-folder.ts'
import { EXIT, toExitCode } from './exit-code.ts'
import { runSuite } from './run-suite.ts'
import { previewRun, toUserError, toRunOptions, type SeededOptions } from './to-run-options.ts'

/** Checks whether a site keeps to the spec, and resolves to the exit code. */
export async function contract(values: ContractValues, shell: Shell): Promise<number> {
  try {
    return await check(values, shell)
  } catch (error) {
    if (error instanceof UserError) throw error
    // Node would exit with 1 here, which means that the site is broken.
    const reason = toSystemReason(error)
    if (reason !== undefined) throw new UserError(`Cannot finish: ${reason}`, EXIT.fault)
    shell.warn(`Cannot finish: this is a bug in sabia: ${toTrace(error, values)}\n`)
    return EXIT.fault
  }
}

async function check(values: ContractValues, shell: Shell): Promise<number> {
  const { target } = values
  const isLocal = target === undefined ? undefined : await isThisMachine(target, shell.resolveHost)
  const options: SeededOptions = {
    ...toRunOptions(values, isLocal),
    ...(shell.resolveHost && { resolveHost: shell.resolveHost }),
  }
  const preview = previewRun(options, isLocal)
  if (target !== undefined && isLocal === false && isLoopbackName(new URL(target).hostname)) {
    shell.warn(
      `Warning: ${new URL(target).hostname} resolves to other machines too, ` +
        'so it counts as a live site\n',
    )
  }
  if (values.plan) return tellPlan(options, shell)
  const earlier = values.compare === undefined ? undefined : await readEarlier(values.compare)
  const folder = values.report ?? join(shell.directory, REPORT_FOLDER)
  const profile = values['profile-out']
  await prepareFolder(folder, profile)
  const found = await runSuite(values, { options, preview, folder, shell })
  const isWritten = await tryToWrite(found, folder, profile, shell)
  const { columns, hasColours } = shell
  const shown = isWritten ? toShown(folder, shell.directory) : undefined
  shell.write(toSummary(found, { columns, hasColours, folder: shown }))
  if (earlier !== undefined) shell.write(`\n${toComparison(compareReports(earlier, found))}`)
  await tellGitHub(found, shell)
  return isWritten || found.verdict === 'broken' ? toExitCode(found) : EXIT.fault
}

async function tellPlan(options: SeededOptions, shell: Shell): Promise<number> {
  try {
    shell.write(toPlanText(await planContract(options)))
    return EXIT.held
  } catch (error) {
    throw toUserError(error)
  }
}

/** The result must be shown even if the disk is full by now. */
async function tryToWrite(
  report: Report,
  folder: string,
  profile: string | undefined,
  shell: Shell,
): Promise<boolean> {
  try {
    await writeReport(report, folder, profile)
    return true
  } catch (error) {
    const { message } = error as Error
    shell.warn(`Cannot write the report: ${message}; free some space and run it again\n`)
    return false
  }
}

/** A folder inside the working directory is shown relative to it. */
function toShown(folder: string, directory: string): string {
  const path = relative(directory, folder)
  return path === '' || path.startsWith('..') ? folder : path
}

function toTrace(error: unknown, values: ContractValues): string {
  const { stack, message } = error as Error
  const mask = new PersonalDataMask()
  mask.addSecret(values['client-secret'], '$SABIA_CLIENT_SECRET')
  mask.addSecret(values['access-token'], '$SABIA_ACCESS_TOKEN')
  return disarm(toVisible(mask.text(stack ?? message)))
}

/** Lists the requests that a run would send. */
export function toPlanText({ requests, creates }: Plan): string {
  const width = String(requests.length).length
  const lines = requests.map((request, index) =>
    toLines(request, `${String(index + 1).padStart(width)}. `),
  )
  const total =
    `${toCount(requests.length, 'request')}, ${toCount(creates, 'record')} would be created; ` +
    'nothing was sent.\n'
  return disarm([...lines.flat(), ...(lines.length === 0 ? [] : ['']), total].join('\n'))
}

const TOKENS: Readonly<Record<PlannedRequest['token'], string>> = {
  right: '',
  wrong: ', with a wrong token',
  none: ', without a token',
}

function toLines(request: PlannedRequest, heading: string): string[] {
  const { method, address, body, effect, token } = request
  const proof = effect === 'asks for a token' ? '' : TOKENS[token]
  const first = `${heading}${method.padEnd(4)} ${toLine(address)}  (${effect}${proof})`
  return body === undefined ? [first] : [first, `${' '.repeat(heading.length)}${toBody(body)}`]
}

/** JSON with spaces, on one line; anything else unchanged. */
function toBody(body: string): string {
  try {
    return toLine(JSON.stringify(JSON.parse(body), null, 1))
  } catch {
    return toLine(body)
  }
}
