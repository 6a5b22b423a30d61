import type { OpenAPIV3_1 } from 'openapi-types'

/** A document whose parts a test changes one at a time; loosely typed, because some tests break it. */
// oxlint-disable-next-line typescript/no-explicit-any -- a change may put anything anywhere
export type Draft = any

const thing = {
  title: 'Thing',
  type: 'object',
  required: ['id', 'name'],
  additionalProperties: true,
  properties: {
    id: { type: 'integer', description: 'Its number.\n\nAssumed, G09: From 1.', 'x-gap': 'G09' },
    name: { type: 'string', maxLength: 20, example: 'Lamp' },
    note: { type: ['string', 'null'], pattern: '^[a-z]*$' },
    state: { type: 'string', enum: ['on', 'off'] },
    made_at: { $ref: '#/components/schemas/Moment' },
  },
}

const input = {
  title: 'ThingInput',
  type: 'object',
  required: ['name'],
  additionalProperties: true,
  properties: {
    name: { type: 'string', minLength: 1, maxLength: 20 },
    note: { type: ['string', 'null'], pattern: '^[a-z]*$' },
    state: { type: 'string', enum: ['on', 'off'] },
  },
}

const json = (schema: object, examples: object = {}) => ({
  'application/json': { schema, examples },
})

const document = {
  openapi: '3.1.1',
  info: { title: 'Things', version: '1.2.3' },
  servers: [{ url: 'https://things.example.com', description: 'Things' }],
  tags: [{ name: 'Things' }],
  security: [{ OAuth2: ['read'] }],
  paths: {
    '/things': {
      get: {
        operationId: 'listThings',
        summary: 'List things',
        parameters: [{ $ref: '#/components/parameters/Limit' }],
        responses: {
          200: {
            description: 'The things.',
            headers: { 'X-Count': { schema: { type: 'integer' } } },
            content: json({ type: 'array', items: { $ref: '#/components/schemas/Thing' } }),
          },
          404: { $ref: '#/components/responses/NotFound' },
        },
      },
      post: {
        operationId: 'createThing',
        security: [{ OAuth2: ['write'] }],
        requestBody: {
          required: true,
          content: json(
            { $ref: '#/components/schemas/ThingInput' },
            { lamp: { $ref: '#/components/examples/lamp' } },
          ),
        },
        responses: {
          201: { description: 'It.', content: json({ $ref: '#/components/schemas/Thing' }) },
        },
      },
    },
    '/things/{id}': {
      get: {
        operationId: 'readThing',
        parameters: [
          { name: 'id', in: 'path', required: true, schema: { type: 'integer' }, example: 1 },
        ],
        responses: {
          200: { description: 'It.', content: json({ $ref: '#/components/schemas/Thing' }) },
          404: { $ref: '#/components/responses/NotFound' },
        },
      },
    },
  },
  webhooks: {
    thingChanged: {
      post: {
        operationId: 'thingChanged',
        requestBody: { content: json({ $ref: '#/components/schemas/ThingEvent' }) },
        responses: { '2XX': { description: 'Taken.' } },
      },
    },
  },
  components: {
    examples: { lamp: { value: { name: 'Lamp' } } },
    parameters: {
      Limit: { name: 'limit', in: 'query', schema: { type: 'integer', maximum: 100 } },
    },
    responses: { NotFound: { description: 'There is none.' } },
    schemas: {
      Thing: thing,
      ThingInput: input,
      ThingEvent: {
        allOf: [
          { type: 'object', required: ['type'], properties: { type: { type: 'string' } } },
          { type: 'object', properties: { data: { $ref: '#/components/schemas/Changed' } } },
        ],
      },
      Changed: { type: 'object', properties: { id: { type: 'integer' } } },
      Moment: { type: 'string', format: 'date-time' },
    },
    securitySchemes: {
      OAuth2: {
        type: 'oauth2',
        description: 'How to come in.',
        flows: {
          clientCredentials: { tokenUrl: '/token', scopes: { read: 'Read', write: 'Write' } },
        },
      },
    },
  },
}

/** A new copy, with an optional change. */
export function draft(change: (document: Draft) => void = () => {}): OpenAPIV3_1.Document {
  const copy = structuredClone(document) as Draft
  change(copy)
  return copy as OpenAPIV3_1.Document
}
