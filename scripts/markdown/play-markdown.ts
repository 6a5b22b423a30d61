import { afterAll, beforeAll, describe } from '@jest/globals'
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { findLack } from '../tools/find-program.ts'
import { testUnless } from '../tools/test-unless.ts'
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
      const leftOut = blocks.filter((block) => findReason(block, blocks) !== undefined)
      for (const block of leftOut) await session.standIn(block)
    })

    afterAll(() => session.end())

    for (const block of blocks) {
      // What is quoted is tried where it stands, and held to be the same by `npm run generate`.
      if (block.directive?.verb === 'quote') continue
      const title = toTitle(block)
      testUnless(findReason(block, blocks), title, () => session.play(block))
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

/**
 * Why a block cannot be tried here; undefined where it can. The shell blocks of a file share one shell,
 * so that each needs what any of them calls; what is compared was printed by the block before it.
 */
function findReason(block: Block, all: readonly Block[]): string | undefined {
  const { language, directive } = block
  if (directive?.verb === 'not run') return directive.word
  if (directive?.verb === 'output') {
    const before = all[all.indexOf(block) - 1]
    return before === undefined ? undefined : findReason(before, all)
  }
  const own = directive?.needs?.split(' ') ?? []
  if (directive?.verb !== 'run') return findLack(own)
  if (language === 'python') return findLack([...own, 'python3'])
  if (language !== 'sh') return findLack(own)
  const texts = all
    .filter((one) => one.language === 'sh' && one.directive?.verb === 'run')
    .map(({ text }) => text)
    .join('\n')
  const called = ['curl', 'sed'].filter((name) => new RegExp(`\\b${name}\\b`).test(texts))
  return findLack([...own, 'bash', ...called])
}

function toTitle({ line, language, directive }: Block): string {
  const { verb, word } = directive ?? NO_DIRECTIVE
  const act = verb === 'not run' ? '' : `: ${verb} ${word}`.trimEnd()
  return `line ${line}, ${language}${act}`
}
