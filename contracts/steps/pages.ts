import type { Context } from '../engine/context.ts'
import { step } from '../engine/step.ts'
import { findNext, firstPageOf, pageKeyOf } from '../http/answers/page-hints.ts'
import type { Listing } from '../http/answers/read-list.ts'
import { isSuccess } from '../http/answers/read-reply.ts'
import type { Reply } from '../http/exchange.ts'
import { skip } from '../model/stop.ts'
import { customersLate } from './final-state.ts'

/** Each usual name for the size of a page asks for another size, and so tells which one the site knows. */
export const SIZES = { per_page: 1, limit: 2, size: 3 } as const

/** A page whose number is none, with the most common parameters of its size (gap G40). */
export const customersByWord = step('customers-by-word', {
  after: { customersLate },
  run: (context) => readPage(context, 'x'),
})

/** Some customers of the list, as these parameters ask for them. */
export const customersByPage = step('customers-by-page', {
  requires: { customersByWord },
  after: { customersLate },
  run: async (context, { customersByWord: reply }, { customersLate: late }): Promise<Reply> => {
    if (isSuccess(reply)) return reply
    const [first] = late?.list.replies ?? []
    return readPage(context, String(first === undefined ? 1 : firstPageOf(first)))
  },
})

function readPage(context: Context, page: string): Promise<Reply> {
  const sizes = Object.entries(SIZES).map(([name, size]) => `${name}=${size}`)
  const query = [`page=${page}`, ...sizes].join('&')
  return context.read('listCustomers', { query, isProbe: true })
}

/** A number of a page, or of a record, that no site of a run has. */
export const FAR = 999_999

/** A page far beyond the last one; a site that says nothing of its pages was asked for one already. */
export const customersPastEnd = step('customers-past-end', {
  requires: { customersLate },
  run: (context, { customersLate: { list } }): Promise<Reply> => {
    const [first] = list.replies
    const key = first && isTold(first, list) ? pageKeyOf(first) : 'cursor'
    if (key === 'cursor') throw skip('NOT_SHOWN', 'The list tells of no numbered pages')
    context.refuseUnlessSpare()
    return context.read('listCustomers', { query: `${key}=${FAR}`, isProbe: true })
  },
})

/** Whether an answer tells of pages. */
function isTold(first: Reply, { records }: Listing): boolean {
  return findNext(first, 1, records.length) !== undefined
}
