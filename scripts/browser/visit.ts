import { expect } from '@jest/globals'
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'

/**
 * Opens an address as a reader does. An error of the page, a breach of its policy, or a request to
 * another origin fails the test.
 */
export async function visitWith(
  browser: Browser,
  address: string,
  act: (page: Page) => Promise<void>,
  options: BrowserContextOptions = {},
): Promise<void> {
  const context = await browser.newContext(options)
  const faults: string[] = []
  const foreign: string[] = []
  const { origin } = new URL(address)
  context.on('request', (request) => {
    const url = request.url()
    if (!url.startsWith(`${origin}/`) && !url.startsWith('data:')) foreign.push(url)
  })
  try {
    const page = await context.newPage()
    page.on('pageerror', (error) => faults.push(error.message))
    page.on('console', (message) => {
      // A refused call is an error in the browser's eyes, and what a reader came to see.
      const isOwn = !message.text().startsWith('Failed to load resource')
      if (message.type() === 'error' && isOwn) faults.push(message.text())
    })
    await page.goto(address)
    await act(page)
    expect(faults).toEqual([])
    expect(foreign).toEqual([])
  } finally {
    await context.close()
  }
}
