import type { Served } from '../../mocks/adapters/node.ts'
import type { Site } from '../../mocks/index.ts'
import type { PlayedSite } from './mock/start-text.ts'

/** Whether only this machine reaches a server that listens on the address. */
export function isLoopback(host: string): boolean {
  return /^(127(\.\d+){3}|::1|localhost)$/.test(host)
}

/** Finds the addresses of each site on a server (gap G01); the first site is the default one. */
export function toPlayedSites(
  sites: readonly Site[],
  { url, port }: Pick<Served, 'url' | 'port'>,
  host: string,
): PlayedSite[] {
  const isEverywhere = host === '0.0.0.0' || host === '::'
  // Nobody can connect to "everywhere"; this machine is part of it.
  const shown = isEverywhere ? `http://127.0.0.1:${port}` : url
  return sites.map((site, index) => {
    if (index === 0) return { site, urls: [shown] }
    if (!isEverywhere && !isLoopback(host)) return { site, urls: [`${url}/sites/${site.name}`] }
    const byName = `http://${site.name}.localhost:${port}`
    return { site, urls: [byName, `http://localhost:${port}/sites/${site.name}`] }
  })
}
