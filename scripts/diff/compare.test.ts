import { describe, expect, test } from '@jest/globals'
import { document as published } from '../../openapi/generated/document.ts'
import { compareDocuments } from './compare.ts'
import { draft, type Draft } from './small-document.fixture.ts'

/** What is set where in the small document, and the changes that have to be reported. */
type Rows = [set: Readonly<Record<string, unknown>>, ...expected: string[]][]

/** Value of a place that is taken out. */
const GONE = undefined

const size = { type: 'integer' }
const limit = { $ref: '#/components/parameters/Limit' }
const kind = { name: 'kind', in: 'query' }

/** What a change does to the values that a schema accepts, where it is, and how it is reported. */
type Effect = [effect: 'wider' | 'narrower' | 'other', place: string, value: unknown, what: string]

// Clients send ThingInput and receive Thing.
test.each<Effect>([
  ['wider', 'name.type', ['null', 'string'], 'type changed from string to null, string'],
  ['narrower', 'note.type', 'string', 'type changed from null, string to string'],
  ['other', 'name.type', 'integer', 'type changed from string to integer'],
  ['wider', 'state.enum', ['dim', 'on', 'off'], 'enum changed from off, on to dim, off, on'],
  ['narrower', 'state.enum', ['on'], 'enum changed from off, on to on'],
  ['narrower', 'name.enum', ['a'], 'enum added: a'],
  ['narrower', 'name.maxLength', 10, 'maxLength changed from 20 to 10'],
  ['wider', 'name.maxLength', 30, 'maxLength changed from 20 to 30'],
  ['wider', 'name.maxLength', GONE, 'maxLength removed: 20'],
  ['narrower', 'name.minItems', 2, 'minItems added: 2'],
  ['other', 'note.pattern', '^x$', 'pattern changed from "^[a-z]*$" to "^x$"'],
  ['narrower', 'name.format', 'email', 'format added: "email"'],
])('what becomes %s breaks requests or responses: %s: %j', (effect, place, value, what) => {
  const [field] = place.split('.')
  const changes = (schema: string) => compareWith({ [`${schema}.properties.${place}`]: value })
  const [sent, received] = [effect === 'wider', effect === 'narrower'].map((isFine) =>
    isFine ? 'compatible' : 'breaking',
  )
  expect(changes('ThingInput')).toEqual([`${sent}: ThingInput.${field} ${what}`])
  expect(changes('Thing')).toEqual([`${received}: Thing.${field} ${what}`])
})

const requests: Rows = [
  [
    { 'ThingInput.properties.size': size, 'ThingInput.required': ['name', 'size'] },
    'breaking: ThingInput.size added, and required',
  ],
  [{ 'ThingInput.properties.size': size }, 'compatible: ThingInput.size added'],
  [{ 'ThingInput.properties.note': GONE }, 'breaking: ThingInput.note removed'],
  [{ 'ThingInput.required': ['note', 'name'] }, 'breaking: ThingInput.note now required'],
  [{ 'ThingInput.required': [] }, 'compatible: ThingInput.name no longer required'],
  [{ 'limit.schema.type': 'number' }, 'compatible: Limit type changed from integer to number'],
  [
    { 'ThingInput.properties.name.minLength': 2 },
    'breaking: ThingInput.name minLength changed from 1 to 2',
  ],
  [
    { 'ThingInput.properties.name.minLength': GONE },
    'compatible: ThingInput.name minLength removed: 1',
  ],
  [
    { 'ThingInput.additionalProperties': false },
    'breaking: ThingInput additionalProperties changed from true to false',
  ],
  [
    { 'ThingInput.additionalProperties': { type: 'string' } },
    'breaking: ThingInput additionalProperties changed',
  ],
  [{ 'ThingInput.oneOf': [{ required: ['note'] }] }, 'breaking: ThingInput oneOf added'],
  [{ 'create.requestBody.required': false }, 'compatible: createThing request no longer required'],
  [{ 'create.requestBody.content': {} }, 'breaking: createThing request application/json removed'],
  [
    { 'list.parameters': [{ ...kind, required: true }, limit] },
    'breaking: listThings kind added, and required',
  ],
  [{ 'list.parameters': [kind, limit] }, 'compatible: listThings kind added'],
  [{ 'list.parameters': [] }, 'breaking: listThings limit removed'],
  [{ 'limit.required': true }, 'breaking: listThings limit now required'],
  [{ 'limit.schema.maximum': 50 }, 'breaking: Limit maximum changed from 100 to 50'],
]

