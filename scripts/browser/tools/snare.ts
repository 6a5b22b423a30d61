import { createServer } from 'node:http'
import { startServer, type TestServer } from './static-server.ts'

/** A proxy that lets nothing through, and tells what it was asked for. */
export interface Snare extends TestServer {
  /** Addresses, in the order in which they were asked for; of encrypted ones host and port. */
  asked: readonly string[]
}

/** What Chromium asks for itself, whatever page is open; a page that asks there is seen by its visit. */
const OWN = /^(http:\/\/)?(accounts\.google|(content-autofill|update)\.googleapis)\.com[:/]/

/** Starts a proxy that lets nothing through. */
export async function startSnare(): Promise<Snare> {
  const asked: string[] = []
  const note = (url: string) => {
    if (!OWN.test(url)) asked.push(url)
  }
  const server = createServer(({ url = '' }, response) => {
    note(url)
    response.writeHead(502).end()
  })
  server.on('connect', ({ url = '' }, socket) => {
    note(url)
    socket.end('HTTP/1.1 502 Nothing leaves\r\n\r\n')
  })
  return { ...(await startServer(server)), asked }
}
