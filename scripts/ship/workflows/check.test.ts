import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { getRequestListener } from '@hono/node-server'
import { once } from 'node:events'
import { existsSync, readdirSync, renameSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { mutants as saboteurs } from '../../../contracts/proof/mutants/index.ts'
import type { SiteFetch } from '../../../contracts/proof/site-fetch.ts'
import { createSite } from '../../../mocks/index.ts'
import { runCommand } from '../../package/run-command.ts'
import { root } from '../root.ts'
import { writeCommandProject } from './run/packed-command.ts'
import { findStep, readWorkflow, type Trigger } from './read-workflows.ts'
import { createRunner, runStep } from './run/run-step.ts'

/** npm installs and packs before the first test, with no network. */
const TIME_OF_NPM = 120_000

const contract = readWorkflow(root, 'contract.yml')
const [install, check] = [findStep(contract, 'install'), findStep(contract, 'check')]
const { inputs = {} } = (contract.content.on as Record<string, Trigger>)['workflow_call'] ?? {}
const defaults = Object.fromEntries(
  Object.entries(inputs).map(([name, input]) => [name, input.default ?? '']),
)
const runner = createRunner()
const reports = join(runner.temporary, 'sabia-report')
const servers: Server[] = []

beforeAll(async () => {
  await writeCommandProject(join(runner.workspace, 'checkout'))
  const { exitCode, log } = await runStep(install, runner, { inputs: { package: './checkout' } })
  if (exitCode !== 0) throw new Error(`Cannot install the command: ${log}`)
}, TIME_OF_NPM)

afterAll(() => {
  for (const server of servers) server.close()
})

describe('the check of contract.yml', () => {
  test('passes where every fact holds, and keeps summary and reports', async () => {
    const ran = await checkSite()
    expect(ran).toMatchObject({ exitCode: 0, outputs: { verdict: 'held' } })
    expect(ran.summary).toMatch(/^# Held: no fact is broken\./)
    expect(ran.log).toContain('::notice title=Held')
    expect(existsSync(join(reports, 'report.html'))).toBe(true)
  })

  test.each(['zip-as-number', 'expiry-as-text', 'wrong-secret-accepted'])(
    'fails with 1 where a fact is broken: %s',
    async (name) => {
      const saboteur = saboteurs.find((one) => one.name === name)
      expect(saboteur).toBeDefined()
      const ran = await checkSite({ wrap: saboteur?.wrap })
      expect(ran).toMatchObject({ exitCode: 1, outputs: { verdict: 'broken' } })
      expect(ran.summary).toMatch(/^# Broken/)
      expect(ran.log).toContain('::error title=')
    },
  )

  test('fails with 3 where the site does not answer', async () => {
    const ran = await checkSite({ inputs: { target: 'http://127.0.0.1:9' } })
    expect(ran).toMatchObject({ exitCode: 3, outputs: { verdict: 'incomplete' } })
    expect(ran.summary).toMatch(/^# Incomplete/)
  })

  test('fails with 3 where the credentials are refused', async () => {
    const ran = await checkSite({ secrets: { SABIA_CLIENT_SECRET: 'another-secret' } })
    expect(ran).toMatchObject({ exitCode: 3, outputs: { verdict: 'incomplete' } })
  })

  test('fails with 2 where the command refuses, and says so on the page of the job', async () => {
    const ran = await checkSite({ inputs: { site: 'No Name' } })
    expect(ran).toMatchObject({ exitCode: 2, outputs: { verdict: 'not-checked' } })
    expect(ran.summary).toMatch(/^# Not checked\n\nThe command ended with 2 and left no report/)
    expect(ran.log).toMatch(/^Cannot use SABIA_SITE/)
  })

  test('checks even where the configuration file of the checkout asks for a rehearsal', async () => {
    const file = join(runner.workspace, 'sabia.config.yaml')
    writeFileSync(file, 'plan: true\nreport: elsewhere\ntarget: http://127.0.0.1:9\n')
    const ran = await checkSite()
    rmSync(file)
    expect(ran).toMatchObject({ exitCode: 0, outputs: { verdict: 'held' } })
    expect(existsSync(join(reports, 'report.json'))).toBe(true)
  })

  test('makes no record where the site is only read', async () => {
    const file = join(runner.workspace, 'sabia.config.yaml')
    writeFileSync(file, 'readOnly: true\n')
    const ran = await checkSite({ inputs: { 'allow-writes': true } })
    rmSync(file)
    expect(ran.log).toContain('reading only')
    expect(ran.exitCode).toBe(0)
  })

  test(
    'fails where the command ends well and leaves no report',
    async () => {
      const idle = createRunner()
      await writeCommandProject(join(idle.workspace, 'idle'), 'process.exitCode = 0\n')
      await runStep(install, idle, { inputs: { package: './idle' } })
      const ran = await runStep(check, idle, { inputs: defaults, secrets: {} })
      expect(ran).toMatchObject({ exitCode: 3, outputs: { verdict: 'not-checked' } })
    },
    TIME_OF_NPM,
  )

  test.each(['$(touch pwned)', '`touch pwned`', '"; touch pwned; "', "'; touch pwned; '"])(
    'takes the input %s as text, never as code',
    async (target) => {
      const ran = await checkSite({ inputs: { target, products: target } })
      expect(ran.exitCode).toBe(2)
      expect(existsSync(join(runner.workspace, 'pwned'))).toBe(false)
    },
  )

  test('tells no secret, neither in the log nor on the page nor in the reports', async () => {
    const { log, summary, secret } = await checkSite()
    const files = ['report.json', 'report.html', 'report.md', 'junit.xml', 'created.jsonl']
    const written = files.map((file) => readFileSync(join(reports, file), 'utf8'))
    expect([log, summary, ...written].join('\n')).not.toContain(secret)
  })
})

describe('the installation of contract.yml', () => {
  test(
    'takes what npm can install, and leaves the checkout as it is',
    async () => {
      const fresh = createRunner()
      const folder = join(runner.workspace, 'checkout')
      const packed = await runCommand('npm', ['pack', '--silent', '--ignore-scripts'], folder)
      const ran = await runStep(install, fresh, {
        inputs: { package: join(folder, packed.trim()) },
      })
      expect(ran.exitCode).toBe(0)
      expect(existsSync(join(fresh.temporary, 'sabia/node_modules/.bin/sabia'))).toBe(true)
      expect(readdirSync(fresh.workspace)).toEqual([])
    },
    TIME_OF_NPM,
  )

  test(
    'takes a tarball that lies in the checkout',
    async () => {
      const fresh = createRunner()
      const folder = join(runner.workspace, 'checkout')
      const packed = await runCommand('npm', ['pack', '--silent', '--ignore-scripts'], folder)
      renameSync(join(folder, packed.trim()), join(fresh.workspace, 'sabia.tgz'))
      const ran = await runStep(install, fresh, { inputs: { package: './sabia.tgz' } })
      expect(ran.exitCode).toBe(0)
      expect(existsSync(join(fresh.temporary, 'sabia/node_modules/.bin/sabia'))).toBe(true)
    },
    TIME_OF_NPM,
  )

  test.each(['./nowhere', './nowhere.tgz', '/nowhere/sabia.tgz', '--version', ''])(
    'fails where there is no package %p',
    async (name) => {
      const ran = await runStep(install, createRunner(), { inputs: { package: name } })
      expect(ran.exitCode).not.toBe(0)
      expect(ran.log).not.toContain('added')
    },
    TIME_OF_NPM,
  )
})

interface Given {
  wrap?: ((site: SiteFetch) => SiteFetch) | undefined
  inputs?: Readonly<Record<string, unknown>>
  secrets?: Readonly<Record<string, string>>
}

/** Serves a site on this machine, and has the step check it. */
async function checkSite({ wrap = (site) => site, inputs: given = {}, secrets = {} }: Given = {}) {
  rmSync(reports, { recursive: true, force: true })
  const site = await createSite({ site: 'acme' })
  const { uid, secret } = site.application
  const ran = await runStep(check, runner, {
    inputs: {
      ...defaults,
      target: await serve(wrap((request) => site.fetch(request))),
      site: 'acme',
      ...given,
    },
    secrets: { SABIA_CLIENT_ID: uid, SABIA_CLIENT_SECRET: secret, ...secrets },
  })
  return { ...ran, secret }
}

async function serve(site: SiteFetch): Promise<string> {
  const listener = getRequestListener(async (request) => site(await toPlain(request)), {
    overrideGlobalObjects: false,
  })
  const server = createServer((incoming, outgoing) => void listener(incoming, outgoing))
  servers.push(server)
  await once(server.listen(0, '127.0.0.1'), 'listening')
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

/** The adapter's request reads its body from the connection; saboteurs copy requests as they like. */
async function toPlain(request: Request): Promise<Request> {
  const { url, method, headers } = request
  const body = await request.text()
  return new Request(url, { method, headers, ...(body === '' ? {} : { body }) })
}
