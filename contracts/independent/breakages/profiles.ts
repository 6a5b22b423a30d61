// Broken facts about payment profiles: the rules of their creation, what a refusal leaves behind, and the webhook.
import { isObject } from '../world.ts'
import type { Exchange, Profile, View, World } from '../world.ts'
import {
  about,
  as,
  bodyOf,
  decided,
  enrol,
  enrolled,
  keeps,
  leaves,
  lets,
  puts,
  record,
  recoded,
  refuses,
  subscriptionIn,
  type Breakage,
} from './ways.ts'

const typeIs =
  (...values: unknown[]) =>
  (exchange: Exchange): boolean =>
    values.some(
      (value) => JSON.stringify(value) === JSON.stringify(bodyOf(exchange).payment_method_type),
    )
const idOf = (exchange: Exchange): string => {
  const id = bodyOf(exchange).subscription_id
  return typeof id === 'string' || typeof id === 'number' ? String(id) : ''
}
const isUuid = (text: string): boolean => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text)
const profilesOf = (exchange: Exchange, world: World): Profile[] =>
  world.profiles.filter(({ subscription }) => subscription.id === idOf(exchange))
/** A fault that is found where no rule of the specification is broken. */
const invents = (rule: 'SB404' | 'SB344', when: (exchange: Exchange, world: World) => boolean) => ({
  rule: (asked: string, broken: boolean, exchange: Exchange, world: World) =>
    broken || (asked === rule && when(exchange, world)),
})
const named = (webhookOthers: string): boolean => !webhookOthers.startsWith('subscription')
const told = ({ webhookOthers }: { webhookOthers: string }): boolean => named(webhookOthers)
const crash = (body: View): View => ({
  ...body,
  data: null,
  errors: 'Internal Server Error',
  meta: {},
})

/** A webhook shows the payment profile's record, whose id the create call has shown. */
const inWebhooks = (knobs: { createProfile: string; webhookShape: string }): boolean =>
  /record|id/.test(knobs.createProfile) && !/flat|changes/.test(knobs.webhookShape)

