import { cp, mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join, posix } from 'node:path'
import type { SandboxSettings } from '../../../mocks/adapters/worker/settings.ts'

/** Which behaviour of the runtime the worker is written for. */
const COMPATIBILITY_DATE = '2026-10-01'

/** What a sandbox on workerd needs. */
export interface SandboxPlan {
  settings: SandboxSettings
  /** The worker's first module; it may import others beside it. */
  worker: string
  /** Folder of the built reference. */
  docs: string
  /** Several machines that share a bucket. */
  cluster?: ClusterPlan | undefined
}

export interface ClusterPlan {
  /** `s3://bucket/prefix` or `gs://bucket/prefix`. */
  bucket: string
  /** A secret that all its machines know. */
  key: string
  /** Where this machine listens for the others: `host:port`. */
  address: string
  /** For tests: by how much the times are divided that a takeover waits. */
  timeDivisor?: number
}

/** Copies the worker's modules into a folder; returns their names, the first one first. */
async function copyModules(worker: string, folder: string): Promise<string[]> {
  const from = dirname(worker)
  const names = ['worker.js']
  for (const name of names) {
    const text = await readFile(name === 'worker.js' ? worker : join(from, name), 'utf8')
    await mkdir(dirname(join(folder, name)), { recursive: true })
    await writeFile(join(folder, name), text)
    for (const [, found = ''] of text.matchAll(/(?:\bfrom|\bimport\(?)\s*"(\.[^"]+)"/g)) {
      const imported = posix.join(posix.dirname(name), found)
      if (!names.includes(imported)) names.push(imported)
    }
  }
  return names
}

/**
 * Writes the modules and the configuration of workerd into a folder; returns the configuration's path.
 * The folders of the objects and of the reference are given to workerd when it is started.
 */
export async function writeProgram(plan: SandboxPlan, folder: string): Promise<string> {
  const modules = await copyModules(plan.worker, folder)
  const file = join(folder, 'sandbox.capnp')
  // The key of a cluster opens everything.
  await writeFile(file, toConfiguration(modules, plan), { mode: 0o600 })
  return file
}

function toConfiguration(modules: readonly string[], { settings, cluster }: SandboxPlan): string {
  const targets = settings.allow_private_webhooks === true ? ['public', 'private'] : ['public']
  const listed = modules.map((name) => `(name = ${quote(name)}, esModule = embed ${quote(name)})`)
  return `# Made by \`sabia sandbox\`. Start it with
#   workerd serve sandbox.capnp --directory-path objects=DIR --directory-path reference=DIR \\
#     --socket-addr http=127.0.0.1:4020
using Workerd = import "/workerd/workerd.capnp";

const config :Workerd.Config = (
  services = [
    (name = "sandbox", worker = .sandbox),
    (name = "objects", disk = (writable = true)),
    (name = "reference", disk = ()),
    (name = "internet", network = (
      allow = ${list(targets.map(quote))},
      tlsOptions = (trustBrowserCas = true),
    )),
  ],
  sockets = [(
    name = "http",
    http = (forwardedProtoHeader = "X-Forwarded-Proto"),
    service = "sandbox",
  )],
${cluster === undefined ? '' : toCluster(cluster)});

const sandbox :Workerd.Worker = (
  modules = [
    ${listed.join(',\n    ')},
  ],
  compatibilityDate = ${quote(COMPATIBILITY_DATE)},
  bindings = [
    (name = "SITES", durableObjectNamespace = "SiteObject"),
    (name = "DIRECTORY", durableObjectNamespace = "DirectoryObject"),
    (name = "DOCS", service = "reference"),
    (name = "SABIA_OPERATOR_TOKEN", fromEnvironment = "SABIA_OPERATOR_TOKEN"),
    (name = "SABIA_SETTINGS", json = ${quote(JSON.stringify(settings))}),
  ],
  durableObjectNamespaces = [
    (className = "SiteObject", uniqueKey = "sites", enableSql = true),
    (className = "DirectoryObject", uniqueKey = "directory", enableSql = true),
  ],
  durableObjectStorage = (localDisk = "objects"),
);
`
}

function toCluster({ bucket, key, address, timeDivisor = 1 }: ClusterPlan): string {
  const fields = [
    `bucket = ${quote(bucket)}`,
    `key = ${quote(key)}`,
    `address = ${quote(address)}`,
    `unsafeTimeDivisor = ${timeDivisor}`,
  ]
  return `  cluster = (${fields.join(', ')}),\n`
}

const quote = (text: string) => JSON.stringify(text)

const list = (texts: readonly string[]) => `[${texts.join(', ')}]`

/** Writes what a deployment needs into a folder: the worker, and what runs it. */
export async function writeDeployment(plan: SandboxPlan, folder: string, version: string) {
  await writeProgram(plan, folder)
  await cp(plan.docs, join(folder, 'reference'), { recursive: true })
  await writeFile(join(folder, 'wrangler.jsonc'), toWrangler(plan.settings))
  await writeFile(join(folder, 'compose.yaml'), toCompose(version))
}

function toWrangler(settings: SandboxSettings): string {
  const configuration = {
    name: 'sabia-sandbox',
    main: 'worker.js',
    compatibility_date: COMPATIBILITY_DATE,
    durable_objects: {
      bindings: [
        { name: 'SITES', class_name: 'SiteObject' },
        { name: 'DIRECTORY', class_name: 'DirectoryObject' },
      ],
    },
    migrations: [{ tag: 'v1', new_sqlite_classes: ['SiteObject', 'DirectoryObject'] }],
    assets: {
      directory: './reference',
      binding: 'DOCS',
      html_handling: 'none',
      run_worker_first: true,
    },
    vars: { SABIA_SETTINGS: settings },
  }
  return `// Made by \`sabia sandbox\`: for Cloudflare, with \`npx wrangler deploy\`.
// Set the operator's token once: \`npx wrangler secret put SABIA_OPERATOR_TOKEN\`.
${JSON.stringify(configuration, null, 2)}
`
}

function toCompose(version: string): string {
  return `# Made by \`sabia sandbox\`: \`SABIA_OPERATOR_TOKEN=… docker compose up\`.
services:
  sandbox:
    image: node:24-slim
    restart: always
    init: true
    working_dir: /sandbox
    command: >
      npx --yes workerd@${version} serve sandbox.capnp --directory-path objects=/data
      --directory-path reference=/sandbox/reference --socket-addr http=*:4020
    environment:
      SABIA_OPERATOR_TOKEN: \${SABIA_OPERATOR_TOKEN:?set it to a long random text}
    ports: ['4020:4020']
    volumes:
      - .:/sandbox:ro
      - objects:/data
volumes:
  objects: {}
`
}
