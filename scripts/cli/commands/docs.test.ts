import { expect, test } from '@jest/globals'
import { readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { docs, REFERENCE_FILES } from './docs.ts'
import { createFakeShell } from '../fake-shell.ts'
import { createTemporaryFolder } from '../temporary-folder.ts'

test('copies the reference into a folder that it makes, and once more over its own files', async () => {
  const source = toReference()
  const out = join(createTemporaryFolder(), 'deep', 'reference')
  for (const round of ['first', 'second']) {
    const shell = createFakeShell()
    writeFileSync(join(source, 'index.html'), round)
    await docs({ out, force: false }, shell, source)
    expect(readdirSync(out).sort()).toEqual([...REFERENCE_FILES].sort())
    expect(readFileSync(join(out, 'index.html'), 'utf8')).toBe(round)
    expect(shell.written()).toContain(`Open ${join(out, 'index.html')} in a browser`)
  }
})

test('leaves a folder with other files alone, unless forced', async () => {
  const source = toReference()
  const out = createTemporaryFolder()
  writeFileSync(join(out, 'thesis.txt'), 'mine')
  await expect(docs({ out, force: false }, createFakeShell(), source)).rejects.toMatchObject({
    exitCode: 2,
    message: expect.stringContaining('holds other files, such as thesis.txt'),
  })
  expect(readdirSync(out)).toEqual(['thesis.txt'])
  await docs({ out, force: true }, createFakeShell(), source)
  expect(readdirSync(out)).toHaveLength(REFERENCE_FILES.length + 1)
})

test('says when the folder is a file', async () => {
  const out = join(createTemporaryFolder(), 'file')
  writeFileSync(out, '')
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
    message: expect.stringContaining('index.html was not built'),
  })
})

function toReference(): string {
  return createTemporaryFolder(Object.fromEntries(REFERENCE_FILES.map((file) => [file, file])))
}
