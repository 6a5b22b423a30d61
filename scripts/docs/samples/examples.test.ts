import { expect, test } from '@jest/globals'
import { createSite } from '../../../mocks/index.ts'
import { connect } from '../../../mocks/laws/support/client.ts'
import { document } from '../../../openapi/generated/document.ts'
import { operationsOf } from '../../../openapi/operations.ts'

interface Owned {
  id: string
  customer: { id: number }
}

const UUID = /\b[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\b/g

test("the document's examples name one subscription of the default site, and its owner", async () => {
  const named = new Set(JSON.stringify(document).match(UUID))
  const { call } = await connect(await createSite())
  const { body } = await call<Owned[]>('GET', '/api/subscriptions')
  const found = body.data.filter(({ id }) => named.has(id))
  expect(found.map(({ id }) => id)).toEqual([...named])
  const parameters = operationsOf(document).flatMap((operation) => operation.parameters)
  const owner = parameters.find(({ name }) => name === 'customer_id')
  expect(owner?.example).toBe(found[0]?.customer.id)
})

test('no payment profile of the default site pays for that subscription', async () => {
  const site = await createSite()
  const answer = await site.fetch('http://demo.example.com/__sabia/payment_profiles')
  const { data } = (await answer.json()) as { data: { subscription_id: string }[] }
  expect(data.length).toBeGreaterThan(0)
  const [named] = JSON.stringify(document).match(UUID) ?? []
  expect(data.map(({ subscription_id }) => subscription_id)).not.toContain(named)
})
