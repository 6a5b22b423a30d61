import { describe, expect, test } from '@jest/globals'
import { createClient, type Customer } from './support/client.ts'

describe('a list', () => {
  test.each([
    ['page=1&per_page=2', [1, 2], { current_page: 1, next_page: 2, prev_page: null, per_page: 2 }],
    ['page=2&per_page=2', [3, 4], { current_page: 2, next_page: 3, prev_page: 1, per_page: 2 }],
    ['page=3&per_page=2', [5], { current_page: 3, next_page: null, prev_page: 2, per_page: 2 }],
    ['page=4&per_page=2', [], { current_page: 4, next_page: null, prev_page: 3, per_page: 2 }],
    ['per_page=3', [1, 2, 3], { current_page: 1, next_page: 2, prev_page: null, per_page: 3 }],
    [
      'page=1',
      [1, 2, 3, 4, 5],
      { current_page: 1, next_page: null, prev_page: null, per_page: 20 },
    ],
    ['per_page=200', [1, 2, 3, 4, 5], { current_page: 1, next_page: null, per_page: 200 }],
    ['page=9007199254740991&per_page=200', [], { next_page: null, per_page: 200 }],
    ['page=2&per_page=2&page=1', [3, 4], { current_page: 2 }],
  ])('with %s holds %j', async (query, ids, meta) => {
    const client = await createClient({ customers: 5 })
    const { status, body } = await client.call<Customer[]>('GET', `/api/customers?${query}`)
    expect(status).toBe(200)
    expect(body.data.map(({ id }) => id)).toEqual(ids)
    expect(body.meta).toMatchObject({ message: 'Customers returned', ...meta, total_count: 5 })
  })

  test('says how many pages and records there are', async () => {
    const client = await createClient({ customers: 5 })
    const { body } = await client.call('GET', '/api/customers?per_page=2')
    expect(body.meta).toMatchObject({ total_pages: 3, total_count: 5 })
  })

  test('has no pages when there are no records', async () => {
    const client = await createClient({ customers: 0 })
    const { body } = await client.call('GET', '/api/subscriptions?page=1')
    expect(body).toMatchObject({ data: [], meta: { total_pages: 0, next_page: null } })
  })

  test('spans seeded and new records', async () => {
    const client = await createClient({ customers: 2 })
    const input = { email: 'a@b', first_name: 'A', last_name: 'B' }
    await client.call('POST', '/api/customers', input)
    await client.call('POST', '/api/customers', input)
    const path = '/api/customers?page=2&per_page=1'
    const inside = await client.call<Customer[]>('GET', '/api/customers?page=1&per_page=3')
    const second = await client.call<Customer[]>('GET', path)
    expect(inside.body.data.map(({ id }) => id)).toEqual([1, 2, 3])
    expect(second.body.data.map(({ id }) => id)).toEqual([2])
  })

  test.each(['', '?', '?sort=id', '?Page=2', '?pages=2', '?%'])(
    'with the query %j holds all, and says nothing of pages',
    async (query) => {
      const client = await createClient({ customers: 5 })
      const { body } = await client.call<Customer[]>('GET', `/api/customers${query}`)
      expect(body.data).toHaveLength(5)
      expect(body.meta).toEqual({ message: 'Customers returned' })
    },
  )

  test('in pieces is the list as a whole', async () => {
    const client = await createClient({ customers: 50 })
    const whole = await client.call<Customer[]>('GET', '/api/customers')
    const pages = await Promise.all(
      [1, 2, 3, 4, 5, 6, 7, 8].map((page) =>
        client.call<Customer[]>('GET', `/api/customers?page=${page}&per_page=7`),
      ),
    )
    expect(pages.flatMap(({ body }) => body.data)).toEqual(whole.body.data)
  })
})

describe('a page that cannot be', () => {
  test.each([
    ['page=0', 'page must be an integer of at least 1'],
    ['page=-1', 'page must be an integer of at least 1'],
    ['page=', 'page must be an integer of at least 1'],
    ['page=x', 'page must be an integer of at least 1'],
    ['page=1e0', 'page must be an integer of at least 1'],
    ['page=1.5', 'page must be an integer of at least 1'],
    ['page=%zz', 'page must be an integer of at least 1'],
    ['page=9007199254740992', 'page must be at most 9007199254740991'],
    ['page=99999999999999999999', 'page must be at most 9007199254740991'],
    ['per_page=99999999999999999999', 'per_page must be at most 200'],
    ['per_page=0', 'per_page must be an integer of at least 1'],
    ['per_page=201', 'per_page must be at most 200'],
    ['page=x&per_page=x', 'per_page must be an integer of at least 1'],
  ])('%s answers 422: %s', async (query, errors) => {
    const client = await createClient()
    const replies = await Promise.all(
      ['/api/customers', '/api/subscriptions'].map((path) =>
        client.call('GET', `${path}?${query}`),
      ),
    )
    expect(replies.map(({ status }) => status)).toEqual([422, 422])
    expect(replies.map(({ body }) => body.errors)).toEqual([errors, errors])
  })
})
