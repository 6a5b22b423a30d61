import { isObject, type JsonObject } from '../../http/exchange.ts'
import { RULE_CODES } from '../../http/answers/read-reply.ts'
import {
  codeOf,
  onAnswer,
  onData,
  onRuleRefusal,
  onSuccess,
  readAnswer,
  recordOf,
  refusing,
  respond,
  withBody,
  withText,
  type Answer,
} from '../tools/answers.ts'
import {
  apiOperations,
  objectAt,
  onCalls,
  type Call,
  type Operation,
  type Wrap,
} from '../tools/calls.ts'
import { changeRecords, inRecords, inTexts, setFields } from '../tools/records.ts'
import { fieldsOf } from '../tools/tokens.ts'
import type { Variant } from './variant.ts'

const lists = ['listCustomers', 'listSubscriptions'] as const
const silent = ['createCustomer', 'createPaymentProfile'] as const
const everything: readonly Operation[] = [...apiOperations, 'createToken']

const TEXTS = [
  'email',
  'first_name',
  'last_name',
  'address',
  'address_2',
  'city',
  'state',
  'country',
]

/** The whole list: the mock has pages of its own, which would come between. */
function withoutQuery(request: Request): Request {
  const { origin, pathname } = new URL(request.url)
  return new Request(origin + pathname, { headers: request.headers })
}

/** Splits lists into pages, and tells of the next one in some way. */
function paging(
  size: number,
  tell: (page: number, pages: number, path: string) => JsonObject,
): Wrap {
  return onCalls(lists, () => async ({ request }, site) => {
    const { pathname, searchParams } = new URL(request.url)
    const answer = await readAnswer(await site(withoutQuery(request)))
    const { data } = answer.body
    if (!Array.isArray(data)) return answer.response
    const page = Number(searchParams.get('page') ?? searchParams.get('cursor') ?? '1')
    const pages = Math.max(1, Math.ceil(data.length / size))
    const shown = data.slice((page - 1) * size, page * size)
    return withBody(answer, { ...answer.body, data: shown, meta: tell(page, pages, pathname) })
  })
}

/** Answers a creation, once it is done, in another way. */
function onCreated(
  operations: readonly Operation[],
  change: (answer: Answer, call: Call) => Response,
): Wrap {
  return onCalls(operations, () => async (call, site) => {
    const answer = await readAnswer(await site(call.request))
    return answer.status === 201 ? change(answer, call) : answer.response
  })
}

/** Rewrites the bodies of refusals, whether they have a code or not. */
function onRefusal(rewrite: (body: JsonObject) => unknown): Wrap {
  return onAnswer(apiOperations, rewrite, ({ status }) => status >= 400)
}

/** Answers every nth call in another way, before it does anything. */
function nowAndThen(every: number, answer: () => Response): Wrap {
  return onCalls(everything, () => {
    let count = 0
    return async (call, site) => {
      count += 1
      return count % every === 0 ? answer() : site(call.request)
    }
  })
}

/** Takes no more token calls after five refused ones. */
function lockingOut(retryAfter: string): Wrap {
  return onCalls(['createToken'], () => {
    let refused = 0
    return async ({ request }, site) => {
      if (refused >= 5) {
        if (retryAfter === '20') refused = 0
        return new Response(null, { status: 429, headers: { 'retry-after': retryAfter } })
      }
      const response = await site(request)
      refused = response.ok ? 0 : refused + 1
      return response
    }
  })
}

