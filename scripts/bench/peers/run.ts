import { spawn } from 'node:child_process'
import { findFreePort } from '../../tools/free-port.ts'
import type { Peer } from './catalogue.ts'

/** A peer that answers. */
export interface Running {
  port: number
  stop(): Promise<void>
}

/** A peer gets this long to give its first answer, in milliseconds. */
const PATIENCE = 30_000

/**
 * Starts a peer and waits until a path of it answers 200.
 *
 * @throws Error when it ends, or does not answer so in time.
 */
export async function runPeer(
  peer: Peer,
  folder: string,
  documentFile: string,
  path: string,
): Promise<Running> {
  const port = await findFreePort()
  const command = peer.toCommand(documentFile, String(port))
  const server = spawn(process.execPath, command, { cwd: folder, stdio: 'ignore' })
  let isEnded = false
  const ended = new Promise<void>((resolve) => {
    server.once('exit', () => {
      isEnded = true
      resolve()
    })
  })
  const stop = async () => {
    if (!isEnded) server.kill('SIGKILL')
    await ended
  }
  const address = `http://127.0.0.1:${port}${path}`
  const limit = performance.now() + PATIENCE
  for (;;) {
    const status = await ask(address)
    if (status === 200) return { port, stop }
    if (!isEnded && performance.now() < limit) {
      await new Promise((resolve) => setTimeout(resolve, 200))
      continue
    }
    const reason = isEnded ? `it ended with ${server.exitCode}` : `${path} answered ${status}`
    await stop()
    throw new Error(`Cannot run ${peer.name}: ${reason}`)
  }
}

/** The status of an answer; undefined while there is none. */
async function ask(address: string): Promise<number | undefined> {
  try {
    const response = await fetch(address, { headers: { authorization: 'Bearer any' } })
    await response.arrayBuffer()
    return response.status
  } catch {
    return undefined
  }
}
