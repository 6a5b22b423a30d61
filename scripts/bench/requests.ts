import type { Job } from './load/job.ts'

/** The requests of a job, wherever they go. */
export type Requests = Pick<Job, 'head' | 'tail' | 'ids' | 'status'>

/** Reads of single customers by random ids, up to the last one. */
export function readCustomers(authorization: string, last: number): Requests {
  const head = 'GET /api/customers/'
  return { head, tail: toTail(authorization), ids: { from: 1, to: last }, status: 200 }
}

/** Reads of a whole list. */
export function listCustomers(authorization: string): Requests {
  const head = `GET /api/customers${toTail(authorization)}`
  return { head, tail: '', ids: undefined, status: 200 }
}

/** New subscriptions of one item each, for random customers of three digits. */
export function createSubscriptions(authorization: string): Requests {
  const before = '{"subscription":{"customer_id":'
  const behind = ',"subscription_items":[{"product_id":1,"quantity":1}]}}'
  const fields = [
    'Content-Type: application/json',
    `Content-Length: ${before.length + 3 + behind.length}`,
  ]
  const head = `POST /api/subscriptions${toTail(authorization, fields)}${before}`
  return { head, tail: behind, ids: { from: 100, to: 999 }, status: 201 }
}

/** Everything of a request's head behind its path. */
function toTail(authorization: string, fields: readonly string[] = []): string {
  const all = ['Host: 127.0.0.1', `Authorization: ${authorization}`, 'Accept: */*', ...fields]
  return ` HTTP/1.1\r\n${all.join('\r\n')}\r\n\r\n`
}
