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

/**
 * Goes to a screen of the console by its address, and waits until it is drawn: until then a test would
 * look at the screen before it, or press its buttons.
 */
export async function goToScreen(page: Page, route: string): Promise<void> {
  await page.evaluate(
    (hash) =>
      new Promise<void>((resolve) => {
        if (location.hash === hash) return resolve()
        // What a screen does once it is drawn comes after a frame.
        const drawn = () => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))
        addEventListener('hashchange', drawn, { once: true })
        location.hash = hash
      }),
    `#/${route}`,
  )
}

/** By how many pixels the page is wider than the window. */
export function overflow(page: Page): Promise<number> {
  return page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - innerWidth))
}

/** Presses Send as soon as it is enabled. */
export async function send(page: Page): Promise<void> {
  const before = await page.locator('.answer h2').allInnerTexts()
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  // The heading counts the calls: it differs for each.
  await page.waitForFunction(
    ([text]) => {
      const heading = document.querySelector<HTMLElement>('.answer h2')
      const isSending = [...document.querySelectorAll('.send button')].some(
        (button) => button.textContent === 'Sending',
      )
      return heading !== null && heading.innerText !== text && !isSending
    },
    [before[0] ?? ''],
  )
}

/** What the page shows of the answer. */
export async function readAnswer(page: Page) {
  const status = Number(await page.locator('.answer h2 .status').innerText())
  const lines = await page.locator('.answer .json code').allTextContents()
  const text = lines.join('\n')
  const button = page.getByRole('button', { name: /^Show all/ })
  if ((await button.count()) > 0) {
    await button.click()
    return { status, text, body: JSON.parse(await readLines(page)) as unknown }
  }
  return { status, text, body: text === '' ? undefined : (JSON.parse(text) as unknown) }
}

/** Goes through the steps of the tour, all of them unless a number is given. */
export async function takeTour(page: Page, steps = 7): Promise<void> {
  const next = page.locator('.tour .first')
  for (let step = 0; step < steps; step++) {
    const title = await page.locator('.tour h2').innerText()
    // The step that waits for a webhook has no help, and is done by itself.
    const help = page.getByRole('button', { name: 'Do it for me' })
    await next.or(help).first().waitFor()
    if ((await next.count()) === 0) await help.click()
    await next.click()
    await page.waitForFunction(
      (old) => document.querySelector<HTMLElement>('.tour h2')?.innerText !== old,
      title,
    )
  }
}

async function readLines(page: Page): Promise<string> {
  return (await page.locator('.answer .json code').allTextContents()).join('\n')
}
