import { describe, expect, test } from '@jest/globals'
import type { Page } from 'playwright-core'
import { seePassage } from './readers/passage.ts'
import { PLAYGROUND_PAGE } from './tools/built-folder.ts'
import { settle } from './tools/playground.ts'
import { createReader } from './tools/visit.ts'

const { visit } = createReader({ sharesPage: true })

const input = (page: Page) => page.getByRole('combobox', { name: 'Search' })
const list = (page: Page) => page.getByRole('listbox', { name: 'Found' })
const options = (page: Page) => list(page).getByRole('option')

/** Types as a person does, key by key, and waits for the list. */
async function type(page: Page, words: string): Promise<void> {
  await page.keyboard.press('/')
  await page.keyboard.type(words)
  await options(page).first().waitFor()
}

/** Finds the first line of the list that has the words. */
async function placeOf(page: Page, words: string): Promise<number> {
  const texts = await options(page).allInnerTexts()
  const place = texts.findIndex((text) => text.includes(words))
  if (place < 0) throw new Error(`Cannot choose "${words}": found ${texts.join(' | ')}`)
  return place
}

describe('the search finds', () => {
  const KINDS: readonly (readonly [kind: string, types: string, line: string, sees: string])[] = [
    ['an operation', 'add an item', 'operation', 'Add an item to a subscription'],
    ['a field', 'price_int_cents', 'field', 'price_int_cents'],
    ['an error code', 'SB344', 'error', 'Subscription already has a payment profile'],
    ['a scope', 'customers_write', 'scope', 'customers_write'],
    ['a gap', 'G17', 'gap', 'What does activated_at hold'],
    ['a fact', 'F112', 'fact', 'The error of a second profile'],
    ['a status', '403', 'status', 'scope'],
    ["a guide's section", 'constant time signature', 'guide', 'constant time'],
    ['a schema', 'PricePoint', 'schema', 'PricePoint'],
    ['the webhook', 'webhook status was updated', 'webhook', 'status was updated'],
    ['a call of the control API', 'advance the clock', 'control call', 'clock'],
  ]

  test.each(KINDS)('%s by keys', (_, words, line, sees) =>
    visit('index.html', async (page) => {
      await type(page, words)
      const place = await placeOf(page, line)
      for (let step = 0; step <= place; step++) await page.keyboard.press('ArrowDown')
      await page.keyboard.press('Enter')
      await page.waitForURL((url) => !url.pathname.endsWith('/index.html'))
      await seePassage(page, [sees])
    }),
  )

  test('the first of all where none is chosen', () =>
    visit('guides/errors.html', async (page) => {
      await type(page, 'SB404')
      await page.keyboard.press('Enter')
      await page.waitForURL('**/operations/createPaymentProfile.html#SB404')
      await seePassage(page, ['SB404', 'Subscription not found'])
    }))

  test('a thing by the mouse', () =>
    visit('ledger.html', async (page) => {
      await input(page).click()
      await page.keyboard.type('zip')
      await options(page).filter({ hasText: 'CustomerInput.zip' }).click()
      await page.waitForURL('**/fields.html#CustomerInput.zip')
      await seePassage(page, ['zip', 'digits only'])
    }))

  test('a place of the page that is open already', () =>
    visit('ledger.html', async (page) => {
      await type(page, 'G61')
      await page.keyboard.press('Enter')
      await seePassage(page, ['G61', 'SB344'])
      expect(await list(page).isHidden()).toBe(true)
    }))

  test('an operation from the page of another one', () =>
    visit('operations/addItem.html', async (page) => {
      await settle(page)
      await type(page, 'read a subscription')
      await page.keyboard.press('Enter')
      await seePassage(page, ['Read a subscription', 'subscriptions_read'])
    }))

  test('an operation from the playground', () =>
    visit(PLAYGROUND_PAGE, async (page) => {
      await settle(page)
      await type(page, 'create a customer')
      await options(page).filter({ hasText: 'POST /api/customers.' }).first().click()
      await page.waitForURL('**/operations/createCustomer.html')
      await seePassage(page, ['Create a customer', 'customers_write'])
    }))

  test('a field on a phone, where the list stays inside the view', () =>
    visit(
      'index.html',
      async (page) => {
        await input(page).tap()
        await page.keyboard.type('expires_in')
        await options(page).first().waitFor()
        const box = await list(page).boundingBox()
        expect(box).not.toBeNull()
        const { x = -1, width = 0 } = box ?? {}
        expect([x >= 0, x + width <= 390]).toEqual([true, true])
        await options(page).filter({ hasText: 'Token.expires_in' }).tap()
        await seePassage(page, ['expires_in', '72000'])
      },
      { viewport: { width: 390, height: 800 }, hasTouch: true },
    ))
})

