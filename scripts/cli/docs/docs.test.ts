import { execFileSync } from 'node:child_process'
import { describe, expect, test } from '@jest/globals'
import { mkdirSync, readFileSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { docs } from './docs.ts'
import { createFakeShell } from '../testing/fake-shell.ts'
import { createTemporaryFolder } from '../testing/temporary-folder.ts'

const WRITTEN = ['.sabia-docs.json', 'guides/errors.html', 'index.html']

test('copies the whole tree into a folder that it makes', async () => {
  const out = join(createTemporaryFolder(), 'deep', 'reference')
  const shell = createFakeShell()
  await docs({ out, url: undefined, force: false }, shell, toReference())
  expect(filesOf(out)).toEqual(WRITTEN)
  expect(shell.written()).toContain(`Wrote the reference to ${out}: 2 files.`)
})

describe('the sitemap', () => {
  const sitemap = '<url><loc>guides/errors.html</loc></url>'
  const writeAt = async (url: string) => {
    const [out, source] = [createTemporaryFolder(), createTemporaryFolder({ 'index.html': '' })]
    writeFileSync(join(source, 'sitemap.xml'), sitemap)
    await docs({ out, url, force: false }, createFakeShell(), source)
    return readFileSync(join(out, 'sitemap.xml'), 'utf8')
  }

  test.each(['https://docs.example.com/api', 'https://docs.example.com/api/'])(
    'has whole addresses below %s',
    async (url) => {
      expect(await writeAt(url)).toBe(
        '<url><loc>https://docs.example.com/api/guides/errors.html</loc></url>',
      )
    },
  )

  test.each(['docs.example.com', 'javascript:alert(1)'])('refuses %s', async (url) => {
    await expect(writeAt(url)).rejects.toThrow('is not an address such as https://')
  })
})

describe('a second writing', () => {
  test('brings the files up to date', async () => {
    const out = createTemporaryFolder()
    await write(out, 'first')
    await write(out, 'second')
    expect(readFileSync(join(out, 'guides/errors.html'), 'utf8')).toBe('second')
  })

  test('takes away what is no longer part of the reference, and forgets it', async () => {
    const [out, source] = [createTemporaryFolder(), toReference()]
    await docs({ out, url: undefined, force: false }, createFakeShell(), source)
    rmSync(join(source, 'guides'), { recursive: true })
    await docs({ out, url: undefined, force: false }, createFakeShell(), source)
    expect(filesOf(out)).toEqual(['.sabia-docs.json', 'index.html'])
    expect(JSON.parse(readFileSync(join(out, '.sabia-docs.json'), 'utf8'))).toEqual({
      'index.html': expect.stringMatching(/^[0-9a-f]{64}$/),
    })
  })

  test('takes away nothing that somebody has changed, nor anything outside', async () => {
    const [folder, source] = [createTemporaryFolder({ 'errors.html': 'first' }), toReference()]
    const out = join(folder, 'reference')
    await write(out, 'first')
    const record = readFileSync(join(out, '.sabia-docs.json'), 'utf8')
    const spoilt = record.replace(
      '{',
      `{ "../errors.html": ${/"guides.*": (".*")/.exec(record)?.[1]},`,
    )
    writeFileSync(join(out, '.sabia-docs.json'), spoilt)
    writeFileSync(join(out, 'guides/errors.html'), 'mine')
    rmSync(join(source, 'guides'), { recursive: true })
    await docs({ out, url: undefined, force: false }, createFakeShell(), source)
    expect(filesOf(folder)).toEqual(['errors.html', ...WRITTEN.map((file) => `reference/${file}`)])
  })

  test.each([false, true])(
    'does not touch a page that somebody has changed (forced: %s)',
    async (force) => {
      const out = createTemporaryFolder()
      await write(out, 'first')
      writeFileSync(join(out, 'guides/errors.html'), 'mine')
      await expect(write(out, 'second', force)).rejects.toMatchObject({
        exitCode: 2,
        message: expect.stringContaining('guides/errors.html was changed'),
      })
      expect(readFileSync(join(out, 'guides/errors.html'), 'utf8')).toBe('mine')
    },
  )
})

describe('what is not its own', () => {
  test.each(['thesis.txt', 'guides/thesis.txt', 'mine/deep/thesis.txt'])(
    'is left alone: a folder with %s',
    async (file) => {
      const out = createTemporaryFolder()
      mkdirSync(join(out, file, '..'), { recursive: true })
      writeFileSync(join(out, file), 'mine')
      await expect(write(out, 'text')).rejects.toMatchObject({
        exitCode: 2,
        message: expect.stringMatching(/has other files, such as (thesis|guides\/thesis|mine)/),
      })
      expect(filesOf(out)).toEqual([file])
    },
  )

  test('stays beside the reference when forced', async () => {
    const out = createTemporaryFolder({ 'thesis.txt': 'mine' })
    await write(out, 'text', true)
    expect(filesOf(out)).toEqual([...WRITTEN, 'thesis.txt'])
    expect(readFileSync(join(out, 'thesis.txt'), 'utf8')).toBe('mine')
  })

  test.each([false, true])(
    'is not written over, though it has a name of the reference (forced: %s)',
    async (force) => {
      const out = createTemporaryFolder({ 'index.html': 'mine' })
      await expect(write(out, 'text', force)).rejects.toThrow(/index.html was changed/)
      expect(readFileSync(join(out, 'index.html'), 'utf8')).toBe('mine')
      expect(filesOf(out)).toEqual(['index.html'])
    },
  )

  test('is not written over through a link', async () => {
    const [out, elsewhere] = [
      createTemporaryFolder(),
      createTemporaryFolder({ 'errors.html': 'mine' }),
    ]
    symlinkSync(elsewhere, join(out, 'guides'))
    await expect(write(out, 'text', true)).rejects.toThrow(
      /guides is a symbolic link; move it away/,
    )
    expect(readFileSync(join(elsewhere, 'errors.html'), 'utf8')).toBe('mine')
  })
})

test.each([
  ['file', 'fails with ENOTDIR; give another folder'],
  ['file/deeper', 'fails with ENOTDIR; give another folder'],
  ['folder', 'index.html is a folder; move it away, or give another folder'],
  ['fifo', 'index.html is a FIFO; move it away, or give another folder'],
])('says which place cannot be written to: %s %s', async (place, why) => {
  const folder = createTemporaryFolder({ file: '' })
  mkdirSync(join(folder, 'folder/index.html'), { recursive: true })
  mkdirSync(join(folder, 'fifo'))
  execFileSync('mkfifo', [join(folder, 'fifo/index.html')])
  await expect(write(join(folder, place), 'text', true)).rejects.toThrow(
    new RegExp(String.raw`^Cannot write the reference: /.*${why}$`),
  )
})

test.each(['.', 'guides', 'deep/er'])(
  'does not copy the reference into itself: %s',
  async (place) => {
    const source = toReference()
    const link = join(createTemporaryFolder(), 'link')
    symlinkSync(source, link)
    const before = filesOf(source)
    await expect(
      docs({ out: join(link, place), url: undefined, force: true }, createFakeShell(), source),
    ).rejects.toThrow(/is inside the reference to copy; give another folder$/)
    expect(filesOf(source)).toEqual(before)
  },
)

test('says when the reference was not built', async () => {
  const out = join(createTemporaryFolder(), 'reference')
  await expect(
    docs({ out, url: undefined, force: false }, createFakeShell(), createTemporaryFolder()),
  ).rejects.toMatchObject({ exitCode: 1, message: expect.stringContaining('it was not built') })
})

/** Writes a reference with the given text on one of its pages. */
async function write(out: string, text: string, force = false): Promise<void> {
  await docs({ out, url: undefined, force }, createFakeShell(), toReference(text))
}

function toReference(text = 'errors'): string {
  const folder = createTemporaryFolder({ 'index.html': 'home' })
  mkdirSync(join(folder, 'guides'))
  writeFileSync(join(folder, 'guides/errors.html'), text)
  return folder
}

function filesOf(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map(({ parentPath, name }) => join(parentPath, name).slice(folder.length + 1))
    .sort()
}
