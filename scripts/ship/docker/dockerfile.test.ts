import { describe, expect, test } from '@jest/globals'
import { readFileSync, readdirSync } from 'node:fs'
import { join, relative } from 'node:path'
import { mockSettings } from '../../cli/settings/settings.ts'
import { root } from '../root.ts'
import { readDockerfile, toWords } from './read-dockerfile.ts'
import { listContext, readIgnore } from './read-ignore.ts'
import { toImage, toSettings, toStages } from './to-stages.ts'

const text = readFileSync(join(root, 'Dockerfile'), 'utf8')
const stages = toStages(text)
const last = toImage(stages)
const settings = toSettings(last)
const context = listContext(root, readIgnore(readFileSync(join(root, '.dockerignore'), 'utf8')))

describe('the Dockerfile', () => {
  test('builds in one stage and ships another, each from an image with a version', () => {
    expect(stages.map(({ base }) => base)).toEqual(['node:24-slim', 'node:24-alpine'])
  })

  test('ships what the build made, and nothing of the context', () => {
    const copies = last.instructions.filter(({ name }) => name === 'COPY')
    expect(copies.map(({ flags }) => flags['from'])).toEqual(['build'])
  })

  test('runs as a user with a number, who is not root', () => {
    expect(settings.user).toMatch(/^[1-9]\d*:[1-9]\d*$/)
  })

  test('listens on the port that the command takes by itself', () => {
    const port = String(mockSettings.port.fallback)
    expect(settings.ports).toEqual([port])
    expect(settings.environment).toMatchObject({ SABIA_PORT: port, SABIA_HOST: '0.0.0.0' })
  })

  test('starts Node itself, with no shell and no npm before it', () => {
    expect([...settings.entrypoint, ...settings.command]).toEqual([
      'node',
      '/sabia/dist/cli.js',
      'mock',
    ])
  })

  test('starts what it has copied', () => {
    const [copied] = last.instructions.filter(({ name }) => name === 'COPY')
    const [, program = ''] = settings.entrypoint
    expect(program.startsWith(`${toWords(copied?.text ?? '').at(-1)}/dist/`)).toBe(true)
  })

  test('tells the engine, by Node alone, whether it is healthy', () => {
    expect(settings.health.slice(0, 2)).toEqual(['node', '-e'])
    expect(settings.health[2]).toContain('/__sabia/health')
  })

  test('works in a folder that its user may write to', () => {
    const made = last.instructions.filter(({ name }) => name === 'RUN').map((run) => run.text)
    expect(settings.workingFolder).toBe('/data')
    expect(made).toEqual(['mkdir /data && chown node:node /data'])
  })

  test('installs what the lock file names, and runs no script of a package', () => {
    const runs = stages[0]?.instructions.filter(({ name }) => name === 'RUN') ?? []
    const npm = runs
      .flatMap((run) => run.text.split(' && '))
      .filter((command) => /^npm (ci|i|pack)/.test(command))
    expect(npm).toHaveLength(2)
    for (const command of npm) expect(command).toContain('--ignore-scripts')
  })

  test('bears the labels that registries show', () => {
    const { license } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
      license: string
    }
    const of = 'org.opencontainers.image'
    expect(settings.labels).toMatchObject({
      [`${of}.title`]: 'Sabiá',
      [`${of}.description`]: expect.stringMatching(/\w/),
      [`${of}.licenses`]: license,
      [`${of}.version`]: 'unreleased',
    })
  })

  test('names no secret', () => {
    expect(text.replaceAll(/^#.*$/gm, '')).not.toMatch(/token|secret|password/i)
  })
})

describe('the .dockerignore', () => {
  test('lets through what the build reads', () => {
    expect(context).toEqual(
      expect.arrayContaining([
        'CHANGELOG.md',
        'LICENSE',
        'README.md',
        'contracts/index.ts',
        'mocks/index.ts',
        'openapi/generated/document.ts',
        'package-lock.json',
        'package.json',
        'scripts/build/main.ts',
        'tsconfig.json',
      ]),
    )
  })

  test.each(['openapi/guides', 'scripts/docs/styles', 'scripts/docs/playground'])(
    'lets through all of %s, which the reference is made of',
    (folder) => {
      const files = readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile() && !entry.name.endsWith('.test.ts'))
        .map(({ parentPath, name }) => relative(root, join(parentPath, name)))
      expect(files.length).toBeGreaterThan(0)
      expect(files.filter((file) => !context.includes(file))).toEqual([])
    },
  )

  test.each([
    '.env',
    '.git/config',
    'node_modules/x/index.js',
    'mocks/.env',
    'dist/cli.js',
    'sabia-report/report.json',
    'mocks/site.test.ts',
    'scripts/node_modules/x.js',
  ])('keeps %s from the builder', (path) => {
    const isIgnored = readIgnore(readFileSync(join(root, '.dockerignore'), 'utf8'))
    expect(isIgnored(path)).toBe(true)
  })
})

describe('the reader', () => {
  test('joins lines, passes over comments and takes flags apart', () => {
    const [only] = readDockerfile(
      '# head\nCOPY --from=build --chown=a:b /x \\\n  # between\n  /y\n',
    )
    expect(only).toEqual({
      line: 2,
      name: 'COPY',
      flags: { from: 'build', chown: 'a:b' },
      text: '/x /y',
    })
  })

  test.each([
    ['["a", "b c"]', ['a', 'b c']],
    ['a="b c" d', ['a=b c', 'd']],
    ['. /x/', ['.', '/x/']],
  ])('reads the words of %s', (given, words) => {
    expect(toWords(given)).toEqual(words)
  })

  test.each(['ADD x y', 'SHELL ["sh"]', 'nonsense', 'RUN a \\'])('refuses %s', (given) => {
    expect(() => readDockerfile(given)).toThrow(/^Cannot read line 1 of the Dockerfile/)
  })

  test('fills in arguments, and keeps them out of the environment', () => {
    const [stage] = toStages('FROM a AS b\nARG V=1\nENV W=$V\nLABEL l="v${V}"\nUSER 7\n')
    expect(stage === undefined ? undefined : toSettings(stage)).toMatchObject({
      environment: { W: '1' },
      labels: { l: 'v1' },
      user: '7',
    })
  })

  test('refuses an exception that lies in a folder which is kept back', () => {
    expect(() => readIgnore('*\n!keep/a')).toThrow('name the folder itself')
  })

  test('refuses a file that begins with no image', () => {
    expect(() => toStages('RUN a\n')).toThrow('it begins with no FROM')
  })

  test.each([
    ['*\n!keep', 'keep/a', false],
    ['*\n!keep', 'drop/a', true],
    ['**/*.log', 'a/b/c.log', true],
    ['**/*.log', 'c.log', true],
    ['*.log', 'a/c.log', false],
    ['a/b', 'a/bc', false],
    ['a/b/', 'a/b/c', true],
    ['!a\na', 'a', true],
    ['# a\n\n', 'a', false],
    ['a?c', 'abc', true],
  ])('with %j, %s is kept back: %p', (ignore, path, isKeptBack) => {
    expect(readIgnore(ignore)(path)).toBe(isKeptBack)
  })
})
