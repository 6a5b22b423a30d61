import { expect, test } from '@jest/globals'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { exampleReport, exampleViolation } from '../../../contracts/testing/example-report.ts'
import { createFakeShell } from '../testing/fake-shell.ts'
import { createTemporaryFolder } from '../testing/temporary-folder.ts'
import { tellGitHub } from './report-folder.ts'

const report = exampleReport([exampleViolation('CUS-READ-001', 'F26')])

test('annotates the job and adds to its summary', async () => {
  const folder = createTemporaryFolder({ 'summary.md': 'The tests passed.\n' })
  const file = join(folder, 'summary.md')
  const environment = { GITHUB_ACTIONS: 'true', GITHUB_STEP_SUMMARY: file }
  const shell = createFakeShell({ environment })
  await tellGitHub(report, shell)
  expect(shell.written()).toMatch(/^::error title=F26/m)
  expect(readFileSync(file, 'utf8')).toMatch(/^The tests passed\.\n# Broken/)
})

test('says where the summary is when it cannot be added', async () => {
  const file = join(createTemporaryFolder(), 'missing', 'summary.md')
  const environment = { GITHUB_ACTIONS: 'true', GITHUB_STEP_SUMMARY: file }
  const shell = createFakeShell({ environment })
  await tellGitHub(report, shell)
  expect(shell.warned()).toMatch(/^Warning: the job summary .* fails with ENOENT; report\.md has/)
})

test('says nothing elsewhere', async () => {
  const shell = createFakeShell()
  await tellGitHub(report, shell)
  expect(shell.written() + shell.warned()).toBe('')
})
