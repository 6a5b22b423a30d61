import { expect, test } from '@jest/globals'
import { document } from '../../../openapi/generated/document.ts'
import { compareDocuments } from '../document/compare.ts'
import { draft, type Draft } from '../testing/small-document.ts'
import { tell, type Row } from './rows.ts'

const texts: Row[] = [
  [
    'a description, with what is assumed',
    { 'Thing.properties.id.description': 'Other.\n\nAssumed, G09: From 1.' },
    ['text: Thing.id description "Its number." became "Other."'],
  ],
  [
    'a description of a shared answer',
    { 'components.responses.NotFound.description': 'None.' },
    ['text: NotFound description "There is none." became "None."'],
  ],
  [
    'an example of a field',
    { 'Thing.properties.name.example': 'Chair' },
    ['text: Thing.name example "Lamp" became "Chair"'],
  ],
  [
    'an example of a body',
    { 'components.examples.lamp.value.name': 'Chair' },
    ['text: createThing request example lamp changed'],
  ],
  [
    'an example of a parameter',
    { 'read.parameters.0.example': 2 },
    ['text: readThing id example 1 became 2'],
  ],
  [
    'a summary',
    { 'list.summary': 'Things' },
    ['text: listThings summary "List things" became "Things"'],
  ],
  ['a tag', { tags: [] }, ['text: document tags changed']],
  ['the title', { 'info.title': 'Others' }, ['text: info title "Things" became "Others"']],
  ['a text of a scope', { 'flow.scopes.read': 'Look' }, ['text: OAuth2 scope read changed']],
  [
    'a text of a server',
    { 'servers.0.description': 'Here' },
    ['text: document texts of servers changed'],
  ],
]

test.each(texts)('texts: %s', (_, set, told) => {
  expect(tell(set)).toEqual(told)
})

const silent: Row[] = [
  ['the version', { 'info.version': '2.0.0' }, []],
  ['a mark of a gap', { 'Thing.properties.id.x-gap': 'G10', 'list.x-gap': 'G11' }, []],
  [
    'what a description assumes',
    { 'Thing.properties.id.description': 'Its number.\n\nAssumed, G09: From 0.' },
    [],
  ],
  [
    'the order of lists that have none',
    {
      'Thing.properties.note.type': ['null', 'string'],
      'Thing.properties.state.enum': ['off', 'on'],
      'Thing.required': ['name', 'id'],
    },
    [],
  ],
]

test.each(silent)('no change: %s', (_, set) => {
  expect(tell(set)).toEqual([])
})

const moves: [string, (document: Draft) => void][] = [
  [
    'a schema out of its component',
    ({ paths, components }) => {
      paths['/things'].post.requestBody.content['application/json'].schema = structuredClone(
        components.schemas.ThingInput,
      )
    },
  ],
  [
    'a component to another name',
    ({ paths, components }) => {
      components.schemas.Input = components.schemas.ThingInput
      paths['/things'].post.requestBody.content['application/json'].schema.$ref =
        '#/components/schemas/Input'
    },
  ],
  [
    'a component in that nothing refers to',
    ({ components }) => void (components.schemas.Other = { type: 'object' }),
  ],
  [
    'a field to another place in the order',
    ({ components }) => {
      const { id, ...others } = components.schemas.Thing.properties
      components.schemas.Thing.properties = { ...others, id }
    },
  ],
]

test.each(moves)('no change: moving %s', (_, change) => {
  expect(compareDocuments(draft(), draft(change))).toEqual([])
})

test('a path whose variable has another name is the same path', () => {
  const after = draft(({ paths }) => {
    paths['/things/{number}'] = paths['/things/{id}']
    delete paths['/things/{id}']
    paths['/things/{number}'].get.parameters[0].name = 'number'
  })
  expect(compareDocuments(draft(), after)).toMatchObject([
    { verdict: 'compatible', place: 'readThing id', what: 'name "id" became "number"' },
  ])
})

test('the document differs in nothing from itself', () => {
  expect(compareDocuments(document, structuredClone(document))).toEqual([])
})

test('a schema that refers to itself is refused', () => {
  const after = draft(({ components }) => {
    components.schemas.Thing.properties.part = { $ref: '#/components/schemas/Thing' }
  })
  expect(() => compareDocuments(draft(), after)).toThrow(
    'Cannot compare: a schema refers to itself; leave the circle out',
  )
})

test('a reference that leads nowhere is refused', () => {
  const after = draft(({ components }) => void delete components.schemas.Moment)
  expect(() => compareDocuments(draft(), after)).toThrow(
    'Cannot compare: #/components/schemas/Moment leads nowhere; compare with a document that holds',
  )
})
