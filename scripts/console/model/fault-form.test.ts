import { expect, test } from '@jest/globals'
import { createControl } from '../../../mocks/control/client/client.ts'
import { createSite } from '../../../mocks/site.ts'
import {
  faultTemplates,
  firstFault,
  thens,
  toFaultRule,
  whens,
  type FaultForm,
} from './fault-form.ts'

test.each<[Partial<FaultForm>, object]>([
  [{}, { when: { next: 1 }, then: { status: 503 } }],
  [
    { operation: 'createCustomer', when: 'every', count: '3', then: 'delay' },
    { operation: 'createCustomer', when: { every: 3 }, then: { delay: '2s' } },
  ],
  [
    { when: 'random', then: 'drop' },
    { when: { random: { share: 0.2 } }, then: { drop: true } },
  ],
  [
    { when: 'matching', field: 'customer_id', value: '7', then: 'truncate', bytes: '10' },
    { when: { matching: { customer_id: 7 } }, then: { truncate: 10 } },
  ],
  [
    { when: 'matching', field: 'email', value: 'ana@example.com', then: 'truncate' },
    { when: { matching: { email: 'ana@example.com' } }, then: { truncate: true } },
  ],
  [{ when: 'always', then: 'rateLimit' }, { then: { rateLimit: { retryAfter: 30 } } }],
  [{ when: 'always', then: 'failAfterWrite', status: '500' }, { then: { failAfterWrite: 500 } }],
])('a form with %j is the rule %j', (change, rule) => {
  expect(toFaultRule({ ...firstFault, ...change })).toEqual(rule)
})

test('a site takes every kind of rule and every template, and refuses an empty number', async () => {
  const site = await createSite()
  const { faults } = createControl({ site })
  const matching = { field: 'id', value: '1' }
  for (const when of whens) await faults.add(toFaultRule({ ...firstFault, ...matching, when }))
  for (const then of thens) await faults.add(toFaultRule({ ...firstFault, then }))
  for (const rule of Object.values(faultTemplates)) {
    await createControl({ site }).call('addFault', { body: rule })
  }
  expect(await faults.list()).toHaveLength(
    whens.length + thens.length + Object.keys(faultTemplates).length,
  )
  const wrong = faults.add(toFaultRule({ ...firstFault, count: '' }))
  await expect(wrong).rejects.toMatchObject({ status: 422, field: 'when.next' })
})
