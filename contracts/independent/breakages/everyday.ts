// Broken facts as sites have them by plain mistakes: in encodings, pages, joins and ids that no record has.
import type { Knobs } from '../knobs/index.ts'
import { isObject } from '../world.ts'
import type { Answer, Exchange, Item, Subscription, View, World } from '../world.ts'
import {
  about,
  answers,
  bodyOf,
  type Breakage,
  keeps,
  listed,
  made,
  paired,
  shows,
  unified,
  where,
  type Ways,
} from './ways.ts'

const isPaged = ({ paging, pageSize }: Knobs): boolean => paging !== 'none' && pageSize < 4
/** Whether a call asks for another page than the first one. */
const isLater = ({ url, headers }: Exchange): boolean =>
  /(?:page|number\]|pagina)=([2-9]|\d\d)|(?:skip|offset)=[1-9]|(?:after|token|cursor)=./.test(
    decodeURIComponent(url.search),
  ) || /=[1-9]/.test(headers.get('range') ?? '')

/** Changes later pages. */
const onLater = (act: (body: View, world: World) => void) =>
  answers('list', (body, world) => {
    if (world.current && isLater(world.current)) act(body, world)
  })
const rowsOf = (body: View): View[] => (Array.isArray(body.data) ? (body.data as View[]) : [])

/** Leads a call that names no record to the newest one. */
const stray = (op: Exchange['op'], lead: (exchange: Exchange, world: World) => void) => ({
  request: (exchange: Exchange, world: World): void => {
    if (exchange.op === op) lead(exchange, world)
  },
})
const newestOf = (world: World): Subscription | undefined =>
  world.subscriptions.findLast(({ customer }) => made(customer))
const toNewest = (exchange: Exchange, world: World): void => {
  const isKnown = world.subscriptions.some(({ id }) => id === exchange.parameters[0])
  const newest = newestOf(world)
  if (!isKnown && newest && /^[0-9a-f-]{36}$/i.test(exchange.parameters[0] ?? ''))
    exchange.parameters[0] = newest.id
}

const itemsOf = (view: View): View[] => (view.items ?? []) as View[]
const asNothing = (answer: Answer): void => {
  Object.assign(answer, { status: 200, body: { data: null, errors: null, meta: {} } })
  delete answer.text
}
const masked = (text: unknown): unknown =>
  typeof text === 'string' ? text.replace(/(?<=^..).*(?=@|..$)/s, '***') : text

const mistakes: Ways = {
  'the e-mail of a customer is masked in lists': {
    view: (kind, view, _record, place) => {
      if (kind === 'customer' && place === 'list') view.email = masked(view.email)
    },
  },
  'the name ends at an apostrophe': keeps('customer', ({ fields }) => {
    for (const field of ['first_name', 'last_name', 'address'])
      fields[field] = fields[field]?.split("'")[0] ?? null
  }),
  'zip and phone change places in the unified flow': keeps(
    'customer',
    ({ fields }) => {
      ;[fields.zip, fields.phone] = [fields.phone ?? null, fields.zip ?? null]
    },
    unified,
  ),
  'letters beyond ASCII are left out of the city': keeps('customer', ({ fields }) => {
    fields.city = fields.city?.replace(/[^\x20-\x7e]/g, '') ?? null
  }),
}

export const EVERYDAY: Breakage[] = [
  ...about('2', 'Customer: email, first_name, last_name … (the value that was sent)', mistakes),
  ...about(
    '2',
    'Customer: email (the value that was sent)',
    where(({ emailCheck }) => emailCheck !== 'no plus sign', {
      'the plus sign of an e-mail becomes a space': keeps('customer', ({ fields }) => {
        fields.email = fields.email?.replace('+', ' ') ?? null
      }),
    }),
  ),
  ...about('0', 'Request and response bodies are JSON.', {
    'a byte order mark before each list': {
      answer: (answer, exchange, world) => {
        if (exchange.op.startsWith('list') && answer.body !== undefined)
          answer.text = `\ufeff${answer.text ?? world.write(answer.body)}`
      },
    },
    'a line break inside of a text of a list': {
      answer: (answer, exchange, world) => {
        if (exchange.op === 'listCustomers' && answer.status === 200)
          answer.text = world.write(answer.body).replace(/("last_name": *"[^"]*)/g, '$1\n')
      },
    },
  }),
  ...about('2', 'items | array of Item | Embedded', {
    ...shows('subscription', {
      'items hold null once there are two': [
        'read|list',
        'items',
        (items) => [...(items as View[]), null],
        paired,
      ],
      'quantities of two items change places in lists': [
        'list',
        'items',
        (items) => {
          const rows = items as View[]
          const quantities = rows.map(({ quantity }) => quantity).toReversed()
          return rows.map((row, at) => ({ ...row, quantity: quantities[at] }))
        },
        paired,
      ],
    }),
    'a listed subscription has the items of all of its customer': {
      view: (kind, view, record: Subscription, place, world) => {
        if (kind !== 'subscription' || place !== 'list') return
        const others = world.subscriptions.filter(
          (one) => one !== record && one.customer === record.customer,
        )
        const rows = others.flatMap(({ items }) => items.map((item: Item) => ({ id: item.id })))
        const [first] = itemsOf(view)
        if (first) view.items = [...itemsOf(view), ...rows.map((row) => ({ ...first, ...row }))]
      },
    },
  }),
  ...about(
    '4',
    'GET: Envelope with `data` = array of Customer, of Subscription (all of the caller’s)',
    where(({ paging }) => paging === 'none', {
      'a list ends after three customers': listed('listCustomers', (rows) => rows.slice(-3)),
    }),
    where(isPaged, {
      'errors missing on later pages': onLater((body) => {
        delete body.errors
      }),
      'state on later pages': onLater((body) => {
        for (const row of rowsOf(body)) if ('items' in row) row.state = 'created'
      }),
    }),
  ),
  ...about(
    '4',
    'GET /api/customers/{id}: Envelope with `data` = Customer.',
    where(({ statusUnknownId }) => statusUnknownId !== 200, {
      'an unknown customer is read as nothing': {
        answer: (answer, exchange) => {
          if (exchange.op === 'readCustomer' && answer.status >= 400 && answer.status !== 401)
            asNothing(answer)
        },
      },
    }),
  ),
  ...about('4', 'GET /api/customers/{id}: customer id; `customer_id`: Use an existing customer', {
    'an unknown customer_id takes the newest customer': stray(
      'createSubscription',
      (exchange, world) => {
        const { subscription } = bodyOf(exchange)
        if (!isObject(subscription) || subscription.customer_id === undefined) return
        const isKnown = world.customers.some(
          ({ id }) => String(id) === String(subscription.customer_id),
        )
        const newest = newestOf(world)
        if (!isKnown && newest) subscription.customer_id = newest.customer.id
      },
    ),
  }),
  ...about(
    '4',
    'GET /api/subscriptions/{id}, POST /api/subscriptions/{subscription_id}/items: id',
    {
      'an unknown subscription is read as the newest': stray('readSubscription', toNewest),
      'an item for an unknown subscription goes to the newest': stray('addItem', toNewest),
    },
  ),
]