/** Behaviours that need no clock, by name. */
const wraps: Readonly<Record<string, Wrap>> = {
  'extra-keys-everywhere': onSuccess(apiOperations, (body, { operation }) => ({
    ...body,
    request_id: 'req-1',
    data: (
      ['customer', 'subscription', 'item', 'product', 'price_point', 'profile'] as const
    ).reduce(
      (data: unknown, kind) =>
        changeRecords(operation, data, kind, (record) => ({ ...record, links: {}, version: 3 })),
      body['data'],
    ),
  })),
  'empty-text-for-no-errors': onSuccess(apiOperations, (body) => ({ ...body, errors: '' })),
  'keys-in-another-order': onSuccess(apiOperations, (body) =>
    Object.fromEntries(Object.entries(body).toReversed()),
  ),
  'empty-creates-with-location': onCreated(silent, (answer, { request }) => {
    const location = `${new URL(request.url).pathname}/${String(recordOf(answer)['id'])}`
    return new Response(null, { status: 201, headers: { location } })
  }),
  'no-content-for-silent-creates': onCreated(silent, () => new Response(null, { status: 204 })),
  'bare-id-for-silent-creates': onCreated(silent, (answer) =>
    respond(201, { id: recordOf(answer)['id'] }),
  ),
  'code-in-another-key': onAnswer(
    ['createPaymentProfile'],
    (body) => {
      const [code = '', ...words] = String(body['errors']).split(': ')
      return { ...body, errors: words.join(': ') || code, code }
    },
    ({ status }) => status === 404 || status === 422,
  ),
  'null-subscription-as-unknown': onRuleRefusal((body, call) =>
    call.body['subscription_id'] === null
      ? (JSON.parse(JSON.stringify(body).replaceAll('PPS01', 'SB404')) as unknown)
      : body,
  ),
  'page-about-every-code-in-meta': onRefusal((body) => ({
    ...body,
    meta: { help: `https://docs.example.com/errors#${RULE_CODES.join('-')}` },
  })),
  'refusals-with-errors-alone': onRefusal(({ errors }) => ({ errors })),
  'refusals-with-a-list-for-meta': onRefusal((body) => ({ ...body, meta: [] })),
  'code-beside-null-errors': onRuleRefusal((body) => ({
    errors: null,
    error: { code: body['errors'] },
  })),
  'text-for-refusals-without-code': onCalls(apiOperations, () => async (call, site) => {
    const answer = await readAnswer(await site(call.request))
    if (answer.status < 400 || codeOf(answer) !== undefined) return answer.response
    return withText({ status: answer.status, headers: new Headers() }, 'refused')
  }),
  'gateway-answers-unknown-paths': (site) => async (request) =>
    new URL(request.url).pathname.startsWith('/api/unknown-')
      ? respond(404, { errors: [{ code: 'route_not_found' }] })
      : site(request),
  'html-for-what-is-unknown': onCalls(
    ['readCustomer', 'readSubscription'],
    () => async (call, site) => {
      const answer = await readAnswer(await site(call.request))
      return answer.status === 404
        ? withText(
            { status: 404, headers: new Headers({ 'content-type': 'text/html' }) },
            '<h1>404</h1>',
          )
        : answer.response
    },
  ),
  'pages-with-total': paging(5, (page, pages) => ({ current_page: page, total_pages: pages })),
  'pages-with-next-address': paging(4, (page, pages, path) => ({
    next: page < pages ? `${path}?page=${page + 1}` : null,
  })),
  'pages-with-cursor': paging(6, (page, pages) =>
    page < pages ? { next_cursor: String(page + 1) } : {},
  ),
  'pages-without-a-hint': paging(7, () => ({})),
  'pages-newest-first': onCalls(lists, () => async (call, site) => {
    const backwards: Wrap = onData(lists, (data) =>
      Array.isArray(data) ? data.toReversed() : data,
    )
    return paging(5, (page, pages) => ({ has_more: page < pages }))(backwards(site))(call.request)
  }),
  'pages-in-a-way-of-its-own': onCalls(lists, () => async (call, site) => {
    const answer = await readAnswer(await site(withoutQuery(call.request)))
    const { data } = answer.body
    if (!Array.isArray(data)) return answer.response
    const meta = { has_more: data.length > 5 }
    return withBody(answer, { ...answer.body, data: data.slice(0, 5), meta })
  }),
  'profile-in-another-shape': onData(['createPaymentProfile'], (data) => {
    if (!isObject(data)) return data
    const { id, payment_method_type: type, subscription_id: subscription, status } = data
    return {
      id: `pp_${String(id)}`,
      state: status,
      payment_method_type: type,
      subscription: { id: subscription, state: 'active' },
      pix: { emv: data['qr_code'], status: 'waiting' },
    }
  }),
  'pending-profile-called-approved': setFields('profile', { status: 'approved' }),
  'inner-states-in-a-profile': setFields('profile', {
    payment_method: { state: 'active' },
    pix: { status: 'active' },
  }),
  'profile-shown-as-its-subscription': onData(['createPaymentProfile'], (data) =>
    isObject(data)
      ? { id: data['subscription_id'], state: 'active', items: [], prepaid: false }
      : data,
  ),
  'status-as-a-number': setFields('profile', { status: 1 }),
  'ids-in-capitals': inRecords('subscription', (record) => ({
    ...record,
    id: String(record['id']).toUpperCase(),
  })),
  'texts-in-capitals': inTexts('customer', TEXTS, (value) => value.toUpperCase()),
  'texts-in-small-letters': inTexts('customer', TEXTS, (value) => value.toLowerCase()),
  'spaces-added': inTexts('customer', ['first_name', 'city'], (value) => ` ${value}  `),
  'phone-with-prefix': inTexts('customer', ['phone'], (value) => `55${value}`),
  'invoice-at-enrolment': onCalls([...apiOperations], () => {
    const enrolled = new Set<unknown>()
    return async (call, site) => {
      const answer = await readAnswer(await site(call.request))
      if (call.operation === 'createPaymentProfile') enrolled.add(call.body['subscription_id'])
      const data = changeRecords(call.operation, answer.body['data'], 'subscription', (record) =>
        enrolled.has(record['id']) ? { ...record, balance_in_cents: 4990 } : record,
      )
      return answer.status < 300 ? withBody(answer, { ...answer.body, data }) : answer.response
    }
  }),
  'balance-that-drifts': onCalls([...apiOperations], () => {
    let balance = 5000
    return async (call, site) => {
      balance -= 1
      return setFields('subscription', { balance_in_cents: balance })(site)(call.request)
    }
  }),
  'no-description': setFields('product', { description: null }),
  'few-intervals': refusing('createSubscription', 422, 'interval is invalid', ({ body }) => {
    const { interval = 1 } = objectAt(body, 'subscription')
    return ![1, 2, 12].includes(Number(interval))
  }),
  'moments-with-twelve-digits': inTexts('customer', ['created_at', 'updated_at'], (value) =>
    value.replace(/(\.\d+)?Z$/, (_, fraction: string = '.') => `${fraction.padEnd(13, '0')}Z`),
  ),
  'moments-in-parts-of-a-minute': inTexts('item', ['created_at', 'updated_at'], (value) =>
    value.replace(/:(\d\d(?:\.\d+)?)Z$/, (_, seconds: string) => {
      const part = String(Number(seconds) / 60).slice(1)
      return `${part || '.0'}Z`
    }),
  ),
  'moments-with-an-offset': inRecords('item', (record) => ({
    ...record,
    created_at: String(record['created_at']).replace('Z', '-03:00'),
  })),
  'token-ages': onCalls(['createToken'], () => {
    let first: unknown
    return async (call, site) => {
      const answer = await readAnswer(await site(call.request))
      if (answer.status !== 200 || call.text.includes('payment_profiles_read&')) {
        return answer.response
      }
      const { scope } = answer.body
      if (String(scope).split(' ').length < 8) return answer.response
      first ??= answer.body['access_token']
      return withBody(answer, { ...answer.body, access_token: first, expires_in: 71_000 })
    }
  }),
  'wrong-scopes-with-422': onCalls(['createToken'], () => async (call, site) => {
    const answer = await readAnswer(await site(call.request))
    const scope = fieldsOf(call)['scope'] ?? ''
    return answer.status === 401 && /,|unknown/.test(scope)
      ? withBody(answer, { error: 'invalid_scope' }, 422)
      : answer.response
  }),
  'locks-out-after-wrong-token-calls': lockingOut('3600'),
  'slows-down-after-wrong-token-calls': lockingOut('20'),
  'rarely-503': nowAndThen(40, () => new Response('unavailable', { status: 503 })),
  'often-429': nowAndThen(
    7,
    () => new Response(null, { status: 429, headers: { 'retry-after': '1' } }),
  ),
  'drops-a-connection': nowAndThen(45, () => Response.error()),
}

