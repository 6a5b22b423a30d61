import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, expect } from '@jest/globals'
import type {
  Browser,
  BrowserContext,
  BrowserContextOptions,
  CDPSession,
  Page,
} from 'playwright-core'
import { findTestChromium } from '../../tools/find-program.ts'
import { startBrowser } from './browser.ts'
import { builtFolder } from './built-folder.ts'
import { serveFolder, startSnare, type Snare, type TestServer } from './servers.ts'

/** The actions of a reader on a page. */
type Act = (page: Page) => Promise<unknown>

/**
 * Opens an address as a reader does, and acts. An error of a page, a file that is not there, a breach
 * of a page's policy, or a request to another origin fails the test.
 *
 * @param options of a browser context; with any, the page has a context and a storage of its own
 */
type Visit = (address: string, act: Act, options?: BrowserContextOptions) => Promise<void>

/** Opens pages of the built folder. */
export interface Reader {
  /** The address of a page, by its path in the folder. */
  addressOf: (path: string) => string
  /** Opens a page, by its path in the folder. */
  visit: Visit
  /** Opens any address in the same way. */
  visitAddress: Visit
}

/** A page, and what went wrong on it. */
interface Tab {
  page: Page
  /** What every address begins with that the page may ask. */
  origin: string
  faults: string[]
  /** A way to the browser itself, once it is needed. */
  session?: CDPSession
}

/** Where a static server puts the folder: below a path, as a host with other pages would. */
const BELOW = '/some/where'

/**
 * Starts a browser and a static server for the tests of a file, and stops both after them. All other
 * addresses reach a proxy, which sees who asks for them: a page, a service worker or the browser itself.
 *
 * @param sharesPage whether visits without options take place on one page, one after another; a browser
 *   context of its own takes longer than most visits
 */
export function createReader({ sharesPage = false } = {}): Reader {
  let browser: Browser
  let folder: TestServer
  let snare: Snare
  let shared: Tab | undefined

  beforeAll(async () => {
    ;[folder, snare] = await Promise.all([serveFolder(builtFolder(), BELOW), startSnare()])
    const proxy = { server: snare.url, bypass: '127.0.0.1' }
    browser = await startBrowser({ proxy }, findTestChromium())
  })

  afterAll(async () => {
    await browser?.close()
    await folder?.close()
    await snare?.close()
  })

  const visitAddress: Visit = async (address, act, options) => {
    const isShared = sharesPage && options === undefined
    const tab = (isShared ? shared : undefined) ?? (await openTab(browser, options))
    if (isShared) shared = undefined
    try {
      const before = snare.asked.length
      await load(tab, address)
      await act(tab.page)
      const proxied = snare.asked.slice(before).map((url) => `the proxy is asked for ${url}`)
      expect([...tab.faults, ...proxied]).toEqual([])
      if (!isShared) return
      await clean(tab)
      // A page on which something failed is not used again.
      shared = tab
    } finally {
      if (tab !== shared) await tab.page.context().close()
    }
  }

  const addressOf = (path: string) => `${folder.url}${BELOW}/${path}`
  return {
    addressOf,
    visitAddress,
    visit: (path, act, options) => visitAddress(addressOf(path), act, options),
  }
}

async function openTab(browser: Browser, options: BrowserContextOptions = {}): Promise<Tab> {
  const context = await browser.newContext(options)
  // Shorter than the test's own limit, so that the error names what was missing.
  context.setDefaultTimeout(15_000)
  const tab: Tab = { page: await context.newPage(), origin: '', faults: [] }
  await watch(context, tab)
  return tab
}

/** Loads an address, on a page that may show another one, or another place of the same one. */
async function load(tab: Tab, address: string): Promise<void> {
  const { page } = tab
  const isOpen = withoutFragment(page.url()) === withoutFragment(address)
  tab.origin = originOf(address)
  tab.faults.length = 0
  await page.goto(address)
  if (isOpen) await page.reload()
}

const withoutFragment = (address: string) => address.replace(/#.*/, '')

/** Makes a page as a new one is, but for what its browser has cached: empty, alone, and nothing kept. */
async function clean(tab: Tab): Promise<void> {
  const { page, origin } = tab
  const context = page.context()
  for (const other of context.pages()) if (other !== page) await other.close()
  const keeps = await page
    .evaluate(() => document.querySelector('#console') !== null || localStorage.length > 0)
    // It is on its way to another page.
    .catch(() => true)
  if (keeps && origin.startsWith('http')) {
    // A page that is open may keep something until it is left.
    await page.goto('about:blank')
    tab.session ??= await context.newCDPSession(page)
    await tab.session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'local_storage' })
  }
  const { width, height } = page.viewportSize() ?? {}
  if (width !== 1280 || height !== 720) await page.setViewportSize({ width: 1280, height: 720 })
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'no-preference' })
}

/** What every address begins with that a page may ask; files have the built folder in common. */
function originOf(address: string): string {
  const { protocol, origin } = new URL(address)
  return protocol === 'file:' ? pathToFileURL(builtFolder()).href : origin
}

/** Collects the errors on the pages of a context, and the requests to other origins. */
async function watch(context: BrowserContext, tab: Tab): Promise<void> {
  const tell = (fault: string) => void tab.faults.push(fault)
  context.on('request', (request) => {
    const url = request.url()
    const isOwn = url.startsWith(`${tab.origin}/`) || /^(data|blob):/.test(url)
    if (!isOwn) tell(`asks ${url}`)
  })
  context.on('response', (response) => {
    const { pathname } = new URL(response.url())
    // A rejected call is expected here; a missing file isn't.
    const isFile = !/\/(api|oauth|__sabia)\//.test(pathname)
    if (isFile && response.status() >= 400) tell(`${response.status()} ${response.url()}`)
  })
  context.on('weberror', (error) => {
    const { message } = error.error()
    // msw asks for an update of the worker without awaiting it, and Chromium refuses it now and then where
    // two tabs ask at once: the worker that is there goes on.
    if (!/^Failed to update a ServiceWorker .*: Not found$/.test(message)) tell(message)
  })
  context.on('console', (message) => {
    const isRefusal = message.text().startsWith('Failed to load resource')
    if (message.type() === 'error' && !isRefusal) tell(message.text().slice(0, 300))
  })
  await context.exposeBinding('tellViolation', (_, text: string) => tell(text))
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      const { tellViolation } = globalThis as unknown as { tellViolation: (text: string) => void }
      tellViolation(`${location.pathname} breaks ${violatedDirective}: ${blockedURI}`)
    })
  })
}
