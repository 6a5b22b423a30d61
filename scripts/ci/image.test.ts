import { expect, test } from '@jest/globals'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { packageFolder } from '../cli/package-folder.ts'
import { mockSettings } from '../cli/settings/settings.ts'

const root = packageFolder()
const read = (file: string) => readFileSync(join(root, file), 'utf8')
const dockerfile = read('Dockerfile')
const { bin, files } = JSON.parse(read('package.json')) as {
  bin: { sabia: string }
  files: string[]
}

test('.dockerignore lets through what the build reads, by names that exist', () => {
  const names = [...read('.dockerignore').matchAll(/^!(.+)$/gm)].map(([, name = '']) => name)
  const copied = [...dockerfile.matchAll(/^COPY (?!--from)(.+) \S+$/gm)]
    .flatMap(([, sources = '']) => sources.split(' '))
    .filter((source) => source !== '.')
  const folders = ['openapi', 'mocks', 'contracts', 'scripts']
  const packed = ['LICENSE', ...files.filter((file) => file !== 'dist')]
  expect(names.filter((name) => !existsSync(join(root, name)))).toEqual([])
  expect(copied).toEqual(['package.json', 'package-lock.json'])
  expect(names).toEqual(expect.arrayContaining([...copied, ...folders, ...packed, 'tsconfig.json']))
})

test('the image starts the command, on the port that the command takes by default', () => {
  const port = String(mockSettings.port.fallback)
  expect(dockerfile).toContain(`\nENTRYPOINT ["node", "/sabia/${bin.sabia}"]\nCMD ["mock"]\n`)
  expect(dockerfile).toContain(`SABIA_PORT=${port}\nEXPOSE ${port}\n`)
})

test('the image runs as a user with a number, who is not root', () => {
  expect(dockerfile).toMatch(/^USER [1-9]\d*:[1-9]\d*$/m)
})

test('the build runs no script of a package, and packs what users get', () => {
  expect(dockerfile.match(/npm (?:ci|install|pack)\b[^&\n]*/g)).toEqual([
    'npm ci --ignore-scripts --no-audit --no-fund',
  ])
  expect(dockerfile).toContain('RUN npm run pack && tar -xzf sabia-*.tgz\n')
})
