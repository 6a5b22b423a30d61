import { describe, expect, test } from '@jest/globals'
import { FieldError } from '../../shared/field-error.ts'
import { createClient, send } from '../../laws/support/client.ts'
import type { FaultRule } from './rule.ts'

const WRONG: [field: string, rule: unknown, message: string][] = [
  ['rule', 7, 'rule is 7; give an object'],
  ['rule', null, 'rule is null; give an object'],
  ['operatoin', { operatoin: 'x', then: { drop: true } }, 'did you mean operation?'],
  ['operation', { operation: 'readCostumer', then: { drop: true } }, 'did you mean readCustomer?'],
  ['operation', { operation: 7, then: { drop: true } }, 'give an operation, or *'],
  ['then', {}, 'then is missing; give an object'],
  ['then', { then: {} }, 'then is empty; name status, example, delay, '],
  ['then.delya', { then: { delya: 1 } }, 'did you mean delay?'],
  ['then.status', { then: { status: 99 } }, 'give an integer from 200 to 599'],
  ['then.status', { then: { status: '503' } }, 'then.status is "503"'],
  ['then.example', { then: { example: 'SB344' } }, 'give its status as well'],
  [
    'then.example',
    { operation: 'createPaymentProfile', then: { status: 422, example: 'SB345' } },
    'createPaymentProfile has no example "SB345" for 422; did you mean SB344?',
  ],
  ['then.drop', { then: { drop: 'yes' } }, 'write true'],
  ['then.malformed', { then: { malformed: false } }, 'write true'],
  ['then.truncate', { then: { truncate: -1 } }, 'give an integer from 0'],
  ['then.delay', { then: { delay: 'soon' } }, 'then.delay is "soon"'],
  ['then.delay', { then: { delay: 60_001 } }, 'at most 60s'],
  ['then.delay', { then: { delay: [1] } }, 'or a range such as ["1s", "3s"]'],
  ['then.delay', { then: { delay: [2, 1] } }, 'put the longer delay second'],
  ['then.rateLimit', { then: { rateLimit: 7 } }, 'give an object'],
  ['then.rateLimit.retryAfter', { then: { rateLimit: {} } }, 'is missing'],
  ['then.failAfterWrite', { then: { failAfterWrite: 'x' } }, 'give an integer'],
  [
    'then.failAfterWrite',
    { operation: 'readCustomer', then: { failAfterWrite: 500 } },
    'readCustomer stores nothing',
  ],
  ['then.drop', { then: { status: 500, drop: true } }, 'leave it out beside status'],
  ['then.malformed', { then: { truncate: true, malformed: true } }, 'leave it out beside truncate'],
  [
    'then.truncate',
    { then: { failAfterWrite: 'drop', truncate: true } },
    'a dropped connection has no body',
  ],
  ['when', { when: 'sometimes', then: { drop: true } }, 'write always'],
  [
    'when',
    { when: {}, then: { drop: true } },
    'when is empty; name next, every, random or matching',
  ],
  ['when.nxt', { when: { nxt: 1 }, then: { drop: true } }, 'did you mean next?'],
  ['when.next', { when: { next: 0 }, then: { drop: true } }, 'give an integer from 1'],
  ['when.every', { when: { every: 1.5 }, then: { drop: true } }, 'give an integer from 1'],
  [
    'when.random',
    { when: { every: 2, random: { share: 1 } }, then: { drop: true } },
    'leave it out beside every',
  ],
  ['when.random.share', { when: { random: { share: 2 } }, then: { drop: true } }, 'from 0 to 1'],
  ['when.random.seed', { when: { random: { share: 1, seed: 'x' } }, then: { drop: true } }, '"x"'],
  ['when.matching', { when: { matching: {} }, then: { drop: true } }, 'name a field'],
]

describe('a rule is refused with the field that is wrong', () => {
  test.each(WRONG)('%s of %j', async (field, rule, message) => {
    const { site } = await createClient()
    const add = () => site.faults.add(rule as FaultRule)
    expect(add).toThrow(FieldError)
    expect(add).toThrow(expect.objectContaining({ field }))
    expect(add).toThrow(message)
    expect(add).toThrow('Cannot add the fault: ')
    expect(site.faults.list()).toEqual([])
  })

  test.each(WRONG)('by the control call too: %s of %j', async (field, rule, message) => {
    const { site } = await createClient()
    const reply = await send(site, 'POST', '/__sabia/faults', JSON.stringify(rule))
    const error = { code: 'invalid', message: expect.stringContaining(message), field }
    expect([reply.status, reply.body]).toEqual([422, { error }])
  })
})
