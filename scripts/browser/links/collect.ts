import type { Page } from 'playwright-core'

/** A link or a loaded file of a page. */
export interface Link {
  /** The page, by its path in the folder. */
  from: string
  /** The element that names it: `a`, `script`, `img`. */
  element: string
  /** The whole address. */
  address: string
}

/** The links of a page, and the ids that links can lead to. */
export interface Shown {
  links: Link[]
  ids: string[]
}

/** Lists the links, the loaded files and the ids of the current page. */
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
