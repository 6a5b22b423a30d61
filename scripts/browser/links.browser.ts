import { describe, expect, test } from '@jest/globals'
import { document as apiDocument } from '../../openapi/generated/document.ts'
import { operationsOf } from '../../openapi/operations.ts'
import { readBuiltFolder } from '../docs/testing/built-folder.ts'
import { builtFolder, builtPages, PLAYGROUND_PAGE } from './tools/built-folder.ts'
import { settle } from './tools/playground.ts'
import { createReader } from './tools/visit.ts'

const { visit, addressOf } = createReader({ sharesPage: true })

/** Hosts that pages lead to, and why: what they say cannot stand here. */
const OUTSIDE: Readonly<Record<string, string>> = {
  'github.com': 'workerd, which the sandbox runs on',
  'mswjs.io': 'the tool that answers calls inside a test',
  'www.standardwebhooks.com': 'the standard by which webhooks are signed',
}

// Where links into the folder lead is read in its files: `write-docs.test.ts`.
const built = readBuiltFolder(builtFolder())
const links = builtPages().flatMap((page) =>
  built
    .elements(page)
    .filter(({ name }) => name === 'a')
    .map(({ attributes }) => attributes['href'] ?? ''),
)

test('links lead into the folder, or to hosts that are listed', () => {
  const hosts = links.filter((link) => /^\w+:/.test(link)).map((link) => new URL(link).host)
  expect([...new Set(hosts)].sort()).toEqual(Object.keys(OUTSIDE))
})

describe('a link to a part that a script shows', () => {
  test('of the playground opens the operation, or the screen', () =>
    visit(PLAYGROUND_PAGE, async (page) => {
      await settle(page)
      const fragments = new Set(
        links.flatMap((link) => /playground\/index\.html#(.+)/.exec(link)?.[1] ?? []),
      )
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
