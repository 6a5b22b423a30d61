// A bare server of node:http: what everything is compared with.
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { answerCalls, usage } from './calls.ts'

answerCalls({ start, usage })

/** Answers a constant of that many bytes, after it has read the body where there may be one. */
function start({ status, size, readsBody }: Constant): Promise<{ port: number }> {
  const body = Buffer.alloc(size, 'x')
  const headers = { 'content-type': 'application/json; charset=utf-8', 'content-length': size }
  const server = createServer((request, response) => {
    if (!readsBody) {
      response.writeHead(status, headers).end(body)
      return
    }
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      // Joined, as any server must that wants to look at it.
      if (Buffer.concat(parts).length > 0) response.writeHead(status, headers)
      else response.writeHead(400, { 'content-length': size })
      response.end(body)
    })
  })
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve({ port: (server.address() as AddressInfo).port }))
  })
}

/** What a bare server answers. */
export interface Constant {
  status: number
  size: number
  readsBody: boolean
}
