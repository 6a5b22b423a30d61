import { toLine, toVisible } from '../../../contracts/reports/text/visible.ts'
import type { Enrolment, Receiver } from '../../../contracts/index.ts'
import type { Shell } from '../shell.ts'
import { runPayerCommand } from './payer-command.ts'

/** What stands in for the payer's phone. */
export interface PayerParts {
  command: string | undefined
  shell: Pick<Shell, 'environment' | 'directory' | 'untilEnter'>
  /** Shows a line to the person at the terminal. */
  say: (line: string) => void
  /** Ends the waiting when the run is stopped. */
  signal: AbortSignal
}

/** Finds who accepts enrolments: a command, else the person at the terminal, else nobody. */
export function createPayer({ command, shell, say, signal }: PayerParts): Receiver['accept'] {
  if (command !== undefined) {
    return (enrolment) => runPayerCommand(command, enrolment, shell, signal)
  }
  const { untilEnter } = shell
  if (untilEnter === undefined) return undefined
  return async (enrolment) => {
    for (const line of toRequest(enrolment)) say(line)
    await untilEnter(signal)
  }
}

function toRequest({ profileId, subscriptionId, customerId, qrCode }: Enrolment): string[] {
  const profile = profileId === null ? '' : `payment profile ${profileId}, `
  return [
    '',
    'Accept this enrolment in the payer’s bank app:',
    toLine(`${profile}subscription ${subscriptionId}, customer ${customerId}`),
    ...(qrCode === null ? [] : ['QR code, as text:', toVisible(qrCode)]),
    'Then press Enter here.',
  ]
}
