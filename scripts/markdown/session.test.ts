import { afterEach, beforeEach, describe, expect } from '@jest/globals'
import { createTemporaryFolder } from '../cli/testing/temporary-folder.ts'
import { findLack } from '../tools/find-program.ts'
import { testUnless } from '../tools/test-unless.ts'
import { readBlocks } from './blocks.ts'
import { Session } from './session.ts'

let session: Session

beforeEach(async () => {
  session = await Session.begin(createTemporaryFolder(), { wait: 2000 })
})

afterEach(() => session.end())

/** Plays blocks, each a comment and a text. */
async function play(...blocks: readonly (readonly [string, string, string?])[]): Promise<void> {
  const texts = blocks.map(
    ([comment, text, language = 'sh']) => `<!-- ${comment} -->\n\`\`\`${language}\n${text}\n\`\`\``,
  )
  for (const block of readBlocks(texts.join('\n\n'), 'a.md')) await session.play(block)
}

const lack = findLack(['bash'])
const SERVER = `node -e "require('node:net').createServer().listen(3000, '127.0.0.1')"`
const PRINTS_LATER = 'echo ready; until [ -f go ]; do sleep 0.05; done; echo late'

describe('a shell block', () => {
  testUnless(lack, 'sees variables and functions of the ones before it', () =>
    play(['run', 'A=1; show() { echo "A is $A"; }'], ['run; prints: A is 1', 'show']),
  )

  testUnless(lack, 'shows programs no more than the exported variables of the ones before it', () =>
    play(
      ['run', "A=1; export B='2\n3'"],
      ['run; prints: a: b: 2; prints: 3', `sh -c 'echo "a:$A b: $B"'`],
    ),
  )

  for (const [how, text] of [
    ['its last command', 'false'],
    ['a command in its middle', 'false\ntrue'],
    ['a part of a pipe', 'false | cat'],
    ['what a variable is set to', 'A=$(false)\ntrue'],
    ['a command that does not exist', 'sabiá-does-not-exist\ntrue'],
  ] as const) {
    testUnless(lack, `fails by ${how}`, async () => {
      await expect(play(['run', text])).rejects.toThrow(/^it ends with \d+/)
    })
  }
})

describe('what a block prints', () => {
  for (const [title, printed, comment] of [
    ['a text with characters of patterns', 'a (b) [c]? 1.5', 'prints: (b) [c]?; prints: 1.5'],
    ['a pattern of a line', 'one\ntwo', 'prints: /^two$/'],
    ['texts in their order', '{"a":1}\n{"b":2}', 'prints: "a":1; prints: "b":2'],
    ['a success', '{"data":null,"errors":null,"meta":{}}', ''],
    ['an error that is expected', '{"data":null,"errors":"SB344: no"}', 'prints: SB344'],
  ] as const) {
    testUnless(lack, `is as expected: ${title}`, () =>
      play([`run; ${comment}`.replace(/; $/, ''), `echo '${printed}'`]),
    )
  }

  for (const [title, printed, comment, reason] of [
    ['a missing text', 'a', 'prints: b', "it doesn't print b"],
    ['another character than a point', '1x5', 'prints: 1.5', "it doesn't print 1.5"],
    ['another order', 'b\na', 'prints: a; prints: b', "it doesn't print b after the rest"],
    ['once instead of twice', 'a', 'prints: a; prints: a', "it doesn't print a after the rest"],
    ['an error of the API', '{"data":null,"errors":"no"}', '', 'an unexpected error'],
    ['an error of OAuth', '{"error":"invalid_client"}', '', 'an unexpected error'],
    ['an error of a control call', '{"error":{"code":"x"}}', '', 'an unexpected error'],
    [
      'an error beside an expected one',
      '{"error":"A1"}\n{"error":"B2"}',
      'prints: A1',
      'an unexpected error: {"error":"B2"}',
    ],
  ] as const) {
    testUnless(lack, `is a surprise: ${title}`, async () => {
      const block = [`run; ${comment}`.replace(/; $/, ''), `echo '${printed}'`] as const
      await expect(play(block)).rejects.toThrow(reason)
    })
  }

  testUnless(lack, 'is compared with the output that the file shows', async () => {
    const [uuid, token] = ['37968882-f347-4edd-8781-1d760b7f94fd', 'a'.repeat(43)]
    const printed = {
      at: '2026-01-01T00:00:00Z',
      day: '21/11/2026',
      uuid,
      token,
      id: 1,
      none: null,
    }
    const other = {
      at: '2027-02-03T04:05:06.789Z',
      day: '01/01/2027',
      uuid: uuid.replace('3', '4'),
      token: 'b'.repeat(43),
      id: 1,
    }
    await play(['run', `echo '${JSON.stringify(printed)}'`])
    await play(['output', JSON.stringify(other), 'json'])
    const changed = JSON.stringify({ ...other, id: 2 })
    await expect(play(['output', changed, 'json'])).rejects.toThrow('something else')
  })
})

describe('a program in the background', () => {
  testUnless(lack, 'is ready when its port is open, and ends when another takes its name', () =>
    play(['start: one; until: 3000', SERVER], ['start: one; until: 3000', SERVER]),
  )

  testUnless(lack, 'fails the block if it ends', async () => {
    await expect(play(['start: one; until: ready', 'echo no; exit 1'])).rejects.toThrow(
      'one has ended: no',
    )
  })

  testUnless(lack, 'may print what is expected after the block', () =>
    play(['start: one; until: ready', PRINTS_LATER], ['run; one prints: late', 'touch go']),
  )

  testUnless(lack, 'is not judged by what it printed when it started', async () => {
    const blocks = [
      ['start: one; until: ready', PRINTS_LATER],
      ['run; one prints: ready', 'touch go'],
    ] as const
    await expect(play(...blocks)).rejects.toThrow("one: it doesn't print ready")
  })
})

testUnless(lack, 'a configuration file is checked and written', async () => {
  await play(['file: profile.yaml', "G36: '200'"], ['run; prints: G36', 'cat profile.yaml'])
  await expect(play(['file: profile.yaml', 'G17: 299'])).rejects.toThrow('no choice "299"')
})
