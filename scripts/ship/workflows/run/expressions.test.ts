import { expect, test } from '@jest/globals'
import { evaluate, fillIn } from './expressions.ts'

const contexts = {
  inputs: { 'allow-writes': false, target: 'https://acme.example.com' },
  github: { event_name: 'pull_request', event: { pull_request: { head: { repo: null } } } },
  secrets: {},
}

test.each([
  ["secrets.TOKEN != ''", false],
  ["github.event_name == 'Pull_Request'", true],
  ["github.event.pull_request.head.repo.full_name != 'acme/shop'", true],
  ["secrets.A != '' || (inputs.target != '' && !inputs.allow-writes)", true],
  ["secrets.A || 'it''s'", "it's"],
  ['secrets.A && secrets.B', ''],
])('%s is %p', (expression, value) => {
  expect(evaluate(expression, contexts)).toBe(value)
})

test.each(['1 +', 'nobody.knows', "fromJSON('1')", '(inputs.target', 'inputs.target ==', '`a`'])(
  '%s is refused',
  (expression) => {
    expect(() => evaluate(expression, contexts)).toThrow(/^Cannot evaluate/)
  },
)

test('fills in every expression of a text', () => {
  const text = 'at ${{ inputs.target }}, ${{inputs.allow-writes}}'
  expect(fillIn(text, contexts)).toBe('at https://acme.example.com, false')
})
