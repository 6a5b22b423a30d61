import { expect, test } from '@jest/globals'
import { mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { docs } from './docs.ts'
import { createFakeShell } from '../fake-shell.ts'
import { createTemporaryFolder } from '../temporary-folder.ts'

test('copies the whole tree into a folder that it makes, and once more over its own files', async () => {
  const source = toReference()
  const out = join(createTemporaryFolder(), 'deep', 'reference')
  for (const round of ['first', 'second']) {
    const shell = createFakeShell()
    writeFileSync(join(source, 'guides/errors.html'), round)
    await docs({ out, force: false }, shell, source)
    expect(readdirSync(out, { recursive: true }).map(String).sort()).toEqual([
      'guides',
      join('guides', 'errors.html'),
      'index.html',
    ])
    expect(readFileSync(join(out, 'guides/errors.html'), 'utf8')).toBe(round)
    expect(shell.written()).toContain(`Wrote the reference to ${out}: 2 files.`)
  }
})

test.each(['thesis.txt', join('guides', 'thesis.txt')])(
  'leaves a folder with %s alone',
  async (file) => {
    const out = createTemporaryFolder()
    mkdirSync(join(out, 'guides'))
    writeFileSync(join(out, file), 'mine')
    await expect(
      docs({ out, force: false }, createFakeShell(), toReference()),
    ).rejects.toMatchObject({
      exitCode: 2,
      message: expect.stringContaining(`holds other files, such as ${file}`),
    })
    expect(readdirSync(out, { recursive: true }).map(String).sort()).toEqual(
      [...new Set(['guides', file])].sort(),
    )
  },
)

test('writes beside other files when forced, and keeps them', async () => {
  const out = createTemporaryFolder({ 'thesis.txt': 'mine' })
  await docs({ out, force: true }, createFakeShell(), toReference())
  expect(readdirSync(out).sort()).toEqual(['guides', 'index.html', 'thesis.txt'])
})

test('says when the folder is a file', async () => {
  const out = join(createTemporaryFolder({ file: '' }), 'file')
  await expect(docs({ out, force: false }, createFakeShell(), toReference())).rejects.toThrow(
    /^Cannot write the reference: .* gives ENOTDIR; name a folder$/,
  )
})

test('says when the reference was not built', async () => {
  const out = join(createTemporaryFolder(), 'reference')
  await expect(
    docs({ out, force: false }, createFakeShell(), createTemporaryFolder()),
  ).rejects.toMatchObject({
    exitCode: 1,
    message: expect.stringContaining('it was not built'),
  })
})

function toReference(): string {
  const folder = createTemporaryFolder({ 'index.html': 'home' })
  mkdirSync(join(folder, 'guides'))
  writeFileSync(join(folder, 'guides/errors.html'), 'errors')
  return folder
}
