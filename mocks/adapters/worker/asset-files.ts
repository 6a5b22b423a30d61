import type { DocFiles } from '../docs/answer-docs.ts'
import type { Fetcher } from './platform.ts'

/** Names of files, never of folders. */
const FILE = /^(?:[\w-][\w.-]*\/)*[\w-][\w.-]*\.\w+$/

/** The built reference, from the static assets of the worker. */
export function assetFiles(assets: Fetcher): DocFiles {
  const ask = async (method: string, name: string) => {
    const response = await assets.fetch(new Request(`http://assets/${name}`, { method }))
    if (response.status === 200) return response
    await response.body?.cancel()
    return undefined
  }
  const has = async (name: string) => FILE.test(name) && (await ask('HEAD', name)) !== undefined
  return {
    has,
    isBuilt: () => has('index.html'),
    read: async (name) => {
      const found = FILE.test(name) ? await ask('GET', name) : undefined
      return found && new Uint8Array(await found.arrayBuffer())
    },
  }
}