describe('a key', () => {
  test.each(['index.html', 'reference.html', PLAYGROUND_PAGE])(
    '/ and Ctrl+K lead into the search of %s, and Escape out of it',
    (path) =>
      visit(path, async (page) => {
        await settle(page)
        for (const key of ['/', 'Control+k']) {
          await page.keyboard.press(key)
          expect(await input(page).evaluate((box) => box === document.activeElement)).toBe(true)
          await page.keyboard.type('zip')
          await options(page).first().waitFor()
          await page.keyboard.press('Escape')
          expect(await list(page).isHidden()).toBe(true)
          await page.keyboard.press('Escape')
          expect(await input(page).evaluate((box) => box === document.activeElement)).toBe(false)
        }
      }),
  )

  test('/ is written where a person writes', () =>
    visit('ledger.html', async (page) => {
      await page.getByLabel('Filter').press('/')
      expect(await page.getByLabel('Filter').inputValue()).toBe('/')
    }))

  test('up and down go around the list, and the screen reader is told where it is', () =>
    visit('index.html', async (page) => {
      await type(page, 'zip')
      const count = await options(page).count()
      expect(await input(page).getAttribute('aria-expanded')).toBe('true')
      await page.keyboard.press('ArrowUp')
      const chosen = page.locator('[role=option][aria-selected=true]')
      expect(await chosen.count()).toBe(1)
      expect(await input(page).getAttribute('aria-activedescendant')).toBe(
        await chosen.getAttribute('id'),
      )
      expect(
        await options(page)
          .nth(count - 1)
          .getAttribute('aria-selected'),
      ).toBe('true')
      await page.keyboard.press('ArrowDown')
      expect(await options(page).first().getAttribute('aria-selected')).toBe('true')
      expect(await page.locator('.search [role=status]').textContent()).toBe(`${count} found`)
      await page.keyboard.press('Escape')
      expect(await input(page).getAttribute('aria-expanded')).toBe('false')
      expect(await input(page).getAttribute('aria-activedescendant')).toBeNull()
    }))
})

test('what is not found is said, to eyes and to ears', () =>
  visit('index.html', async (page) => {
    await input(page).fill('xylophone')
    await list(page).getByText('Nothing found for “xylophone”.').waitFor()
    expect(await page.locator('.search [role=status]').textContent()).toBe('Nothing found')
    await page.keyboard.press('Enter')
    expect(page.url()).toMatch(/index\.html$/)
  }))

test('hostile words are shown as words', () =>
  visit('index.html', async (page) => {
    const hostile = '<xqzxqz xqzxqz="xqzxqz">'
    await input(page).fill(hostile)
    await list(page).getByText(`Nothing found for “${hostile}”`).waitFor()
    expect(await page.locator('.search xqzxqz').count()).toBe(0)
  }))

test('an index that is not there is said, and asked for again', () =>
  visit('index.html', async (page) => {
    await page.route('**/search-index.en.js', (route) => route.abort(), { times: 1 })
    await input(page).focus()
    await page.getByText('Cannot search: the index is missing').waitFor()
    await input(page).fill('zip')
    await options(page).first().waitFor()
    expect(await page.locator('.search [role=status]').innerText()).not.toContain('Cannot')
  }))
