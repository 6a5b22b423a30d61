import { describe, expect, test } from '@jest/globals'
import { pathToFileURL } from 'node:url'
import { seePassage } from './readers/passage.ts'
import { builtFolder, KINDS, PLAYGROUND_PAGE } from './tools/built-folder.ts'
import { readAnswer, send, settle, takeTour } from './tools/playground.ts'
import { createReader } from './tools/visit.ts'

const { visit, visitAddress } = createReader({ sharesPage: true })

const fileOf = (path: string) => new URL(path, `${pathToFileURL(builtFolder()).href}/`).href

describe('from the files themselves, with no server at all', () => {
  test.each([...KINDS, PLAYGROUND_PAGE])('%s shows its content', (path) =>
    visitAddress(fileOf(path), async (page) => {
      await settle(page)
      await page.locator('main h1, main h2').first().waitFor()
    }),
  )

  test.each(['index.html', 'guides/errors.html', 'operations/addItem.html'])(
    'the search of %s finds',
    (path) =>
      visitAddress(fileOf(path), async (page) => {
        await page.locator('#search-input').fill('SB404')
        await page.getByRole('option').first().click()
        await page.waitForURL('**/operations/createPaymentProfile.html#SB404')
        await seePassage(page, ['SB404', 'Subscription not found'])
      }),
  )

  test('an old address of an operation leads to its page', () =>
    visitAddress(fileOf('reference.html#operation/addItem'), (page) =>
      seePassage(page, ['Add an item to a subscription', 'subscription_items_write']),
    ))

  test('the playground leads to an active payment profile and its webhook, and keeps them', () =>
    visitAddress(fileOf(PLAYGROUND_PAGE), async (page) => {
      await page.getByText('a page opened from a file has no service worker').waitFor()
      await takeTour(page)
      await page.getByText('That is the whole flow').waitFor()
      await page.locator('.inbox .latest a').click()
      await page.getByText('The signature is valid.').waitFor()
      await page.waitForFunction(() =>
        Object.values(localStorage).some((kept) => String(kept).includes('"step":7')),
      )
      await page.reload()
      await page.getByText('The signature is valid.').waitFor()
    }))
})

test('a page that is open goes on without the network, and so does the playground', () =>
  visit(
    `${PLAYGROUND_PAGE}#listCustomers`,
    async (page) => {
      await settle(page)
      await page.context().setOffline(true)
      await send(page)
      expect((await readAnswer(page)).status).toBe(200)
    },
    {},
  ))

test('a request to another address reaches the proxy alone, and fails its visit', async () => {
  const asks = visit('licences.txt', async (page) => {
    await page.evaluate(() => fetch('http://elsewhere.example/').catch(() => undefined))
  })
  await expect(asks).rejects.toThrow(
    /asks http:\/\/elsewhere\.example\/[^]*the proxy is asked for http:\/\/elsewhere\.example\//,
  )
})
