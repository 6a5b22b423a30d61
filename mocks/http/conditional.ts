import { choiceOf } from '../../openapi/choices.ts'
import type { Middleware, Next, RoutedExchange } from './exchange.ts'

/** Puts a weak `ETag` on a successful read, and answers 304 to a client that has it (gap G117). */
export const conditional: Middleware<RoutedExchange> = (exchange, next) =>
  choiceOf(exchange.choices, 'conditional-requests') === 'none'
    ? next(exchange)
    : tagRead(exchange, next)

async function tagRead(exchange: RoutedExchange, next: Next<RoutedExchange>): Promise<void> {
  await next(exchange)
  const { answer, method, request } = exchange
  if ((method !== 'GET' && method !== 'HEAD') || answer.status !== 200) return
  const bytes = new TextEncoder().encode(JSON.stringify(answer.body))
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)).slice(0, 16)
  const etag = `W/"${[...hash].map((byte) => byte.toString(16).padStart(2, '0')).join('')}"`
  answer.headers['etag'] = etag
  const known = (request.headers.get('if-none-match') ?? '').split(',').map((one) => one.trim())
  if (known.includes(etag) || known.includes('*')) {
    exchange.answer = { status: 304, headers: answer.headers, body: undefined }
  }
}
