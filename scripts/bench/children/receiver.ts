// Takes webhooks over HTTP, verifies each, and counts.
import { createHmac, timingSafeEqual } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { answerCalls } from './calls.ts'

answerCalls({ listen, taken })

/** What has arrived. */
export interface Taken {
  /** All webhooks, and those of them whose signature is right. */
  all: number
  genuine: number
  /** Different values of `webhook-id`. */
  distinct: number
}

const seen = new Set<unknown>()
let all = 0
let genuine = 0

async function listen({ secret }: { secret: string }): Promise<number> {
  const key = Buffer.from(secret.slice('whsec_'.length), 'base64')
  const server = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      all += 1
      if (isGenuine(key, request, Buffer.concat(parts).toString())) genuine += 1
      seen.add(request.headers['webhook-id'])
      response.writeHead(204).end()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return (server.address() as AddressInfo).port
}

function isGenuine(key: Buffer, { headers }: IncomingMessage, body: string): boolean {
  const text = [headers['webhook-id'], headers['webhook-timestamp'], body].join('.')
  const own = Buffer.from(`v1,${createHmac('sha256', key).update(text).digest('base64')}`)
  const given = Buffer.from(String(headers['webhook-signature']))
  return own.length === given.length && timingSafeEqual(own, given)
}

function taken(): Taken {
  return { all, genuine, distinct: seen.size }
}
