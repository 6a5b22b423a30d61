import { describe, expect, test } from '@jest/globals'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { exampleCheck, exampleReport } from '../../../contracts/testing/example-report.ts'
import { createFakeShell } from '../testing/fake-shell.ts'
import { createTemporaryFolder } from '../testing/temporary-folder.ts'
import { prepareFolder, tellGitHub, writeReport } from './report-folder.ts'

const report = exampleReport([exampleCheck('A-1')])

describe('the folder of the reports', () => {
  test('may hold the reports of an earlier run', async () => {
    const folder = createTemporaryFolder({ 'report.json': 'old', 'mine.txt': 'mine' })
    await prepareFolder(folder, undefined)
    expect(readFileSync(join(folder, 'report.json'), 'utf8')).toBe('old')
    await writeReport(report, folder, undefined)
    expect(JSON.parse(readFileSync(join(folder, 'report.json'), 'utf8'))).toEqual(report)
    expect(readFileSync(join(folder, 'mine.txt'), 'utf8')).toBe('mine')
  })

  test('may hold what a killed run with the same process id left', async () => {
    const leftover = `report.json.${process.pid}.tmp`
    const folder = createTemporaryFolder({ [leftover]: 'half' })
    await prepareFolder(folder, undefined)
    await writeReport(report, folder, undefined)
    expect(readdirSync(folder)).not.toContain(leftover)
  })
})

test('says where the summary of the job is when it cannot be added', async () => {
  const file = join(createTemporaryFolder(), 'missing', 'summary.md')
  const environment = { GITHUB_ACTIONS: 'true', GITHUB_STEP_SUMMARY: file }
  const shell = createFakeShell({ environment })
  await tellGitHub(report, shell)
  expect(shell.warned()).toMatch(/^Warning: the job summary .* fails with ENOENT; report\.md has/)
})
