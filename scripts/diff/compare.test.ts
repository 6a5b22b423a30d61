import { describe, expect, test } from '@jest/globals'
import { document as published } from '../../openapi/generated/document.ts'
import { compareDocuments } from './compare.ts'
import { draft, type Draft } from './small-document.fixture.ts'

/** What is set where in the small document, and the changes that have to be reported. */
type Rows = Record<string, [set: Readonly<Record<string, unknown>>, ...expected: string[]]>

/** Value of a place that is taken out. */
const GONE = undefined

const size = { type: 'integer' }
const limit = { $ref: '#/components/parameters/Limit' }
const kind = { name: 'kind', in: 'query' }

const requests: Rows = {
  'a new required field': [
    { 'ThingInput.properties.size': size, 'ThingInput.required': ['name', 'size'] },
    'breaking: ThingInput.size added, and required',
  ],
  'a new field': [{ 'ThingInput.properties.size': size }, 'compatible: ThingInput.size added'],
  'a field less': [{ 'ThingInput.properties.note': GONE }, 'breaking: ThingInput.note removed'],
  'a required field less': [
    { 'ThingInput.properties.name': GONE, 'ThingInput.required': [] },
    'breaking: ThingInput.name removed',
  ],
  'a field that becomes required': [
    { 'ThingInput.required': ['note', 'name'] },
    'breaking: ThingInput.note now required',
  ],
  'a field that becomes optional': [
    { 'ThingInput.required': [] },
    'compatible: ThingInput.name no longer required',
  ],
  'null where there was none': [
    { 'ThingInput.properties.name.type': ['null', 'string'] },
    'compatible: ThingInput.name type changed from string to null, string',
  ],
  'null no longer': [
    { 'ThingInput.properties.note.type': 'string' },
    'breaking: ThingInput.note type changed from null, string to string',
  ],
  'another type': [
    { 'ThingInput.properties.name.type': 'integer' },
    'breaking: ThingInput.name type changed from string to integer',
  ],
  'a type that holds the other': [
    { 'limit.schema.type': 'number' },
    'compatible: Limit type changed from integer to number',
  ],
  'a new enum value': [
    { 'ThingInput.properties.state.enum': ['dim', 'on', 'off'] },
    'compatible: ThingInput.state enum changed from off, on to dim, off, on',
  ],
  'an enum value less': [
    { 'ThingInput.properties.state.enum': ['on'] },
    'breaking: ThingInput.state enum changed from off, on to on',
  ],
  'an enum where anything was accepted': [
    { 'ThingInput.properties.name.enum': ['a'] },
    'breaking: ThingInput.name enum added: a',
  ],
  'a lower maximum': [
    { 'ThingInput.properties.name.maxLength': 10 },
    'breaking: ThingInput.name maxLength changed from 20 to 10',
  ],
  'a higher maximum': [
    { 'ThingInput.properties.name.maxLength': 30 },
    'compatible: ThingInput.name maxLength changed from 20 to 30',
  ],
  'a higher minimum': [
    { 'ThingInput.properties.name.minLength': 2 },
    'breaking: ThingInput.name minLength changed from 1 to 2',
  ],
  'no minimum': [
    { 'ThingInput.properties.name.minLength': GONE },
    'compatible: ThingInput.name minLength removed: 1',
  ],
  'another pattern': [
    { 'ThingInput.properties.note.pattern': '^x$' },
    'breaking: ThingInput.note pattern changed from "^[a-z]*$" to "^x$"',
  ],
  'a format': [
    { 'ThingInput.properties.name.format': 'email' },
    'breaking: ThingInput.name format added: "email"',
  ],
  'no field but those described': [
    { 'ThingInput.additionalProperties': false },
    'breaking: ThingInput additionalProperties changed from true to false',
  ],
  'other fields of one type only': [
    { 'ThingInput.additionalProperties': { type: 'string' } },
    'breaking: ThingInput additionalProperties changed',
  ],
  'one of several schemas': [
    { 'ThingInput.oneOf': [{ required: ['note'] }] },
    'breaking: ThingInput oneOf added',
  ],
  'an optional body': [
    { 'create.requestBody.required': false },
    'compatible: createThing request no longer required',
  ],
  'a media type less': [
    { 'create.requestBody.content': {} },
    'breaking: createThing request application/json removed',
  ],
  'a new required parameter': [
    { 'list.parameters': [{ ...kind, required: true }, limit] },
    'breaking: listThings kind added, and required',
  ],
  'a new parameter': [{ 'list.parameters': [kind, limit] }, 'compatible: listThings kind added'],
  'a parameter less': [{ 'list.parameters': [] }, 'breaking: listThings limit removed'],
  'a parameter that becomes required': [
    { 'limit.required': true },
    'breaking: listThings limit now required',
  ],
  'a lower maximum of a parameter': [
    { 'limit.schema.maximum': 50 },
    'breaking: Limit maximum changed from 100 to 50',
  ],
}

