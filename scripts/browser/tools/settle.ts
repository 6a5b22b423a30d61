import type { Page } from 'playwright-core'

/** Waits until the scripts of a page have rendered. */
export async function settle(page: Page): Promise<void> {
  await page.locator('#search-input').waitFor()
  await page.waitForFunction(() => {
    const playground = document.querySelector('#console')
    return (
      playground === null ||
      playground.querySelector('.send button[aria-disabled="false"]') !== null
    )
  })
}
