import type { Server } from 'node:http'
import type { Duplex } from 'node:stream'
import { assumptions } from '../../openapi/choices.ts'
import { plainError } from '../http/error-answer.ts'

/** Status and text for broken requests, by the code of Node's error. */
const FAILURES: Readonly<Record<string, readonly [status: number, reason: string]>> = {
  HPE_HEADER_OVERFLOW: [431, 'Request Header Fields Too Large'],
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'Request Timeout'],
}

/** Answers malformed HTTP with the usual error envelope. */
export function answerBrokenRequests(server: Server): void {
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Duplex) => {
    if (!socket.writable) {
      socket.destroy()
      return
    }
    const [status, reason] = FAILURES[error.code ?? ''] ?? [400, 'Bad Request']
    const body = textOf(status, reason)
    socket.end(
      `HTTP/1.1 ${status} ${reason}\r\nConnection: close\r\n` +
        `Content-Type: application/json; charset=utf-8\r\n` +
        `Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
    )
  })
  server.on('checkExpectation', (_incoming, outgoing) => {
    outgoing.writeHead(417, { 'content-type': 'application/json; charset=utf-8' })
    outgoing.end(textOf(417, 'Expectation Failed'))
  })
}

/** Answers a request with an invalid address, such as one with a malformed `Host`. */
export function answerUnreadable(error: unknown): Response {
  const isTheirs = error instanceof Error && error.name === 'RequestError'
  const [status, reason] = isTheirs ? [400, 'Bad Request'] : [500, 'Internal Server Error']
  const headers = { 'content-type': 'application/json; charset=utf-8' }
  return new Response(textOf(status, reason), { status, headers })
}

function textOf(status: number, reason: string): string {
  return JSON.stringify(plainError(status, reason, assumptions).body)
}
