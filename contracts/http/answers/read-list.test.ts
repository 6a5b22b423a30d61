import { describe, expect, test } from '@jest/globals'
import * as fc from 'fast-check'
import { createReadingContext, replyOf } from '../../testing/fake-context.ts'
import { areWhole, holdsAll, isWholeAnyway, readList, type Listing } from './read-list.ts'

const ADDRESS = 'https://acme.example.com/api/customers'
const numbers = (from: number, count: number) =>
  Array.from({ length: count }, (_, index) => ({ id: from + index }))

interface Page {
  page: number
  pages: number
  all: number
}
interface Hint {
  body?: Record<string, unknown>
  link?: string
}
type Tell = (page: Page) => Hint

/** A list that is split; `by` is the name of the query's value that a site listens to. */
function split(count: number, size: number, tell: Tell, by = 'page', prefix = '') {
  const pages = Math.max(1, Math.ceil(count / size))
  return createReadingContext((query) => {
    const asked = new URLSearchParams(query).get(by) ?? `${prefix}1`
    const page = Number(asked.slice(prefix.length))
    const data = numbers(
      (page - 1) * size + 1,
      Math.max(0, Math.min(size, count - (page - 1) * size)),
    )
    const { body = {}, link } = tell({ page, pages, all: count })
    return replyOf({ data, ...body }, link === undefined ? {} : { headers: { link } })
  })
}

const next = ({ page, pages }: Page) => (page < pages ? page + 1 : undefined)
const inMeta =
  (tell: (page: Page) => unknown): Tell =>
  (page) => ({ body: { meta: tell(page) } })

const WAYS: readonly (readonly [name: string, tell: Tell, by?: string, prefix?: string])[] = [
  ['no hint at all', () => ({})],
  ['the number of the next page', inMeta((page) => ({ next: next(page) ?? null }))],
  ['the number as a text', inMeta((page) => ({ next_page: String(next(page) ?? '') }))],
  ['next_page beside data', (page) => ({ body: { next_page: next(page) ?? null } })],
  [
    'the address of the next page',
    (page) => ({
      body: { links: { next: next(page) === undefined ? null : `${ADDRESS}?page=${next(page)}` } },
    }),
  ],
  [
    'a query of its own',
    (page) => ({ body: { meta: { next_url: next(page) ? `/x?p=${next(page)}` : null } } }),
    'p',
  ],
  ['Link', (page) => (next(page) ? { link: `<${ADDRESS}?page=${next(page)}>; rel="next"` } : {})],
  [
    'Link without quotes, among others',
    (page) => ({
      link:
        `<${ADDRESS}?page=1>; rel=first, ` +
        (next(page) ? `<?page=${next(page)}>; title=x; rel=next, ` : '') +
        `<${ADDRESS}?page=${page.pages}>; rel=last`,
    }),
  ],
  [
    'a cursor',
    inMeta((page) => (next(page) ? { next_cursor: `a=&${next(page)}` } : { next_cursor: null })),
    'cursor',
    'a=&',
  ],
  ['a cursor that is a number', inMeta((page) => ({ next_cursor: next(page) ?? null })), 'cursor'],
  ['a token', inMeta((page) => (next(page) ? { nextToken: `t${next(page)}` } : {})), 'token', 't'],
  [
    'a token of the next page',
    inMeta((page) => ({ next_page_token: next(page) ? `t${next(page)}` : '' })),
    'page_token',
    't',
  ],
  ['total_pages', inMeta(({ pages }) => ({ total_pages: pages }))],
  ['last_page, deeper', inMeta(({ pages }) => ({ pagination: { last_page: pages } }))],
  ['total_count', inMeta(({ all }) => ({ total_count: all }))],
  ['total', ({ all }) => ({ body: { pagination: { total: all } } })],
  ['has_more', (page) => ({ body: { has_more: next(page) !== undefined } })],
  [
    'has_more, beside keys by chance',
    inMeta((page) => ({ total: 1, next: null, has_more: next(page) !== undefined })),
  ],
  ['hasMore', inMeta((page) => ({ hasMore: next(page) !== undefined }))],
]

