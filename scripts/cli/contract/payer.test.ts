import { describe, expect, test } from '@jest/globals'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Enrolment } from '../../../contracts/index.ts'
import { createTemporaryFolder } from '../testing/temporary-folder.ts'
import { createPayer, runPayerCommand, type PayerParts } from './payer.ts'

const enrolment: Enrolment = {
  profileId: 'p-1',
  subscriptionId: 's-1',
  customerId: '51',
  qrCode: '0002$(touch hacked)6304ABCD',
}

const { signal } = new AbortController()

describe('a payer command', () => {
  test('finds the enrolment in its environment, and no secret', async () => {
    const directory = createTemporaryFolder()
    const environment = {
      PATH: process.env['PATH'],
      SABIA_CLIENT_ID: 'demo-client',
      SABIA_CLIENT_SECRET: 'canary-secret',
      SABIA_ACCESS_TOKEN: 'canary-token',
    }
    await runPayerCommand('env > seen', enrolment, { environment, directory }, signal)
    const seen = readFileSync(join(directory, 'seen'), 'utf8')
    expect(seen).toContain('SABIA_PROFILE_ID=p-1\n')
    expect(seen).toContain('SABIA_SUBSCRIPTION_ID=s-1\n')
    expect(seen).toContain('SABIA_CUSTOMER_ID=51\n')
    expect(seen).toContain('SABIA_QR_CODE=0002$(touch hacked)6304ABCD\n')
    expect(seen).toContain('SABIA_CLIENT_ID=demo-client\n')
    expect(seen).not.toContain('canary')
  })

  test('that fails is an error with what it said', async () => {
    await expect(run('echo no phone >&2; exit 3')).rejects.toThrow(
      /^The payer command ended with 3: no phone$/,
    )
    await expect(run('exit 1')).rejects.toThrow(/^The payer command ended with 1$/)
  })

  test('has limited time, and what it started as well', async () => {
    const started = performance.now()
    await expect(run('sleep 30 & sleep 30', 200)).rejects.toThrow(
      /^The payer command took longer than 0\.2 s$/,
    )
    expect(performance.now() - started).toBeLessThan(10_000)
  })

  test('ends when the run is stopped', async () => {
    const stop = new AbortController()
    const shell = { environment: { PATH: process.env['PATH'] }, directory: '/' }
    const ended = runPayerCommand('sleep 30', enrolment, shell, stop.signal)
    stop.abort()
    await expect(ended).rejects.toThrow(/abort/)
  })
})

describe('a person at the terminal', () => {
  test.each(['accept', 'refuse'] as const)(
    'is asked to %s, and to press Enter',
    async (decision) => {
      const said: string[] = []
      let isPressed = false
      const payer = createPayer({
        ...nobody,
        shell: {
          environment: {},
          directory: '/',
          untilEnter: async () => {
            isPressed = true
          },
        },
        say: (line) => said.push(line),
      })
      await payer[decision]?.({ ...enrolment, qrCode: '0002\u001B[2J6304' })
      expect(isPressed).toBe(true)
      expect(said).toEqual([
        '',
        `${decision === 'accept' ? 'Accept' : 'Refuse'} this enrolment in the payer’s bank app:`,
        'payment profile p-1, subscription s-1, customer 51',
        'QR code, as text:',
        String.raw`0002\u{1b}[2J6304`,
        'Then press Enter here.',
      ])
    },
  )

  test('is nobody without a keyboard', () => {
    expect(createPayer(nobody)).toEqual({ accept: undefined, refuse: undefined })
  })

  test('is not asked to refuse where a command accepts: another command refuses', () => {
    const accepting = { ...nobody, command: 'true' }
    expect(createPayer(accepting).refuse).toBeUndefined()
    const both = createPayer({ ...accepting, refuseCommand: 'false' })
    return expect(both.refuse?.(enrolment)).rejects.toThrow('The payer command ended with 1')
  })
})

const nobody: PayerParts = {
  command: undefined,
  refuseCommand: undefined,
  shell: { environment: { PATH: process.env['PATH'] }, directory: '/', untilEnter: undefined },
  say: () => {},
  signal,
}

function run(command: string, timeLimit?: number): Promise<void> {
  const shell = { environment: { PATH: process.env['PATH'] }, directory: '/' }
  return runPayerCommand(command, enrolment, shell, signal, timeLimit)
}
