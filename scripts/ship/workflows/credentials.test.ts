import { expect, test } from '@jest/globals'
import { root } from '../root.ts'
import { evaluate } from './run/expressions.ts'
import { findStep, readWorkflow } from './read-workflows.ts'
import { createRunner, runStep } from './run/run-step.ts'

const contract = readWorkflow(root, 'contract.yml')
const look = findStep(contract, 'look')
const condition = contract.content.jobs['contract']?.if ?? ''

const PAIR = { SABIA_CLIENT_ID: 'uid-1', SABIA_CLIENT_SECRET: 'secret-of-the-application' }
const TOKEN = { SABIA_ACCESS_TOKEN: 'token-of-the-application' }
const own = { event_name: 'pull_request', actor: 'ana', ...from('acme/shop') }
const fork = { event_name: 'pull_request', actor: 'rui', ...from('rui/shop') }
const deleted = { event_name: 'pull_request', actor: 'rui', ...from(undefined) }
const dependabot = { event_name: 'pull_request', actor: 'dependabot[bot]', ...from('acme/shop') }
const nightly = { event_name: 'schedule', actor: 'ana', event: {} }

test.each([
  ['the pair, at night', nightly, PAIR],
  ['a token, by a pull request', own, TOKEN],
])('checks with %s', async (_what, github, secrets) => {
  const { exitCode, isChecked, summary, log } = await lookFor(github, secrets)
  expect({ exitCode, isChecked, summary, log }).toEqual({
    exitCode: 0,
    isChecked: true,
    summary: '',
    log: '',
  })
})

test.each([
  ['a fork', fork],
  ['a fork that is gone', deleted],
  ['Dependabot', dependabot],
])('skips a pull request of %s, and says that nothing was checked', async (_who, github) => {
  const { exitCode, isChecked, summary, log } = await lookFor(github, {})
  expect({ exitCode, isChecked }).toEqual({ exitCode: 0, isChecked: false })
  expect(summary).toMatch(/^# Not checked\n\nThis pull request gets no secrets/)
  expect(log).toMatch(/^::warning title=Not checked::/)
})

test.each([
  ['at night', nightly, {}],
  ['by a pull request of its own', own, {}],
  ['with half of the pair', own, { SABIA_CLIENT_ID: 'uid-1' }],
])('fails without credentials %s', async (_when, github, secrets) => {
  const { exitCode, isChecked, summary, log } = await lookFor(github, secrets)
  expect({ exitCode, isChecked }).toEqual({ exitCode: 1, isChecked: false })
  expect(summary).toContain('are missing; add them')
  expect(log).toMatch(/^::error title=Not checked::/)
})

test('fails without a target: the embedded mock would be checked in its place', async () => {
  const { exitCode, isChecked, log } = await lookFor(nightly, PAIR, '')
  expect({ exitCode, isChecked }).toEqual({ exitCode: 1, isChecked: false })
  expect(log).toContain('no target is given')
})

async function lookFor(github: object, secrets: object, target = 'https://acme.example.com') {
  const contexts = {
    github: { repository: 'acme/shop', ...github },
    secrets,
    inputs: { target },
  }
  const { outputs, ...ran } = await runStep(look, createRunner(), contexts)
  const needs = { credentials: { outputs } }
  return { ...ran, isChecked: ran.exitCode === 0 && evaluate(condition, { needs }) === true }
}

function from(repository: string | undefined) {
  const repo = repository === undefined ? null : { full_name: repository }
  return { event: { pull_request: { head: { repo } } } }
}
