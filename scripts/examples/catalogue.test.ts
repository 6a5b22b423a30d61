import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from '@jest/globals'
import { catalogue } from './catalogue.ts'

const examples = fileURLToPath(new URL('../../examples', import.meta.url))
const read = (name: string, file: string) => readFileSync(join(examples, name, file), 'utf8')

test('names each folder of examples/', () => {
  const folders = readdirSync(examples, { withFileTypes: true }).filter((one) => one.isDirectory())
  expect(catalogue.map(({ name }) => name).sort()).toEqual(folders.map(({ name }) => name).sort())
})

test.each(catalogue)('$name takes the package from the tarball beside it', ({ name }) => {
  expect(JSON.parse(read(name, 'package.json'))).toMatchObject({
    private: true,
    devDependencies: { sabia: 'file:sabia.tgz' },
  })
})

test.each(catalogue)('$name tells how it is run', ({ name }) => {
  expect(read(name, 'README.md')).toContain(
    'npm pack ../.. && mv sabia-*.tgz sabia.tgz && npm install ./sabia.tgz && npm test',
  )
})
