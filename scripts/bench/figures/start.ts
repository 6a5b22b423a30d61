import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { judge, median, milliseconds, type Figure } from '../figure.ts'
import { BARE, COMMAND } from '../server.ts'

/** From starting the command to its first response. */
export const start: Figure = {
  name: 'start',
  title: 'sabia mock, from spawn to first answer',
  async measure({ isQuick }) {
    const times = { site: [] as number[], bare: [] as number[] }
    const rounds = isQuick ? 5 : 11
    // The first round reads the files from the disk, and isn't counted.
    for (let round = 0; round <= rounds; round += 1) {
      const site = await timeStart([COMMAND, 'mock', '--port', '0', '--quiet'], '/__sabia/health')
      const bare = await timeStart([BARE], '/')
      if (round === 0) continue
      times.site.push(site)
      times.bare.push(bare)
    }
    const note = `a bare server takes ${milliseconds(median(times.bare))}; median of ${rounds}`
    const value = median(times.site)
    return [judge({ figure: start.title, value, below: 300, aim: 150, write: milliseconds, note })]
  },
}

/** Starts a server that prints its address, and sends one request. */
async function timeStart(words: readonly string[], path: string): Promise<number> {
  const begin = performance.now()
  const server = spawn(process.execPath, words, { stdio: ['ignore', 'pipe', 'inherit'] })
  try {
    let printed = ''
    for await (const part of server.stdout) {
      printed += String(part)
      if (printed.includes('\n')) break
    }
    const address = /http:\/\/[\w.]+:\d+/.exec(printed)?.[0]
    if (address === undefined) throw new Error(`Cannot start ${words.join(' ')}: it is not ready`)
    const { ok } = await fetch(address + path)
    if (!ok) throw new Error(`Cannot start ${words.join(' ')}: ${path} is refused`)
    return performance.now() - begin
  } finally {
    if (server.kill('SIGKILL')) await once(server, 'exit')
  }
}
