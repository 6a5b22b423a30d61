import { beforeAll, describe, expect, test } from '@jest/globals'
import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { OpenAPIV3_1 } from 'openapi-types'
import { createTemporaryFolder } from '../cli/testing/temporary-folder.ts'
import { document as published } from '../../openapi/generated/document.ts'
import { allGaps, facts } from '../../openapi/ledger.ts'
import { packageFolder } from '../cli/package-folder.ts'
import { gitEnvironment, readWorkTree } from './base.ts'
import { isBelow, type Report } from './report.ts'
import { run } from './run.ts'
import { draft, type Draft } from './small-document.fixture.ts'

const gap = { id: 'G09', assumption: 'From 1.', choice: 'one' }
const fact = { id: 'F1', fact: 'Things have names.' }

/** A checkout whose first commit has no document, and whose tag `v1` has one. */
const root = createTemporaryFolder()
const outside = createTemporaryFolder({
  'openapi.json': JSON.stringify(draft()),
  'old.json': JSON.stringify({ ...draft(), openapi: '3.0.3' }),
  'none.json': 'openapi: 3.1.1',
})

beforeAll(() => {
  git('init', '--quiet')
  git('commit', '--quiet', '--allow-empty', '--message', 'begin')
  git('tag', 'empty')
  write(draft())
  git('add', '.')
  git('commit', '--quiet', '--message', 'describe')
  git('tag', 'v1')
})

describe('a revision is compared with the work tree', () => {
  test('where nothing differs, nothing is told', () => {
    write(draft())
    expect(docsDiff('v1', '--check-version', '--fail-on', 'breaking')).toEqual({
      code: 0,
      output: [
        'Changes of the document from v1 (1.2.3) to the work tree (1.2.3)',
        'Breaking for clients: none',
        'Compatible: none',
        'Text only: none',
        'Facts and gaps: none',
        'The document is the same: info.version may stay 1.2.3.\n',
      ].join('\n\n'),
      errors: '',
    })
  })

  test('what breaks clients comes first, with the gaps that were open there', () => {
    write(draft(breakIt), [{ ...gap, assumption: 'From 0.' }])
    const { code, output } = docsDiff('v1')
    expect(code).toBe(0)
    expect(output).toBe(`Changes of the document from v1 (1.2.3) to the work tree (1.2.3)

Breaking for clients: 1
  Thing.id: removed (clients may rely on it); assumed: G09
      in responses of listThings, createThing, readThing

Compatible: 1
  ThingInput.size: added
      in requests of createThing

Text only: 1
  listThings: summary changed from "List things" to "Things"

Facts and gaps: 1
  G09: assumption changed to: From 0. It was: From 1.

Breaking changes need info.version 2.0.0 or higher; it is 1.2.3: raise it in openapi/openapi.yaml,
and add a heading to openapi/CHANGELOG.md.
`)
  })

  test('--fail-on breaking ends with 1 for what breaks clients alone', () => {
    write(draft(breakIt))
    expect(docsDiff('v1', '--fail-on', 'breaking').code).toBe(1)
    write(draft((d) => void (d.info.title = 'Others')))
    expect(docsDiff('v1', '--fail-on', 'breaking').code).toBe(0)
  })

  test.each([
    ['breaking', breakIt, '1.9.9', '2.0.0'],
    ['compatible', add, '1.2.10', '1.3.0'],
    ['compatible', add, '1.2.10', '1.10.0'],
    ['text', rename, '1.2.3', '1.2.4'],
    ['text', rename, '1.2.3', '10.0.0'],
  ] as const)('--check-version of a %s change', (_kind, change, low, enough) => {
    const codeOf = (version: string) => {
      write(
        draft((d) => {
          change(d)
          d.info.version = version
        }),
      )
      return docsDiff('v1', '--check-version').code
    }
    expect([codeOf(low), codeOf(enough)]).toEqual([1, 0])
  })

  test.each(['1.2', 'v1.2.3', '1.2.3-beta', ''])('a version such as "%s" is refused', (version) => {
    write(draft((d) => void (d.info.version = version)))
    const { code, errors } = docsDiff('v1')
    expect(code).toBe(2)
    expect(errors).toContain(`"${version}" is not three numbers; write it as 1.2.3`)
  })

  test('--check-version asks for a patch where only a mark differs', () => {
    write(
      draft((d) => {
        delete d.components.schemas.Thing.properties.id['x-gap']
      }),
    )
    const { code, output } = docsDiff('v1', '--check-version')
    expect(code).toBe(1)
    expect(output).toContain('G09: no longer assumed at Thing.id')
    expect(output).toContain('Text changes need info.version 1.2.4 or higher')
  })

  test('where only the generated text of an assumption differs, the report says so', () => {
    write(
      draft((d) => {
        d.components.schemas.Thing.properties.id.description =
          'Its number.\n\nAssumed, G09: Which is first? From 1.'
      }),
    )
    expect(docsDiff('v1').output).toContain(
      'Facts and gaps: none\n\nOnly generated text differs. Text changes need ',
    )
  })

  test('a version that has fallen is told', () => {
    write(draft((d) => void (d.info.version = '1.0.0')))
    const { code, output } = docsDiff('v1', '--check-version')
    expect(code).toBe(1)
    expect(output).toContain('info.version is 1.0.0, below the 1.2.3 of v1; raise it.')
  })

  test('as JSON it is one object, as Markdown a table of each kind', () => {
    write(draft(breakIt))
    const report = JSON.parse(docsDiff('v1', '--format', 'json').output) as Report
    expect(report).toMatchObject({ base: { name: 'v1', version: '1.2.3' }, verdict: 'breaking' })
    expect(report.changes).toHaveLength(3)
    expect(docsDiff('v1', '--format=markdown').output).toContain(
      '### Compatible\n\n| place | change | shows in |\n| --- | --- | --- |\n' +
        '| ThingInput.size | added | in requests of createThing |\n',
    )
  })

  test('the work tree, the index and the branch stay as they are', () => {
    write(draft(breakIt))
    const before = [git('status', '--short'), git('rev-parse', 'HEAD'), readDocument()]
    docsDiff('v1')
    expect([git('status', '--short'), git('rev-parse', 'HEAD'), readDocument()]).toEqual(before)
  })
})