/** Behaviours that no site profile of the mock has, each allowed by the spec. */
export const behaviours: readonly Variant[] = [
  ...Object.entries(wraps).map(([name, wrap]) => ({ name, wrap })),
  {
    name: 'slow-answers',
    wrap: (site, time) => async (request) => {
      await time.sleep(900)
      return site(request)
    },
  },
  { name: 'lists-lag', wrap: lagging(2000) },
  {
    name: 'everything-at-once',
    siteProfile: {
      G10: 'offset',
      G36: '200',
      G42: '200-with-errors',
      G90: '200-with-errors',
      G82: 'same-token',
    },
    wrap: (site, time) => {
      const late = lagging(1200)(site, time)
      const paged = paging(5, (page, pages) => ({ total_pages: pages, page }))(late)
      const rare = nowAndThen(37, () => new Response(null, { status: 503 }))(paged)
      return onSuccess(apiOperations, (body) => ({ ...body, errors: '', trace: 1 }))(rare)
    },
  },
]

/** A list shows what is new only after a while. */
function lagging(milliseconds: number): NonNullable<Variant['wrap']> {
  return (site, time) => {
    const born = new Map<unknown, number>()
    const begun = new Set<Operation>()
    return onCalls(lists, () => async (call, inner) => {
      const answer = await readAnswer(await inner(call.request))
      const { data } = answer.body
      if (!Array.isArray(data)) return answer.response
      // What the site began with is listed at once.
      const isFirst = !begun.has(call.operation)
      begun.add(call.operation)
      const shown = data.filter((record: unknown) => {
        const id = isObject(record) ? `${call.operation} ${String(record['id'])}` : record
        if (!born.has(id)) born.set(id, isFirst ? -Infinity : time.now())
        return time.now() - (born.get(id) ?? 0) >= milliseconds
      })
      return withBody(answer, { ...answer.body, data: shown })
    })(site)
  }
}
