import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import type { Browser, Page } from 'playwright-core'
import { serve, type Served } from '../../mocks/adapters/node.ts'
import { createSite } from '../../mocks/index.ts'
import { startBrowser } from './tools/browser.ts'
import { builtFolder, builtPages, PLAYGROUND_PAGE } from './tools/built-folder.ts'
import { send, takeTour } from './tools/playground.ts'
import { settle } from './tools/settle.ts'
import { serveFolder, startServer, type TestServer } from './tools/static-server.ts'
import { visitWith } from './tools/visit.ts'
import { createServer } from 'node:http'

// Beside what each visit watches, the browser is given a proxy for all other addresses: what it
// asks there is seen, whoever asks it, a page, a service worker or the browser itself for them.
let snare: Snare
let browser: Browser
let folder: TestServer
let mock: Served

beforeAll(async () => {
  snare = await startSnare()
  browser = await startBrowser({ proxy: { server: snare.url, bypass: '127.0.0.1' } })
  folder = await serveFolder(builtFolder(), '/some/where')
  mock = await serve(await createSite(), { port: 0, docs: builtFolder() })
})

afterAll(async () => {
  await browser?.close()
  for (const server of [folder, mock, snare]) await server?.close()
})

async function expectNoneForeign(address: string, act: (page: Page) => Promise<void>) {
  const before = snare.asked.length
  await visitWith(browser, address, act)
  expect(snare.asked.slice(before)).toEqual([])
}

const HOSTS = [
  ['a static server', () => `${folder.url}/some/where/`, builtPages()],
  ['a mock', () => `${mock.url}/docs/`, ['index.html', 'reference.html', 'guides/errors.html']],
] as const

describe.each(HOSTS)('on the pages of %s, no request leaves the origin', (_, addressOf, pages) => {
  test.each(pages)('while %s is read and searched', (path) =>
    expectNoneForeign(addressOf() + path, async (page) => {
      await settle(page)
      await page.locator('#search-input').fill('SB404')
      await page.getByRole('option').first().waitFor()
    }),
  )

  test('while the playground plays its tour and a call', () =>
    expectNoneForeign(`${addressOf()}${PLAYGROUND_PAGE}`, async (page) => {
      // A mock sends its webhooks where it is told to; the site of the page needs no telling.
      const here = page.getByRole('button', { name: 'Receive webhooks here too' })
      await settle(page)
      if (await here.isVisible()) await here.click()
      await takeTour(page)
      await page.getByText('That is the whole flow').waitFor()
      await send(page)
    }))
})

test('the proxy sees what a page asks of another address, and the visit tells it', async () => {
  const before = snare.asked.length
  const visit = visitWith(browser, `${folder.url}/some/where/licences.txt`, async (page) => {
    await page.evaluate(() => fetch('http://elsewhere.example/').catch(() => undefined))
  })
  await expect(visit).rejects.toThrow('asks http://elsewhere.example/')
  expect(snare.asked.slice(before)).toEqual(['http://elsewhere.example/'])
})

/** A proxy that blocks and records every request. */
export interface Snare extends TestServer {
  /** Addresses, in the order in which they were asked for; of encrypted ones host and port. */
  asked: readonly string[]
}

/** Addresses that Chromium itself requests; a page that requests them fails its visit. */
const OWN = /^(http:\/\/)?(accounts\.google|(content-autofill|update)\.googleapis)\.com[:/]/

/** Starts a proxy that blocks every request. */
export async function startSnare(): Promise<Snare> {
  const asked: string[] = []
  const note = (url: string) => {
    if (!OWN.test(url)) asked.push(url)
  }
  const server = createServer(({ url = '' }, response) => {
    note(url)
    response.writeHead(502).end()
  })
  server.on('connect', ({ url = '' }, socket) => {
    note(url)
    socket.end('HTTP/1.1 502 Nothing leaves\r\n\r\n')
  })
  return { ...(await startServer(server)), asked }
}
