import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createSite, type Answered, type Site } from '../../../mocks/index.ts'
import { serve, type Served } from '../../../mocks/adapters/node.ts'
import { isLoopback, toPlayedSites } from '../addresses.ts'
import { referenceFolder } from '../package-folder.ts'
import { readProfile } from '../settings/read-profile.ts'
import { createTextLog, toJsonLine, toJsonLogLine } from './request-log.ts'
import type { ValuesOf } from '../settings/setting-kinds.ts'
import type { mockSettings } from '../settings/settings.ts'
import { UserError, type Shell } from '../shell.ts'
import { toReadyLine, toStartText } from './start-text.ts'

type MockValues = ValuesOf<typeof mockSettings>

/** Plays sites on a port until the process is asked to end. */
export async function mock(values: MockValues, shell: Shell): Promise<void> {
  const { host, log, quiet } = values
  const sites = await createSites(values)
  const stopped = shell.untilStopped()
  const lines = createLineBuffer(shell)
  const toLogLine =
    log === 'json' ? toJsonLogLine : createTextLog(shell.hasColours, sites.length > 1)
  const onAnswer = (answered: Answered) => lines.add(toLogLine(answered, new Date()))
  const served = await listen(sites, values, quiet ? undefined : onAnswer)
  tellStart(sites, served, values, shell)
  for (const choice of sites[0]?.notPlayed ?? []) shell.warn(`Warning: ${choice}\n`)
  if (!isLoopback(host)) {
    shell.warn(
      `Warning: on ${host} the mock is open to the network, with credentials known to all\n`,
    )
  }
  await stopped
  await served.close()
  lines.flush()
}

async function createSites({ site, seed, customers, profile }: MockValues): Promise<Site[]> {
  const choices = profile === undefined ? {} : { profile: await readProfile(profile) }
  return Promise.all(site.map((name) => createSite({ site: name, seed, customers, ...choices })))
}

async function listen(
  sites: readonly Site[],
  { host, port }: MockValues,
  onAnswer: ((answered: Answered) => void) | undefined,
): Promise<Served> {
  const options = { host, port, reference: readReference, replaceGlobals: true }
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
        `Cannot listen on port ${port}: another process has it; stop that one, or give --port 0`,
        1,
      )
    case 'EACCES':
      return new UserError(
        `Cannot listen on port ${port}: this user may not; give a port from 1024, or --port 0`,
        1,
      )
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return new UserError(
        `Cannot listen on ${host}: this machine has no such address; give --host 127.0.0.1`,
      )
    default:
      return error
  }
}

async function readReference(): Promise<string | undefined> {
  const file = join(referenceFolder(), 'index.html')
  return existsSync(file) ? readFile(file, 'utf8') : undefined
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
  const { name, seed, customers } = first.site
  shell.write(toJsonLine('ready', { url: first.urls[0], site: name, seed, customers }))
  if (quiet) return
  for (const { site, urls } of played) {
    const { uid, secret } = site.application
    shell.write(
      toJsonLine('site', { site: site.name, urls, client_id: uid, client_secret: secret }),
    )
  }
}

/** Gathers lines and writes them together: under load one write for each request would be slow. */
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
