import { describe, expect, test } from '@jest/globals'
import { facts, whole } from './generated/checks.js'
import { document } from './generated/document.ts'
import { operationsOf, webhooksOf } from './operations.ts'

const operations = operationsOf(document)
const everything = [...operations, ...webhooksOf(document)]

/** Every named JSON example of the document with the check of the place that it stands in. */
const examples = everything.flatMap(({ operationId, requestBody, responses }) => {
  const answers = Object.entries(responses).map(([status, response]) => [status, response] as const)
  const places = [
    ['request', requestBody] as const,
    ['event', requestBody] as const,
    ...answers,
  ].filter(([place]) => `${operationId} ${place}` in whole)
  return places.flatMap(([place, holder]) =>
    Object.entries(holder?.content?.['application/json']?.examples ?? {}).map(
      ([name, example]) =>
        [`${operationId} ${place}`, name, (example as { value: unknown }).value] as const,
    ),
  )
})

const isNumber = (value: unknown) => typeof value === 'number'
const isText = (value: unknown) => typeof value === 'string'
/** What each keyword of JSON Schema and OpenAPI may hold wherever it stands. */
const KEYWORD_FORMS: Readonly<Record<string, (value: unknown) => boolean>> = {
  ...Object.fromEntries(
    ['minLength', 'maxLength', 'minimum', 'maximum', 'minItems', 'maxItems'].map((name) => [
      name,
      isNumber,
    ]),
  ),
  pattern: isText,
  format: isText,
  type: (value) => [value].flat().every(isText),
  enum: Array.isArray,
  required: (value) => typeof value === 'boolean' || Array.isArray(value),
  security: Array.isArray,
  parameters: (value) => Array.isArray(value) || JSON.stringify(value).includes('"in":'),
  requestBody: (value) => typeof value === 'object' && value !== null && 'content' in value,
}

describe('the document', () => {
  test('gives each operation a name of its own', () => {
    const names = everything.map(({ operationId }) => operationId)
    expect(names.filter((name) => !/^[a-z]+([A-Z][a-z]+)+$/.test(name))).toEqual([])
    expect(new Set(names).size).toBe(names.length)
  })

  test.each(examples)('%s: the example %s holds to its schema', (place, _name, value) => {
    const check = whole[place]
    expect({ holds: check?.(value), errors: check?.errors }).toEqual({ holds: true, errors: null })
  })

  test.each(['interval_unit', 'state', 'previous_state'])(
    'lets no answer but the single read show `%s` of a subscription (facts F52 to F54)',
    (field) => {
      const shown = examples.filter(([place]) =>
        /^(create|list)Subscription.* 20|^addItem 201/.test(place),
      )
      const verdicts = shown.map(([place, , value]) => {
        const { data, ...rest } = value as { data: object | object[] }
        const [record] = [data].flat()
        const withField = { ...record, [field]: 'month' }
        const body = { ...rest, data: Array.isArray(data) ? [withField] : withField }
        return [place, whole[place]?.(body), facts[place]?.(body)]
      })
      expect(verdicts).toEqual([
        ['listSubscriptions 200', false, false],
        ['createSubscription 201', false, false],
        ['addItem 201', false, false],
      ])
    },
  )

  test.each(['SB404', 'SB344', 'PPMT01', 'PPMT02', 'PPS01'])(
    'shows %s by an example of its name',
    (code) => {
      const shown = examples.find(([, name]) => name === code)
      expect(JSON.stringify(shown?.[2])).toContain(code)
    },
  )

  test.each(operations.filter(({ operationId }) => operationId !== 'createToken'))(
    '$operationId asks for the one scope of what it reads or writes',
    ({ method, path, scopes }) => {
      const [collection] = path
        .split('/')
        .toReversed()
        .filter((part) => !/[{]/.test(part))
      const owner = collection === 'items' ? 'subscription_items' : collection
      expect(scopes).toEqual([`${owner}_${method === 'GET' ? 'read' : 'write'}`])
    },
  )

  test.each(operations.filter(({ scopes }) => scopes !== undefined))(
    '$operationId: the examples of 403 name its own scope',
    ({ scopes, responses }) => {
      const { headers, content } = responses['403'] ?? {}
      const [example] = Object.values(content?.['application/json']?.examples ?? {})
      const challenge = headers?.['WWW-Authenticate'] as { example: string } | undefined
      const sentence = `Access to this resource requires scope "${scopes?.join(' ')}".`
      expect((example as { value: { errors: string } }).value.errors).toBe(sentence)
      expect(challenge?.example).toContain(JSON.stringify(sentence).slice(1, -1))
    },
  )

  // Some tools read every object that they come by as a schema, marks of gaps as well.
  test('holds nothing that looks like a keyword of JSON Schema and is none', () => {
    const wrong: string[] = []
    const visit = (value: unknown, path: string): void => {
      if (value === null || typeof value !== 'object') return
      for (const [key, child] of Object.entries(value)) {
        const form = KEYWORD_FORMS[key]
        const isName = /\/(properties|examples)$/.test(path)
        if (form !== undefined && !isName && !form(child)) wrong.push(`${path}/${key}`)
        if (key !== 'value') visit(child, `${path}/${key}`)
      }
    }
    visit(document, '')
    expect(wrong).toEqual([])
  })

  // swagger-parser 13 refuses them, although OpenAPI allows them.
  test('describes no server variable', () => {
    const variables = (document.servers ?? []).flatMap((server) =>
      Object.values(server.variables ?? {}),
    )
    expect(variables).toEqual([{ default: 'demo' }, { default: 'billing.test' }])
  })

  test.each(
    operations.map(({ operationId, responses }) => [operationId, Object.keys(responses)] as const),
  )('%s declares 500', (_, statuses) => {
    expect(statuses).toContain('500')
  })
})

describe('the fact view', () => {
  const customer = examples.find(([, name]) => name === 'customer_created')?.[2] as {
    data: Record<string, unknown>
  }
  const check = facts['readCustomer 200']

  test('lets a site write its timestamps without milliseconds (G10)', () => {
    const data = { ...customer.data, created_at: '2026-01-15T13:45:30Z' }
    expect(check?.({ ...customer, data })).toBe(true)
    expect(whole['readCustomer 200']?.({ ...customer, data })).toBe(false)
  })

  test('lets a site leave out a text that was never sent (G11)', () => {
    const { address_2: _, ...data } = customer.data
    expect(check?.({ ...customer, data })).toBe(true)
  })

  test('still asks for what the spec states', () => {
    const { email: _, ...data } = customer.data
    expect(check?.({ ...customer, data })).toBe(false)
    expect(check?.({ ...customer, data: { ...customer.data, id: '17' } })).toBe(false)
    expect(check?.({ ...customer, data: { ...customer.data, zip: '05410-020' } })).toBe(false)
  })

  test('leaves the body of a create answer that the spec does not show open (G101)', () => {
    expect(facts['createCustomer 201']?.({})).toBe(true)
  })
})