const responses: Rows = {
  'a new field that is always there': [
    { 'Thing.properties.size': size, 'Thing.required': ['id', 'name', 'size'] },
    'compatible: Thing.size added',
  ],
  'a field less that was always there': [
    { 'Thing.properties.name': GONE, 'Thing.required': ['id'] },
    'breaking: Thing.name removed',
  ],
  'a field less that another schema described': [
    { 'Thing.properties.made_at': GONE },
    'breaking: Thing.made_at removed',
  ],
  'a field that may be missing': [
    { 'Thing.required': ['id'] },
    'breaking: Thing.name no longer required',
  ],
  'a field that is always there': [
    { 'Thing.required': ['id', 'name', 'note'] },
    'compatible: Thing.note now required',
  ],
  'null where there was none': [
    { 'Thing.properties.name.type': ['string', 'null'] },
    'breaking: Thing.name type changed from string to null, string',
  ],
  'null no longer': [
    { 'Thing.properties.note.type': 'string' },
    'compatible: Thing.note type changed from null, string to string',
  ],
  'a new enum value': [
    { 'Thing.properties.state.enum': ['on', 'off', 'dim'] },
    'breaking: Thing.state enum changed from off, on to dim, off, on',
  ],
  'an enum value less': [
    { 'Thing.properties.state.enum': ['on'] },
    'compatible: Thing.state enum changed from off, on to on',
  ],
  'a higher maximum': [
    { 'Thing.properties.name.maxLength': 30 },
    'breaking: Thing.name maxLength changed from 20 to 30',
  ],
  'a format of a shared schema': [
    { 'Moment.format': GONE },
    'breaking: Moment format removed: "date-time"',
  ],
  'no field but those described': [
    { 'Thing.additionalProperties': false },
    'compatible: Thing additionalProperties changed from true to false',
  ],
  'a field of a webhook that may be null': [
    { 'Changed.properties.id.type': ['integer', 'null'] },
    'breaking: Changed.id type changed from integer to integer, null',
  ],
  'fields of a webhook less': [
    { 'ThingEvent.allOf': [{ type: 'object', properties: {} }] },
    'breaking: ThingEvent.type removed',
    'breaking: ThingEvent.data removed',
  ],
  'a new status': [
    { 'create.responses.409': { description: 'No.' } },
    'compatible: createThing 409 added',
  ],
  'a status less': [{ 'list.responses.404': GONE }, 'breaking: listThings 404 removed'],
  'a header less': [
    { 'list.responses.200.headers': {} },
    'breaking: listThings 200 header X-Count removed',
  ],
  'a new media type': [
    { 'list.responses.200.content.text/csv': {} },
    'compatible: listThings 200 text/csv added',
  ],
  'a body that is not described': [
    { 'list.responses.200.content.application/json': { examples: {} } },
    'breaking: listThings 200 body removed',
  ],
}

