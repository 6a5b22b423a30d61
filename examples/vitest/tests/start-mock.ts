import { createSite, Sites } from 'sabia'
import { serve } from 'sabia/node'
import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  export interface ProvidedContext {
    /** Address of the one mock that all workers share. */
    mockUrl: string
  }
}

/** Starts one mock for the whole run; each worker adds a site of its own to it. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const sites = new Sites(await createSite({ customers: 0 }))
  const { url, close } = await serve(sites, { port: 0 })
  project.provide('mockUrl', url)
  return close
}
