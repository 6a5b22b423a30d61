import { lookup } from 'node:dns/promises'
import { setFlagsFromString } from 'node:v8'
import { loadListener } from '../../../mocks/adapters/arrived.ts'
import { isBeyondLoopback } from '../../../mocks/adapters/public/own-hosts.ts'
import { loadControlDocument } from '../../../mocks/control/handlers/watch.ts'
import type { Answered, Site, Sites } from '../../../mocks/index.ts'
import { messageOf } from '../../../mocks/shared/message-of.ts'
import { loadControl } from '../../../mocks/site.ts'
import { loadReaders } from '../../../mocks/state/readers.ts'
import { type KeptState, serve, type Served } from '../../../mocks/adapters/node.ts'
import { referenceFolder } from '../package-folder.ts'
import type { Shell } from '../shell.ts'
import { UserError, toSystemReason } from '../user-error.ts'
import { toPrintable } from '../printable.ts'
import { createSites } from './create-sites.ts'
import { createTextLog, toJsonLogLine } from './request-log.ts'
import { type PlayedSite, toReadyLine, toStartLines, toStartText } from './start-text.ts'
import type { MockValues } from '../settings/settings.ts'
import { createTextWebhookLog, toJsonWebhookLine } from './webhook-log.ts'

/** After how many milliseconds a mock loads what its first answers don't need. */
const REST = 250

/**
 * Loads what is else loaded when it is first needed: a build may replace the files of a running mock. A
 * failure shows then.
 */
async function loadRest(): Promise<void> {
  await Promise.all([loadListener(), loadControl(), loadControlDocument(), loadReaders()])
}

/** Serves sites on a port until the process is asked to end. */
export async function mock(values: MockValues, shell: Shell): Promise<void> {
  const { host, log, quiet } = values
  const isOpen = await isReachable(host, shell.resolveHost)
  if (isOpen && values['control-token'] === undefined) {
    throw new UserError(
      `Cannot listen on ${host}: other machines could use its control API; ` +
        'set SABIA_CONTROL_TOKEN, or use --host 127.0.0.1',
    )
  }
  const { sites: group, kept } = await createSites(values, isOpen, shell)
  // What answers leave behind is collected before it is three times what the sites hold. First records are
  // made without it: all of them stay.
  setFlagsFromString('--heap-growing-percent=30')
  const sites = group.list()
  const stopped = shell.untilStopped()
  const lines = createLineBuffer(shell)
  const style = [shell.hasColours, sites.length > 1] as const
  const toLogLine = log === 'json' ? toJsonLogLine : createTextLog(...style)
  const onAnswer = (answered: Answered) => lines.add(toLogLine(answered, new Date()))
  const served = await listen(group, values, quiet ? undefined : onAnswer).catch(async (error) => {
    await kept?.close()
    throw error
  })
  if (!quiet) {
    const toWebhookLine = log === 'json' ? toJsonWebhookLine : createTextWebhookLog(...style)
    group.each(({ name: site, webhooks }) =>
      webhooks.onChange((delivery, attempt) => {
        // A new or resent delivery is logged with its attempt.
        if (delivery.state === 'pending' && attempt === undefined) return
        const endpoint = webhooks.endpoints().find(({ id }) => id === delivery.endpoint_id)
        lines.add(toWebhookLine({ site, delivery, attempt, endpoint }, new Date()))
      }),
    )
  }
  tellStart(sites, served, values, shell)
  for (const choice of sites[0]?.notPlayed ?? []) shell.warn(`Warning: ${toPrintable(choice)}\n`)
  if (isOpen) {
    shell.warn(
      `Warning: on ${host} other machines can reach the mock, and its default credentials are public\n`,
    )
  }
  const loading = setTimeout(() => void loadRest().catch(() => undefined), REST).unref()
  await stopped
  clearTimeout(loading)
  await served.close()
  lines.flush()
  await saveLast(kept, values)
}

/** Whether other machines can reach a server on this host: a name under localhost may lead to any address. */
async function isReachable(host: string, resolveHost = lookUp): Promise<boolean> {
  if (isBeyondLoopback(host)) return true
  if (!host.endsWith('localhost')) return false
  // A name without an address is refused later, with a better message.
  const addresses = await resolveHost(host).catch(() => [])
  return addresses.some(isBeyondLoopback)
}

async function lookUp(host: string): Promise<readonly string[]> {
  return (await lookup(host, { all: true })).map(({ address }) => address)
}

async function saveLast(kept: KeptState | undefined, { state = '' }: MockValues): Promise<void> {
  try {
    await kept?.close()
  } catch (error) {
    const reason = toSystemReason(error) ?? messageOf(error)
    throw new UserError(
      `Cannot save the state to ${state}: ${reason}; the file holds the last saved state`,
      1,
    )
  }
}

async function listen(
  sites: Sites,
  values: MockValues,
  onAnswer: ((answered: Answered) => void) | undefined,
): Promise<Served> {
  const { host, port, 'control-token': controlToken, 'allow-host': allowHosts } = values
  const options = {
    host,
    port,
    controlToken,
    allowHosts,
    allowPrivateWebhooks: values['allow-private-webhooks'],
    cors: values.cors,
    docs: referenceFolder(),
    replaceGlobals: true,
  }
  try {
    return await serve(sites, onAnswer === undefined ? options : { ...options, onAnswer })
  } catch (error) {
    throw toListenError(error as NodeJS.ErrnoException, host, port)
  }
}

function toListenError(error: NodeJS.ErrnoException, host: string, port: number): Error {
  switch (error.code) {
    case 'EADDRINUSE':
      return new UserError(
        `Cannot listen on port ${port}: another process uses it; stop that process, or use --port 0`,
        1,
      )
    case 'EACCES':
      return new UserError(
        `Cannot listen on port ${port}: permission denied; use a port from 1024, or --port 0`,
        1,
      )
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return new UserError(
        `Cannot listen on ${host}: this machine has no such address; use --host 127.0.0.1`,
      )
    default:
      return error
  }
}

function tellStart(
  sites: readonly Site[],
  served: Served,
  { host, log, quiet }: MockValues,
  shell: Shell,
): void {
  const played = toPlayedSites(sites, served, host)
  const [first] = played
  if (first === undefined) return
  if (log === 'text') {
    shell.write(toReadyLine(first))
    if (!quiet) shell.write(toStartText(played))
    return
  }
  shell.write(toStartLines(played, quiet))
}

/** Writes lines in batches: under load, one write per request would be slow. */
function createLineBuffer(shell: Shell) {
  let waiting = ''
  const flush = () => {
    if (waiting !== '') shell.write(waiting)
    waiting = ''
  }
  return {
    add: (line: string) => {
      if (waiting === '') setImmediate(flush)
      waiting += line
    },
    flush,
  }
}

/** Finds the addresses of each site on a server (gap G01); the first site is the default one. */
function toPlayedSites(
  sites: readonly Site[],
  { url, port }: Pick<Served, 'url' | 'port'>,
  host: string,
): PlayedSite[] {
  const isEverywhere = host === '0.0.0.0' || host === '::'
  // A client can't connect to 0.0.0.0; use the loopback address.
  const shown = isEverywhere ? `http://127.0.0.1:${port}` : url
  return sites.map((site, index) => {
    if (index === 0) return { site, urls: [shown] }
    if (!isEverywhere && isBeyondLoopback(host))
      return { site, urls: [`${url}/sites/${site.name}`] }
    const byName = `http://${site.name}.localhost:${port}`
    return { site, urls: [byName, `http://localhost:${port}/sites/${site.name}`] }
  })
}