describe('a list that is split', () => {
  test.each(WAYS)('is read whole by %s', async (_, tell, by = 'page', prefix = '') => {
    await fc.assert(
      fc.asyncProperty(fc.nat(30), fc.integer({ min: 8, max: 15 }), async (count, size) => {
        const { context, queries } = split(count, size, tell, by, prefix)
        const listing = await readList(context, 'listCustomers')
        expect(listing.records.map(({ record }) => record['id'])).toEqual(
          numbers(1, count).map(({ id }) => id),
        )
        expect(listing.isComplete).toBe(true)
        expect(listing.isPaged).toBe(count > size)
        expect(queries.length).toBeLessThanOrEqual(Math.ceil(count / size) + 2)
      }),
      { numRuns: 30 },
    )
  })

  test.each(WAYS)('is not whole by %s if it has a hundred pages', async (...way) => {
    const [, tell, by, prefix] = way
    const { context, queries } = split(1000, 10, tell, by, prefix)
    const listing = await readList(context, 'listCustomers')
    expect([listing.isComplete, areWhole(listing)]).toEqual([false, false])
    expect(queries.length).toBeLessThanOrEqual(5)
    expect(listing.records.length).toBe(10 * queries.length)
  })

  test.each(WAYS.filter(([name]) => /total|last|others/.test(name)))(
    'is read at both of its ends if it has a hundred pages by %s',
    async (...way) => {
      const [, tell, by, prefix] = way
      const { context, queries } = split(995, 10, tell, by, prefix)
      const { records } = await readList(context, 'listCustomers')
      expect(queries).toEqual([undefined, 'page=99', 'page=100'])
      expect(holdsAll({ records } as Listing, ['1', '10', '981', '995'])).toBe(true)
    },
  )

  test('is not whole where a run has no requests left for its pages', async () => {
    const { context, queries } = split(30, 10, () => ({}))
    const listing = await readList({ ...context, takePage: () => false }, 'listCustomers')
    expect([listing.records.length, listing.isComplete, queries.length]).toEqual([10, false, 1])
  })

  test.each([
    ['says has_more', { meta: { has_more: true } }],
    ['says that there are more pages', { meta: { total_pages: 9 } }],
    ['counts more records', { meta: { total_count: 100 } }],
    ['names itself as the next page', { meta: { next: 1 } }],
    ['names its own address', { links: { next: `${ADDRESS}?page=1` } }],
    ['gives a cursor of its own', { meta: { next_cursor: 'same' } }],
    ['names a next address without a query', { meta: { next: '/api/customers/after/4' } }],
    ['puts the next address in an object', { links: { next: { href: '/after/4' } } }],
  ])('in a way of its own is not whole: it %s', async (_, hint) => {
    const { context, queries } = createReadingContext(() =>
      replyOf({ data: numbers(1, 4), ...hint }),
    )
    const listing = await readList(context, 'listCustomers')
    expect([listing.records.length, listing.isComplete]).toEqual([4, false])
    expect(queries.length).toBeLessThanOrEqual(3)
  })

  test('in a way of its own is not whole: a Link leads to an address without a query', async () => {
    const headers = { link: '</api/customers/after/4>; rel="next"' }
    const { context } = createReadingContext(() => replyOf({ data: numbers(1, 4) }, { headers }))
    expect((await readList(context, 'listCustomers')).isComplete).toBe(false)
  })
})

