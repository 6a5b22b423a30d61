import { beforeAll, describe, expect, test } from '@jest/globals'
import type { Page } from 'playwright-core'
import { document as apiDocument } from '../../openapi/generated/document.ts'
import { operationsOf } from '../../openapi/operations.ts'
import { builtPages, PLAYGROUND_PAGE } from './tools/built-folder.ts'
import { settle } from './tools/settle.ts'
import { createReader } from './tools/visit.ts'

const { visit, addressOf } = createReader({ sharesPage: true })

/** Hosts that pages lead to, and why: what they say cannot stand here. */
const OUTSIDE: Readonly<Record<string, string>> = {
  'mswjs.io': 'the tool that answers calls inside a test',
  'www.standardwebhooks.com': 'the standard by which webhooks are signed',
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
      const shown = await collect(page, path)
      links.push(...shown.links)
      idsOf.set(path, new Set(shown.ids))
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
    const broken = inside().filter(
      ({ target, fragment }) =>
        fragment !== '' &&
        !target.endsWith(PLAYGROUND_PAGE) &&
        idsOf.get(target)?.has(fragment) !== true,
    )
    expect(broken).toEqual([])
  })
})

describe('a link to a part that a script shows', () => {
  test('of the playground opens the operation, or the screen', () =>
    visit(PLAYGROUND_PAGE, async (page) => {
      await settle(page)
      const shown = inside().filter(
        ({ target, fragment }) => target === PLAYGROUND_PAGE && fragment,
      )
      const fragments = new Set(shown.map(({ fragment }) => fragment))
      expect(fragments.size).toBeGreaterThan(5)
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

describe('an address of when one page showed all operations', () => {
  test.each([
    ['reference.html#operation/createToken', 'operations/createToken.html'],
    ['reference.html#/customers/operation/listCustomers', 'operations/listCustomers.html'],
    ['reference.html#operation/paymentProfileUpdated', 'operations/paymentProfileUpdated.html'],
    ['control.html#operation/moveClock', 'control/moveClock.html'],
    ['pt-BR/reference.html#operation/addItem', 'pt-BR/operations/addItem.html'],
  ])('%s leads to %s', (old, path) => visit(old, (page) => page.waitForURL(addressOf(path))))

  test('shows the operation in the list to a reader without scripts', () =>
    visit(
      'reference.html#operation/addItem',
      async (page) => {
        const link = page.locator('[id="operation/addItem"]').getByRole('link').first()
        await link.click()
        await page.waitForURL('**/operations/addItem.html')
      },
      { javaScriptEnabled: false },
    ))
})

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
