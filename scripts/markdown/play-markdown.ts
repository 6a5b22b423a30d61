import { afterAll, beforeAll, describe, test } from '@jest/globals'
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { findProgram } from '../tools/find-program.ts'
import { createProject, root } from './play/package.ts'
import { Session } from './play/session.ts'
import { readBlocks, type Block } from './read/blocks.ts'
import { NO_DIRECTIVE } from './read/directive.ts'

/** Makes a test of every block of the given Markdown files, which are named from the root. */
export function playMarkdown(files: readonly string[]): void {
  let project: Awaited<ReturnType<typeof createProject>>

  beforeAll(async () => {
    project = await createProject()
  })

  afterAll(() => rmSync(project.folder, { recursive: true, force: true }))

  describe.each(files)('%s', (file) => {
    const blocks = readBlocks(readFileSync(join(root, file), 'utf8'), file)
    let session: Session

    beforeAll(async () => {
      const folder = join(project.folder, file.replaceAll(/\W/g, '-'))
      session = await Session.begin(folder, project.commands)
    })

    afterAll(() => session.end())

    for (const block of blocks) {
      // What is quoted is tried where it stands, and held to be the same by `npm run generate`.
      if (block.directive?.verb === 'quote') continue
      const title = toTitle(block)
      const reason = findReason(block)
      if (reason === undefined) test(title, () => session.play(block))
      else test.skip(`${title}, left out: ${reason}`, () => undefined) // the block says why it is not run
    }
  })
}

/** Lists the blocks of files. */
export function readFiles(files: readonly string[]): Record<string, Block[]> {
  const entries = files.map((file) => {
    return [file, readBlocks(readFileSync(join(root, file), 'utf8'), file)] as const
  })
  return Object.fromEntries(entries)
}

/** Why a block cannot be tried here; undefined where it can. */
function findReason({ language, directive }: Block): string | undefined {
  if (directive?.verb === 'not run') return directive.word
  const own = language === 'python' && directive?.verb === 'run' ? 'python3' : undefined
  const needed = directive?.needs ?? own
  if (needed === undefined || findProgram(needed) !== undefined) return undefined
  return `this machine has no ${needed}`
}

function toTitle({ line, language, directive }: Block): string {
  const { verb, word } = directive ?? NO_DIRECTIVE
  const act = verb === 'not run' ? '' : `: ${verb} ${word}`.trimEnd()
  return `line ${line}, ${language}${act}`
}
