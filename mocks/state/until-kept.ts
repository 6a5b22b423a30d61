import { plainError } from '../http/error-answer.ts'
import type { Exchange, Middleware, Next } from '../http/exchange.ts'
import { NotKept } from '../shared/not-kept.ts'
import type { Keeper } from './keeper.ts'

/** Holds back an answer until everything that it may rest on is durable. */
export function untilKept(keeper: Keeper): Middleware {
  return (exchange, next) =>
    keeper.isKeeping ? answerKept(exchange, next, keeper) : next(exchange)
}

async function answerKept(exchange: Exchange, next: Next, keeper: Keeper): Promise<void> {
  const { epoch } = keeper
  await next(exchange)
  try {
    await keeper.kept(epoch)
  } catch (error) {
    if (!(error instanceof NotKept)) throw error
    exchange.answer = plainError(503, error.message, exchange.choices)
    exchange.answer.headers['retry-after'] = '1'
    exchange.reason = error.message
    Object.assign(exchange, { changes: undefined, text: undefined, stream: undefined })
  }
}
