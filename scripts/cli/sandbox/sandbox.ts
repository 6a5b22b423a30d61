import { randomBytes } from 'node:crypto'
import { mkdirSync } from 'node:fs'
import { join, relative } from 'node:path'
import { DEFAULT_LIMITS, type SandboxSettings } from '../../../mocks/adapters/worker/settings.ts'
import { lock } from '../../../mocks/adapters/state/lock.ts'
import { isBeyondLoopback } from '../../../mocks/adapters/public/own-hosts.ts'
import { messageOf } from '../../../mocks/shared/message-of.ts'
import { packageFolder, referenceFolder } from '../package-folder.ts'
import { toPrintable } from '../printable.ts'
import { SANDBOX_FOLDER, type SandboxValues } from '../settings/settings.ts'
import type { Shell } from '../shell.ts'
import { UserError } from '../user-error.ts'
import { findWorkerd, hasClusters, runWorkerd, type Running, type Workerd } from './run-workerd.ts'
import { writeDeployment, type ClusterPlan, type SandboxPlan } from './worker-files.ts'

/** Runs a sandbox on workerd until the process is asked to end, or writes what runs one elsewhere. */
export async function sandbox(
  values: SandboxValues,
  shell: Shell,
  worker = join(packageFolder(), 'dist', 'worker.js'),
): Promise<void> {
  const workerd = findWorkerd(shell.directory)
  if (workerd === undefined) {
    throw new UserError(
      'Cannot start the sandbox: workerd is not installed; run npm install --save-dev workerd',
    )
  }
  const plan: SandboxPlan = {
    settings: toSettings(values),
    worker,
    docs: referenceFolder(),
    cluster: toCluster(values),
  }
  const { out } = values
  if (plan.cluster !== undefined && !hasClusters(workerd)) {
    throw new UserError(
      `Cannot use the bucket: workerd ${workerd.version} has no cluster mode; run npm install workerd@latest`,
    )
  }
  if (out === undefined) return run(plan, values, shell, workerd)
  await writeDeployment(plan, out, workerd.version)
  const shown = relative(shell.directory, out) || '.'
  shell.write(`Wrote worker.js, wrangler.jsonc, sandbox.capnp and compose.yaml to ${shown}\n`)
}

function toSettings(values: SandboxValues): SandboxSettings {
  const { domain, limit } = values
  return {
    open_signup: values['open-signup'],
    allow_private_webhooks: values['allow-private-webhooks'],
    cors: values.cors,
    ...(domain === undefined ? {} : { domain }),
    limits: { ...DEFAULT_LIMITS, ...limit },
  }
}

/** A key of fewer bytes is refused by workerd. */
const SHORTEST_KEY = 32

function toCluster(values: SandboxValues): ClusterPlan | undefined {
  const { bucket, 'cluster-key': key, 'cluster-address': address } = values
  if (bucket === undefined) return undefined
  if (!/^(s3|gs):\/\//.test(bucket)) {
    throw new UserError(`Cannot use the bucket ${bucket}: write it like s3://bucket/prefix`)
  }
  if (key === undefined || key.length < SHORTEST_KEY) {
    throw new UserError(
      'Cannot use the bucket: its machines share a secret of at least 32 characters; ' +
        'set SABIA_CLUSTER_KEY, such as to the output of openssl rand -hex 32',
    )
  }
  if (values['operator-token'] === undefined && values.out === undefined) {
    throw new UserError(
      "Cannot use the bucket: its machines share the operator's token; set SABIA_OPERATOR_TOKEN",
    )
  }
  return { bucket, key, address }
}

async function run(
  plan: SandboxPlan,
  values: SandboxValues,
  shell: Shell,
  workerd: Workerd,
): Promise<void> {
  const { host, port } = values
  const data = values.data ?? join(shell.directory, SANDBOX_FOLDER)
  const operatorToken = values['operator-token'] ?? randomBytes(32).toString('base64url')
  mkdirSync(data, { recursive: true })
  const unlock = hold(join(data, 'sandbox'))
  // A workerd outlives us when we are killed: it goes on with the folder, and holds it by itself.
  const unlockChild = hold(join(data, 'workerd'))
  unlockChild()
  const stopped = shell.untilStopped()
  try {
    const advertise = values['cluster-advertise']
    const onLine = (line: string) => shell.warn(`${toPrintable(line)}\n`)
    const options = { ...plan, data, host, port, operatorToken, advertise, onLine }
    const running = await runWorkerd(workerd, options).catch((error: unknown) => {
      throw toStartError(messageOf(error), host, port)
    })
    const release = lock(join(data, 'workerd'), running.child.pid)
    tellStart(running, values, operatorToken, shell)
    const ended = await Promise.race([stopped, running.ended])
    await end(running, plan.cluster === undefined ? GRACE : CLUSTER_GRACE)
    release()
    if (ended !== undefined) throw new UserError(`The sandbox has ended: ${ended}`, 1)
  } finally {
    unlock()
  }
}

/** How long running requests may take at the end, in milliseconds; a cluster's sites move meanwhile. */
const [GRACE, CLUSTER_GRACE] = [3000, 10_000]

async function end({ child, ended }: Running, grace: number): Promise<void> {
  child.kill('SIGTERM')
  // An event stream would never end by itself.
  const cut = setTimeout(() => child.kill('SIGKILL'), grace)
  await ended
  clearTimeout(cut)
}

function hold(file: string): () => void {
  try {
    return lock(file)
  } catch (error) {
    throw new UserError(`Cannot use ${file}: ${messageOf(error)}`)
  }
}

function toStartError(message: string, host: string, port: number): UserError {
  if (/address (already )?in use/i.test(message)) {
    return new UserError(
      `Cannot listen on port ${port}: another process uses it; stop that process, or use --port 0`,
      1,
    )
  }
  return new UserError(`Cannot start workerd on ${host}: ${message}`, 1)
}

function tellStart(
  { port }: Running,
  values: SandboxValues,
  operatorToken: string,
  shell: Shell,
): void {
  const { host, domain } = values
  const isEverywhere = host === '0.0.0.0' || host === '::'
  const shown = isEverywhere ? '127.0.0.1' : host.includes(':') ? `[${host}]` : host
  const isMade = values['operator-token'] === undefined
  const token = isMade ? operatorToken : undefined
  shell.write(toSandboxText({ url: `http://${shown}:${port}`, token, domain }))
  if (isBeyondLoopback(host)) {
    shell.warn(
      `Warning: on ${host} other machines can reach the sandbox over plain HTTP; ` +
        'put a proxy with TLS before it\n',
    )
  }
}

/** What an operator needs after a start. */
interface Started {
  url: string
  /** The operator's token, if it was made just now. */
  token: string | undefined
  domain: string | undefined
}

/** The ready line, and the first call: to make a site. */
function toSandboxText({ url, token, domain }: Started): string {
  const shown = token === undefined ? '$SABIA_OPERATOR_TOKEN' : token
  const where = domain === undefined ? '/sites/NAME' : `/sites/NAME, and at NAME.${domain}`
  return `Sabiá runs a sandbox on ${url}

${token === undefined ? '' : `  operator token  ${token}\n\n`}Make a site; its answer has the address, the credentials and the site's control token:

curl -s ${url}/__sabia/sites -H "Authorization: Bearer ${shown}" \\
  -H 'Content-Type: application/json' -d '{"name":"acme"}'

Open next
  ${url}/docs/  guides and the API reference
  ${url}/       the first page, for integrators

Sites are at ${where}
${token === undefined ? '' : 'This token is new at each start: set SABIA_OPERATOR_TOKEN to keep one\n'}`
}
