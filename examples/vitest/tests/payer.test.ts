import { createSite } from 'sabia'
import { expect, test } from 'vitest'

test('the payer refuses, and a webhook tells of it', async () => {
  const kinds: string[] = []
  const site = await createSite({
    scenario: 'profile-pending',
    send: async (webhook) => {
      kinds.push((await webhook.json()).type)
      return new Response(null, { status: 204 })
    },
  })
  site.webhooks.addEndpoint({ url: 'https://shop.example.com/webhooks' })
  await site.payer.refuse(1)
  await site.webhooks.wait()
  expect(kinds).toEqual(['payment_profile.refused'])
})
