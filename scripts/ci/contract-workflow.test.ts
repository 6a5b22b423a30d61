import { describe, expect } from '@jest/globals'
import { spawnSync } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { packageFolder } from '../cli/package-folder.ts'
import { createTemporaryFolder } from '../cli/testing/temporary-folder.ts'
import { findLack } from '../tools/find-program.ts'
import { testUnless } from '../tools/test-unless.ts'

const text = readFileSync(join(packageFolder(), '.github/workflows/contract.yml'), 'utf8')
const { jobs } = parse(text) as { jobs: Record<string, { steps: { id?: string; run?: string }[] }> }

/** GitHub runs steps with bash. */
const lack = findLack(['bash'])

describe('the look for credentials', () => {
  const TARGET = 'https://acme.example.com'

  for (const { title, environment, code, outputs, log } of [
    {
      title: 'finds them',
      environment: { TARGET, FOUND: 'true' },
      code: 0,
      outputs: 'found=true\n',
      log: /^$/,
    },
    {
      title: 'fails without them',
      environment: { TARGET, FOUND: 'false' },
      code: 1,
      outputs: '',
      log: /::error .*are missing; add them/,
    },
    {
      title: 'warns where a pull request gets none',
      environment: { TARGET, FOUND: 'false', GETS_NO_SECRETS: 'true' },
      code: 0,
      outputs: '',
      log: /::warning .*gets no secrets/,
    },
    {
      title: 'fails without a target',
      environment: { TARGET: '', FOUND: 'true' },
      code: 1,
      outputs: '',
      log: /::error .*no target is given/,
    },
  ]) {
    testUnless(lack, title, () => {
      const ran = runStep('look', environment)
      expect(ran).toMatchObject({ code, outputs })
      expect(ran.log).toMatch(log)
      expect(ran.summary.startsWith('# Not checked')).toBe(ran.log !== '')
    })
  }
})

describe('the check', () => {
  const leaveReport = 'mkdir -p "$SABIA_REPORT"; echo {} > "$SABIA_REPORT/report.json"'

  for (const [code, verdict] of [
    [0, 'held'],
    [1, 'broken'],
    [3, 'incomplete'],
    [4, 'not-checked'],
  ]) {
    testUnless(lack, `ends as the command does: ${code} is ${verdict}`, () => {
      const ran = runStep('check', {}, `${leaveReport}; exit ${code}`)
      expect(ran).toMatchObject({ code, outputs: `verdict=${verdict}\n`, summary: '' })
    })
  }

  for (const [ended, code] of [
    [0, 3],
    [2, 2],
  ]) {
    const title = `without a report, a command that ends with ${ended} makes it end with ${code}`
    testUnless(lack, title, () => {
      const ran = runStep('check', {}, `exit ${ended}`)
      expect(ran).toMatchObject({ code, outputs: 'verdict=not-checked\n' })
      expect(ran.log).toContain('::error title=Not checked::')
      expect(ran.summary).toContain(`ended with ${ended} and left no report`)
    })
  }
})

describe('the installation', () => {
  for (const name of ['', '--version', './nowhere', './nowhere.tgz']) {
    testUnless(lack, `refuses ${JSON.stringify(name)}`, () => {
      const ran = runStep('install', { PACKAGE: name })
      expect(ran.code).not.toBe(0)
      expect(ran.log).not.toContain('added')
    })
  }

  testUnless(lack, 'takes a package as text, never as code', () => {
    const ran = runStep('install', { PACKAGE: './$(touch pwned)`touch pwned`"; touch pwned' })
    expect(ran.code).not.toBe(0)
    expect(existsSync(join(ran.folder, 'pwned'))).toBe(false)
  })
})

/** Runs the script of a step with bash, with a program of one line in the place of the command. */
function runStep(id: string, environment: Record<string, string>, command = 'exit 0') {
  const steps = Object.values(jobs).flatMap((job) => job.steps)
  const script = steps.find((step) => step.id === id)?.run ?? ''
  expect(script).not.toBe('')
  const folder = createTemporaryFolder({ output: '', summary: '' })
  const bin = join(folder, 'sabia/node_modules/.bin')
  mkdirSync(bin, { recursive: true })
  writeFileSync(join(bin, 'sabia'), `#!/bin/sh\n${command}\n`)
  chmodSync(join(bin, 'sabia'), 0o755)
  const { status, stdout, stderr } = spawnSync(
    'bash',
    ['--noprofile', '--norc', '-eo', 'pipefail', '-c', script],
    {
      cwd: folder,
      encoding: 'utf8',
      env: {
        PATH: process.env['PATH'],
        npm_config_offline: 'true',
        RUNNER_TEMP: folder,
        GITHUB_OUTPUT: join(folder, 'output'),
        GITHUB_STEP_SUMMARY: join(folder, 'summary'),
        SABIA_REPORT: join(folder, 'report'),
        ...environment,
      },
    },
  )
  const read = (file: string) => readFileSync(join(folder, file), 'utf8')
  return {
    code: status,
    log: stdout + stderr,
    outputs: read('output'),
    summary: read('summary'),
    folder,
  }
}
