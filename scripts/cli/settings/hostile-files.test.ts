import { describe, expect, test } from '@jest/globals'
import { runLine } from '../testing/fake-shell.ts'
import { createTemporaryFolder } from '../testing/temporary-folder.ts'

/** Nine lists of nine of the one before: a thousand million words. */
const laughs = 'abcdefghi'.split('').map((name, index, all) => {
  const inner = index === 0 ? '"lol"' : `*${all[index - 1]}`
  return `${name}: &${name} [${Array.from({ length: 9 }, () => inner).join(',')}]`
})

const hostile: readonly [string, string][] = [
  ['a bomb of aliases', laughs.join('\n')],
  ['an alias of itself', 'faults: &f [*f]'],
  ['an alias inside itself', 'faults: &f { a: { b: *f } }'],
  ['two aliases of each other', 'faults: &f { a: &g [*f, *g] }'],
  ['an alias without an anchor', 'faults: *f'],
  ['lists nested 20,000 deep', `faults: ${'['.repeat(20_000)}${']'.repeat(20_000)}`],
  ['lists nested 1,000 deep', `faults: ${'['.repeat(1000)}${']'.repeat(1000)}`],
  ['an alias as a key', '? &k [*k]\n: 1'],
]

const commands: readonly [string, (file: string) => string][] = [
  ['--config', (file) => `mock --port 0 --config ${file}`],
  ['--profile', (file) => `mock --port 0 --profile ${file}`],
  ['--config of the suite', (file) => `contract --config ${file}`],
  ['--config of another command', (file) => `gaps --config ${file}`],
]

describe.each(commands)('a file for %s', (_, toLine) => {
  test.each(hostile)('with %s is refused in one line', async (_name, text) => {
    const directory = createTemporaryFolder({ 'hostile.yaml': text })
    const { exitCode, output, errors } = await runLine(toLine('hostile.yaml'), { directory })
    expect([exitCode, output]).toEqual([2, ''])
    expect(errors).toMatch(/^Cannot (read|use) [^\n]+\n$/)
    expect(errors.length).toBeLessThan(1000)
    expect(errors).not.toMatch(/ at .*\.[jt]s/)
  })
})

test.each<[string, string, string]>([
  ['a key', '"\\e[31mpórt\\e[0m": 1', '\\u001b[31mpórt\\u001b[0m'],
  ['a value', 'seed: "\\e]0;title\\a"', '\\u001b]0;title\\u0007'],
  ['a line end', 'site: "a\\n::error::boom"', 'a\\u000a::error::boom'],
  ['a command', 'site: "##[error]boom"', '\\u0023#[error]boom'],
  ['a direction', 'site: "a\\u202Eb"', 'a\\u202eb'],
  ['a C1 control', 'site: "a\\x9bb"', 'a\\u009bb'],
])('an error shows %s and obeys none', async (_, text, shown) => {
  const directory = createTemporaryFolder({ 'sabia.config.yaml': text })
  const { exitCode, errors } = await runLine('mock --port 0', { directory })
  expect(exitCode).toBe(2)
  expect(errors).toContain(shown)
  expect(errors).toMatch(/^[^\p{Cc}]+\n$/u)
})
