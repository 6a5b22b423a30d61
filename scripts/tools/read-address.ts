import type { ChildProcess } from 'node:child_process'

/**
 * Resolves to the address that a program prints when it is ready.
 *
 * @throws Error with what it printed, if it ends first.
 */
export function readAddress(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let printed = ''
    child.stdout?.on('data', (part: Buffer) => {
      printed += part.toString()
      const [address] = /http:\/\/[\w.]+:\d+(?=\s)/.exec(printed) ?? []
      if (address !== undefined) resolve(address)
    })
    child.once('exit', (code) => {
      const command = child.spawnargs.join(' ')
      reject(new Error(`Cannot start ${command}: it ended with ${code}: ${printed}`))
    })
  })
}
