import { afterEach, beforeEach, describe, expect, test } from '@jest/globals'
import { createTemporaryFolder } from '../../cli/testing/temporary-folder.ts'
import { findLack } from '../../tools/find-program.ts'
import { testUnless } from '../../tools/test-unless.ts'
import { readBlocks } from '../read/blocks.ts'
import { Session } from './session.ts'

let session: Session

beforeEach(async () => {
  session = await Session.begin(createTemporaryFolder(), '/nowhere', 2000)
})

afterEach(() => session.end())

/** Plays blocks, each a directive and a text. */
async function play(...blocks: readonly (readonly [string, string, string?])[]): Promise<void> {
  const texts = blocks.map(
    ([directive, text, language = 'sh']) =>
      `<!-- ${directive} -->\n\`\`\`${language}\n${text}\n\`\`\``,
  )
  for (const block of readBlocks(texts.join('\n\n'), 'a.md')) await session.play(block)
}

const SERVER = `require('node:net').createServer().listen(3000, '127.0.0.1')`

/** Blocks of the shell run in one bash. */
const lack = findLack(['bash'])

describe('a shell block', () => {
  testUnless(lack, 'sees variables and functions of the ones before it', () =>
    play(['run', 'A=1; show() { echo "A is $A"; }'], ['run; prints: A is 1', 'show']),
  )

  for (const [how, text] of [
    ['its last command', 'false'],
    ['a command in its middle', 'false\ntrue'],
    ['a part of a pipe', 'false | cat'],
    ['what a variable is set to', 'A=$(false)\ntrue'],
    ['a command that is not there', 'sabiá-is-not-there\ntrue'],
  ] as const) {
    testUnless(lack, `fails by ${how}`, async () => {
      await expect(play(['run', text])).rejects.toThrow(/^it ends with \d+ instead of 0/)
    })
  }

  testUnless(lack, 'may be expected to fail', () => play(['run; exits: 3', '(exit 3)']))

  testUnless(lack, 'fails by an error that is printed', async () => {
    const text = `echo '{"data":null,"errors":"SB404: Subscription not found","meta":{}}'`
    await expect(play(['run', text])).rejects.toThrow('an error that nothing expects')
    await play(['run; prints: SB404', text])
  })

  test('fails by a script that package.json has not', async () => {
    await expect(play(['not run: it is slow', 'npm run fly'])).rejects.toThrow(
      'package.json has no script for "npm run fly"',
    )
  })
})

describe('what was started', () => {
  test('is ready when its port is open, and is gone when another one takes its name', async () => {
    const text = `node -e "${SERVER}"`
    await play(['start: one; until: 3000', text], ['start: one; until: 3000', text])
  })

  test('is told of when it ends by itself', async () => {
    await expect(play(['start: one; until: ready', 'echo no; exit 1'])).rejects.toThrow(
      'what was started has ended: no',
    )
  })

  testUnless(lack, 'may print later what is expected', () =>
    play(
      ['start: one; until: ready', 'echo ready; until [ -f go ]; do sleep 0.05; done; echo late'],
      ['run; one prints: late', 'touch go'],
    ),
  )

  testUnless(lack, 'is known by what it prints since the block began', async () => {
    await expect(
      play(
        ['start: one; until: ready', 'echo ready; until [ -f go ]; do sleep 0.05; done; echo late'],
        ['run; one lines: 1; one prints: ready', 'touch go'],
      ),
    ).rejects.toThrow('one does not print ready')
  })
})

test('a receiver that is left out takes its webhooks', async () => {
  const port = '3001'
  const [block] = readBlocks(
    `<!-- start: one; until: ${port}; needs: cobol -->\n\`\`\`sh\ncobol\n\`\`\``,
    'a.md',
  )
  await session.standIn(block!)
  const ask = `const { status } = await fetch('http://127.0.0.1:${port}', { method: 'POST' }); console.log(status)`
  await play(['run; prints: 204', ask, 'js'])
})

describe('other blocks', () => {
  testUnless(lack, 'are written to the folder, and used by what follows', () =>
    play(
      ['file: greeting.mjs', "console.log('hello')", 'js'],
      ['run; prints: hello', 'node greeting.mjs'],
    ),
  )

  test('run as programs in their language', () =>
    play(['run; prints: 3', 'console.log(1 + 2)', 'js']))

  testUnless(lack, 'are compared with what was printed', async () => {
    const moment = '{"at":"2026-01-01T00:00:00Z","id":1}'
    await play(
      ['run', `echo '${moment}'`],
      ['output', '{ "at": "2027-02-03T04:05:06Z", "id": 1 }', 'json'],
    )
    await expect(play(['output', '{ "id": 1 }', 'json'])).rejects.toThrow('something else')
  })

  test('are refused where no program runs their language', async () => {
    await expect(play(['run', '1', 'cobol'])).rejects.toThrow('no program is known')
  })
})
