// Lists (section 4): their order, their pages, and what other users of the site add to them.
import type { Knobs } from './knobs/index.ts'
import type { Answer, Customer, Exchange, Item, Subscription, View, World } from './world.ts'
import { FIELDS, Refusal } from './world.ts'
import { endOf, seen } from './subscriptions.ts'
import { customerView, subscriptionView, success } from './views.ts'

const PAGE_NAMES: Record<Exclude<Knobs['paging'], 'none'>, { at: string; size: string }> = {
  page: { at: 'page', size: 'per_page' },
  link: { at: 'page', size: 'per_page' },
  'links.next': { at: 'page', size: 'per_page' },
  'from zero': { at: 'page', size: 'size' },
  'page[number]': { at: 'page[number]', size: 'page[size]' },
  offset: { at: 'offset', size: 'limit' },
  skip: { at: 'skip', size: 'take' },
  $skip: { at: '$skip', size: '$top' },
  pagina: { at: 'pagina', size: 'por_pagina' },
  cursor: { at: 'after', size: 'limit' },
  starting_after: { at: 'starting_after', size: 'limit' },
  'page token': { at: 'page_token', size: 'page_size' },
  range: { at: 'range', size: 'limit' },
  'opaque cursor': { at: 'cursor', size: 'limit' },
}

/** A place that only the site can read, with signs that an address must escape. */
const opaque = (id: string): string => `${btoa(`>>?${id}`)}+/=`

/** The place of the first record that a call asks for. */
function placeOf(
  exchange: Exchange,
  paging: Exclude<Knobs['paging'], 'none'>,
  size: number,
  ids: readonly string[],
): number {
  const given = exchange.url.searchParams.get(PAGE_NAMES[paging].at) ?? ''
  const number = /^\d{1,6}$/.test(given) ? Number(given) : null
  switch (paging) {
    case 'offset':
    case 'skip':
    case '$skip':
      return number ?? 0
    case 'cursor':
      return ids.indexOf(given.slice(1)) + 1
    case 'opaque cursor':
      return ids.findIndex((id) => opaque(id) === given) + 1
    case 'starting_after':
      return ids.indexOf(given) + 1
    case 'page token':
      return /^t\d{1,6}$/.test(given) ? Number(given.slice(1)) : 0
    case 'range':
      return Number(/^items=(\d{1,6})-/.exec(exchange.headers.get('range') ?? '')?.[1] ?? 0)
    case 'from zero':
      return (number ?? 0) * size
    default:
      return (Math.max(1, number ?? 1) - 1) * size
  }
}

