import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, expect } from '@jest/globals'
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core'
import { startBrowser } from './browser.ts'
import { builtFolder } from './built-folder.ts'
import { serveFolder, type TestServer } from './static-server.ts'

/** The actions of a reader on a page. */
export type Act = (page: Page) => Promise<void>

/** Opens pages of the built folder. */
export interface Reader {
  /** The address of a page, by its path in the folder. */
  addressOf: (path: string) => string
  /** Opens a page in a browser context with its own storage. */
  visit: (path: string, act: Act, options?: BrowserContextOptions) => Promise<void>
  /** Opens any address in the same way. */
  visitAddress: (address: string, act: Act, options?: BrowserContextOptions) => Promise<void>
}

/** Where a static server puts the folder: below a path, as a host with other pages would. */
const BELOW = '/some/where'

/** Starts a browser and a static server for the tests of a file, and stops both after them. */
export function createReader(): Reader {
  let browser: Browser | undefined
  let server: TestServer | undefined
  beforeAll(async () => {
    ;[browser, server] = await Promise.all([startBrowser(), serveFolder(builtFolder(), BELOW)])
  })
  afterAll(async () => {
    await browser?.close()
    await server?.close()
  })
  const addressOf = (path: string) => `${server?.url}${BELOW}/${path}`
  const visitAddress: Reader['visitAddress'] = (address, act, options) =>
    visitWith(browser as Browser, address, act, options)
  return {
    addressOf,
    visitAddress,
    visit: (path, act, options) => visitAddress(addressOf(path), act, options),
  }
}

/**
 * Opens an address as a reader does. An error of a page, a file that is not there, a breach of a
 * page's policy, or a request to another origin fails the test.
 */
export async function visitWith(
  browser: Browser,
  address: string,
  act: Act,
  options: BrowserContextOptions = {},
): Promise<void> {
  const context = await browser.newContext(options)
  // Shorter than the test's own limit, so that the error names what was missing.
  context.setDefaultTimeout(15_000)
  try {
    const faults = await watch(context, originOf(address))
    const page = await context.newPage()
    await page.goto(address)
    await act(page)
    expect(faults).toEqual([])
  } finally {
    await context.close()
  }
}

/** What every address begins with that a page may ask; files have the built folder in common. */
function originOf(address: string): string {
  const { protocol, origin } = new URL(address)
  return protocol === 'file:' ? pathToFileURL(builtFolder()).href : origin
}

/** Collects the errors on the pages of a context. */
async function watch(context: BrowserContext, origin: string): Promise<string[]> {
  const faults: string[] = []
  context.on('request', (request) => {
    const url = request.url()
    const isOwn = url.startsWith(`${origin}/`) || /^(data|blob):/.test(url)
    if (!isOwn) faults.push(`asks ${url}`)
  })
  context.on('response', (response) => {
    const { pathname } = new URL(response.url())
    // A rejected call is expected here; a missing file isn't.
    const isFile = !/\/(api|oauth|__sabia)\//.test(pathname)
    if (isFile && response.status() >= 400) faults.push(`${response.status()} ${response.url()}`)
  })
  context.on('weberror', (error) => faults.push(error.error().message))
  context.on('console', (message) => {
    const isRefusal = message.text().startsWith('Failed to load resource')
    if (message.type() === 'error' && !isRefusal) faults.push(message.text().slice(0, 300))
  })
  await context.exposeBinding('tellViolation', (_, text: string) => faults.push(text))
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      const { tellViolation } = globalThis as unknown as { tellViolation: (text: string) => void }
      tellViolation(`${location.pathname} breaks ${violatedDirective}: ${blockedURI}`)
    })
  })
  return faults
}
