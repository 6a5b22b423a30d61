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

describe('a list of a site profile', () => {
  const idsOf = async (paging: object, query: string) => {
    const client = await createClient({ customers: 5, profile: { 'list-pages': paging } })
    const reply = await client.call<Customer[]>('GET', `/api/customers${query}`)
    return { ...reply, ids: reply.body.data?.map(({ id }) => id) }
  }

  test.each([
    [{ by: 'page', first: 0, size: 2 }, '?page=1', [3, 4]],
    [{ by: 'page', size: 2, past_end: 'last-page' }, '?page=9', [5]],
    [{ by: 'page', size: 2, past_end: 'first-page' }, '?page=9', [1, 2]],
    [{ by: 'page', size: 2, past_end: 'empty' }, '?page=9', []],
    [{ by: 'page', size: 2, bad_number: 'ignored' }, '?page=x', [1, 2]],
    [{ by: 'page', size: 2, bad_number: 'ignored' }, '?page=0&per_page=x', [1, 2]],
    [{ by: 'page', names: { at: 'p', size: 'n' } }, '?p=2&n=3&page=9&per_page=1', [4, 5]],
    [{ by: 'page', size: 2, all_unless_asked: true }, '?limit=1', [1, 2, 3, 4, 5]],
    [{ by: 'offset', names: { at: 'skip', size: 'take' } }, '?skip=1&take=2', [2, 3]],
    [{ by: 'offset' }, '?offset=0&limit=1', [1]],
    [{ by: 'cursor' }, '?after=after-3', [4, 5]],
    [{ by: 'unknown', size: 3 }, '?page=2&offset=2&cursor=after-2', [1, 2, 3]],
    [{ by: 'unknown' }, '?limit=1', [1]],
  ])('with pages as %j and %s holds %j', async (paging, query, ids) => {
    expect(await idsOf(paging, query)).toMatchObject({ status: 200, ids })
  })

  test.each([
    [{ by: 'page', past_end: 404 }, '?page=9', 404, 'the page is past the end'],
    [{ by: 'offset', past_end: { status: 422 } }, '?offset=9', 422, 'the page is past the end'],
    [{ by: 'page', bad_number: 400 }, '?page=x', 400, 'page must be an integer of at least 1'],
    [{ by: 'page', first: 0 }, '?page=-1', 422, 'page must be an integer of at least 0'],
  ])('with pages as %j refuses %s with %i', async (paging, query, status, errors) => {
    expect(await idsOf(paging, query)).toMatchObject({ status, body: { errors } })
  })

  test('tells of the page beside `data`, in `meta` and in headers', async () => {
    const { status, body, headers } = await idsOf(
      {
        by: 'page',
        size: 2,
        part_status: 206,
        meta: { page: { number: '{page}', totalPages: '{pages}' }, prev: '{prev_url}' },
        envelope: { links: { next: '{next_url}', last: '{last_path}' } },
        headers: {
          'content-range': 'items {offset}-{last_offset}/{count}',
          'x-next-page': '{next}',
        },
      },
      '?page=3',
    )
    expect(status).toBe(206)
    expect(body).toMatchObject({
      meta: {
        page: { number: 3, totalPages: 3 },
        prev: 'http://demo.example.com/api/customers?page=2&per_page=2',
      },
      links: { next: null, last: '/api/customers?page=3&per_page=2' },
    })
    expect(headers.get('content-range')).toBe('items 4-4/5')
    expect(headers.get('x-next-page')).toBe('')
  })

  test('has an empty text where no cursor follows', async () => {
    const paging = {
      by: 'cursor',
      names: { at: 'page_token' },
      meta: { next_page_token: '{next_token}' },
    }
    const { body } = await idsOf(paging, '?limit=3')
    const next = body.meta['next_page_token']
    const last = await idsOf(paging, `?page_token=${String(next)}`)
    expect(last).toMatchObject({ ids: [4, 5], body: { meta: { next_page_token: '' } } })
  })
})