describe('a list that counts records, not pages', () => {
  const inParts = (tell: (from: number) => Record<string, unknown>) =>
    createReadingContext((query) => {
      const from = Number(new URLSearchParams(query).get('offset') ?? 0)
      return replyOf({ data: numbers(1, 23).slice(from, from + 10), ...tell(from) })
    })

  test.each<[string, (from: number) => Record<string, unknown>]>([
    ['without a hint', () => ({})],
    ['with a total', (from) => ({ meta: { offset: from, limit: 10, total: 23 } })],
    [
      'from both of its ends',
      (from) => ({ meta: { offset: from, limit: 10, total: 23 }, links: { last: 'offset=20' } }),
    ],
    ['with the next one', (from) => ({ meta: { next_offset: from < 20 ? from + 10 : null } })],
  ])('is read whole %s', async (_, tell) => {
    const { records, isComplete } = await readList(inParts(tell).context, 'listCustomers')
    expect([records.length, isComplete]).toEqual([23, true])
  })
})

describe('a list that counts records which it does not show', () => {
  /** Pages of three among the first `count` numbers, those left out that are `hidden`. */
  const holed = (count: number, hidden: readonly number[]) =>
    createReadingContext((query) => {
      const skip = Number(new URLSearchParams(query).get('skip') ?? 0)
      const page = numbers(1, count).slice(skip, skip + 3)
      const data = page.filter(({ id }) => !hidden.includes(id))
      return replyOf({ data, meta: { skip, take: 3, total: count } })
    })

  test.each([
    ['at the start', [1, 2]],
    ['at the end of a page', [3]],
    ['on a whole page', [4, 5, 6]],
    ['on the first page', [1, 2, 3]],
    ['here and there', [2, 4, 7]],
  ])('%s is read by where its pages begin', async (_, hidden) => {
    const { records, isComplete } = await readList(holed(8, hidden).context, 'listCustomers')
    expect([records.length, isComplete]).toEqual([8 - hidden.length, true])
  })

  test('is read whole where fewer fit on a page than it says', async () => {
    const { context } = createReadingContext((query) => {
      const skip = Number(new URLSearchParams(query).get('skip') ?? 0)
      return replyOf({
        data: numbers(1, 23).slice(skip, skip + 10),
        meta: { skip, take: 20, total: 23 },
      })
    })
    const { records, isComplete } = await readList(context, 'listCustomers')
    expect([records.length, isComplete]).toEqual([23, true])
  })
})

describe('a list whose pages are filtered', () => {
  /** Pages by number, from 1 or another number; one beyond the last is empty, or refused. */
  function paged(pages: readonly object[][], hint: (page: number) => object, first = 1, end = 200) {
    return createReadingContext((query) => {
      const page = Number(new URLSearchParams(query).get('page') ?? first) - first + 1
      const data = pages[page - 1]
      const body = { data: data ?? [], ...hint(page) }
      return replyOf(body, { status: data === undefined ? end : 200 })
    })
  }

  test('is read on behind a page without records', async () => {
    const pages = [[], numbers(1, 2), [], numbers(3, 2)]
    const tell = (page: number) => ({ meta: { next_page: page < 4 ? page + 1 : null } })
    const { records, isComplete } = await readList(paged(pages, tell).context, 'listCustomers')
    expect([records.length, isComplete]).toEqual([4, true])
  })

  test('is read on behind a first page without records, whatever it counts', async () => {
    const { context, queries } = createReadingContext((query) => {
      const offset = Number(new URLSearchParams(query).get('offset') ?? 0)
      const data = offset === 0 ? [] : numbers(1, 2)
      return replyOf({ data, meta: { offset, total: 4, next_offset: offset === 0 ? 2 : null } })
    })
    const { records, isComplete } = await readList(context, 'listCustomers')
    expect([records.length, isComplete, queries]).toEqual([2, true, [undefined, 'offset=2']])
  })

  test('is not whole where an unheeded query shows the first page in another order', async () => {
    const { context } = createReadingContext((query) => {
      const offset = Number(new URLSearchParams(query).get('offset') ?? 0)
      const shown = query === undefined ? [1, 2, 3] : [2, 3, 4]
      return replyOf({
        data: offset > 0 ? numbers(1, 4).slice(offset) : shown.map((id) => ({ id })),
      })
    })
    expect(areWhole(await readList(context, 'listCustomers'))).toBe(false)
  })

  const meta = { per_page: 2, total: 9 }

  test.each([200, 404])('is whole where %i ends it, whatever it counts', async (end) => {
    const { context, queries } = paged([numbers(1, 2)], () => ({ meta }), 1, end)
    expect(await readList(context, 'listCustomers')).toMatchObject({ isComplete: true })
    expect(queries).toEqual([undefined, 'page=2', 'page=1'])
  })

  test('is not whole where the numbers of pages begin with 0', async () => {
    const pages = [numbers(1, 2), numbers(3, 2)]
    const { records, isComplete } = await readList(
      paged(pages, () => ({ meta }), 0).context,
      'listCustomers',
    )
    expect([records.length, isComplete]).toEqual([4, false])
  })

  test('is whole where an offset beyond what it shows is empty, whatever it counts', async () => {
    const { context } = createReadingContext((query) => {
      const offset = Number(new URLSearchParams(query).get('offset') ?? 0)
      return replyOf({ data: numbers(1, 2).slice(offset), meta: { offset, total: 9 } })
    })
    expect(await readList(context, 'listCustomers')).toMatchObject({ isComplete: true })
  })

  test('is read by the number of its pages rather than by that of its records', async () => {
    const tell = () => ({ meta: { total: 9, last_page: 2 } })
    const { context, queries } = paged([numbers(1, 2), numbers(3, 1)], tell)
    expect(await readList(context, 'listCustomers')).toMatchObject({ isComplete: true })
    expect(queries).toEqual([undefined, 'page=2'])
  })
})

