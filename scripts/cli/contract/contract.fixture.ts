import { afterEach } from '@jest/globals'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Report } from '../../../contracts/index.ts'
import { serve, type Served } from '../../../mocks/adapters/node.ts'
import { createSite } from '../../../mocks/index.ts'
import { runLine } from '../testing/fake-shell.ts'
import type { Shell } from '../shell.ts'
import { createTemporaryFolder } from '../testing/temporary-folder.ts'

const servers: Served[] = []

afterEach(async () => {
  for (const server of servers.splice(0)) await server.close()
})

/** Runs a command line in its own folder. */
export async function start(line: string, given: Partial<Shell> = {}) {
  const directory = given.directory ?? createTemporaryFolder()
  const folder = join(directory, 'sabia-report')
  const files = () => readdirSync(folder).sort()
  const text = (file: string) => readFileSync(join(folder, file), 'utf8')
  return {
    ...(await runLine(line, { ...given, directory })),
    directory,
    files,
    contents: () => files().map(text).join(''),
    read: () => JSON.parse(text('report.json')) as Report,
  }
}

/** Serves a new site and resolves to its address. */
export function play(): Promise<string> {
  return playBehind((request, answer) => answer(request))
}

type Answer = (request: Request) => Promise<Response>

/** Serves a new site, with a function in front of it that may pass requests on. */
export async function playBehind(
  handle: (request: Request, answer: Answer) => Promise<Response>,
): Promise<string> {
  const site = await createSite()
  const fetch: Answer = (request) => handle(request, (passed) => site.fetch(passed))
  const played = Object.create(site, { fetch: { value: fetch } }) as typeof site
  const served = await serve(played, { port: 0 })
  servers.push(served)
  return served.url
}

/** Serves a broken site: the ids of its customers are strings. */
export function playBroken(): Promise<string> {
  return playBehind(async (request, answer) => {
    const response = await answer(request)
    if (!new URL(request.url).pathname.startsWith('/api/customers')) return response
    const text = (await response.text()).replaceAll(/"id":(\d+)/g, '"id":"$1"')
    return new Response(text, response)
  })
}
