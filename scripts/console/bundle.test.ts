import { beforeAll, expect, test } from '@jest/globals'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Metafile } from 'esbuild'
import { packageFolder } from '../cli/package-folder.ts'
import { createTemporaryFolder } from '../cli/testing/temporary-folder.ts'
import { bundleConsole } from './bundle.ts'

const output = createTemporaryFolder()
let metafile: Metafile
/** The scripts of the playground, and of the console of a mock. */
let [script, atMock] = ['', '']

beforeAll(async () => {
  metafile = await bundleConsole(packageFolder(), join(output, 'playground'))
  const read = (name: string) => readFileSync(join(output, 'playground', name), 'utf8')
  const shared = read('shared.js')
  ;[script, atMock] = [shared + read('playground.js'), shared + read('console.js')]
})

test('the scripts import nothing: they are whole, and classic ones', () => {
  expect(script + atMock).not.toMatch(/(^|[;}\n])(import|export)[ {"'*]/)
})

test('the script makes no code of text: a strict Content-Security-Policy lets it run', () => {
  expect(script).not.toMatch(/\beval\(|new Function\(/)
})

test('the words of other countries are left out, and so is what cookies and GraphQL ask for', () => {
  const inputs = Object.values(metafile.outputs).flatMap(({ inputs: parts }) =>
    Object.entries(parts).filter(([, { bytesInOutput }]) => bytesInOutput > 1000),
  )
  const foreign = inputs
    .map(([path]) => path)
    .filter((path) => /faker\/dist\/|tldts|graphql\//.test(path))
  const own = foreign.filter((path) => /faker\/dist\/(base|pt_BR)-/.test(path))
  expect(foreign).toEqual(own)
})

test('a reader downloads less than 400 kB of script, and less than 150 kB at a mock', () => {
  expect(gzipSync(script, { level: 9 }).byteLength).toBeLessThan(400_000)
  expect(gzipSync(atMock, { level: 9 }).byteLength).toBeLessThan(150_000)
})
