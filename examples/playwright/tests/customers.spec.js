// #region test
import { expect, test } from '@playwright/test'
import { createSite } from 'sabia'
import { playBilling } from './play-billing.js'

let site

test.beforeEach(async ({ page }) => {
  site = await createSite({ customers: 3 })
  await playBilling(page, site)
  await page.route('https://shop.example.com/', (route) =>
    route.fulfill({ path: 'src/index.html' }),
  )
})

test('lists the customers', async ({ page }) => {
  await page.goto('https://shop.example.com/')
  await expect(page.getByRole('listitem')).toHaveCount(3)
})

test('tells that the service is unavailable', async ({ page }) => {
  site.faults.add({ operation: 'listCustomers', then: { status: 503 } })
  await page.goto('https://shop.example.com/')
  await expect(page.getByRole('alert')).toContainText('Cannot list customers')
})
// #endregion

test('tells that the connection was lost', async ({ page }) => {
  site.faults.add({ operation: 'listCustomers', then: { drop: true } })
  await page.goto('https://shop.example.com/')
  await expect(page.getByRole('alert')).toHaveText('Cannot list customers: Failed to fetch')
})
