import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { bundle } from '../build/bundle.ts'
import { packageFolder } from '../cli/package-folder.ts'
import { findLack } from '../tools/find-program.ts'
import { testUnless } from '../tools/test-unless.ts'
import { markdownFiles, readBlocks, type Block } from './blocks.ts'
import { Session, SNIPPETS } from './session.ts'

const root = packageFolder()
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  scripts: object
}
const blocksOf = (file: string) => readBlocks(readFileSync(join(root, file), 'utf8'), file)

/** Of npm's own, finding the command takes longer than most commands: the README's blocks alone use it. */
const NPX = `#!/bin/sh
name=$1
shift
exec "$(dirname "$0")/../node_modules/.bin/$name" "$@"
`

const project = mkdtempSync(join(tmpdir(), 'sabia-markdown-'))
const programs = join(project, 'programs')

/** Whether something is typed into a shell, or runs as if it were. */
const isPlayed = ({ verb, prints }: Block) =>
  verb === 'run' || verb === 'start' || (verb === 'quote' && prints[''] !== undefined)

/** A reader's project: the package is installed, built from the sources, and so is `tsx`. */
beforeAll(async () => {
  const modules = join(project, 'node_modules')
  mkdirSync(join(modules, '.bin'), { recursive: true })
  mkdirSync(join(modules, 'sabia'))
  writeFileSync(join(project, 'package.json'), '{ "private": true, "type": "module" }')
  cpSync(join(root, 'package.json'), join(modules, 'sabia/package.json'))
  await bundle(root, join(modules, 'sabia/dist'))
  symlinkSync('../sabia/dist/cli.js', join(modules, '.bin/sabia'))
  symlinkSync(join(root, 'node_modules/.bin/tsx'), join(modules, '.bin/tsx'))
  mkdirSync(programs)
  writeFileSync(join(programs, 'npx'), NPX, { mode: 0o755 })
})

afterAll(() => rmSync(project, { recursive: true, force: true }))

const filesWithBlocks = markdownFiles.filter((file) => blocksOf(file).length > 0)

describe.each(filesWithBlocks)('%s', (file) => {
  const blocks = blocksOf(file)
  const lack = findLackOf(blocks)
  let session: Session

  beforeAll(async () => {
    const folder = join(project, file.replaceAll(/\W/g, '-'))
    mkdirSync(folder)
    session = await Session.begin(folder, file === 'README.md' ? {} : { programs })
  })

  afterAll(() => session.end())

  for (const block of blocks) {
    // What is only quoted is run where it stands, and `npm run check` finds a stale copy.
    if (block.verb === 'quote' && !isPlayed(block)) continue
    const title = `line ${block.line}, ${block.language}: ${block.verb} ${block.word}`.trimEnd()
    const reason = block.verb === 'not run' ? block.word : undefined
    const isRun = isPlayed(block) || block.verb === 'output'
    testUnless(reason ?? (isRun ? lack : undefined), title, () => session.play(block))
  }
})

const quotes = markdownFiles.flatMap((file) =>
  blocksOf(file)
    .filter(({ verb }) => verb === 'quote')
    .map((block) => [`${file}:${block.line}`, block, blocksOf(file)] as const),
)

test.each(quotes)('what %s quotes is run somewhere', (_, block, neighbours) => {
  const [path = ''] = block.word.split('#')
  expect(existsSync(join(root, path))).toBe(true)
  const stem = basename(path).replace(/\.\w+$/, '')
  const uses = neighbours.filter(
    (one) => one !== block && ['run', 'start', 'quote'].includes(one.verb),
  )
  const isRun =
    block.prints[''] !== undefined ||
    path.startsWith('examples/') ||
    path.endsWith('.test.ts') ||
    uses.some(({ text }) => new RegExp(`\\b${stem}\\b`).test(text))
  expect(isRun).toBe(true)
})

test('no other Markdown file has a block', () => {
  // The blocks of the examples' READMEs are tested in scripts/examples; those of translated guides
  // are compared with the English ones in translations.test.ts.
  const folders = ['openapi', 'mocks', 'contracts', 'scripts']
  const nested = folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map(
      (name) => `${folder}/${name}`,
    ),
  )
  const others = [...readdirSync(root), ...nested].filter(
    (file) =>
      file.endsWith('.md') &&
      !markdownFiles.includes(file) &&
      !/^openapi\/guides\/[\w-]+\//.test(file),
  )
  const withBlocks = others.filter((file) => /^```/m.test(readFileSync(join(root, file), 'utf8')))
  expect(others).toContain('CHANGELOG.md')
  expect(withBlocks).toEqual([])
})

test('every snippet is quoted', () => {
  const quoted = quotes.map(([, { word }]) => word.split('#')[0])
  const snippets = readdirSync(join(root, SNIPPETS)).map((name) => `${SNIPPETS}/${name}`)
  expect(snippets.filter((name) => !quoted.includes(name))).toEqual([])
})

test.each(markdownFiles)('%s names scripts that package.json has', (file) => {
  const shell = blocksOf(file).filter(({ language }) => language === 'sh')
  const named = shell.flatMap(({ text }) => [
    ...text.matchAll(/\bnpm (?:run ([\w:]+)|(start|test)\b)/g),
  ])
  const names = named.map(([, script, own]) => script ?? own ?? '')
  expect(names.filter((name) => !Object.hasOwn(scripts, name))).toEqual([])
})

/**
 * Which program this machine lacks; undefined if it has them all. The blocks of a file build on each
 * other, so each needs what any of them calls.
 */
function findLackOf(blocks: readonly Block[]): string | undefined {
  const played = blocks.filter(isPlayed)
  if (played.length === 0) return undefined
  const typed = played.map(({ text, language }) => (language === 'python' ? 'python3' : text))
  const called = ['curl', 'sed', 'python3', 'php'].filter((name) =>
    new RegExp(`\\b${name}\\b`).test(typed.join('\n')),
  )
  return findLack(['bash', ...called])
}