export function list(world: World, exchange: Exchange): Answer {
  const { knobs } = world
  const { paging } = knobs
  const customers = exchange.op === 'listCustomers'
  const all: (Customer | Subscription)[] = customers ? world.customers : world.subscriptions
  const query = exchange.url.searchParams
  const known = paging === 'none' ? [] : Object.values(PAGE_NAMES[paging])
  if (knobs.unknownQuery === 'refused' && [...query.keys()].some((key) => !known.includes(key)))
    throw new Refusal(400, 'Unknown parameter')
  // Only a first page counts for the lag, so that records do not move while a caller turns pages.
  const first = paging === 'none' || placeOf(exchange, paging, 1, ['1', ...all.map(idOf)]) === 0
  if (first) othersAct(world)
  const { listDelay } = knobs
  const isThere = ({ createdAt }: Customer | Subscription): boolean =>
    listDelay === 0 || world.now() - createdAt >= listDelay
  const records = all
    .filter(isThere)
    .filter((record) => (first ? record.lists++ >= knobs.listLag : record.lists > knobs.listLag))
  sort(world, records)
  const view = (record: Customer | Subscription): View =>
    customers
      ? customerView(world, record as Customer, 'list')
      : subscriptionView(world, seen(world, record as Subscription), 'list')
  if (paging === 'none') return success(world, exchange, knobs.statusRead, records.map(view))

  const { size: sizeName } = PAGE_NAMES[paging]
  const asked = query.get(sizeName) ?? ''
  const wanted = knobs.pageSizeAsked && /^\d{1,6}$/.test(asked) ? Number(asked) : knobs.pageSize
  const size = Math.max(1, Math.min(200, wanted))
  const pages = Math.max(1, Math.ceil(records.length / size))
  let from = placeOf(exchange, paging, size, records.map(idOf))
  if (from > 0 && from >= records.length) {
    if (knobs.pageEnd.startsWith('4')) throw new Refusal(Number(knobs.pageEnd), 'Page not found')
    if (knobs.pageEnd === 'last page') from = (pages - 1) * size
    if (knobs.pageEnd === 'first page') from = 0
  }
  const onPage = records.slice(from, from + size)
  const shown = knobs.pageHoles === 'none' ? onPage : onPage.filter(isSeen)
  // Where pages are not counted, a site may ask for one record more, or not.
  const isGuess = knobs.pageMore === 'where it is full' && /cursor|after|token/.test(paging)
  const isFull = isGuess && shown.length === size
  const more = isFull || from + size < records.length
  const meta = pageMeta(world, records, { from, size, pages, more })
  const { rows, headers } = meta
  const answer = success(world, exchange, knobs.statusRead, shown.map(view), rows)
  const page = Math.floor(from / size) + 1
  if (paging === 'range') {
    const last = from + shown.length - 1
    headers.push([
      'Content-Range',
      `items ${shown.length > 0 ? `${from}-${last}` : '*'}/${records.length}`,
    ])
    return { ...answer, status: more || from > 0 ? 206 : answer.status, headers }
  }
  const url = (number: number): string =>
    pageUrl(world, exchange) + `?page=${number}&per_page=${size}`
  if (!knobs.pageHints) return { ...answer, headers }
  if (paging === '$skip' && more)
    Object.assign(answer.body as View, {
      '@odata.nextLink': `${pageUrl(world, exchange)}?$skip=${from + size}&$top=${size}`,
    })
  if (paging === 'links.next')
    Object.assign(answer.body as View, {
      links: { first: url(1), last: url(pages), prev: null, next: more ? url(page + 1) : null },
    })
  if (paging === 'link') {
    const link = (number: number, rel: string): string =>
      knobs.linkForm === 'titled'
        ? `<${url(number)}>; title="a, b; c"; REL=${rel}`
        : `<${url(number)}>; rel=${knobs.linkForm === 'unquoted' ? rel : `"${rel}"`}`
    const links = [link(1, 'first'), ...(more ? [link(page + 1, 'next')] : []), link(pages, 'last')]
    headers.push(['Link', links.join(', ')])
  }
  return { ...answer, headers }
}

/** Some records of others are hidden from the caller, and counted all the same. */
const isSeen = (record: Customer | Subscription): boolean => {
  const { email, last_name: name } = ('customer' in record ? record.customer : record).fields
  return !(email ?? '').startsWith('cliente') || !/[13579]$/.test(name ?? '')
}

const idOf = (record: Customer | Subscription): string => String(record.id)

function sort(world: World, records: (Customer | Subscription)[]): void {
  const by = (key: (record: Customer | Subscription) => string): void => {
    const keys = new Map(records.map((record) => [record, key(record)]))
    records.sort((a, b) => (keys.get(a)! < keys.get(b)! ? -1 : 1))
  }
  switch (world.knobs.listOrder) {
    case 'newest first':
      records.reverse()
      break
    // An order without meaning, yet the same on each page.
    case 'shuffled':
      by((record) => idOf(record).split('').toReversed().join(''))
      break
    case 'each time another':
      by(() => String(world.random()))
      break
    case 'by change':
      by((record) => `${String(9e15 - record.updatedAt).padStart(20, '0')} ${idOf(record)}`)
      break
    case 'by e-mail':
      by(
        (record) =>
          `${('customer' in record ? record.customer : record).fields.email} ${idOf(record)}`,
      )
  }
}

const pageUrl = (world: World, { url }: Exchange): string =>
  world.knobs.linkForm === 'query alone'
    ? ''
    : ({ relative: '', 'other host': 'http://api.internal:3000' }[world.knobs.linkForm as string] ??
        url.origin) + url.pathname

