// Runs the README's first line after its `npm ci`: the mock must say that it is ready, answer, and
// end with 0 when it is told to stop.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'

const mock = spawn(process.execPath, ['dist/cli.js', 'mock', '--port', '0', '--quiet'], {
  stdio: ['ignore', 'pipe', 'inherit'],
})
const limit = setTimeout(() => mock.kill('SIGKILL'), 60_000)
let url
for await (const line of createInterface({ input: mock.stdout })) {
  url = /http:\/\/\S+/.exec(line)?.[0]
  if (url !== undefined) break
}
const { status } = await fetch(`${url}/__sabia/health`)
mock.kill('SIGTERM')
const [code] = await once(mock, 'exit')
clearTimeout(limit)
console.log(`${url} answered ${status}, ended with ${code}`)
process.exitCode = status === 200 && code === 0 ? 0 : 1
