import autocannon from 'autocannon'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Browser, Page } from 'playwright-core'
import { startBrowser } from '../../browser/tools/browser.ts'
import { builtFolder } from '../../browser/tools/built-folder.ts'
import { withPage } from '../../browser/tools/measure.ts'
import { findChromium } from '../../tools/find-program.ts'
import {
  emptyRow,
  judge,
  kilobytes,
  median,
  milliseconds,
  type Bench,
  type Figure,
  type Row,
} from '../figure.ts'
import { authorize, startMock, type Server } from '../server.ts'

/** Requests a second that arrive while the screen of requests is open. */
const RATE = 1000

/** Rows of the table that is scrolled. */
const CUSTOMERS = 100_000

/** The console of a running mock: how much is loaded, how soon it works, and whether it stays quick. */
export const pages: Figure = {
  name: 'pages',
  title: 'the console in a browser',
  async measure(bench) {
    const sizes = [await weigh('console.js', 150_000), await weigh('playground.js', 400_000)]
    if (findChromium() === undefined) {
      const note = 'needs Chromium; set CHROMIUM to its path'
      return [...sizes, emptyRow('the console in a browser', 'skipped', note)]
    }
    const browser = await startBrowser()
    await bench.use(Promise.resolve({ stop: () => browser.close() }))
    return [...sizes, ...(await readAsDeveloper(bench, browser))]
  },
}

async function weigh(name: string, below: number): Promise<Row> {
  const bytes = await readFile(join(builtFolder(), 'playground', name))
  const value = gzipSync(bytes, { level: 9 }).byteLength
  const common = { below, isComparable: true, write: kilobytes }
  return judge({ figure: `${name}, gzip -9`, value, ...common })
}

async function readAsDeveloper({ isQuick, use }: Bench, browser: Browser): Promise<Row[]> {
  const mock = await use(startMock(50))
  const large = await use(startMock(CUSTOMERS))
  const rounds = isQuick ? 3 : 5
  const painted: number[] = []
  const working: number[] = []
  // The first time starts the browser's processes, and isn't counted.
  for (let round = 0; round <= rounds; round += 1) {
    const times = await timeStart(browser, mock.url)
    painted.push(times.painted)
    working.push(times.working)
  }
  return [
    toRow('first contentful paint at /', painted.slice(1), 300),
    toRow('Accept can be pressed at /', working.slice(1), 700),
    toRow(`longest task with ${RATE} requests a second`, [await watchRequests(browser, mock)], 200),
    toRow(`longest task with ${CUSTOMERS} rows`, [await scrollRecords(browser, large)], 200),
  ]
}

/** When the page has painted, and when an enrolment can be accepted, in milliseconds from its address on. */
function timeStart(browser: Browser, address: string) {
  return withPage(browser, async (page) => {
    await page.goto(address)
    const times = await page.waitForFunction(() => {
      const [paint] = performance.getEntriesByName('first-contentful-paint')
      const button = document.querySelector('#console button.first:not(:disabled)')
      return paint === undefined || button === null
        ? undefined
        : { painted: paint.startTime, working: performance.now() }
    })
    return (await times.jsonValue())!
  })
}

/** The longest task of the screen of requests while many arrive, in milliseconds. */
async function watchRequests(browser: Browser, mock: Server): Promise<number> {
  const headers = { authorization: await authorize(mock) }
  return withPage(browser, async (page) => {
    await page.goto(`${mock.url}/#/requests`)
    await page.locator('#console h2').first().waitFor()
    const url = `${mock.url}/api/customers/1`
    return longestTask(page, () => autocannon({ url, headers, overallRate: RATE, duration: 5 }))
  })
}

/** The longest task while a long list is searched and scrolled through, in milliseconds. */
async function scrollRecords(browser: Browser, mock: Server): Promise<number> {
  return withPage(browser, async (page) => {
    await page.goto(`${mock.url}/#/records/customers`)
    const first = page.locator('.long tbody a').first()
    await first.waitFor()
    return longestTask(page, async () => {
      await page.locator('.long').hover()
      for (let turn = 0; turn < 20; turn += 1) await page.mouse.wheel(0, 2000)
      for (const share of [0.25, 0.5, 0.75, 1]) {
        await page.locator('.long').evaluate((box, to) => {
          box.scrollTop = to * box.scrollHeight
        }, share)
        await page.waitForTimeout(200)
      }
      await page.getByRole('link', { name: '1', exact: true }).waitFor()
      await page.getByRole('searchbox').fill('souza')
      await page.getByRole('link', { name: '1', exact: true }).waitFor({ state: 'detached' })
      await first.waitFor()
    })
  })
}

/** The longest task of a page while something is done, by the Long Tasks API; 0 where none took 50 ms. */
async function longestTask(page: Page, act: () => Promise<unknown>): Promise<number> {
  await page.evaluate(() => {
    const found: number[] = []
    Object.assign(globalThis, { longTasks: found })
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) found.push(duration)
    }).observe({ type: 'longtask' })
  })
  await act()
  return page.evaluate(() =>
    Math.max(0, ...(globalThis as unknown as { longTasks: number[] }).longTasks),
  )
}

function toRow(figure: string, times: readonly number[], below: number): Row {
  const note = `median of ${times.length}, slowest ${milliseconds(Math.max(...times))}`
  return judge({ figure, value: median(times), below, write: milliseconds, note })
}
