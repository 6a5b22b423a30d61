import { after, type Exchange, type Middleware } from '../http/exchange.ts'
import type { Listeners } from '../shared/listeners.ts'

/** What listeners get for each answered request. */
export interface Answered {
  site: string
  method: string
  /** Path without the query. */
  path: string
  /** 0 when the connection was dropped. */
  status: number
  operationId: string | undefined
  /** From arrival to answer, in milliseconds of real time. */
  milliseconds: number
  /** Ids of the fault rules that were applied; left out if there were none. */
  faults?: readonly string[]
  /** Why a token call was refused, if its answer doesn't say. */
  reason?: string
}

/** Calls listeners with each answer. */
export function tellAnswered(listeners: Listeners<[Answered]>): Middleware {
  return (exchange, next) =>
    after(next(exchange), () => {
      if (listeners.size > 0) listeners.tell(toAnswered(exchange))
    })
}

function toAnswered(exchange: Readonly<Exchange>): Answered {
  const { context, method, path, answer, operation, duration, faults = [], reason } = exchange
  return {
    site: context.site,
    method,
    path,
    status: answer.status,
    operationId: operation?.operationId,
    milliseconds: duration,
    ...(faults.length === 0 ? {} : { faults }),
    ...(reason === undefined ? {} : { reason }),
  }
}