export const PROFILES: Breakage[] = [
  ...about(
    '4',
    'When the body names a subscription that does not exist, then the call fails with error SB404.',
    ['an unknown UUID accepted', lets('SB404', (exchange) => isUuid(idOf(exchange)))],
    [
      'an unknown subscription accepted once a profile exists',
      lets('SB404', (_exchange, world) => world.profiles.length > 0),
    ],
    [
      'an unknown subscription accepted before any profile exists',
      lets('SB404', (_exchange, world) => world.profiles.length === 0),
    ],
    [
      'a subscription found by the first part of its id',
      lets('SB404', (exchange, world) =>
        world.subscriptions.some(({ id }) => id.slice(0, 8) === idOf(exchange).slice(0, 8)),
      ),
    ],
    [
      'a subscription found by all but the last sign of its id',
      lets(
        'SB404',
        (exchange, world) =>
          idOf(exchange).length > 30 &&
          world.subscriptions.some(({ id }) => id.slice(0, -1) === idOf(exchange).slice(0, -1)),
      ),
    ],
    [
      'a subscription found by the start of its id',
      lets(
        'SB404',
        (exchange, world) =>
          idOf(exchange) !== '' &&
          world.subscriptions.some(({ id }) => id.startsWith(idOf(exchange))),
      ),
    ],
    [
      'a subscription found with signs after its id',
      lets('SB404', (exchange, world) =>
        world.subscriptions.some(({ id }) => idOf(exchange).startsWith(id)),
      ),
    ],
    ['the nil UUID accepted', lets('SB404', (exchange) => /^[0-]+$/.test(idOf(exchange)))],
    ['a text that is no UUID accepted', lets('SB404', (exchange) => !isUuid(idOf(exchange)))],
    [
      'the id of a profile as subscription accepted',
      lets('SB404', (exchange, world) =>
        world.profiles.some(({ id }) => String(id) === idOf(exchange)),
      ),
    ],
    [
      'a text that is no UUID is a fault of the server',
      {
        answer: (answer, exchange) => {
          if (
            exchange.op === 'createProfile' &&
            idOf(exchange) !== '' &&
            !isUuid(idOf(exchange)) &&
            isObject(answer.body) &&
            answer.status !== 401
          )
            Object.assign(answer, { status: 500, body: crash({}) })
        },
      },
    ],
    [
      'a text that is no UUID told as PPS01',
      recoded('SB404', 'PPS01', (exchange) => !isUuid(idOf(exchange))),
    ],
    [
      'an unknown UUID told as PPS01',
      recoded('SB404', 'PPS01', (exchange) => isUuid(idOf(exchange))),
    ],
    [
      'SB404 told as SB344 once a profile exists',
      recoded('SB404', 'SB344', (_exchange, world) => world.profiles.length > 0),
    ],
    [
      'the same unknown subscription is accepted the second time',
      lets(
        'SB404',
        (exchange, world) =>
          (world.notes[`asked ${idOf(exchange)}`] =
            (world.notes[`asked ${idOf(exchange)}`] ?? 0) + 1) > 1,
      ),
    ],
    [
      'SB404 without a code once a profile exists',
      {
        refusal: (refusal, _exchange, world) => {
          for (const fault of refusal.faults)
            if (fault.code === 'SB404' && world.profiles.length > 0) fault.code = null
        },
      },
    ],
  ),
  ...about(
    '1',
    'A client creates a payment profile of type `pix` for a customer and a subscription.',
    [
      'SB404 for a subscription of the unified flow',
      {
        ...invents('SB404', (exchange, world) => world.notes[`unified ${idOf(exchange)}`] === 1),
        stored: (kind, own: { id: string }, world) => {
          if (kind === 'subscription' && world.current?.unified)
            world.notes[`unified ${own.id}`] = 1
        },
      },
    ],
    [
      'SB404 for a subscription of the separate flow',
      {
        ...invents('SB404', (exchange, world) => world.notes[`separate ${idOf(exchange)}`] === 1),
        stored: (kind, own: { id: string }, world) => {
          if (kind === 'subscription' && !world.current?.unified)
            world.notes[`separate ${own.id}`] = 1
        },
      },
    ],
    [
      'SB404 for all but the newest subscription',
      invents(
        'SB404',
        (exchange, world) =>
          idOf(exchange) !== '' &&
          world.subscriptions.some(({ id }) => id === idOf(exchange)) &&
          world.subscriptions.at(-1)?.id !== idOf(exchange),
      ),
    ],
    [
      'SB344 for all subscriptions once a profile exists',
      invents('SB344', (_exchange, world) => world.profiles.length > 0),
    ],
    [
      'SB344 after a refusal with PPMT02',
      {
        ...invents('SB344', (exchange, world) => world.notes[`tried ${idOf(exchange)}`] === 1),
        refusal: (refusal, exchange, world) => {
          if (refusal.faults[0]?.code === 'PPMT02') world.notes[`tried ${idOf(exchange)}`] = 1
        },
      },
    ],
    [
      'SB344 after a refusal with PPMT01',
      {
        ...invents('SB344', (exchange, world) => world.notes[`tried ${idOf(exchange)}`] === 1),
        refusal: (refusal, exchange, world) => {
          if (refusal.faults[0]?.code === 'PPMT01') world.notes[`tried ${idOf(exchange)}`] = 1
        },
      },
    ],
    [
      'SB344 after a refusal for lack of a token',
      {
        ...invents('SB344', (exchange, world) => world.notes[`tried ${idOf(exchange)}`] === 1),
        refusal: (refusal, exchange, world) => {
          if (refusal.kind === 'unauthorized') world.notes[`tried ${idOf(exchange)}`] = 1
        },
      },
    ],
    [
      'SB344 once any item was added',
      {
        ...invents('SB344', (exchange, world) => world.notes[`added ${idOf(exchange)}`] === 1),
        stored: (kind, own: { id: string }, world) => {
          if (kind === 'item') world.notes[`added ${own.id}`] = 1
        },
      },
    ],
  ),
  ...about(
    '4',
    'When the subscription already has a payment profile, then the call fails with error SB344.',
    [
      'a second profile accepted as the very next call',
      {
        ...lets(
          'SB344',
          (exchange, world) =>
            profilesOf(exchange, world).length > 0 &&
            world.calls - (world.notes.enrolledAt ?? -9) === 1,
        ),
        stored: (kind, _own, world) => {
          if (kind === 'profile') world.notes.enrolledAt = world.calls
        },
      },
    ],
    [
      'a second profile accepted later than the next calls',
      {
        ...lets('SB344', (_exchange, world) => world.calls - (world.notes.enrolledAt ?? 0) > 3),
        stored: (kind, _own, world) => {
          if (kind === 'profile') world.notes.enrolledAt ??= world.calls
        },
      },
    ],
    [
      'a second profile accepted at the second try',
      lets(
        'SB344',
        (exchange, world) =>
          (world.notes[`again ${idOf(exchange)}`] =
            (world.notes[`again ${idOf(exchange)}`] ?? 0) + 1) > 1,
      ),
    ],
    [
      'a second profile accepted for the second subscription of a customer',
      lets('SB344', (exchange, world) => {
        const own = subscriptionIn(exchange, world)
        return (
          own !== undefined &&
          world.subscriptions.find(({ customer }) => customer === own.customer) !== own
        )
      }),
    ],
    [
      'a second profile accepted with an interval over 1',
      lets('SB344', (exchange, world) => (subscriptionIn(exchange, world)?.interval ?? 1) > 1),
    ],
    [
      'a second profile accepted once an item was added',
      {
        ...lets('SB344', (exchange, world) => world.notes[`added ${idOf(exchange)}`] === 1),
        stored: (kind, own: { id: string }, world) => {
          if (kind === 'item') world.notes[`added ${own.id}`] = 1
        },
      },
    ],
    [
      'a second profile accepted in the unified flow',
      lets('SB344', (exchange, world) => {
        const own = subscriptionIn(exchange, world)
        return (
          own !== undefined &&
          world.subscriptions.filter(({ customer }) => customer === own.customer).length === 1
        )
      }),
    ],
    [
      'a second profile accepted while another subscription has one',
      lets('SB344', (exchange, world) =>
        world.profiles.some(({ subscription }) => subscription.id !== idOf(exchange)),
      ),
    ],
    [
      'a second profile accepted for the oldest subscription that has one',
      lets('SB344', (exchange, world) => world.profiles[0]?.subscription.id === idOf(exchange)),
    ],
    [
      'a second profile accepted for the id in the other letter case',
      lets(
        'SB344',
        (exchange, world) => !world.subscriptions.some(({ id }) => id === idOf(exchange)),
      ),
      ({ uuidLookup }) => uuidLookup !== false,
    ],
    [
      'SB344 told as SB404 while pending',
      recoded('SB344', 'SB404', (exchange, world) =>
        profilesOf(exchange, world).some(({ status }) => status === 'pending'),
      ),
    ],
    [
      'SB344 told as SB404 once active',
      recoded('SB344', 'SB404', (exchange, world) =>
        profilesOf(exchange, world).some(({ status }) => status === 'accepted'),
      ),
    ],
    ['SB344 told as PPMT02', recoded('SB344', 'PPMT02')],
    [
      'SB344 without a code once active',
      {
        refusal: (refusal, exchange, world) => {
          for (const fault of refusal.faults)
            if (
              fault.code === 'SB344' &&
              profilesOf(exchange, world).some(({ status }) => status === 'accepted')
            )
              fault.code = null
        },
      },
    ],
    [
      'SB344 as a fault of the server once active',
      refuses('SB344', (body, answer, world) => {
        if (world.profiles.some(({ status }) => status === 'accepted'))
          Object.assign(answer, { status: 500, body: crash(body) })
      }),
    ],
    [
      'SB344 as a redirect',
      refuses('SB344', (_body, answer) => {
        Object.assign(answer, { status: 302, body: undefined, headers: [['Location', '/']] })
      }),
    ],
  ),
  ...about(
    '4',
    'When `payment_method_type` is blank, then the call fails with PPMT01',
    ['type null accepted', lets('PPMT01', typeIs(null))],
    ['type "" accepted', lets('PPMT01', typeIs(''))],
    [
      'missing type told as PPMT02',
      recoded('PPMT01', 'PPMT02', (exchange) => !('payment_method_type' in bodyOf(exchange))),
    ],
    ['blank type told as PPS01', recoded('PPMT01', 'PPS01')],
    [
      'blank type accepted once a profile exists',
      lets('PPMT01', (_exchange, world) => world.profiles.length > 0),
    ],
    [
      'blank type accepted before any profile exists',
      lets('PPMT01', (_exchange, world) => world.profiles.length === 0),
    ],
    [
      'blank type told as PPMT02 once a profile exists',
      recoded('PPMT01', 'PPMT02', (_exchange, world) => world.profiles.length > 0),
    ],
    [
      'blank type and missing subscription accepted together',
      {
        rule: (rule, broken, exchange) => {
          const body = bodyOf(exchange)
          return (rule === 'PPMT01' || rule === 'PPS01') &&
            !body.payment_method_type &&
            !('subscription_id' in body)
            ? false
            : broken
        },
      },
    ],
    [
      'blank type and missing subscription are a fault of the server',
      {
        answer: (answer, exchange) => {
          const body = bodyOf(exchange)
          if (
            exchange.op === 'createProfile' &&
            answer.status !== 401 &&
            !body.payment_method_type &&
            !('subscription_id' in body)
          )
            Object.assign(answer, { status: 500, body: crash({}) })
        },
      },
    ],
    [
      'blank type and missing subscription get no code',
      {
        refusal: (refusal, exchange) => {
          const body = bodyOf(exchange)
          if (
            exchange.op === 'createProfile' &&
            !body.payment_method_type &&
            !('subscription_id' in body)
          )
            for (const fault of refusal.faults) fault.code = null
        },
      },
    ],
    [
      'blank type of a taken subscription accepted',
      {
        rule: (rule, broken, exchange, world) =>
          (rule === 'PPMT01' || rule === 'SB344') &&
          !bodyOf(exchange).payment_method_type &&
          profilesOf(exchange, world).length > 0
            ? false
            : broken,
      },
    ],
    [
      'PPMT01 leaves a profile behind',
      leaves('PPMT01', (world, exchange) => {
        enrol(world, subscriptionIn(exchange, world))
      }),
    ],
    [
      'PPMT01 as a fault of the server',
      refuses('PPMT01', (body, answer) => {
        Object.assign(answer, { status: 500, body: crash(body) })
      }),
    ],
    [
      'PPMT01 as a list of texts',
      refuses('PPMT01', (body, answer) => {
        answer.body = [body.errors ?? 'PPMT01']
      }),
    ],
  ),
  ...about(
    '4',
    'payment_method_type (string, must be `pix`, required); when it is not `pix`, then PPMT02',
    ...['boleto', 'PIX', 'pix ', 'pix\n'].map((value): [string, ReturnType<typeof lets>] => [
      `type ${JSON.stringify(value)} accepted`,
      lets('PPMT02', typeIs(value)),
    ]),
    [
      'any type that contains pix accepted',
      lets('PPMT02', (exchange) =>
        /pix/i.test(JSON.stringify(bodyOf(exchange).payment_method_type ?? '')),
      ),
    ],
    [
      'a type with spaces around pix accepted',
      lets('PPMT02', (exchange) => {
        const type = bodyOf(exchange).payment_method_type
        return typeof type === 'string' && type.trim() === 'pix'
      }),
    ],
    [
      'pix in any letter case accepted',
      lets('PPMT02', (exchange) => {
        const type = bodyOf(exchange).payment_method_type
        return typeof type === 'string' && type.toLowerCase() === 'pix'
      }),
    ],
    ['type true accepted', lets('PPMT02', typeIs(true))],
    [
      'a type that is no string accepted',
      lets('PPMT02', (exchange) => typeof bodyOf(exchange).payment_method_type !== 'string'),
    ],
    ['type ["pix"] accepted', lets('PPMT02', typeIs(['pix']))],
    [
      'a wrong type accepted before any profile exists',
      lets('PPMT02', (_exchange, world) => world.profiles.length === 0),
    ],
    [
      'a wrong type is tried only once',
      lets('PPMT02', (_exchange, world) => (world.notes.types = (world.notes.types ?? 0) + 1) > 1),
    ],
    [
      'a wrong type of a taken subscription accepted',
      {
        rule: (rule, broken, exchange, world) =>
          (rule === 'PPMT02' || rule === 'SB344') &&
          bodyOf(exchange).payment_method_type !== 'pix' &&
          profilesOf(exchange, world).length > 0
            ? false
            : broken,
      },
    ],
    [
      'a wrong type with an unknown subscription accepted',
      {
        rule: (rule, broken, exchange, world) =>
          (rule === 'PPMT02' || rule === 'SB404') &&
          bodyOf(exchange).payment_method_type !== 'pix' &&
          idOf(exchange) !== '' &&
          !subscriptionIn(exchange, world)
            ? false
            : broken,
      },
    ],
    [
      'a wrong type without subscription accepted',
      {
        rule: (rule, broken, exchange) =>
          (rule === 'PPMT02' || rule === 'PPS01') &&
          bodyOf(exchange).payment_method_type !== 'pix' &&
          !('subscription_id' in bodyOf(exchange))
            ? false
            : broken,
      },
    ],
    [
      'PPMT02 told as PPMT01 once a profile exists',
      recoded('PPMT02', 'PPMT01', (_exchange, world) => world.profiles.length > 0),
    ],
    ['PPMT02 told as PPMT01 for credit_card', recoded('PPMT02', 'PPMT01', typeIs('credit_card'))],
    [
      'PPMT02 told as PPMT01 for a near miss',
      recoded('PPMT02', 'PPMT01', (exchange) =>
        /pix/i.test(JSON.stringify(bodyOf(exchange).payment_method_type ?? '')),
      ),
    ],
    [
      'PPMT02 as a page for credit_card',
      refuses('PPMT02', (_body, answer, _world, exchange) => {
        if (typeIs('credit_card', 'boleto')(exchange)) {
          answer.text = '<h1>PPMT02</h1>'
          answer.headers.push(['Content-Type', 'text/html'])
        }
      }),
    ],
    [
      'PPMT02 with errors true',
      refuses('PPMT02', (body) => {
        body.code = 'PPMT02'
        body.errors = true
      }),
    ],
    [
      'PPMT02 with errors as a number',
      refuses('PPMT02', (body) => {
        body.code = 'PPMT02'
        body.errors = 2
      }),
    ],
  ),
  ...about(
    '4',
    'When `subscription_id` is missing, then the call fails with PPS01.',
    ['missing subscription told as PPMT01', recoded('PPS01', 'PPMT01')],
    [
      'missing subscription accepted where the customer has one alone',
      lets(
        'PPS01',
        (exchange, world) =>
          world.subscriptions.filter(
            ({ customer }) => String(customer.id) === exchange.parameters[0],
          ).length === 1,
      ),
    ],
    [
      'missing subscription accepted where the customer has more',
      lets(
        'PPS01',
        (exchange, world) =>
          world.subscriptions.filter(
            ({ customer }) => String(customer.id) === exchange.parameters[0],
          ).length > 1,
      ),
    ],
    [
      'missing subscription accepted once a profile exists',
      lets('PPS01', (_exchange, world) => world.profiles.length > 0),
    ],
    [
      'missing subscription accepted before any profile exists',
      lets('PPS01', (_exchange, world) => world.profiles.length === 0),
    ],
    [
      'missing subscription told as SB404 once a profile exists',
      recoded('PPS01', 'SB404', (_exchange, world) => world.profiles.length > 0),
    ],
    [
      'subscription null accepted',
      lets('PPS01', (exchange) => bodyOf(exchange).subscription_id === null),
    ],
    [
      'PPS01 leaves a profile behind',
      leaves('PPS01', (world, exchange) => {
        enrol(
          world,
          world.subscriptions.findLast(
            (own) => String(own.customer.id) === exchange.parameters[0] && !enrolled(world, own),
          ),
        )
      }),
    ],
    [
      'PPS01 without body',
      refuses('PPS01', (_body, answer) => {
        answer.body = undefined
      }),
    ],
    [
      'PPS01 as a fault of the server',
      refuses('PPS01', (body, answer) => {
        Object.assign(answer, { status: 500, body: crash(body) })
      }),
    ],
    [
      'PPS01 without errors',
      refuses('PPS01', (body) => {
        body.code = 'PPS01'
        delete body.errors
      }),
    ],
  ),
  ...about(
    '4',
    '… then the call fails (a call that fails leaves nothing behind)',
    [
      'SB404 leaves a profile behind for another subscription',
      leaves('SB404', (world, exchange) => {
        enrol(
          world,
          world.subscriptions.findLast(
            (own) => String(own.customer.id) === exchange.parameters[0] && !enrolled(world, own),
          ),
        )
      }),
    ],
    [
      'SB344 puts an active profile back to pending',
      leaves('SB344', (world, exchange) => {
        for (const profile of profilesOf(exchange, world))
          Object.assign(profile, { status: 'pending', decided: false })
      }),
      ({ profilesShown }) => /subscription|both/.test(profilesShown),
    ],
    [
      'SB344 removes the profile',
      leaves('SB344', (world, exchange) => {
        const at = world.profiles.findIndex(
          ({ subscription }) => subscription.id === idOf(exchange),
        )
        if (at !== -1) world.profiles.splice(at, 1)
      }),
    ],
    [
      'SB344 adds an item',
      leaves('SB344', (world, exchange) => {
        const own = subscriptionIn(exchange, world)
        if (own?.items[0]) own.items.push({ ...own.items[0], id: world.nextId('item') })
      }),
    ],
    [
      'SB344 changes the interval',
      leaves('SB344', (world, exchange) => {
        const own = subscriptionIn(exchange, world)
        if (own) own.interval += 1
      }),
    ],
    [
      'PPMT02 changes the interval',
      leaves('PPMT02', (world, exchange) => {
        const own = subscriptionIn(exchange, world)
        if (own) own.interval += 1
      }),
    ],
    [
      'PPMT02 loses an item',
      leaves('PPMT02', (world, exchange) => {
        subscriptionIn(exchange, world)?.items.pop()
      }),
    ],
    [
      'PPS01 leaves a subscription behind',
      leaves('PPS01', (world) => {
        const own = world.subscriptions.at(-1)
        if (own) world.subscriptions.push({ ...own, id: world.uuid() })
      }),
    ],
    [
      'SB404 leaves a subscription of that id behind',
      leaves('SB404', (world, exchange) => {
        const own = world.subscriptions.at(-1)
        if (own && isUuid(idOf(exchange))) world.subscriptions.push({ ...own, id: idOf(exchange) })
      }),
    ],
    [
      'SB344 gives the subscription to the newest customer',
      leaves('SB344', (world, exchange) => {
        const own = subscriptionIn(exchange, world)
        if (own) own.customer = world.customers.at(-1)!
      }),
    ],
  ),
  ...about(
    '2',
    'Known fields: `payment_method_type` (allowed value `pix`), the linked subscription (`subscription_id`), the owning customer, and a status',
    [
      'subscription of the first profile in each',
      puts(
        'profile',
        /^create/,
        'subscription_id',
        (_view, _own, world) => world.profiles[0]!.subscription.id,
      ),
      record,
    ],
    [
      'payment_method_type credit_card in webhooks',
      puts('profile', /^webhook/, 'payment_method_type', () => 'credit_card'),
      inWebhooks,
    ],
    [
      'payment_method_type null',
      puts('profile', /^create/, 'payment_method_type', () => null),
      record,
    ],
    [
      'payment_method_type an object',
      puts('profile', /^create/, 'payment_method_type', () => ({ name: 'pix' })),
      record,
    ],
    [
      'subscription_id a number',
      puts('profile', /^create/, 'subscription_id', (_view, own) =>
        Number.parseInt(own.subscription.id, 16),
      ),
      record,
    ],
    [
      'customer_id of another customer',
      puts(
        'profile',
        /^create/,
        'customer_id',
        (_view, own, world) => world.customers.find((one) => one !== own.customer)?.id ?? 1,
      ),
      record,
    ],
    [
      'customer of another in the profile',
      puts('profile', /^create/, 'customer', (view, own, world) => {
        const other = world.customers.find((one) => one !== own.customer)
        return isObject(view.customer) && other
          ? { ...view.customer, id: other.id, email: other.fields.email }
          : view.customer
      }),
      ({ createProfile, profileOwner }) =>
        createProfile === 'record' && /^(customer|both)$/.test(profileOwner),
    ],
    [
      'payment_method_type in the plural with an interval over 1',
      puts(
        'profile',
        /^create/,
        'payment_method_type',
        () => 'pixes',
        ({ subscription }) => subscription.interval > 1,
      ),
      record,
    ],
  ),
  ...about(
    '4',
    'The profile is created in a pending state; its status is later updated asynchronously',
    [
      'active at its creation from the second on',
      keeps('profile', (own, world) => {
        if (world.profiles.length > 1) own.status = 'accepted'
      }),
      record,
    ],
    [
      'refused at its creation',
      keeps('profile', (own) => {
        own.status = 'refused'
      }),
      record,
    ],
    [
      'active at its creation with an interval over 1',
      keeps('profile', (own) => {
        if (own.subscription.interval > 1) own.status = 'accepted'
      }),
      record,
    ],
  ),
  ...about(
    '6',
    "The service reports the update of a payment profile's status (activation after the payer's authorization is confirmed) by a webhook",
    [
      'the webhook names a subscription of another',
      puts(
        'profile',
        /^webhook/,
        'subscription_id',
        (_view, own, world) =>
          world.subscriptions.find((one) => one !== own.subscription)?.id ?? own.subscription.id,
      ),
      inWebhooks,
    ],
    [
      'the webhook names another profile',
      {
        webhook: (report, world) => {
          const other = world.profiles.find((one) => one !== report.profile)
          return other ? [as(world, other, report.profile.status)] : [report]
        },
      },
      told,
    ],
    [
      'the webhook tells refused after active',
      { webhook: (report, world) => [report, as(world, report.profile, 'refused')] },
    ],
    [
      'the webhook for each profile tells active',
      {
        webhook: (report, world) => [
          report,
          ...world.profiles
            .filter((one) => one !== report.profile)
            .map((one) => as(world, one, 'accepted')),
        ],
      },
    ],
    [
      'no webhook with an interval over 1',
      { webhook: (report) => (report.profile.subscription.interval > 1 ? [] : [report]) },
      told,
    ],
    [
      'no webhook for a subscription of the separate flow',
      {
        webhook: (report, world) =>
          world.subscriptions.filter(({ customer }) => customer === report.profile.customer)
            .length > 1
            ? []
            : [report],
      },
      told,
    ],
    [
      'no webhook once a second profile was refused',
      {
        webhook: (report, world) =>
          world.notes[`again ${report.profile.subscription.id}`] ? [] : [report],
        refusal: (refusal, exchange, world) => {
          if (refusal.faults[0]?.code === 'SB344') world.notes[`again ${idOf(exchange)}`] = 1
        },
      },
      told,
    ],
    [
      'a webhook tells refused at the creation',
      { created: (profile, world) => [as(world, profile, 'refused')] },
    ],
    [
      'a webhook tells active when a second profile is refused',
      {
        refusal: () => {},
        created: (profile, world) =>
          world.profiles.length > 1 ? [as(world, profile, 'accepted')] : [],
      },
    ],
    [
      'the profile stays pending where it is shown',
      decided('accepted', (profile) => {
        void Promise.resolve().then(() => {
          profile.status = 'pending'
        })
      }),
      ({ profilesShown }) => /subscription|both/.test(profilesShown),
    ],
  ),
]
