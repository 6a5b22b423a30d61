// What the guides use of Playwright's test runner, which is no dependency of this repository.
import { beforeEach, test as run } from 'node:test'
import { expect as expectValue } from 'expect'
import type { Locator, Page } from 'playwright-core'
import { startBrowser } from '../../browser/tools/browser.ts'

/** Runs a test with a page of its own. */
export const test = Object.assign(
  (title: string, act: (fixtures: { page: Page }) => Promise<void>): void => {
    void run(title, async () => {
      const browser = await startBrowser()
      try {
        await act({ page: await browser.newPage() })
      } finally {
        await browser.close()
      }
    })
  },
  { beforeEach },
)

/** Compares a value at once, what stands on a page as soon as it is there. */
export function expect(actual: Locator): { toHaveText(text: string): Promise<void> }
export function expect(actual: string): { toBe(expected: string): void }
export function expect(actual: Locator | string): object {
  if (typeof actual === 'string') return expectValue(actual)
  return {
    toHaveText: async (text: string) => {
      await actual.filter({ hasText: text }).waitFor()
    },
  }
}

/** The part of the configuration that the guides show. */
export interface Config {
  webServer: { command: string; url: string; reuseExistingServer?: boolean }
}

/** Gives back what it is given, with its type checked. */
export function defineConfig(config: Config): Config {
  return config
}
