import { expect, test } from '@playwright/test'
import { createControl } from 'sabia/control'

const baseUrl = 'http://127.0.0.1:4019'
const control = createControl({ baseUrl })

test.beforeEach(() => control.scenario('profile-pending'))

test('the payer accepts on a phone', async ({ page }) => {
  const { qr_code } = await control.payer.profile(1)
  const code = /\/rec\/(\w{32})/.exec(qr_code)?.[1]
  await page.goto(`${baseUrl}/pay/${code}`)
  await page.getByRole('button', { name: 'Accept' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Accepted')
  expect((await control.payer.profile(1)).status).toBe('active')
})