describe('a list in one piece', () => {
  test('is whole where the query is not heeded', async () => {
    const { context, queries } = createReadingContext(() => replyOf({ data: numbers(1, 50) }))
    const listing = await readList(context, 'listCustomers')
    expect([listing.records.length, listing.isComplete, listing.isPaged]).toEqual([50, true, false])
    expect(queries).toEqual([undefined, 'page=2', 'offset=50'])
  })

  test('is whole where others add a record each time it is read', async () => {
    let count = 9
    const { context, queries } = createReadingContext(() => {
      count += 1
      return replyOf({ data: numbers(1, count) })
    })
    const listing = await readList(context, 'listCustomers')
    expect([listing.isComplete, listing.isPaged, queries.length]).toEqual([true, false, 3])
  })

  describe('before', () => {
    /** A list by pages of ten that nothing tells of, read with eight records and again with `count`. */
    async function readAgain(count: number, isEnough: (list: Listing) => boolean) {
      let shown = numbers(1, 8)
      const { context, queries } = createReadingContext((query) => {
        const page = Number(new URLSearchParams(query).get('page') ?? 1)
        return replyOf({ data: shown.slice((page - 1) * 10, page * 10) })
      })
      const reader = { ...context, inOnePiece: new Map<string, Listing>() }
      await readList(reader, 'listCustomers')
      shown = numbers(1, count)
      const asked = queries.length
      const list = await readList(reader, 'listCustomers', isEnough)
      return { size: list.records.length, whole: list.isComplete, asked: queries.length - asked }
    }

    test('is not searched for a second page again where nothing is missing', async () => {
      const found = await readAgain(9, (list) => holdsAll(list, ['9']))
      expect(found).toEqual({ size: 9, whole: true, asked: 1 })
    })

    test('is searched for a second page where something is missing', async () => {
      const found = await readAgain(12, (list) => holdsAll(list, ['12']))
      expect(found).toEqual({ size: 12, whole: true, asked: 4 })
    })

    test('is searched for a second page where a record is gone', async () => {
      expect((await readAgain(7, () => true)).asked).toBe(3)
    })
  })

  test.each([[[]], [null], [{}], ['none'], [undefined]])('of %j holds nothing', async (data) => {
    const { context, queries } = createReadingContext(() => replyOf({ data }))
    const listing = await readList(context, 'listCustomers')
    expect([listing.records, listing.isComplete]).toEqual([[], true])
    expect(queries.length).toBe(1)
  })

  test('leaves out what is no record, and says where each record stood', async () => {
    const data = [null, 7, { id: 1 }, [], { id: 1 }, { name: 'no id' }]
    const { context } = createReadingContext(() => replyOf({ data }))
    const { records } = await readList(context, 'listCustomers')
    expect(records.map(({ pointer }) => pointer)).toEqual(['/data/2', '/data/5'])
  })
})

