import { expect, test } from '@jest/globals'
import { GONE, tell, type Row } from './rows.ts'

const size = { type: 'integer' }
const limit = { $ref: '#/components/parameters/Limit' }
const kind = { name: 'kind', in: 'query' }

const rows: Row[] = [
  [
    'one more field that must be sent',
    { 'ThingInput.properties.size': size, 'ThingInput.required': ['name', 'size'] },
    ['breaking: ThingInput.size must be sent', 'compatible: ThingInput.size added'],
  ],
  ['one more field', { 'ThingInput.properties.size': size }, ['compatible: ThingInput.size added']],
  ['a field less', { 'ThingInput.properties.note': GONE }, ['breaking: ThingInput.note removed']],
  [
    'a field less that had to be sent',
    { 'ThingInput.properties.name': GONE, 'ThingInput.required': [] },
    ['breaking: ThingInput.name removed'],
  ],
  [
    'other fields of one kind alone',
    { 'ThingInput.additionalProperties': { type: 'string' } },
    ['breaking: ThingInput additionalProperties changed'],
  ],
  [
    'a field that must be sent, before another one',
    { 'ThingInput.required': ['note', 'name'] },
    ['breaking: ThingInput.note must be sent'],
  ],
  [
    'a field that need not be sent any more',
    { 'ThingInput.required': [] },
    ['compatible: ThingInput.name need not be sent'],
  ],
  [
    'null where there was none',
    { 'ThingInput.properties.name.type': ['null', 'string'] },
    ['compatible: ThingInput.name type string became string or null'],
  ],
  [
    'null no longer',
    { 'ThingInput.properties.note.type': 'string' },
    ['breaking: ThingInput.note type string or null became string'],
  ],
  [
    'another type',
    { 'ThingInput.properties.name.type': 'integer' },
    ['breaking: ThingInput.name type string became integer'],
  ],
  [
    'a type that holds the other',
    { 'limit.schema.type': 'number' },
    ['compatible: parameter limit type integer became number'],
  ],
  [
    'one more choice, before the others',
    { 'ThingInput.properties.state.enum': ['dim', 'on', 'off'] },
    ['compatible: ThingInput.state enum off or on became dim or off or on'],
  ],
  [
    'a choice less',
    { 'ThingInput.properties.state.enum': ['on'] },
    ['breaking: ThingInput.state enum off or on became on'],
  ],
  [
    'choices where anything went',
    { 'ThingInput.properties.name.enum': ['a'] },
    ['breaking: ThingInput.name enum a added'],
  ],
  [
    'a lower maximum',
    { 'ThingInput.properties.name.maxLength': 10 },
    ['breaking: ThingInput.name maxLength 20 became 10'],
  ],
  [
    'a higher maximum',
    { 'ThingInput.properties.name.maxLength': 30 },
    ['compatible: ThingInput.name maxLength 20 became 30'],
  ],
  [
    'a higher minimum',
    { 'ThingInput.properties.name.minLength': 2 },
    ['breaking: ThingInput.name minLength 1 became 2'],
  ],
  [
    'no minimum',
    { 'ThingInput.properties.name.minLength': GONE },
    ['compatible: ThingInput.name minLength 1 removed'],
  ],
  [
    'another pattern',
    { 'ThingInput.properties.note.pattern': '^x$' },
    ['breaking: ThingInput.note pattern "^[a-z]*$" became "^x$"'],
  ],
  [
    'a form',
    { 'ThingInput.properties.name.format': 'email' },
    ['breaking: ThingInput.name format "email" added'],
  ],
  [
    'no field but those described',
    { 'ThingInput.additionalProperties': false },
    ['breaking: ThingInput additionalProperties true became false'],
  ],
  [
    'one of several schemas',
    { 'ThingInput.oneOf': [{ required: ['note'] }] },
    ['breaking: ThingInput oneOf added'],
  ],
  [
    'a body that need not be sent',
    { 'create.requestBody.required': false },
    ['compatible: createThing request need not be sent'],
  ],
  [
    'a media type less',
    { 'create.requestBody.content': {} },
    ['breaking: createThing request application/json removed'],
  ],
  [
    'one more parameter that must be sent, before another one',
    { 'list.parameters': [{ ...kind, required: true }, limit] },
    ['breaking: listThings required parameter kind added'],
  ],
  [
    'one more parameter',
    { 'list.parameters': [kind, limit] },
    ['compatible: listThings parameter kind added'],
  ],
  ['a parameter less', { 'list.parameters': [] }, ['breaking: listThings parameter limit removed']],
  [
    'a parameter that must be sent',
    { 'limit.required': true },
    ['breaking: parameter limit must be sent'],
  ],
  [
    'a lower maximum of a parameter',
    { 'limit.schema.maximum': 50 },
    ['breaking: parameter limit maximum 100 became 50'],
  ],
]

test.each(rows)('requests: %s', (_, set, told) => {
  expect(tell(set)).toEqual(told)
})
