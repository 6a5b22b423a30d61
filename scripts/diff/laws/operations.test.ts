import { expect, test } from '@jest/globals'
import { GONE, tell, type Row } from './rows.ts'

const rows: Row[] = [
  [
    'an operation less',
    { 'paths./things/{id}': GONE },
    ['breaking: GET /things/{id} removed (readThing)'],
  ],
  [
    'one more operation',
    { 'paths./things.put': { operationId: 'putThing', responses: {} } },
    ['compatible: PUT /things added (putThing)'],
  ],
  [
    'another id of an operation',
    { 'list.operationId': 'getThings' },
    ['breaking: listThings operationId "listThings" became "getThings"'],
  ],
  [
    'a deprecated operation',
    { 'list.deprecated': true },
    ['compatible: listThings deprecated true added'],
  ],
  ['a webhook less', { webhooks: {} }, ['breaking: webhook thingChanged removed']],
  [
    'one more webhook',
    { 'webhooks.more': { post: { operationId: 'more' } } },
    ['compatible: webhook more added'],
  ],
  [
    'one more scope that is asked for',
    { 'create.security': [{ OAuth2: ['write', 'read'] }] },
    ['breaking: createThing asked for OAuth2 with write, asks for OAuth2 with write and read'],
  ],
  [
    'a scope less that is asked for',
    { 'create.security': [{ OAuth2: [] }] },
    ['compatible: createThing asked for OAuth2 with write, asks for OAuth2'],
  ],
  [
    'another scope that every operation asks for',
    { security: [{ OAuth2: ['all'] }] },
    [
      'breaking: listThings asked for OAuth2 with read, asks for OAuth2 with all',
      'breaking: readThing asked for OAuth2 with read, asks for OAuth2 with all',
    ],
  ],
  [
    'one more way in',
    { 'create.security': [{ Basic: [] }, { OAuth2: ['write'] }] },
    ['compatible: createThing asked for OAuth2 with write, asks for Basic, or OAuth2 with write'],
  ],
  [
    'another way in',
    { 'create.security': [{ Basic: [] }] },
    ['breaking: createThing asked for OAuth2 with write, asks for Basic'],
  ],
  [
    'nothing asked for',
    { 'create.security': [] },
    ['compatible: createThing asked for OAuth2 with write, asks for nothing'],
  ],
  ['a scope less', { 'flow.scopes.read': GONE }, ['breaking: OAuth2 scope read removed']],
  ['one more scope', { 'flow.scopes.all': 'All' }, ['compatible: OAuth2 scope all added']],
  [
    'another address of the token call',
    { 'flow.tokenUrl': '/oauth' },
    ['breaking: OAuth2 clientCredentials tokenUrl "/token" became "/oauth"'],
  ],
  [
    'another address of the site',
    { 'servers.0.url': 'https://x.example.com' },
    ['breaking: document servers https://things.example.com became https://x.example.com'],
  ],
]

test.each(rows)('operations: %s', (_, set, told) => {
  expect(tell(set)).toEqual(told)
})