describe('a list that tells of no pages', () => {
  const listOf = async (count: number, meta: object = {}) =>
    readList(
      createReadingContext(() => replyOf({ data: numbers(1, count), meta })).context,
      'listCustomers',
    )

  test('may be cut where it holds as many records as a page', async () => {
    for (const size of [10, 20, 25, 50, 100]) expect(areWhole(await listOf(size))).toBe(false)
    for (const size of [0, 1, 9, 11, 23, 52]) expect(areWhole(await listOf(size))).toBe(true)
  })

  test('is whole where it is longer at another time', async () => {
    const [before, after] = [await listOf(20), await listOf(23)]
    expect(areWhole(before, after)).toBe(true)
    expect(areWhole(before, await listOf(20))).toBe(false)
    expect(areWhole(before, await listOf(25))).toBe(false)
  })

  test('may be cut where what counts less than there is says that nothing follows', async () => {
    expect(areWhole(await listOf(20, { total: 1, per_page: 1, next: null }))).toBe(false)
  })

  test('is whole where it says that this is all', async () => {
    expect(areWhole(await listOf(20, { total: 20 }))).toBe(true)
    expect(areWhole(await listOf(20, { total: 21 }))).toBe(false)
  })
})

describe('a list whose records give way to others', () => {
  /** The looks at a list that shows other records each time. */
  async function look(shown: (time: number) => readonly { id: number }[]) {
    let time = 0
    const { context } = createReadingContext(() => replyOf({ data: shown(time++) }))
    const looks: Listing[] = []
    while (looks.length < 5) looks.push(await readList(context, 'listCustomers'))
    return looks
  }

  test('is not whole at one look, and is whole at several where none comes back', async () => {
    const looks = await look((time) => [...numbers(time + 1, 40), ...numbers(900, 9)])
    expect([areWhole(looks[0]!), isWholeAnyway(looks.slice(0, 3))]).toEqual([false, false])
    expect(isWholeAnyway(looks)).toBe(true)
  })

  test('is a part of a list where one comes back', async () => {
    const looks = await look((time) => numbers(time % 7, 45))
    expect(isWholeAnyway(looks)).toBe(false)
  })

  test('is the newest part of a list where none stays', async () => {
    const looks = await look((time) => numbers(time + 1, 12))
    expect(isWholeAnyway(looks)).toBe(false)
  })
})

test('whatever a site answers, reading ends', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.jsonValue({ maxDepth: 3 }),
      fc.jsonValue({ maxDepth: 3 }),
      async (...body) => {
        const [meta, data] = body
        let id = 0
        const { context, queries } = createReadingContext(() =>
          replyOf({ data: [{ id: (id += 1) }, data], meta, next: data }),
        )
        await readList(context, 'listCustomers')
        expect(queries.length).toBeLessThanOrEqual(5)
      },
    ),
  )
})

test('an id is the same as a number and as a text', async () => {
  const { context } = createReadingContext(() => replyOf({ data: [{ id: 7 }, { id: '8' }] }))
  const listing = await readList(context, 'listCustomers')
  expect(holdsAll(listing, ['7', '8'])).toBe(true)
  expect(holdsAll(listing, ['7', '9'])).toBe(false)
  expect(holdsAll(listing, [])).toBe(true)
})
