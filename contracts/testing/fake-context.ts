import type { Context } from '../engine/context.ts'
import { toReply, type Reply } from '../http/exchange.ts'

/** Builds a fake reply. */
export function replyOf(
  body: unknown,
  { status = 200, headers = {}, ...exchange }: Partial<FakeExchange> = {},
): Reply {
  return toReply({
    number: 1,
    operation: 'listCustomers',
    method: 'GET',
    url: 'https://acme.example.com/api/customers',
    requestHeaders: {},
    requestBody: undefined,
    sentAt: 0,
    answeredAt: 0,
    ...exchange,
    status,
    headers: new Headers(headers),
    text: typeof body === 'string' ? body : JSON.stringify(body),
  })
}

interface FakeExchange {
  status: number
  headers: Readonly<Record<string, string>>
  number: number
  operation: string
  method: string
  url: string
  requestHeaders: Readonly<Record<string, string>>
  requestBody: string
  answeredAt: number
}

/** A context that can only read: each query is answered by `answer`, and kept. */
export function createReadingContext(answer: (query: string | undefined) => Reply) {
  const queries: (string | undefined)[] = []
  const context: Pick<Context, 'read' | 'takePage'> = {
    read: async (_, { query } = {}) => {
      queries.push(query)
      return answer(query)
    },
    takePage: () => true,
  }
  return { context: context as Context, queries }
}