const responses: Rows = [
  [
    { 'Thing.properties.size': size, 'Thing.required': ['id', 'name', 'size'] },
    'compatible: Thing.size added',
  ],
  [{ 'Thing.properties.name': GONE, 'Thing.required': ['id'] }, 'breaking: Thing.name removed'],
  [{ 'Thing.properties.made_at': GONE }, 'breaking: Thing.made_at removed'],
  [{ 'Thing.required': ['id'] }, 'breaking: Thing.name no longer required'],
  [{ 'Thing.required': ['id', 'name', 'note'] }, 'compatible: Thing.note now required'],
  [{ 'Moment.format': GONE }, 'breaking: Moment format removed: "date-time"'],
  [
    { 'Thing.additionalProperties': false },
    'compatible: Thing additionalProperties changed from true to false',
  ],
  [
    { 'Changed.properties.id.type': ['integer', 'null'] },
    'breaking: Changed.id type changed from integer to integer, null',
  ],
  [
    { 'ThingEvent.allOf': [{ type: 'object', properties: {} }] },
    'breaking: ThingEvent.type removed',
    'breaking: ThingEvent.data removed',
  ],
  [{ 'create.responses.409': { description: 'No.' } }, 'compatible: createThing 409 added'],
  [{ 'list.responses.404': GONE }, 'breaking: listThings 404 removed'],
  [{ 'list.responses.200.headers': {} }, 'breaking: listThings 200 header X-Count removed'],
  [{ 'list.responses.200.content.text/csv': {} }, 'compatible: listThings 200 text/csv added'],
  [
    { 'list.responses.200.content.application/json': { examples: {} } },
    'breaking: listThings 200 body removed',
  ],
]

const operations: Rows = [
  [{ 'paths./things/{id}': GONE }, 'breaking: readThing removed: GET /things/{id}'],
  [
    { 'paths./things.put': { operationId: 'putThing', responses: {} } },
    'compatible: putThing added: PUT /things',
  ],
  [
    { 'list.operationId': 'getThings' },
    'breaking: getThings operationId changed from "listThings" to "getThings"',
  ],
  [{ 'list.deprecated': true }, 'compatible: listThings deprecated added: true'],
  [{ webhooks: {} }, 'breaking: webhook thingChanged removed'],
  [
    { 'create.security': [{ OAuth2: ['write', 'read'] }] },
    'breaking: createThing security changed from OAuth2 write to OAuth2 write read',
  ],
  [
    { 'create.security': [{ OAuth2: [] }] },
    'compatible: createThing security changed from OAuth2 write to OAuth2',
  ],
  [
    { security: [{ OAuth2: ['all'] }] },
    'breaking: listThings security changed from OAuth2 read to OAuth2 all',
    'breaking: readThing security changed from OAuth2 read to OAuth2 all',
  ],
  [
    { 'create.security': [{ Basic: [] }, { OAuth2: ['write'] }] },
    'compatible: createThing security changed from OAuth2 write to Basic or OAuth2 write',
  ],
  [
    { 'create.security': [{ Basic: [] }] },
    'breaking: createThing security changed from OAuth2 write to Basic',
  ],
  [
    { 'create.security': [] },
    'compatible: createThing security changed from OAuth2 write to nothing',
  ],
  [{ 'flow.scopes.read': GONE }, 'breaking: OAuth2 scope read removed'],
  [{ 'flow.scopes.all': 'All' }, 'compatible: OAuth2 scope all added'],
  [
    { 'flow.tokenUrl': '/oauth' },
    'breaking: OAuth2 clientCredentials tokenUrl changed from "/token" to "/oauth"',
  ],
  [
    { 'servers.0.url': 'https://x.example.com' },
    'breaking: document servers changed from https://things.example.com to https://x.example.com',
  ],
]

const texts: Rows = [
  [
    { 'Thing.properties.id.description': 'Other.\n\nAssumed, G09: From 1.' },
    'text: Thing.id description changed from "Its number." to "Other."',
  ],
  [
    { 'Thing.properties.name.example': 'Chair' },
    'text: Thing.name example changed from "Lamp" to "Chair"',
  ],
  [
    { 'components.examples.lamp.value.name': 'Chair' },
    'text: createThing request application/json example lamp changed',
  ],
  [{ 'read.parameters.0.example': 2 }, 'text: readThing id example changed from 1 to 2'],
  [{ 'list.summary': 'Things' }, 'text: listThings summary changed from "List things" to "Things"'],
  [
    { 'components.responses.NotFound.description': 'None.' },
    'text: NotFound description changed from "There is none." to "None."',
  ],
  [{ 'info.title': 'Others' }, 'text: document title changed from "Things" to "Others"'],
  [
    { 'flow.scopes.read': 'Look' },
    'text: OAuth2 scope read description changed from "Read" to "Look"',
  ],
  [{ 'servers.0.description': 'Here' }, 'text: document texts of servers changed'],
]

const silent: Rows = [
  [{ 'info.version': '2.0.0' }],
  [{ 'Thing.properties.id.x-gap': 'G10', 'list.x-gap': 'G11' }],
  [{ 'Thing.properties.id.description': 'Its number.\n\nAssumed, G09: From 0.' }],
  [
    {
      'Thing.properties.note.type': ['null', 'string'],
      'Thing.properties.state.enum': ['off', 'on'],
      'Thing.required': ['name', 'id'],
    },
  ],
  [{ 'components.schemas.Other': { type: 'object' } }],
]

