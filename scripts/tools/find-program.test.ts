import { chmodSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { describe, expect, test } from '@jest/globals'
import { createTemporaryFolder } from '../cli/testing/temporary-folder.ts'
import {
  findChromium,
  findFirefox,
  findLack,
  findProgram,
  findTestChromium,
} from './find-program.ts'

/** A folder with one program and one file that is none. */
function createFolder(): string {
  const folder = createTemporaryFolder({ program: '#!/bin/sh\n', text: '' })
  chmodSync(join(folder, 'program'), 0o755)
  return folder
}

test('finds a program in the folders of the PATH', () => {
  const folder = createFolder()
  const path = ['', join(folder, 'nowhere'), folder].join(delimiter)
  expect(findProgram('program', path)).toBe(join(folder, 'program'))
})

test('looks on the PATH of this machine where no other is given', () => {
  expect(findProgram('sh')).toMatch(/\/sh$/)
  expect(findProgram('sabiá-is-not-there')).toBeUndefined()
})

test.each(['text', 'unknown', '.'])('takes %j for no program', (name) => {
  expect(findProgram(name, createFolder())).toBeUndefined()
})

describe.each([
  ['CHROMIUM', findChromium],
  ['CHROMIUM', findTestChromium],
  ['FIREFOX', findFirefox],
])('the browser that %s names', (name, find) => {
  test('is taken', () => {
    const program = join(createFolder(), 'program')
    expect(find({ [name]: program, PATH: '' })).toBe(program)
  })

  test('is replaced by no other where it is not there', () => {
    expect(find({ [name]: '/nowhere', PATH: process.env['PATH'] })).toBeUndefined()
  })
})

test('looks for Chromium nowhere but on the PATH', () => {
  expect(findChromium({ PATH: createFolder() })).toBe(undefined)
})

test.each([
  ["Debian's Firefox", findFirefox, 'firefox-esr', 'firefox'],
  ['Chromium without a window', findTestChromium, 'chromium-headless-shell', 'chromium'],
] as const)('takes %s before another one, and that where it is alone', (_, find, first, other) => {
  const folder = createTemporaryFolder({ [first]: '#!/bin/sh\n', [other]: '#!/bin/sh\n' })
  chmodSync(join(folder, other), 0o755)
  expect(find({ PATH: folder })).toBe(join(folder, other))
  chmodSync(join(folder, first), 0o755)
  expect(find({ PATH: folder })).toBe(join(folder, first))
})

test.each([
  [['program'], undefined],
  [['program', 'curl', 'curl'], 'this machine has no curl'],
  [['python3', 'program', 'chromium'], 'this machine has no python3 and no chromium'],
])('says what of %j is lacking', (names, lack) => {
  const folder = createFolder()
  expect(findLack(names, { PATH: folder, CHROMIUM: '/nowhere' })).toBe(lack)
})

test('takes the named Chromium for the program of that name', () => {
  expect(findLack(['chromium'], { PATH: '', CHROMIUM: join(createFolder(), 'program') })).toBe(
    undefined,
  )
})
