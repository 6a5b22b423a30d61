import type { Page } from 'playwright-core'

/**
 * Follows a link to a part of Redoc's page, where the page is open already.
 *
 * @throws Error when the part does not come into view.
 */
export async function follow(page: Page, fragment: string): Promise<void> {
  await page.evaluate((hash) => {
    location.hash = hash
  }, fragment)
  await reach(page, fragment)
}

/**
 * Waits until the part that an address names is at the top of the view.
 *
 * @throws Error when it does not come there.
 */
export async function reach(page: Page, fragment: string): Promise<void> {
  const name = decodeURIComponent(fragment)
    .replace(/^#?(operation|tag)?\/?/, '')
    .toLowerCase()
    .replaceAll(' ', '-')
  try {
    await page.waitForFunction(
      ([last = '']) => {
        const place = decodeURIComponent(location.hash).replace(/^#\//, '')
        // The first part has no name.
        const part = place === '' ? document.querySelector('h1') : document.getElementById(place)
        if (part === null || (place !== last && !place.endsWith(`/${last}`))) return false
        const { top, bottom } = part.getBoundingClientRect()
        return top < innerHeight / 2 && bottom > 60
      },
      [name],
      { timeout: 8000 },
    )
  } catch (error) {
    const { hash } = new URL(page.url())
    throw new Error(`Cannot reach ${fragment}: the page shows ${hash}; see its anchors`, {
      cause: error,
    })
  }
}