describe.each(Object.entries({ requests, responses, operations, texts, silent }))(
  '%s',
  (_topic, rows) => {
    test.each(rows)('%j', (set, ...expected) => {
      expect(compareWith(set)).toEqual(expected)
    })
  },
)

test('a change says why it breaks clients, and every operation that it shows in', () => {
  const after = draft(({ components }) => {
    components.schemas.Thing.properties.name.type = ['string', 'null']
  })
  expect(compareDocuments(draft(), after)).toMatchObject([
    {
      direction: 'responses',
      because: 'a response may hold what it did not hold before',
      operations: ['listThings', 'createThing', 'readThing'],
    },
  ])
})

const moves: Record<string, (document: Draft) => void> = {
  'a schema out of its component': ({ paths, components }) => {
    paths['/things'].post.requestBody.content['application/json'].schema =
      components.schemas.ThingInput
  },
  'a component to another name': ({ paths, components }) => {
    components.schemas.Input = components.schemas.ThingInput
    paths['/things'].post.requestBody.content['application/json'].schema.$ref =
      '#/components/schemas/Input'
  },
  'fields into an allOf': ({ components }) => {
    const { properties, required, ...own } = components.schemas.Thing
    components.schemas.Thing = { ...own, allOf: [{ properties }, { required }] }
  },
  'a field to another place in the order': ({ components }) => {
    const { id, ...others } = components.schemas.Thing.properties
    components.schemas.Thing.properties = { ...others, id }
  },
}

test.each(Object.entries(moves))('moving %s changes nothing', (_title, change) => {
  expect(compareDocuments(draft(), draft(change))).toEqual([])
})

test('a keyword that two parts of an allOf have is compared in both', () => {
  const withMinimum = (minLength: number) =>
    draft(({ components }) => {
      components.schemas.ThingInput.properties.name.allOf = [{ minLength }]
    })
  expect(compareDocuments(withMinimum(2), withMinimum(3))).toMatchObject([
    { verdict: 'breaking', place: 'ThingInput.name', what: 'minLength changed' },
  ])
})

test('a path whose variable has another name is the same path', () => {
  const after = draft(({ paths }) => {
    paths['/things/{number}'] = paths['/things/{id}']
    delete paths['/things/{id}']
    paths['/things/{number}'].get.parameters[0].name = 'number'
  })
  const found = compareDocuments(draft(), after)
  expect(found.map(({ verdict }) => verdict)).toEqual(['compatible', 'compatible'])
})

test('the document does not differ from itself', () => {
  expect(compareDocuments(published, structuredClone(published))).toEqual([])
})

test.each<[string, (document: Draft) => void, string]>([
  [
    'a schema that refers to itself',
    ({ components }) => {
      components.schemas.Thing.properties.part = { $ref: '#/components/schemas/Thing' }
    },
    'Cannot compare: a schema refers to itself; remove the cycle',
  ],
  [
    'a reference in a circle',
    ({ components }) => {
      components.schemas.Moment = { $ref: '#/components/schemas/Moment' }
    },
    'Cannot compare: a schema refers to itself; remove the cycle',
  ],
  [
    'a reference that leads nowhere',
    ({ components }) => void delete components.schemas.Moment,
    "Cannot compare: #/components/schemas/Moment can't be resolved; give a complete document",
  ],
])('%s is refused', (_title, change, message) => {
  expect(() => compareDocuments(draft(), draft(change))).toThrow(message)
})

/** Lists the changes of a document in which something is set. */
function compareWith(set: Readonly<Record<string, unknown>>): string[] {
  const after = draft((document: Draft) => {
    for (const [place, value] of Object.entries(set)) put(document, toKeys(place), value)
  })
  const found = compareDocuments(draft(), after)
  return found.map(({ verdict, place, what }) => `${verdict}: ${place} ${what}`)
}

const ALIASES: Readonly<Record<string, readonly string[]>> = {
  list: ['paths', '/things', 'get'],
  create: ['paths', '/things', 'post'],
  read: ['paths', '/things/{id}', 'get'],
  flow: ['components', 'securitySchemes', 'OAuth2', 'flows', 'clientCredentials'],
  limit: ['components', 'parameters', 'Limit'],
}

/** A name that begins with a capital letter is a schema's. */
function toKeys(place: string): string[] {
  const [first = '', ...keys] = place.split('.')
  const begin = /^[A-Z]/.test(first) ? ['components', 'schemas', first] : ALIASES[first]
  return [...(begin ?? [first]), ...keys]
}

function put(document: Draft, keys: readonly string[], value: unknown): void {
  let holder = document
  for (const key of keys.slice(0, -1)) holder = holder[key]
  const last = keys.at(-1) ?? ''
  if (value === GONE) delete holder[last]
  else holder[last] = value
}
