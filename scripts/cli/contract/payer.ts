import { toLine, toVisible } from '../../../openapi/text/visible.ts'
import type { Enrolment, Receiver } from '../../../contracts/index.ts'
import type { Shell } from '../shell.ts'
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'

/** Options of the stand-in for the payer's phone. */
export interface PayerParts {
  /** Accepts an enrolment. */
  command: string | undefined
  /** Refuses one. */
  refuseCommand: string | undefined
  shell: Pick<Shell, 'environment' | 'directory' | 'untilEnter'>
  /** Shows a line to the person at the terminal. */
  say: (line: string) => void
  /** Ends the wait when the run is stopped. */
  signal: AbortSignal
}

/**
 * Who decides about enrolments: commands, or the person at the terminal, or nobody. Where a command
 * accepts, another one must refuse: the first knows of no other decision.
 */
export function createPayer(parts: PayerParts): Pick<Receiver, 'accept' | 'refuse'> {
  const { command, refuseCommand, shell, say, signal } = parts
  const { untilEnter } = shell
  const run = (line: string): Receiver['accept'] => {
    return (enrolment) => runPayerCommand(line, enrolment, shell, signal)
  }
  const ask = (verb: string): Receiver['accept'] =>
    untilEnter &&
    (async (enrolment) => {
      for (const line of toRequest(verb, enrolment)) say(line)
      await untilEnter(signal)
    })
  if (command === undefined && refuseCommand === undefined) {
    return { accept: ask('Accept'), refuse: ask('Refuse') }
  }
  return {
    accept: command === undefined ? ask('Accept') : run(command),
    refuse: refuseCommand === undefined ? undefined : run(refuseCommand),
  }
}

function toRequest(verb: string, enrolment: Enrolment): string[] {
  const { profileId, subscriptionId, customerId, qrCode } = enrolment
  const profile = profileId === null ? '' : `payment profile ${profileId}, `
  return [
    '',
    `${verb} this enrolment in the payer’s bank app:`,
    toLine(`${profile}subscription ${subscriptionId}, customer ${customerId}`),
    ...(qrCode === null ? [] : ['QR code, as text:', toVisible(qrCode)]),
    'Then press Enter here.',
  ]
}

/** Variables that a payer command doesn't need. */
const SECRETS = ['SABIA_CLIENT_SECRET', 'SABIA_ACCESS_TOKEN']

/** Time limit of a command, in milliseconds. */
const TIME_LIMIT = 60_000

/** Only this many characters of its standard error are shown. */
const LONGEST_ERROR = 2000

/**
 * Runs a command that decides about an enrolment; environment variables describe the enrolment.
 *
 * @throws Error when it fails, takes too long or is stopped; the message says why.
 */
export async function runPayerCommand(
  command: string,
  enrolment: Enrolment,
  { environment, directory }: Pick<Shell, 'environment' | 'directory'>,
  signal: AbortSignal,
  timeLimit: number = TIME_LIMIT,
): Promise<void> {
  signal.throwIfAborted()
  const child = spawn(command, {
    shell: true,
    cwd: directory,
    env: toEnvironment(environment, enrolment),
    stdio: ['ignore', 'ignore', 'pipe'],
    // Its own process group, so that its children can be ended too.
    detached: true,
  })
  let errors = ''
  child.stderr?.on('data', (part: Buffer) => {
    errors = `${errors}${part.toString()}`.slice(-LONGEST_ERROR)
  })
  const ended = once(child, 'close', { signal }) as Promise<[number | null, string | null]>
  let isLate = false
  const timer = setTimeout(() => {
    isLate = true
    end(child)
  }, timeLimit)
  try {
    const [code, killer] = await ended
    if (isLate) throw new Error(`The payer command took longer than ${timeLimit / 1000} s`)
    if (code === 0) return
    const said = errors.trim()
    throw new Error(
      `The payer command ended with ${code ?? killer}${said === '' ? '' : `: ${said}`}`,
    )
  } finally {
    clearTimeout(timer)
    if (child.exitCode === null && child.signalCode === null) end(child)
  }
}

function toEnvironment(
  environment: Shell['environment'],
  { profileId, subscriptionId, customerId, qrCode }: Enrolment,
): Record<string, string | undefined> {
  const open = Object.entries(environment).filter(([name]) => !SECRETS.includes(name))
  return {
    ...Object.fromEntries(open),
    SABIA_PROFILE_ID: profileId ?? '',
    SABIA_SUBSCRIPTION_ID: subscriptionId,
    SABIA_CUSTOMER_ID: customerId,
    SABIA_QR_CODE: qrCode ?? '',
  }
}

function end(child: ChildProcess): void {
  if (child.pid === undefined) return
  try {
    process.kill(-child.pid, 'SIGKILL')
  } catch {
    // It has already ended.
    child.kill('SIGKILL')
  }
}
