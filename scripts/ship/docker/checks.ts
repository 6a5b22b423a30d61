import { createControl } from '../../../mocks/control/client/client.ts'
import { askToken } from '../../package/ask-token.ts'
import type { Ended, Machine, Running } from './machine.ts'

/** One law of the image: throws where it does not hold, and may give a line to print. */
export type Check = (machine: Machine) => Promise<string | void>

const TOKEN = 'control-token-of-the-check'
const SCOPE = 'customers_read customers_write'
const ENVIRONMENT = { SABIA_CONTROL_TOKEN: TOKEN }

/** A container that is not ready after so many tries, in steps of `PAUSE`, will never be. */
const TRIES = 300
const PAUSE = 100

/** What whoever runs the image relies on. */
export const CHECKS: Readonly<Record<string, Check>> = {
  'holds the package and nothing else': (machine) => machine.weigh(),

  'asks for a control token': async ({ run }) => {
    const { exitCode, log } = await run({})
    demand(exitCode === 2 && log.includes('set SABIA_CONTROL_TOKEN'), `${exitCode}: ${log}`)
    return log.trim()
  },

  'becomes healthy, and answers calls of the API': async (machine) => {
    await withContainer(machine, ENVIRONMENT, async ({ url }) => {
      const answer = await readCustomer(url, await askToken(url, SCOPE), 1)
      demand(answer === 200, `reading a customer answers ${answer}`)
      const page = await fetch(`${url}/docs`)
      demand(page.status === 200, `/docs answers ${page.status}`)
      await page.arrayBuffer()
    })
  },

  'lets nobody control it who has not the token': async (machine) => {
    await withContainer(machine, ENVIRONMENT, async ({ url }) => {
      const { status } = await fetch(`${url}/__sabia/clock`)
      demand(status === 401, `without the token the control API answers ${status}`)
      await createControl({ baseUrl: url, token: TOKEN }).reset()
    })
  },

  'ends on SIGTERM with 0': async (machine) => {
    let since = 0
    const { exitCode, log } = await withContainer(machine, ENVIRONMENT, async () => {
      since = performance.now()
    })
    demand(exitCode === 0, `it ends with ${exitCode}: ${log}`)
    return `after ${(performance.now() - since).toFixed(0)} ms`
  },

  'goes on with the state that /data keeps': async (machine) => {
    const environment = { ...ENVIRONMENT, SABIA_STATE: '/data/state.json' }
    await withContainer(machine, environment, async ({ url }) => {
      const status = await addCustomer(url, await askToken(url, SCOPE))
      demand(status === 201, `creating a customer answers ${status}`)
    })
    await withContainer(machine, environment, async ({ url }) => {
      const status = await readCustomer(url, await askToken(url, SCOPE), 51)
      demand(status === 200, `after a restart the customer answers ${status}`)
    })
  },

  'checks a site as well, and leaves the reports in /data': async ({ run }) => {
    const { exitCode, log } = await run({ words: ['contract'] })
    demand(exitCode === 0 && log.includes('sabia-report/report.html'), `${exitCode}: ${log}`)
    return log.split('\n').find((line) => line.startsWith('Held'))
  },
}

function demand(holds: boolean, otherwise: string): void {
  if (!holds) throw new Error(otherwise)
}

/** Starts a container, uses it once it is healthy, and stops it, whatever became of it. */
async function withContainer(
  { start }: Machine,
  environment: Readonly<Record<string, string>>,
  use: (container: Running) => Promise<void>,
): Promise<Ended> {
  const container = await start({ environment })
  try {
    await untilHealthy(container)
    await use(container)
  } catch (error) {
    const { log } = await container.stop()
    throw new Error(`${(error as Error).message}; it printed: ${log}`, { cause: error })
  }
  return container.stop()
}

async function untilHealthy({ health }: Running): Promise<void> {
  for (let tries = 0; tries < TRIES; tries++) {
    if ((await health()) === 0) return
    await new Promise((resolve) => setTimeout(resolve, PAUSE))
  }
  throw new Error('it does not become healthy')
}

async function readCustomer(url: string, token: string, id: number): Promise<number> {
  const headers = { authorization: `Bearer ${token}` }
  return (await fetch(`${url}/api/customers/${id}`, { headers })).status
}

async function addCustomer(url: string, token: string): Promise<number> {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  const body = JSON.stringify({ email: 'ana@example.com', first_name: 'Ana', last_name: 'Souza' })
  return (await fetch(`${url}/api/customers`, { method: 'POST', headers, body })).status
}
