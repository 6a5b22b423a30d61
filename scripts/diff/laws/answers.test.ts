import { expect, test } from '@jest/globals'
import { compareDocuments } from '../document/compare.ts'
import { draft, type Draft } from '../testing/small-document.ts'
import { GONE, tell, type Row } from './rows.ts'

const rows: Row[] = [
  [
    'one more field that is always there',
    {
      'Thing.properties.size': { type: 'integer' },
      'Thing.required': ['id', 'name', 'size'],
    },
    ['compatible: Thing.size added'],
  ],
  [
    'a field less that was always there',
    { 'Thing.properties.name': GONE, 'Thing.required': ['id'] },
    ['breaking: Thing.name removed'],
  ],
  [
    'a field less that another schema described',
    { 'Thing.properties.made_at': GONE },
    ['breaking: Thing.made_at removed'],
  ],
  [
    'a field that may be missing',
    { 'Thing.required': ['id'] },
    ['breaking: Thing.name may be missing'],
  ],
  [
    'a field that is always there',
    { 'Thing.required': ['id', 'name', 'note'] },
    ['compatible: Thing.note is always there'],
  ],
  [
    'null where there was none',
    { 'Thing.properties.name.type': ['string', 'null'] },
    ['breaking: Thing.name type string became string or null'],
  ],
  [
    'null no longer',
    { 'Thing.properties.note.type': 'string' },
    ['compatible: Thing.note type string or null became string'],
  ],
  [
    'one more choice',
    { 'Thing.properties.state.enum': ['on', 'off', 'dim'] },
    ['breaking: Thing.state enum off or on became dim or off or on'],
  ],
  [
    'a choice less',
    { 'Thing.properties.state.enum': ['on'] },
    ['compatible: Thing.state enum off or on became on'],
  ],
  [
    'anything where there were choices',
    { 'Thing.properties.state.enum': GONE },
    ['breaking: Thing.state enum off or on removed'],
  ],
  [
    'a higher maximum',
    { 'Thing.properties.name.maxLength': 30 },
    ['breaking: Thing.name maxLength 20 became 30'],
  ],
  [
    'a form of a shared schema',
    { 'Moment.format': GONE },
    ['breaking: Moment format "date-time" removed'],
  ],
  [
    'no field but those described',
    { 'Thing.additionalProperties': false },
    ['compatible: Thing additionalProperties true became false'],
  ],
  [
    'a field of a webhook that may be null',
    { 'Changed.properties.id.type': ['integer', 'null'] },
    ['breaking: Changed.id type integer became integer or null'],
  ],
  [
    'a field of a webhook less',
    { 'ThingEvent.allOf': [{ type: 'object', properties: {} }] },
    ['breaking: ThingEvent.type removed', 'breaking: ThingEvent.data removed'],
  ],
  [
    'one more status',
    { 'create.responses.409': { description: 'No.' } },
    ['compatible: createThing answer 409 added'],
  ],
  ['a status less', { 'list.responses.404': GONE }, ['breaking: listThings answer 404 removed']],
  [
    'a header less',
    { 'list.responses.200.headers': {} },
    ['breaking: listThings 200 header X-Count removed'],
  ],
  [
    'one more media type',
    { 'list.responses.200.content.text/csv': {} },
    ['compatible: listThings 200 text/csv added'],
  ],
  [
    'a body that is not described',
    { 'list.responses.200.content.application/json': { examples: {} } },
    ['breaking: listThings 200 schema removed'],
  ],
]

test.each(rows)('answers: %s', (_, set, told) => {
  expect(tell(set)).toEqual(told)
})

test('a change says why it breaks clients, and every operation that it shows in', () => {
  const after = draft((document: Draft) => {
    document.components.schemas.Thing.properties.name.type = ['string', 'null']
  })
  expect(compareDocuments(draft(), after)).toMatchObject([
    {
      direction: 'answers',
      because: 'an answer may hold what it did not hold before',
      operations: ['listThings', 'createThing', 'readThing'],
    },
  ])
})
