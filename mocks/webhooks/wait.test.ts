import { expect, jest, test } from '@jest/globals'
import { createClient } from '../laws/support/client.ts'
import { enrolAs } from '../laws/support/enrol.ts'
import { DeliveryLog } from './log/log.ts'

test('a wait that ends without its delivery leaves nothing behind that listens', async () => {
  let listening = 0
  // oxlint-disable-next-line typescript/unbound-method -- called with its own `this` below
  const { listen } = DeliveryLog.prototype
  const spy = jest.spyOn(DeliveryLog.prototype, 'listen').mockImplementation(function (
    this: DeliveryLog,
    listener,
  ) {
    const stop = listen.call(this, listener)
    listening += 1
    return () => {
      listening -= 1
      stop()
    }
  })
  const client = await createClient({ customers: 0, send: () => new Promise(() => {}) })
  client.site.webhooks.addEndpoint({ url: 'http://shop.example.com/webhooks' })
  const { id } = await enrolAs(client, 'ana@example.com')
  await client.site.payer.accept(id)
  const delivery = client.site.webhooks.deliveries()[0]?.id ?? ''
  const before = listening
  const waited = await client.site.webhooks.wait({ delivery, timeout_ms: 5 })
  expect([waited.reached, listening]).toEqual([false, before])
  client.site.close()
  spy.mockRestore()
})
