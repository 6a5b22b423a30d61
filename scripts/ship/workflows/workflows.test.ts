import { expect, test } from '@jest/globals'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../root.ts'
import { readExample } from './example.ts'
import { createWorkflowLint } from './lint.ts'
import { readWorkflow, readWorkflows, type Trigger } from './read-workflows.ts'

const workflows = readWorkflows(root)
const lint = await createWorkflowLint()
const named = (name: string) => readWorkflow(root, name)

test.each(workflows.map((workflow) => [workflow.path, workflow] as const))(
  'nothing is wrong with %s',
  (_path, workflow) => {
    expect(lint(workflow)).toEqual([])
  },
)

test('nothing is wrong with the workflow that calls contract.yml in its own head', () => {
  const example = readExample(named('contract.yml'))
  expect(example.content.jobs).toHaveProperty('contract.uses')
  expect(lint(example)).toEqual([])
})

test('contract.yml asks the same by hand as when it is called, but for the package', () => {
  const on = named('contract.yml').content.on as Record<string, Trigger>
  const called = on['workflow_call']?.inputs
  expect(on['workflow_dispatch']?.inputs).toEqual({
    ...called,
    package: { ...called?.['package'], default: '.' },
  })
})

test('reference.yml publishes the folder that npm run docs writes, and may do so', () => {
  const { build, deploy } = named('reference.yml').content.jobs
  const upload = build?.steps?.find(({ uses }) => uses?.includes('upload-pages-artifact'))
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    scripts: { docs: string }
  }
  expect(upload?.with?.['path']).toBe(/docs --out (\S+)/.exec(scripts.docs)?.[1])
  expect(deploy?.permissions).toEqual({ pages: 'write', 'id-token': 'write' })
  expect(build?.permissions).toEqual({ contents: 'read' })
})