function pageMeta(
  world: World,
  records: readonly (Customer | Subscription)[],
  { from, size, pages, more }: { from: number; size: number; pages: number; more: boolean },
): { rows: View; headers: [string, string][] } {
  const total = records.length + (world.knobs.pageTotal === 'exact' ? 0 : 7)
  const start = world.knobs.paging === 'from zero' ? 0 : 1
  const page = Math.floor(from / size) + start
  const next = more ? page + 1 : null
  const last = records[from + size - 1]
  const only = (rows: View) => ({ rows, headers: [] })
  if (!world.knobs.pageHints) return only({})
  switch (world.knobs.paging) {
    case 'cursor':
      return only({ next_cursor: more ? `c${idOf(last!)}` : null, has_more: more })
    case 'opaque cursor':
      return only({ next: more ? opaque(idOf(records[Math.min(from + size, total) - 1]!)) : null })
    case 'starting_after':
      return only({ has_more: more })
    case 'page token':
      return only({ next_page_token: more ? `t${from + size}` : '' })
    case 'offset':
      return only({ offset: from, limit: size, total, next_offset: more ? from + size : null })
    case 'skip':
      return only({ skip: from, take: size, total })
    case 'range':
    case '$skip':
      return only({})
    case 'pagina':
      return only({ pagina: page, por_pagina: size, paginas: pages, total })
  }
  switch (world.knobs.pageMeta) {
    case 'kaminari':
      return only({
        current_page: page,
        next_page: next,
        prev_page: page > start ? page - 1 : null,
        per_page: size,
        total_pages: pages,
        total_count: total,
      })
    case 'laravel':
      return only({
        current_page: page,
        from: from + 1,
        last_page: pages - 1 + start,
        per_page: size,
        to: Math.min(total, from + size),
        total,
      })
    case 'spring':
      return only({ page: { number: page, size, totalPages: pages, totalElements: total } })
    case 'headers': {
      const values = {
        Page: page,
        'Per-Page': size,
        Total: total,
        'Total-Pages': pages,
        'Next-Page': next ?? '',
      }
      return {
        rows: {},
        headers: Object.entries(values).map(([name, value]) => [`X-${name}`, String(value)]),
      }
    }
    case 'total unknown':
      return only({ total: -1, per_page: size })
    default:
      return only({ total, per_page: size })
  }
}

// ---- other users

/** What the site calls the state of an active subscription. */
const activeName = ({ knobs }: World): string =>
  knobs.stateAccepted === 'created' ? 'active' : knobs.stateAccepted

/** A customer and a subscription of another user of the site; old ones have fields that are empty. */
export function addOther(world: World, number: number): void {
  const { knobs } = world
  const at = world.now() - 86_400_000 * 30
  const fields: Record<string, string | null> = {
    email: `cliente${number}@correio.com.br`,
    first_name: 'Úrsula',
    last_name: `Antônio ${number}`,
    address: 'Rua Augusta, 1508',
    address_2: number % 2 === 0 ? 'Conjunto 7' : null,
    city: 'São Paulo',
    state: 'SP',
    zip: '01304001',
    country: 'BR',
    phone: knobs.phonePrefix === 'added' ? '5511987654321' : '11987654321',
    document_number: String(52_998_000_000 + number),
  }
  const bare = knobs.existingKind === 'bare'
  const varied = knobs.existingKind === 'varied' && number % 2 === 0
  if (bare) for (const field of FIELDS) if (field !== 'email') fields[field] = null
  const id = world.nextId('customer')
  const old = { createdAt: at, updatedAt: at, named: 9, reads: 9, lists: 9 }
  const customer: Customer = { ...old, id, fields, sent: fields }
  world.customers.push(customer)
  const uuid = world.uuid()
  const items = world.products.slice(0, varied ? 9 : 1).map((product): Item => ({
    createdAt: at,
    updatedAt: at,
    id: world.nextId('item', uuid),
    interval: 1,
    quantity: 1 + (number % 3),
    product,
  }))
  world.subscriptions.push({
    ...old,
    id: uuid,
    interval: varied ? 18 : 1,
    unit: varied ? 'week' : 'month',
    state: varied ? 'past_due' : 'created',
    previousState: varied ? activeName(world) : knobs.previousStateNew,
    activatedAt: varied ? at + 1000 : null,
    balance: varied ? -4990 : 0,
    startedAt: at,
    endsAt: endOf(world, at, varied ? 18 : 1, varied ? 'week' : 'month'),
    customer,
    items: bare ? [] : items,
    before: null,
    stale: 0,
  })
}

/** What other users do while a caller is at work. */
function othersAct(world: World): void {
  const { others } = world.knobs
  if (others === 'nothing') return
  world.notes.others = (world.notes.others ?? 0) + 1
  const number = 1000 + world.notes.others
  addOther(world, number)
  if (others === 'add a record') return
  const gone = world.subscriptions.findIndex(
    ({ customer }) =>
      customer.fields.email?.startsWith('cliente') &&
      customer.fields.last_name !== `Antônio ${number}`,
  )
  if (gone !== -1) {
    const [{ customer }] = world.subscriptions.splice(gone, 1) as [Subscription]
    world.customers.splice(world.customers.indexOf(customer), 1)
  }
}
