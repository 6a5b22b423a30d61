import { describe, expect, test } from '@jest/globals'
import { mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { exampleCheck, exampleReport } from '../../../contracts/testing/example-report.ts'
import { createTemporaryFolder } from '../testing/temporary-folder.ts'
import { prepareFolder, REPORT_FILES, writeReport } from './report-folder.ts'

const report = exampleReport([exampleCheck('A-1')])

describe('the folder of the reports', () => {
  test('is made, and holds each file and nothing besides', async () => {
    const folder = join(createTemporaryFolder(), 'deep', 'report')
    await prepareFolder(folder, undefined)
    expect(readdirSync(folder)).toEqual([])
    await writeReport(report, folder, undefined)
    expect(readdirSync(folder).sort()).toEqual(Object.keys(REPORT_FILES).sort())
  })

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

  test('is refused when it is a file', async () => {
    const folder = createTemporaryFolder({ report: '' })
    await expect(prepareFolder(join(folder, 'report'), undefined)).rejects.toMatchObject({
      exitCode: 2,
      message: expect.stringMatching(
        /^Cannot write the report: \S+ fails with EEXIST; give another folder with --report$/,
      ),
    })
  })

  test('is refused when a report cannot be put there', async () => {
    const folder = createTemporaryFolder()
    mkdirSync(join(folder, 'report.json'))
    await expect(prepareFolder(folder, undefined)).rejects.toThrow(
      /^Cannot write the report: \S+report\.json is a folder; give another folder with --report$/,
    )
  })
})

describe('a profile of its own', () => {
  test('is written besides', async () => {
    const folder = createTemporaryFolder()
    const profile = join(folder, 'acme.yaml')
    await prepareFolder(join(folder, 'report'), profile)
    await writeReport(report, join(folder, 'report'), profile)
    const within = join(folder, 'report', 'observed-profile.yaml')
    expect(readFileSync(profile, 'utf8')).toBe(readFileSync(within, 'utf8'))
  })

  test('is refused where its folder does not exist', async () => {
    const folder = createTemporaryFolder()
    await expect(prepareFolder(folder, join(folder, 'no', 'a.yaml'))).rejects.toMatchObject({
      exitCode: 2,
      message: expect.stringMatching(
        /^Cannot write the site profile: \S+ fails with ENOENT; give a file/,
      ),
    })
  })
})
