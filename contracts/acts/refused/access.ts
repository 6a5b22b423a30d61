import { act, type Act, type Needs } from '../../engine/act.ts'
import type { CallOptions, Desk } from '../../engine/desk.ts'
import type { Credentials } from '../../engine/options/settings.ts'
import type { Reply } from '../../http/exchange.ts'
import { isSuccess } from '../../http/answers/read-reply.ts'
import { skip } from '../../model/stop.ts'
import { firstCustomer, listedCustomer } from '../customers.ts'
import { profileAfterRefusals, profileOfAnother } from '../profiles.ts'
import {
  firstSubscription,
  listedSubscription,
  products,
  toBody,
  unifiedCustomer,
  unifiedSubscription,
} from '../subscriptions.ts'
import { accessToken, inOtherCase } from '../token.ts'

/** Ways to call without a right token. */
export type Wrong = 'none' | 'random' | 'cut' | 'scheme' | 'secret' | Rare

type Rare = 'empty' | 'case' | 'longer' | 'basic' | 'uid'

/** Every way, in the order of their checks. */
export const WRONG: readonly Wrong[] = ['none', 'random', 'cut', 'scheme', 'secret']

/** Operations that need a token, and those of them that only read. */
const READS = ['readCustomer', 'listCustomers', 'readSubscription', 'listSubscriptions']
const WRITES = ['createCustomer', 'createSubscription', 'addItem', 'createPaymentProfile']
export const GUARDED: readonly string[] = [...READS, ...WRITES]

/** The value of `Authorization` that is wrong in one way. */
function wrongAuthorization(desk: Desk, token: string, wrong: Wrong): string | null {
  if (wrong === 'none') return null
  if (wrong === 'random') return `Bearer ${desk.people.token()}`
  if (wrong === 'empty') return 'Bearer '
  if (wrong === 'case') {
    const turned = inOtherCase(token)
    desk.keepSecret(turned, '$SABIA_ACCESS_TOKEN_IN_OTHER_CASE')
    return `Bearer ${turned}`
  }
  if (wrong === 'longer') {
    desk.keepSecret(`${token}x`, '$SABIA_ACCESS_TOKEN_AND_MORE')
    return `Bearer ${token}x`
  }
  if (wrong === 'basic' || wrong === 'uid') {
    const { clientId, clientSecret } = credentialsOf(desk)
    return wrong === 'uid' ? `Bearer ${clientId}` : `Basic ${toBasic(desk, clientId, clientSecret)}`
  }
  if (wrong === 'scheme') return `Basic ${token}`
  if (wrong === 'secret') return `Bearer ${credentialsOf(desk).clientSecret}`
  const cut = token.slice(0, Math.max(1, token.length - 4))
  desk.keepSecret(cut, '$SABIA_ACCESS_TOKEN_CUT_SHORT')
  return `Bearer ${cut}`
}

function credentialsOf({ settings: { credentials } }: Desk): Credentials {
  if (credentials === undefined) throw skip('NO_CREDENTIALS', 'The client secret is not known')
  return credentials
}

/** Client id and secret for HTTP Basic (RFC 7617, section 2). */
function toBasic(desk: Desk, clientId: string, clientSecret: string): string {
  const bytes = new TextEncoder().encode(`${clientId}:${clientSecret}`)
  const encoded = btoa(String.fromCharCode(...bytes))
  desk.keepSecret(encoded, '$SABIA_BASIC_CREDENTIALS')
  return encoded
}

/** What each operation is called with, so that nothing but the token is wrong. */
async function rightCall(desk: Desk, operation: string): Promise<CallOptions> {
  const { use, people } = desk
  const isBare = desk.settings.isReadOnly
  switch (operation) {
    case 'readCustomer':
      return { path: { id: (await use(isBare ? listedCustomer : firstCustomer)).id } }
    case 'readSubscription':
      return { path: { id: (await use(isBare ? listedSubscription : firstSubscription)).id } }
    case 'createCustomer': {
      const person = people.person(9)
      desk.own(Object.values(person))
      return { body: person }
    }
    case 'createSubscription': {
      const customerId = (await use(firstCustomer)).id
      const [product] = await use(products)
      const items = [{ product: product!, quantity: 1 }]
      return { body: toBody({ interval: 1, items, person: undefined, customerId }) }
    }
    case 'addItem': {
      const [product] = await use(products)
      return {
        path: { subscription_id: (await use(firstSubscription)).id },
        body: { item: { product_handle: product!.handle, quantity: 1 } },
      }
    }
    case 'createPaymentProfile':
      return {
        path: { customer_id: (await use(unifiedCustomer)).id },
        body: {
          payment_method_type: 'pix',
          subscription_id: (await use(unifiedSubscription)).id,
        },
      }
    default:
      return {}
  }
}

function wrongCall(operation: string, wrong: Wrong, before: Act<Reply> | undefined): Act<Reply> {
  const isWrite = WRITES.includes(operation)
  // A call that gets through makes a record: what follows comes after everything else.
  const wants: Needs = isWrite ? { profileAfterRefusals, profileOfAnother } : {}
  return act(`${operation}-token-${wrong}`, {
    needs: { accessToken },
    wants: { ...wants, ...(before === undefined ? {} : { before }) },
    run: async (desk, { accessToken: token }, hoped) => {
      const { before: earlier } = hoped as { before?: Reply }
      if (isWrite && earlier !== undefined && isSuccess(earlier)) {
        throw skip('NOT_SHOWN', 'A wrong token got through already: no more records are made')
      }
      const authorization = wrongAuthorization(desk, token, wrong)
      const call = { ...(await rightCall(desk, operation)), authorization }
      return isWrite
        ? desk.write(operation, { ...call, isRefused: true })
        : desk.read(operation, { ...call, isProbe: true })
    },
  })
}

/** Ways that are tried on one operation alone. */
export const RARELY_WRONG: readonly Wrong[] = ['empty', 'case', 'longer', 'basic', 'uid']

/** Each operation called in each wrong way. */
export const wrongCalls: ReadonlyMap<string, Act<Reply>> = new Map(
  GUARDED.flatMap((operation) => {
    let before: Act<Reply> | undefined
    const ways = operation === 'listCustomers' ? [...WRONG, ...RARELY_WRONG] : WRONG
    return ways.map((wrong) => {
      before = wrongCall(operation, wrong, before)
      return [`${operation} ${wrong}`, before] as const
    })
  }),
)
