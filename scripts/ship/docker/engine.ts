import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { findFreePort } from '../../tools/free-port.ts'
import { STOP_TIMEOUT, type Ended, type Machine, type Start } from './machine.ts'
import { toImage, toSettings, toStages } from './to-stages.ts'

/** What a careful operator takes from a container: writing to its image, and every privilege. */
const CARE = ['--read-only', '--cap-drop', 'ALL', '--security-opt', 'no-new-privileges']

const NAME = `sabia-check-${process.pid}`
const VOLUME = `${NAME}-data`

/** Whether a Docker engine answers on this machine. */
export async function hasEngine(): Promise<boolean> {
  return (await docker('info', '--format', '{{.ServerVersion}}')).exitCode === 0
}

/** Builds the image with Docker; its containers share one volume at /data. */
export async function build(root: string, dockerfile: string, version: string): Promise<Machine> {
  const built = await docker('build', '--tag', NAME, '--build-arg', `VERSION=${version}`, root)
  if (built.exitCode !== 0) throw new Error(`Cannot build the image: ${built.log}`)
  const { health } = toSettings(toImage(toStages(dockerfile)))
  const begin = async ({ environment = {}, words = [] }: Start, ...options: string[]) => {
    const pairs = Object.entries(environment).flatMap(([key, value]) => [
      '--env',
      `${key}=${value}`,
    ])
    const volume = ['--volume', `${VOLUME}:/data`]
    return docker('run', ...CARE, ...volume, ...pairs, ...options, NAME, ...words)
  }
  return {
    run: (start) => begin(start, '--rm'),
    start: async (start) => {
      const port = await findFreePort()
      const { log, exitCode } = await begin(
        start,
        '--detach',
        '--publish',
        `127.0.0.1:${port}:4010`,
      )
      const id = log.trim().split('\n').at(-1) ?? ''
      if (exitCode !== 0) throw new Error(`Cannot start a container: ${log}`)
      return {
        url: `http://127.0.0.1:${port}`,
        health: async () => (await docker('exec', id, ...health)).exitCode,
        stop: () => stop(id),
      }
    },
    weigh: async () => {
      const { log } = await docker('image', 'inspect', '--format', '{{.Size}}', NAME)
      return `the image, its base included, has ${(Number(log) / 1024 / 1024).toFixed(0)} MiB`
    },
    remove: async () => {
      await docker('volume', 'rm', '--force', VOLUME)
      await docker('image', 'rm', '--force', NAME)
    },
  }
}

async function stop(id: string): Promise<Ended> {
  await docker('stop', '-t', String(STOP_TIMEOUT / 1000), id)
  const { log: code } = await docker('inspect', '--format', '{{.State.ExitCode}}', id)
  const { log } = await docker('logs', id)
  await docker('rm', '--force', id)
  return { exitCode: Number(code), log }
}

/** Runs the client; a client that is not there is an engine that does not answer. */
async function docker(...words: string[]): Promise<Ended> {
  try {
    const { stdout, stderr } = await promisify(execFile)('docker', words, { maxBuffer: 2 ** 26 })
    return { exitCode: 0, log: `${stderr}${stdout}` }
  } catch (error) {
    const { code, stdout = '', stderr = '', message } = error as Error & Record<string, unknown>
    const log = `${String(stderr)}${String(stdout)}` || message
    return { exitCode: typeof code === 'number' ? code : null, log }
  }
}
