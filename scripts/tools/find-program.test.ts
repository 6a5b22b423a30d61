import { chmodSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { expect, test } from '@jest/globals'
import { createTemporaryFolder } from '../cli/testing/temporary-folder.ts'
import { findChromium, findLack, findProgram } from './find-program.ts'

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

test('takes the Chromium that is named', () => {
  const program = join(createFolder(), 'program')
  expect(findChromium({ CHROMIUM: program, PATH: '' })).toBe(program)
})

test('looks for Chromium nowhere but on the PATH', () => {
  expect(findChromium({ PATH: createFolder() })).toBe(undefined)
})

test('takes no other Chromium where the named one is not there', () => {
  expect(findChromium({ CHROMIUM: '/nowhere', PATH: process.env['PATH'] })).toBeUndefined()
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
