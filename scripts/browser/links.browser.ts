import { beforeAll, describe, expect, test } from '@jest/globals'
import { controlDocument } from '../../openapi/generated/control.ts'
import { document } from '../../openapi/generated/document.ts'
import { operationsOf, webhooksOf } from '../../openapi/operations.ts'
import { collect, type Link } from './links/collect.ts'
import { follow, reach } from './links/redoc.ts'
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
  'reference.html': toIds([...operationsOf(document), ...webhooksOf(document)]),
  'control.html': toIds(operationsOf(controlDocument)),
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

  test('of the playground opens the operation', () =>
    visit(PLAYGROUND_PAGE, async (page) => {
      await settle(page)
      const fragments = fragmentsOf(PLAYGROUND_PAGE)
      expect(fragments.length).toBeGreaterThan(5)
      const summaries = new Map(
        operationsOf(document).map(({ operationId, summary }) => [operationId, summary]),
      )
      for (const fragment of fragments) {
        await page.evaluate((hash) => {
          location.hash = hash
        }, fragment)
        const heading = summaries.get(fragment) ?? `no operation ${fragment}`
        await page.locator('#playground h2', { hasText: heading }).first().waitFor()
      }
    }))
})

test.each(['createToken', 'addItem', 'paymentProfileUpdated'])(
  'reference.html#operation/%s opens at that operation',
  (operationId) =>
    visit(`reference.html#operation/${operationId}`, (page) => reach(page, operationId)),
)
