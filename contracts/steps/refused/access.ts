import { document } from '../../../openapi/generated/document.ts'
import { operationsOf } from '../../../openapi/operations.ts'
import { step, type Step, type Steps } from '../../engine/step.ts'
import { toBasic } from '../../engine/token-call.ts'
import type { CallOptions, Context } from '../../engine/context.ts'
import type { Credentials } from '../../engine/options/settings.ts'
import type { Reply } from '../../http/exchange.ts'
import { isSuccess } from '../../http/answers/read-reply.ts'
import { skip } from '../../model/stop.ts'
import { idIn } from '../create.ts'
import { firstCustomer, listedCustomer } from '../customers.ts'
import { paymentProfileAfterRefusals, rulesBrokenLate } from '../payment-profiles.ts'
import { pixFor } from './broken-rules.ts'
import { products, toBody } from '../orders.ts'
import {
  firstSubscription,
  listedSubscription,
  unifiedCustomer,
  unifiedSubscription,
} from '../subscriptions.ts'
import { accessToken, inOtherCase } from '../token.ts'
import { unknownCustomerId } from './unknown.ts'
import { bareSubscription } from '../unusual-records.ts'

/** The interval of a subscription that only a call without a right token asks for. */
export const REFUSED_INTERVAL = 11

/** Ways to call without a right token. */
export type Wrong = 'none' | 'random' | 'cut' | 'scheme' | 'secret' | Rare

type Rare = 'empty' | 'case' | 'longer' | 'basic' | 'uid'

/** Ways to try, in the order of their checks. */
export const WRONG: readonly Wrong[] = ['none', 'random', 'cut', 'scheme', 'secret']

/** Operations that need a token, and those of them that only read. */
const guarded = operationsOf(document).filter(({ scopes }) => scopes !== undefined)
const READS = guarded.filter(({ method }) => method === 'GET')
const WRITES = guarded.filter(({ method }) => method !== 'GET').map((one) => one.operationId)
export const GUARDED: readonly string[] = [...READS.map((one) => one.operationId), ...WRITES]

/** One token of no site for all calls: a site must not get used to it. */
const randomToken = step('random-token', { run: async ({ people }) => people.token() })

/** The value of `Authorization` that is wrong in one way. */
async function wrongAuthorization(
  context: Context,
  token: string,
  wrong: Wrong,
): Promise<string | null> {
  if (wrong === 'none') return null
  if (wrong === 'random') return `Bearer ${await context.use(randomToken)}`
  if (wrong === 'empty') return 'Bearer '
  if (wrong === 'case') {
    const turned = inOtherCase(token)
    context.keepSecret(turned, '$SABIA_ACCESS_TOKEN_IN_OTHER_CASE')
    return `Bearer ${turned}`
  }
  if (wrong === 'longer') {
    context.keepSecret(`${token}x`, '$SABIA_ACCESS_TOKEN_AND_MORE')
    return `Bearer ${token}x`
  }
  if (wrong === 'basic' || wrong === 'uid') {
    const { clientId, clientSecret } = credentialsOf(context)
    if (wrong === 'uid') return `Bearer ${clientId}`
    const basic = toBasic(clientId, clientSecret)
    context.keepSecret(basic, '$SABIA_BASIC_CREDENTIALS')
    return `Basic ${basic}`
  }
  if (wrong === 'scheme') return `Basic ${token}`
  if (wrong === 'secret') return `Bearer ${credentialsOf(context).clientSecret}`
  const cut = token.slice(0, Math.max(1, token.length - 4))
  context.keepSecret(cut, '$SABIA_ACCESS_TOKEN_CUT_SHORT')
  return `Bearer ${cut}`
}

function credentialsOf({ settings: { credentials } }: Context): Credentials {
  if (credentials === undefined) throw skip('NO_CREDENTIALS', 'The client secret is not known')
  return credentials
}

/** A subscription that no call has enrolled, with its customer: that of the unified flow, or else another. */
export const unenrolled = step('unenrolled-subscription', {
  requires: { firstCustomer },
  // The rules are broken on it as well, as long as it has no payment profile.
  after: { bareSubscription, unifiedCustomer, unifiedSubscription, ...rulesBrokenLate },
  run: async (_, { firstCustomer: first }, attempts) => {
    const { bareSubscription: bare, unifiedCustomer: customer, unifiedSubscription: own } = attempts
    if (customer !== undefined && own !== undefined)
      return { customerId: customer.id, subscriptionId: own.id, isUnified: true }
    const bareId = bare === undefined ? undefined : idIn(bare.reply, 'subscription')
    if (bareId !== undefined)
      return { customerId: first.id, subscriptionId: bareId, isUnified: false }
    throw skip('NOT_SHOWN', 'No subscription is left that could be enrolled')
  },
})

