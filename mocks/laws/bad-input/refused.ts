import { expect } from '@jest/globals'
import { counts, type Client, type HeaderValues, type Reply } from '../support/client.ts'

/** Sends a request that is to be refused, and sees to it that nothing was stored. */
export async function refused(
  client: Client,
  path: string,
  body: unknown,
  headers?: HeaderValues,
): Promise<Reply> {
  const before = await counts(client)
  const reply = await client.call('POST', path, body, headers)
  expect(await counts(client)).toEqual(before)
  expect(reply.body).toEqual({ data: null, errors: expect.any(String), meta: {} })
  return reply
}
