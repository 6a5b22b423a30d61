import { beforeAll, describe, expect, test } from '@jest/globals'
import type { Page } from 'playwright-core'
import { controlDocument } from '../../openapi/generated/control.ts'
import { document as apiDocument } from '../../openapi/generated/document.ts'
import { operationsOf, webhooksOf } from '../../openapi/operations.ts'
import { builtPages, PLAYGROUND_PAGE, REDOC_PAGES } from './tools/built-folder.ts'
import { settle } from './tools/settle.ts'
import { createReader } from './tools/visit.ts'

const { visit, addressOf } = createReader({ sharesPage: true })

/** Hosts that pages lead to, and why: what they say cannot stand here. */
const OUTSIDE: Readonly<Record<string, string>> = {
  'mswjs.io': 'the tool that answers calls inside a test',
  'www.standardwebhooks.com': 'the standard by which webhooks are signed',
  'redocly.com': 'the tool that makes the reference, which names itself',
}

const toIds = (operations: readonly { operationId: string }[]) =>
  operations.map(({ operationId }) => operationId)

/** The operations that Redoc's pages show. */
const OPERATIONS: Readonly<Record<string, readonly string[]>> = {
  'reference.html': toIds([...operationsOf(apiDocument), ...webhooksOf(apiDocument)]),
  'control.html': toIds(operationsOf(controlDocument)),
}

/** A link or a loaded file of a page. */
interface Link {
  /** The page, by its path in the folder. */
  from: string
  /** The element that names it: `a`, `script`, `img`. */
  element: string
  /** The whole address. */
  address: string
}

const links: Link[] = []
const idsOf = new Map<string, Set<string>>()

beforeAll(async () => {
  for (const path of builtPages()) {
    await visit(path, async (page) => {
      await settle(page)
      const ids = new Set<string>()
      const note = async () => {
        const shown = await collect(page, path)
        links.push(...shown.links)
        for (const id of shown.ids) ids.add(id)
      }
      await note()
      // Redoc renders only the parts near the view.
      for (const operation of OPERATIONS[path] ?? []) {
        await follow(page, `operation/${operation}`)
        await note()
      }
      idsOf.set(path, ids)
    })
  }
}, 120_000)

/** Links into the folder, with the page and the fragment that they lead to. */
const inside = () =>
  links.flatMap(({ from, element, address }) => {
    if (!address.startsWith(addressOf(''))) return []
    const url = new URL(address)
    const path = url.pathname.slice(new URL(addressOf('')).pathname.length)
    const target = path === '' || path.endsWith('/') ? `${path}index.html` : path
    return [{ from, element, target, fragment: decodeURIComponent(url.hash.slice(1)) }]
  })

describe('every link', () => {
  test('leads to a file of the folder, or to a host that is listed', async () => {
    const own = new URL(addressOf('')).origin
    const files = new Map<string, boolean>()
    const broken = new Set<string>()
    for (const link of links) {
      const { protocol, origin, host, href } = new URL(link.address)
      if (protocol === 'data:' || protocol === 'blob:') continue
      const file = href.replace(/#.*/, '')
      if (origin !== own) {
        if (!(host in OUTSIDE) || link.element !== 'a')
          broken.add(`${link.from}: ${link.element} ${link.address}`)
        continue
      }
      if (!files.has(file)) files.set(file, (await fetch(file)).ok)
      if (files.get(file) !== true) broken.add(`${link.from}: ${link.element} ${link.address}`)
    }
    expect([...broken]).toEqual([])
    expect(files.size).toBeGreaterThan(builtPages().length)
  })

  test.each(Object.keys(OUTSIDE))('to %s is there: the host need be listed', (host) => {
    expect(links.some(({ address }) => new URL(address).host === host)).toBe(true)
  })

  test('with a fragment leads to a place of its page', () => {
    // Redoc's own parts have addresses of their own, and in them places with ids.
    const isMade = (target: string, fragment: string) =>
      REDOC_PAGES.includes(target) && /^(\/|operation\/|tag\/)[^#]*$/.test(fragment)
    const broken = inside().filter(
      ({ target, fragment }) =>
        fragment !== '' &&
        !isMade(target, fragment) &&
        target !== PLAYGROUND_PAGE &&
        idsOf.get(target)?.has(fragment.replace(/^.*#/, '')) !== true,
    )
    expect(broken).toEqual([])
  })
})

describe('a link to a part that a script shows', () => {
  const fragmentsOf = (target: string) => [
    ...new Set(
      inside()
        .filter((link) => link.target === target && link.fragment !== '')
        .map(({ fragment }) => fragment)
        .filter((fragment) => idsOf.get(target)?.has(fragment.replace(/^.*#/, '')) !== true),
    ),
  ]

  test.each(REDOC_PAGES)(
    'of %s brings it into view',
    (path) =>
      visit(path, async (page) => {
        await settle(page)
        // The operations were followed when the links were collected.
        const others = fragmentsOf(path).filter((fragment) => !/\w\/\w/.test(fragment))
        for (const fragment of others) await follow(page, fragment)
      }),
    60_000,
  )

  test('of the playground opens the operation, or the screen', () =>
    visit(PLAYGROUND_PAGE, async (page) => {
      await settle(page)
      const fragments = fragmentsOf(PLAYGROUND_PAGE)
      expect(fragments.length).toBeGreaterThan(5)
      const summaries = new Map(
        operationsOf(apiDocument).map(({ operationId, summary }) => [operationId, summary]),
      )
      for (const fragment of fragments) {
        await page.evaluate((hash) => {
          location.hash = hash
        }, fragment)
        const [screen] = /^\/\w+/.exec(fragment) ?? []
        if (screen !== undefined) {
          await page
            .locator(`.screens a[href="#${screen}"][aria-current="page"]`)
            .waitFor({ state: 'attached' })
          await page.locator('.screen-of h2').first().waitFor()
          continue
        }
        const heading = summaries.get(fragment) ?? `no operation ${fragment}`
        await page.locator('#console h2', { hasText: heading }).first().waitFor()
      }
    }))
})

test.each(['createToken', 'addItem', 'paymentProfileUpdated'])(
  'reference.html#operation/%s opens at that operation',
  (operationId) =>
    visit(`reference.html#operation/${operationId}`, (page) => reach(page, operationId)),
)

/** Lists the links, the loaded files and the ids of the current page. */
async function collect(page: Page, from: string): Promise<{ links: Link[]; ids: string[] }> {
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

/**
 * Follows a link to a part of Redoc's page, where the page is open already.
 *
 * @throws Error when the part does not come into view.
 */
async function follow(page: Page, fragment: string): Promise<void> {
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
async function reach(page: Page, fragment: string): Promise<void> {
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