/** What each operation is called with, so that nothing but the token is wrong. */
async function rightCall(context: Context, operation: string, wrong: Wrong): Promise<CallOptions> {
  const { use, people } = context
  const isBare = context.settings.isReadOnly
  switch (operation) {
    // A random token is refused before the record is looked up.
    case 'readCustomer':
      if (wrong === 'random') return { path: { id: unknownCustomerId(context) } }
      return { path: { id: (await use(isBare ? listedCustomer : firstCustomer)).id } }
    case 'readSubscription':
      if (wrong === 'random') return { path: { id: people.uuid() } }
      return { path: { id: (await use(isBare ? listedSubscription : firstSubscription)).id } }
    case 'createCustomer': {
      const person = people.person(9)
      context.own(Object.values(person))
      return { body: person }
    }
    case 'createSubscription': {
      const customerId = (await use(firstCustomer)).id
      const [product] = await use(products)
      const items = [{ product: product!, quantity: 1 }]
      const interval = REFUSED_INTERVAL
      return { body: toBody({ interval, items, person: undefined, customerId }) }
    }
    case 'addItem': {
      const [product] = await use(products)
      return {
        path: { subscription_id: (await use(firstSubscription)).id },
        body: { item: { product_handle: product!.handle, quantity: 1 } },
      }
    }
    case 'createPaymentProfile': {
      // A subscription that is enrolled later, which shows whether this call has done so.
      const { customerId, subscriptionId } = await use(unenrolled)
      return { path: { customer_id: customerId }, body: pixFor(subscriptionId) }
    }
    case 'listSubscriptions': {
      // A later page is shown to nobody either.
      const page = context.answers.findLast(
        (reply) => reply.exchange.operation === operation && reply.exchange.url.includes('?'),
      )
      const query = page && isSuccess(page) ? page.exchange.url.replace(/^[^?]*\?/, '') : undefined
      return wrong === 'random' && query !== undefined ? { query } : {}
    }
    default:
      return { path: examplePath(operation) }
  }
}

/** The path values that the document gives as examples: a wrong token is refused before any look-up. */
function examplePath(operation: string): Record<string, string> {
  const { parameters = [] } = guarded.find((one) => one.operationId === operation) ?? {}
  const inPath = parameters.filter((parameter) => parameter.in === 'path')
  return Object.fromEntries(inPath.map(({ name, example }) => [name, String(example)]))
}

function wrongCall(operation: string, wrong: Wrong, before: Step<Reply> | undefined): Step<Reply> {
  const isWrite = WRITES.includes(operation)
  // A call that gets through makes a record: what follows comes after everything else.
  const after: Steps = isWrite ? { paymentProfileAfterRefusals } : {}
  return step(`${operation}-token-${wrong}`, {
    requires: { accessToken },
    after: { ...after, ...(before === undefined ? {} : { before }) },
    run: async (context, { accessToken: token }, attempts) => {
      const { before: earlier } = attempts as { before?: Reply }
      if (isWrite && earlier !== undefined && isSuccess(earlier)) {
        throw skip('NOT_SHOWN', 'A wrong token got through already: no more records are made')
      }
      const authorization = await wrongAuthorization(context, token, wrong)
      const call = { ...(await rightCall(context, operation, wrong)), authorization }
      return isWrite
        ? context.write(operation, { ...call, isRefused: true })
        : context.read(operation, { ...call, isProbe: true })
    },
  })
}

/** Ways that are tried on one operation alone: a site reads the header alike for all of them. */
export const RARELY_WRONG: readonly Wrong[] = ['empty', 'case', 'longer', 'basic', 'uid']

/** Each operation called without a right token; `listCustomers` in every wrong way. */
export const wrongCalls: ReadonlyMap<string, Step<Reply>> = new Map(
  GUARDED.flatMap((operation) => {
    let before: Step<Reply> | undefined
    const ways: readonly Wrong[] =
      operation === 'listCustomers' ? [...WRONG, ...RARELY_WRONG] : ['none', 'random']
    return ways.map((wrong) => {
      before = wrongCall(operation, wrong, before)
      return [`${operation} ${wrong}`, before] as const
    })
  }),
)

/** The wrong calls of one operation. */
export function callsWithoutRight(operation: string): [name: string, step: Step<Reply>][] {
  return [...wrongCalls].filter(([name]) => name.startsWith(`${operation} `))
}