const operations: Rows = {
  'an operation less': [
    { 'paths./things/{id}': GONE },
    'breaking: readThing removed: GET /things/{id}',
  ],
  'a new operation': [
    { 'paths./things.put': { operationId: 'putThing', responses: {} } },
    'compatible: putThing added: PUT /things',
  ],
  'another id of an operation': [
    { 'list.operationId': 'getThings' },
    'breaking: getThings operationId changed from "listThings" to "getThings"',
  ],
  'a deprecated operation': [
    { 'list.deprecated': true },
    'compatible: listThings deprecated added: true',
  ],
  'a webhook less': [{ webhooks: {} }, 'breaking: webhook thingChanged removed'],
  'a new scope to have': [
    { 'create.security': [{ OAuth2: ['write', 'read'] }] },
    'breaking: createThing security changed from OAuth2 write to OAuth2 write read',
  ],
  'a scope less to have': [
    { 'create.security': [{ OAuth2: [] }] },
    'compatible: createThing security changed from OAuth2 write to OAuth2',
  ],
  'another scope of every operation': [
    { security: [{ OAuth2: ['all'] }] },
    'breaking: listThings security changed from OAuth2 read to OAuth2 all',
    'breaking: readThing security changed from OAuth2 read to OAuth2 all',
  ],
  'another way to authenticate, beside the first': [
    { 'create.security': [{ Basic: [] }, { OAuth2: ['write'] }] },
    'compatible: createThing security changed from OAuth2 write to Basic or OAuth2 write',
  ],
  'another way to authenticate': [
    { 'create.security': [{ Basic: [] }] },
    'breaking: createThing security changed from OAuth2 write to Basic',
  ],
  'no authentication': [
    { 'create.security': [] },
    'compatible: createThing security changed from OAuth2 write to nothing',
  ],
  'a scope less': [{ 'flow.scopes.read': GONE }, 'breaking: OAuth2 scope read removed'],
  'a new scope': [{ 'flow.scopes.all': 'All' }, 'compatible: OAuth2 scope all added'],
  'another address of the token call': [
    { 'flow.tokenUrl': '/oauth' },
    'breaking: OAuth2 clientCredentials tokenUrl changed from "/token" to "/oauth"',
  ],
  'another address of the site': [
    { 'servers.0.url': 'https://x.example.com' },
    'breaking: document servers changed from https://things.example.com to https://x.example.com',
  ],
}

const texts: Rows = {
  'a description': [
    { 'Thing.properties.id.description': 'Other.\n\nAssumed, G09: From 1.' },
    'text: Thing.id description changed from "Its number." to "Other."',
  ],
  'an example of a field': [
    { 'Thing.properties.name.example': 'Chair' },
    'text: Thing.name example changed from "Lamp" to "Chair"',
  ],
  'an example of a body': [
    { 'components.examples.lamp.value.name': 'Chair' },
    'text: createThing request application/json example lamp changed',
  ],
  'an example of a parameter': [
    { 'read.parameters.0.example': 2 },
    'text: readThing id example changed from 1 to 2',
  ],
  'a summary': [
    { 'list.summary': 'Things' },
    'text: listThings summary changed from "List things" to "Things"',
  ],
  'a description of a shared response': [
    { 'components.responses.NotFound.description': 'None.' },
    'text: NotFound description changed from "There is none." to "None."',
  ],
  'the title': [
    { 'info.title': 'Others' },
    'text: document title changed from "Things" to "Others"',
  ],
  'a description of a scope': [
    { 'flow.scopes.read': 'Look' },
    'text: OAuth2 scope read description changed from "Read" to "Look"',
  ],
  'a description of a server': [
    { 'servers.0.description': 'Here' },
    'text: document texts of servers changed',
  ],
}

const silent: Rows = {
  'the version': [{ 'info.version': '2.0.0' }],
  'a mark of a gap': [{ 'Thing.properties.id.x-gap': 'G10', 'list.x-gap': 'G11' }],
  'what a description assumes': [
    { 'Thing.properties.id.description': 'Its number.\n\nAssumed, G09: From 0.' },
  ],
  'the order of lists that have none': [
    {
      'Thing.properties.note.type': ['null', 'string'],
      'Thing.properties.state.enum': ['off', 'on'],
      'Thing.required': ['name', 'id'],
    },
  ],
  'a component that nothing refers to': [{ 'components.schemas.Other': { type: 'object' } }],
}

describe.each(Object.entries({ requests, responses, operations, texts, silent }))(
  '%s',
  (_topic, rows) => {
    test.each(Object.entries(rows))('%s', (_title, [set, ...expected]) => {
      const after = draft((document: Draft) => {
        for (const [place, value] of Object.entries(set)) put(document, toKeys(place), value)
      })
      const found = compareDocuments(draft(), after)
      expect(found.map(({ verdict, place, what }) => `${verdict}: ${place} ${what}`)).toEqual(
        expected,
      )
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
