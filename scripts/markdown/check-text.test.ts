import { expect, test } from '@jest/globals'
import { checkText } from './check-text.ts'

const WORKFLOW = `on: push
jobs:
  test:
    runs-on: ubuntu-latest
    steps:
      - run: npm ci
`

test.each([
  ['json', '{"a":1}'],
  ['profile.yaml', "G36: '200'"],
  ['sabia.config.yaml', 'payer: accept\nfaults:\n  - then: { status: 503 }'],
  ['workflow', WORKFLOW],
  ['mermaid', 'stateDiagram-v2\n  [*] --> pending: create'],
])('%s is accepted', async (kind, text) => {
  await expect(checkText(text, kind)).resolves.toBeUndefined()
})

test.each([
  ['json', '{', 'JSON'],
  ['profile.yaml', 'G17: 299', 'G17 has no choice "299"'],
  ['profile.yaml', 'G31: never', 'the mock cannot play'],
  ['profile.yaml', "G36: '201'", 'the site profile changes nothing'],
  ['sabia.config.yaml', 'payr: accept', 'did you mean payer?'],
  ['sabia.config.yaml', 'payer: acept', 'did you mean accept?'],
  ['sabia.config.yaml', 'faults:\n  - then: { status: 99 }', 'status'],
  ['workflow', WORKFLOW.replace('runs-on', 'run-on'), 'runs-on'],
  ['mermaid', 'hello', 'Invalid mermaid header'],
  ['mermaid', 'stateDiagram-v2\n  pending -> active: accept', 'lacks "accept"'],
  ['spelling', 'helo', 'Cannot check "spelling": no loader has this name; there are json'],
])('%s %p is refused', async (kind, text, reason) => {
  await expect(checkText(text, kind)).rejects.toThrow(reason)
})
