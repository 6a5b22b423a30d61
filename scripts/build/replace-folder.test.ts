import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from '@jest/globals'
import { packageFolder } from '../cli/package-folder.ts'
import { createTemporaryFolder } from '../cli/testing/temporary-folder.ts'
import { replaceFolder } from './replace-folder.ts'

/** What the temporary folder holds, and the text of the built file. */
const look = (root: string) => [readdirSync(root), readFileSync(join(root, 'dist/file'), 'utf8')]
const write = (text: string) => async (fresh: string) => {
  mkdirSync(fresh)
  writeFileSync(join(fresh, 'file'), text)
}

describe('a folder that is replaced', () => {
  test('holds the new files alone', async () => {
    const root = createTemporaryFolder()
    await replaceFolder(join(root, 'dist'), write('old'))
    writeFileSync(join(root, 'dist/gone'), '')
    await replaceFolder(join(root, 'dist'), write('new'))
    expect(look(root)).toEqual([['dist'], 'new'])
    expect(readdirSync(join(root, 'dist'))).toEqual(['file'])
  })

  test('stays whole while the new one is filled', async () => {
    const root = createTemporaryFolder()
    await replaceFolder(join(root, 'dist'), write('old'))
    await replaceFolder(join(root, 'dist'), async (fresh) => {
      await write('new')(fresh)
      expect(look(root)[1]).toBe('old')
    })
    expect(look(root)[1]).toBe('new')
  })

  test('stays as it is where filling fails', async () => {
    const root = createTemporaryFolder()
    await replaceFolder(join(root, 'dist'), write('old'))
    const filled = replaceFolder(join(root, 'dist'), async (fresh) => {
      await write('half')(fresh)
      throw new Error('no space')
    })
    await expect(filled).rejects.toThrow('no space')
    expect(look(root)).toEqual([['dist'], 'old'])
  })

  test('is one of the two where two are filled at a time', async () => {
    const root = createTemporaryFolder()
    const texts = ['one', 'two']
    await Promise.all(texts.map((text) => replaceFolder(join(root, 'dist'), write(text))))
    expect(readdirSync(root)).toEqual(['dist'])
    expect(texts).toContain(look(root)[1])
  })

  test('stays as it is where the process is killed, and the next one clears up', async () => {
    const root = createTemporaryFolder()
    await replaceFolder(join(root, 'dist'), write('old'))
    const child = spawn(process.execPath, [...LOADER, KILLED, join(root, 'dist')], {
      cwd: packageFolder(),
    })
    await once(child.stdout, 'data')
    child.kill('SIGKILL')
    await once(child, 'exit')
    expect(look(root)).toEqual([[expect.stringMatching(/^\.dist-/), 'dist'], 'old'])
    await replaceFolder(join(root, 'dist'), write('new'))
    expect(look(root)).toEqual([['dist'], 'new'])
  })
})

const LOADER = ['--import', './scripts/register.mjs', '--input-type=module', '--eval']
/** Writes a file, says so, and never comes to an end. */
const KILLED = `
import { mkdirSync, writeFileSync } from 'node:fs'
import { replaceFolder } from './scripts/build/replace-folder.ts'
await replaceFolder(process.argv[1], (fresh) => {
  mkdirSync(fresh)
  writeFileSync(fresh + '/file', 'half')
  console.log('half')
  return new Promise(() => setInterval(() => {}, 1000))
})
`