test('an older openapi.json is compared without a checkout, with its marks', () => {
  const folder = createTemporaryFolder()
  write(
    draft((d) => void (d.components.schemas.Thing.properties.name['x-gap'] = 'G13')),
    [{ ...gap, assumption: 'From 0.' }],
    folder,
  )
  const { code, output } = docsDiffIn(folder, 'openapi.json')
  expect(code).toBe(0)
  expect(output).toContain('Facts and gaps: 1\n  G13: now assumed at Thing.name\n')
})

test('the generated files are read as programs see them, without running them', () => {
  const state = readWorkTree(packageFolder())
  expect(state.document).toEqual(published)
  expect([...(state.ledger?.facts.values() ?? [])]).toEqual(facts)
  expect([...(state.ledger?.gaps.values() ?? [])]).toEqual(allGaps)
})

test("the document's changelog begins with its version, and its headings descend", () => {
  const changelog = readFileSync(join(packageFolder(), 'openapi/CHANGELOG.md'), 'utf8')
  const versions = [...changelog.matchAll(/^## (.*)$/gm)].map(([, heading = '']) => heading)
  expect(versions[0]).toBe(published.info.version)
  for (const [index, version] of versions.slice(1).entries()) {
    expect([version, isBelow(version, versions[index]!)]).toEqual([version, true])
  }
})

describe('wrong usage ends with 2', () => {
  test.each([
    [
      [],
      'Cannot compare: BASE is missing; name a revision, such as main, or an older openapi.json',
    ],
    [
      ['nowhere'],
      'Cannot read nowhere: there is no such revision or file; see git branch --all and git tag',
    ],
    [
      ['empty'],
      'Cannot read empty: the revision has no openapi/generated/document.ts; name a later one',
    ],
    [['v1', 'v2'], 'Cannot compare with v2 as well; give one BASE'],
    [['v1', '--fromat', 'json'], "Cannot read the options: Unknown option '--fromat'; see --help"],
    [['v1', '--format', 'html'], 'Cannot write "html"; --format takes text, markdown, json'],
    [['v1', '--fail-on', 'all'], 'Cannot fail on "all"; --fail-on takes breaking'],
    [
      ['v1', '--format'],
      "Cannot read the options: Option '--format <value>' argument missing; see --help",
    ],
    [
      ['old.json'],
      "Cannot read old.json: it isn't an OpenAPI 3.1 document; give an older openapi.json",
    ],
    [['none.json'], "Cannot read none.json: it isn't valid JSON; give an older openapi.json"],
  ])('%j', (words, message) => {
    expect(docsDiff(...words)).toEqual({ code: 2, output: '', errors: `${message}\n` })
  })

  test('a revision, where there is no checkout', () => {
    const folder = createTemporaryFolder()
    write(draft(), [gap], folder)
    expect(docsDiffIn(folder, 'v1')).toEqual({
      code: 2,
      output: '',
      errors: `Cannot read v1: ${folder} isn't a git checkout; give the path of an older openapi.json\n`,
    })
  })
})

test('--help tells of every option and exit code', () => {
  const { code, output } = docsDiff('--help')
  expect(code).toBe(0)
  for (const word of ['BASE', '--format', '--fail-on', '--check-version'])
    expect(output).toContain(word)
  expect(output).toMatch(/Ends with 0; with 1 when .* with 2 on/)
})

function breakIt(document: Draft): void {
  const { Thing } = document.components.schemas
  delete Thing.properties.id
  Thing.required = ['name']
  add(document)
  rename(document)
}

function add(document: Draft): void {
  document.components.schemas.ThingInput.properties.size = { type: 'integer' }
}

function rename(document: Draft): void {
  document.paths['/things'].get.summary = 'Things'
}

function docsDiff(...words: string[]) {
  return docsDiffIn(root, ...words)
}

function docsDiffIn(folder: string, ...words: string[]) {
  const told = { code: 0, output: '', errors: '' }
  told.code = run(words, {
    root: folder,
    workingFolder: outside,
    columns: 100,
    print: (text) => void (told.output += `${text}\n`),
    complain: (text) => void (told.errors += `${text}\n`),
  })
  return told
}

/** Writes what `npm run generate` would. */
function write(document: OpenAPIV3_1.Document, gaps = [gap], folder = root): void {
  const generated = join(folder, 'openapi/generated')
  mkdirSync(generated, { recursive: true })
  const literal = (value: unknown) => JSON.stringify(value, null, 2)
  const rows = Object.fromEntries(gaps.map((row) => [row.id, row]))
  writeFileSync(
    join(generated, 'document.ts'),
    `export const document = ${literal(document)} as unknown as OpenAPIV3_1.Document\n`,
  )
  writeFileSync(
    join(generated, 'ledger.ts'),
    `export const facts = ${literal([fact])} as const\n\nexport const gaps = ${literal(rows)} as const\n`,
  )
}

function readDocument(): string {
  return readFileSync(join(root, 'openapi/generated/document.ts'), 'utf8')
}

function git(...words: string[]): string {
  const settings = ['user.name=Ana', 'user.email=ana@example.com', 'commit.gpgsign=false']
  const options = settings.flatMap((setting) => ['-c', setting])
  const surroundings = { cwd: root, env: gitEnvironment(), encoding: 'utf8' } as const
  return execFileSync('git', [...options, ...words], surroundings)
}
