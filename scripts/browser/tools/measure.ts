import type { Browser, Page } from 'playwright-core'

/** A page is idle after this long without a long task. In milliseconds. */
const QUIET = 700

/**
 * Times how long a reader waits for a page of the reference, with nothing cached: from the start of
 * the navigation until its search is there, and no long task holds it up any more. In milliseconds.
 */
export function timeReference(browser: Browser, address: string): Promise<number> {
  return withPage(browser, async (page) => {
    // Noted by the page itself: asking it from here takes longer than its scripts.
    await page.addInitScript(() => {
      const observer = new MutationObserver(() => {
        if (document.querySelector('#search-input') === null) return
        performance.mark('search is there')
        observer.disconnect()
      })
      observer.observe(document, { childList: true, subtree: true })
    })
    await page.goto(address)
    const shown = await page.waitForFunction(
      () => performance.getEntriesByName('search is there')[0]?.startTime,
    )
    return Math.max(Number(await shown.jsonValue()), await endOfLongTasks(page))
  })
}

/** Times how long the playground takes from its load to its first answer, asked for at once. */
export function timePlayground(browser: Browser, address: string): Promise<number> {
  return withPage(browser, async (page) => {
    await page.addInitScript(() => {
      const press = setInterval(() => {
        if (document.querySelector('.answer h2 .status') !== null) return clearInterval(press)
        document.querySelector<HTMLElement>('.send button[aria-disabled="false"]')?.click()
      }, 10)
    })
    await page.goto(`${address}#listCustomers`)
    const answered = await page.waitForFunction(() => {
      const [navigation] = performance.getEntriesByType('navigation')
      const { loadEventEnd } = navigation as PerformanceNavigationTiming
      const status = document.querySelector('.answer h2 .status')
      return status === null ? undefined : performance.now() - loadEventEnd
    })
    return Number(await answered.jsonValue())
  })
}

/** Opens a page with nothing cached, and closes it after an act. */
export async function withPage<Result>(
  browser: Browser,
  act: (page: Page) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
  try {
    return await act(await context.newPage())
  } finally {
    await context.close()
  }
}

/** When the last long task ended, once none has come for a while; 0 where there was none. */
function endOfLongTasks(page: Page): Promise<number> {
  return page.evaluate(
    (quiet) =>
      new Promise<number>((resolve) => {
        let end = 0
        let timer = setTimeout(() => resolve(end), quiet)
        new PerformanceObserver((list) => {
          for (const { startTime, duration } of list.getEntries()) end = startTime + duration
          clearTimeout(timer)
          timer = setTimeout(() => resolve(end), quiet)
        }).observe({ type: 'longtask', buffered: true })
      }),
    QUIET,
  )
}
