import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { askToken } from '../tools/ask-token.ts'
import { runCommand } from './run-command.ts'

/** Runs the installed command on a Node: its version, the suite, and a mock that is called and read. */
export async function tryCommand(node: string, project: string, version: string): Promise<void> {
  const command = join(project, 'node_modules/.bin/sabia')
  const printed = await runCommand(node, [command, '--version'], project)
  if (printed.trim() !== version) throw new Error(`sabia --version prints ${printed.trim()}`)
  const folder = join(project, 'sabia-report')
  const held = await runCommand(node, [command, 'contract', '--report', folder], project)
  if (!held.startsWith('Held: ')) throw new Error(`sabia contract prints ${held}`)
  const child = spawn(node, [command, 'mock', '--port', '0', '--log', 'json'], { cwd: project })
  const ended = once(child, 'exit')
  try {
    const url = await readUrl(child.stdout)
    const token = await askToken(url, 'customers_read')
    const headers = { authorization: `Bearer ${token}` }
    const answer = await fetch(`${url}/api/customers/1`, { headers })
    if (answer.status !== 200) throw new Error(`reading a customer answers ${answer.status}`)
    for (const path of ['/docs', '/docs/reference.html', '/docs/playground/index.html']) {
      const page = await fetch(url + path)
      if (page.status !== 200) throw new Error(`${path} answers ${page.status}`)
      await page.arrayBuffer()
    }
  } finally {
    child.kill('SIGTERM')
  }
  const [code, signal] = (await ended) as [number | null, string | null]
  if (code !== 0) throw new Error(`after SIGTERM the mock ends with ${code ?? signal}, not with 0`)
}

function readUrl(output: Readable): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = ''
    output.on('data', (part: Buffer) => {
      text += part.toString()
      const end = text.indexOf('\n')
      if (end !== -1) resolve((JSON.parse(text.slice(0, end)) as { url: string }).url)
    })
    output.on('end', () => reject(new Error(`the mock ends before it is ready: ${text}`)))
  })
}
