import { connect } from 'node:net'
import { findFreePort } from '../../tools/free-port.ts'

/** The ports that the files write; others are used, so that runs do not meet. */
const WRITTEN = ['3000', '3001', '4010', '8080'] as const

/** Ports that are free, by the port that is written. */
export interface Ports {
  /** The port that stands for a written one. */
  of(written: (typeof WRITTEN)[number]): number
  /** Puts the used ports in the place of the written ones. */
  use(text: string): string
  /** Puts the written ports in the place of the used ones. */
  show(text: string): string
}

/** Finds a free port for each that is written. */
export async function findPorts(): Promise<Ports> {
  const used = new Map<string, string>()
  for (const written of WRITTEN) used.set(written, String(await findFreePort()))
  const written = new Map([...used].map(([from, to]) => [to, from]))
  return {
    of: (port) => Number(used.get(port)),
    use: (text) => replace(text, used),
    show: (text) => replace(text, written),
  }
}

/** Whether something listens on a port of this machine. */
export async function isOpen(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    socket.once('connect', () => (socket.destroy(), resolve(true)))
    socket.once('error', () => resolve(false))
  })
}

function replace(text: string, ports: ReadonlyMap<string, string>): string {
  return text.replaceAll(/\b\d{4,5}\b/g, (number) => ports.get(number) ?? number)
}
