import type { Page } from 'playwright-core'

/** A place that a page names. */
export interface Link {
  /** The page that names it, by its place in the folder. */
  from: string
  /** The element that names it: `a`, `script`, `img`. */
  element: string
  /** The whole address. */
  address: string
}

/** What a page shows to follow, and what can be followed to. */
export interface Shown {
  links: Link[]
  ids: string[]
}

/** Lists the links, the loaded files and the ids of a page as it stands. */
export async function collect(page: Page, from: string): Promise<Shown> {
  const { found, ids } = await page.evaluate(() => ({
    found: [...document.querySelectorAll('[href], [src], [data]')].flatMap((element) =>
      ['href', 'src', 'data']
        .map((name) => element.getAttribute(name))
        .filter((value) => value !== null)
        .map((value) => ({
          element: element.localName,
          address: new URL(value, document.baseURI).href,
        })),
    ),
    ids: [...document.querySelectorAll('[id]')].map(({ id }) => id),
  }))
  return { links: found.map((link) => ({ from, ...link })), ids }
}
