import { Budget } from '../http/pace/budget.ts'
import { Client, type Call } from '../http/client.ts'
import type { Reply } from '../http/exchange.ts'
import { Pace } from '../http/pace/pace.ts'
import { createVirtualTime } from '../http/pace/time.ts'

/** What a fake site does with a request; the number is that of the request, from 1. */
export type Answer = (request: Request, number: number) => Response | Promise<Response>

interface FakeOptions {
  maxWrites?: number
  perSecond?: number
  timeout?: number
  signal?: AbortSignal
  answersOthers?: () => Promise<boolean>
  onWrite?: (call: Call, reply: Reply | 'before' | undefined) => void
}

/** A client on virtual time and all that it was seen to do. */
export function createFakeClient(answer: Answer, options: FakeOptions = {}) {
  const time = createVirtualTime()
  const begun = time.now()
  const seen: Request[] = []
  /** Virtual milliseconds from the beginning to each request. */
  const moments: number[] = []
  const writeLog: string[] = []
  const budget = new Budget(options.maxWrites ?? 40)
  const client = new Client({
    fetch: async (request) => {
      seen.push(request)
      moments.push(time.now() - begun)
      return answer(request, seen.length)
    },
    time,
    pace: new Pace(time, options.perSecond),
    budget,
    signal: options.signal,
    timeout: options.timeout ?? 1000,
    onWrite: (call, reply) => {
      writeLog.push(reply === 'before' ? 'before' : `after ${reply?.status ?? 'nothing'}`)
      options.onWrite?.(call, reply)
    },
    onSend: () => {},
    ...(options.answersOthers && { answersOthers: options.answersOthers }),
    onReply: () => {},
  })
  return { client, budget, time, seen, moments, writeLog }
}

/** An API call to a site that doesn't exist. */
export function callOf(intent: Call['intent'], changes: Partial<Call> = {}): Call {
  const isRead = intent === 'read'
  return {
    intent,
    operation: isRead ? 'listCustomers' : 'createCustomer',
    method: isRead ? 'GET' : 'POST',
    url: 'https://acme.example.com/api/customers',
    headers: { authorization: 'Bearer a-token' },
    body: isRead ? undefined : '{}',
    ...changes,
  }
}

/** How a promise was refused, in a word or two. */
export async function endOf(promise: Promise<unknown>): Promise<string> {
  try {
    await promise
    return 'answered'
  } catch (error) {
    const { reason, name } = error as { reason?: string; name?: string }
    return reason ?? (error as Error).constructor.name ?? name
  }
}
