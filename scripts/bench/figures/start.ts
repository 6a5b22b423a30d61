import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { get } from 'node:http'
import { join } from 'node:path'
import { fileOf, root } from '../bundle.ts'
import { judge, milliseconds, type Figure } from '../figure.ts'
import { median } from '../statistics.ts'

const COMMAND = join(root, 'dist/cli.js')
const PATIENCE = 10_000

/** The command line, from its spawn to its first answer. */
export const start: Figure = {
  name: 'start',
  title: 'sabia mock, from spawn to first answer',
  async measure({ isQuick }) {
    if (!existsSync(COMMAND)) {
      const note = 'needs npm run build'
      const empty = { measured: '', bound: '< 300 ms', aim: '150 ms' }
      return [{ figure: start.title, ...empty, verdict: 'skipped', note }]
    }
    const times = { site: [] as number[], bare: [] as number[] }
    const rounds = isQuick ? 5 : 11
    // The first time reads the files from the disk and counts for nobody.
    for (let round = 0; round <= rounds; round += 1) {
      const site = await timeStart([COMMAND, 'mock', '--port', '0', '--quiet'], '/__sabia/health')
      const bare = await timeStart([fileOf('bare-start')], '/')
      if (round === 0) continue
      times.site.push(site)
      times.bare.push(bare)
    }
    const note = `a bare server takes ${milliseconds(median(times.bare))}; median of ${rounds}`
    const value = median(times.site)
    const bounds = { atMost: 300, aim: 150 }
    return [judge({ figure: start.title, value, ...bounds, write: milliseconds, note })]
  },
}

/** Starts a server that prints its address, asks it once, and tells how long both took. */
function timeStart(command: readonly string[], path: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const begin = performance.now()
    const server = spawn(process.execPath, command, { stdio: ['ignore', 'pipe', 'pipe'] })
    const fail = (reason: string) => {
      clearTimeout(timer)
      server.kill('SIGKILL')
      reject(new Error(`Cannot start ${command.join(' ')}: ${reason}`))
    }
    const timer = setTimeout(() => fail('it printed no address'), PATIENCE)
    let printed = ''
    let errors = ''
    let isAsked = false
    server.stderr.on('data', (part: Buffer) => (errors += part.toString()))
    server.on('exit', (code) => fail(`it ended with ${code}: ${errors.trim()}`))
    server.stdout.on('data', (part: Buffer) => {
      printed += part.toString()
      const port = /http:\/\/[\w.]+:(\d+)/.exec(printed)?.[1]
      if (port === undefined || isAsked) return
      isAsked = true
      const request = get({ port, path, host: '127.0.0.1', agent: false }, (response) => {
        const time = performance.now() - begin
        clearTimeout(timer)
        server.removeAllListeners('exit')
        server.kill('SIGKILL')
        if (response.statusCode === 200) resolve(time)
        else fail(`${path} answered ${response.statusCode}`)
      })
      request.on('error', (error) => fail(String(error)))
    })
  })
}
