// Broken facts about the creation of a payment profile: its rules, and what a refusal leaves behind.
import { isObject } from '../world.ts'
import type {
  Answer,
  Break,
  Exchange,
  Profile,
  Refusal,
  Subscription,
  View,
  World,
} from '../world.ts'
import {
  about,
  addCopy,
  always,
  anyActive,
  asText,
  before,
  bodyOf,
  type Breakage,
  counted,
  enrol,
  enrolled,
  isNewestOfCustomer,
  isOldestOfCustomer,
  keeps,
  later,
  leaves,
  lets,
  long,
  recodes,
  refuses,
  tellsAndShows,
  subscriptionIn,
  where,
  withCode,
} from './ways.ts'

type Asked = (exchange: Exchange, world: World) => boolean

export const typeOf = (exchange: Exchange): unknown => bodyOf(exchange).payment_method_type
export const typeIs =
  (...values: unknown[]): Asked =>
  (exchange) =>
    values.some((value) => JSON.stringify(value) === JSON.stringify(typeOf(exchange)))
export const typeHas =
  (test: (type: string) => boolean): Asked =>
  (exchange) => {
    const type = typeOf(exchange)
    return typeof type === 'string' && test(type)
  }
const isNearMiss: Asked = (exchange) => /pix/i.test(JSON.stringify(typeOf(exchange) ?? ''))
const idOf = (exchange: Exchange): string => {
  const id = bodyOf(exchange).subscription_id
  return typeof id === 'string' || typeof id === 'number' ? String(id) : ''
}
export const hasNoId: Asked = (exchange) => !('subscription_id' in bodyOf(exchange))
const hasUuid: Asked = (exchange) =>
  /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(idOf(exchange))
const hasOther: Asked = (exchange, world) => !hasUuid(exchange, world)
/** Whether a subscription's id and the one that is named are alike. */
const isLike =
  (alike: (id: string, given: string) => boolean): Asked =>
  (exchange, world) =>
    world.subscriptions.some(({ id }) => alike(id, idOf(exchange)))
/** Whether the customer of the path has so many subscriptions. */
const customerHas =
  (test: (count: number) => boolean): Asked =>
  ({ parameters: [id] }, world) =>
    test(world.subscriptions.filter(({ customer }) => String(customer.id) === id).length)
/** Whether the subscription that is named passes a test. */
export const named =
  (test: (own: Subscription, world: World) => boolean): Asked =>
  (exchange, world) => {
    const own = subscriptionIn(exchange, world)
    return own !== undefined && test(own, world)
  }
const profilesOf = (exchange: Exchange, world: World): Profile[] =>
  world.profiles.filter(({ subscription }) => subscription.id === idOf(exchange))
const isTaken: Asked = (exchange, world) => profilesOf(exchange, world).length > 0
/** Whether the subscription that is named has a payment profile of this status. */
const has =
  (wanted: Profile['status']): Asked =>
  (exchange, world) =>
    profilesOf(exchange, world).some(({ status }) => status === wanted)
const isBlank: Asked = (exchange) => !typeOf(exchange)
export const isNotPix: Asked = (exchange) => typeOf(exchange) !== 'pix'
export const both =
  (...tests: Asked[]): Asked =>
  (exchange, world) =>
    tests.every((test) => test(exchange, world))
/** Whether the subscription that is named has a note, which another way to break has left. */
const noted =
  (note: string): Asked =>
  (exchange, world) =>
    world.notes[`${note} ${idOf(exchange)}`] === 1
/** A fault that is found where no rule of the specification is broken. */
export const invents = (rule: string, when: Asked): Break => ({
  rule: (asked, broken, exchange, world) => broken || (asked === rule && when(exchange, world)),
})
/** SB344 for a subscription that was refused a profile for another reason before. */
const inventsAfter = (is: (refusal: Refusal) => boolean): Break => ({
  ...invents('SB344', noted('tried')),
  refusal: (refusal, exchange, world) => {
    if (is(refusal)) world.notes[`tried ${idOf(exchange)}`] = 1
  },
})
/** Notes the subscriptions of a new record. */
const notes = (
  note: string,
  kind: 'subscription' | 'item',
  when: (world: World) => boolean = () => true,
): Break => ({
  stored: (found, own: Subscription, world) => {
    if (found === kind && when(world)) world.notes[`${note} ${own.id}`] = 1
  },
})
const crash = (answer: Answer, body: View = {}): void => {
  const fault = { ...body, data: null, errors: 'Internal Server Error', meta: {} }
  Object.assign(answer, { status: 500, body: fault })
}
/** A fault of the server in the place of an answer. */
export const crashes = (when: Asked): Break => ({
  answer: (answer, exchange, world) => {
    const isAnswered = exchange.op === 'createProfile' && answer.status !== 401
    if (isAnswered && isObject(answer.body) && when(exchange, world)) crash(answer)
  },
})
/** A refusal without the code that its rule has. */
const uncoded = (when: Asked): Break => ({
  refusal: (refusal, exchange, world) => {
    if (exchange.op === 'createProfile' && when(exchange, world))
      for (const fault of refusal.faults) fault.code = null
  },
})
/** Enrols the customer's newest subscription that has no profile. */
const enrolAnother = (world: World, { parameters: [id] }: Exchange): void =>
  enrol(
    world,
    world.subscriptions.findLast((own) => String(own.customer.id) === id && !enrolled(own, world)),
  )
const longer = (world: World, exchange: Exchange): void => {
  const own = subscriptionIn(exchange, world)
  if (own) own.interval += 1
}

export const PROFILES: Breakage[] = [
  ...about(
    '4',
    'When the body names a subscription that does not exist, then the call fails with error SB404.',
    lets('SB404', {
      'unknown subscription accepted': always,
      'an unknown UUID accepted': hasUuid,
      'a text that is no UUID accepted': hasOther,
      'the nil UUID accepted': (exchange) => /^[0-]+$/.test(idOf(exchange)),
      'an unknown subscription accepted once a profile exists': later,
      'an unknown subscription accepted before any profile exists': before,
      'the same unknown subscription is accepted the second time': (exchange, world) =>
        counted(world, `asked ${idOf(exchange)}`) > 1,
      'customer id as subscription id accepted': (exchange, world) =>
        world.customers.some(({ id }) => String(id) === String(bodyOf(exchange).subscription_id)),
      'the id of a profile as subscription accepted': (exchange, world) =>
        world.profiles.some(({ id }) => String(id) === idOf(exchange)),
      'a subscription found by the first part of its id': isLike(
        (id, given) => id.slice(0, 8) === given.slice(0, 8),
      ),
      'a subscription found by all but the last sign of its id': isLike(
        (id, given) => given.length > 30 && id.slice(0, -1) === given.slice(0, -1),
      ),
      'a subscription found by the start of its id': isLike(
        (id, given) => given !== '' && id.startsWith(given),
      ),
      'a subscription found with signs after its id': isLike((id, given) => given.startsWith(id)),
    }),
    recodes('SB404', 'PPS01', {
      'a text that is no UUID told as PPS01': hasOther,
      'an unknown UUID told as PPS01': hasUuid,
    }),
    recodes('SB404', 'SB344', {
      'SB404 told as SB344': always,
      'SB404 told as SB344 once a profile exists': later,
    }),
    recodes('SB404', null, { 'SB404 without a code once a profile exists': later }),
    {
      'a text that is no UUID is a fault of the server': crashes(
        both(hasOther, (exchange) => idOf(exchange) !== ''),
      ),
    },
  ),
  ...about(
    '1',
    'A client creates a payment profile of type `pix` for a customer and a subscription. A customer has one or more payment profiles.',
    {
      'SB404 for a subscription of the unified flow': {
        ...invents('SB404', noted('unified')),
        ...notes('unified', 'subscription', ({ current }) => current?.unified === true),
      },
      'SB404 for a subscription of the separate flow': {
        ...invents('SB404', noted('separate')),
        ...notes('separate', 'subscription', ({ current }) => !current?.unified),
      },
      'SB404 for all but the newest subscription': invents(
        'SB404',
        named((own, world) => world.subscriptions.at(-1) !== own),
      ),
      'SB344 for all subscriptions once a profile exists': invents('SB344', later),
      'SB344 for a second subscription of a customer': invents(
        'SB344',
        ({ parameters: [id] }, world) =>
          world.profiles.some(({ customer }) => String(customer.id) === id),
      ),
      'SB344 after a refusal with PPMT02': inventsAfter(withCode('PPMT02')),
      'SB344 after a refusal with PPMT01': inventsAfter(withCode('PPMT01')),
      'SB344 after a refusal for lack of a token': inventsAfter(
        ({ kind }) => kind === 'unauthorized',
      ),
      'SB344 once any item was added': {
        ...invents('SB344', noted('added')),
        ...notes('added', 'item'),
      },
    },
  ),
  ...about(
    '4',
    'When the subscription already has a payment profile, then the call fails with error SB344.',
    lets('SB344', {
      'second profile while pending accepted': has('pending'),
      'second profile once active accepted': has('accepted'),
      'a second profile accepted at the second try': (exchange, world) =>
        counted(world, `again ${idOf(exchange)}`) > 1,
      'a second profile accepted for the second subscription of a customer': named(
        (own, world) => !isOldestOfCustomer(own, world),
      ),
      'a second profile accepted in the unified flow': named(
        (own, world) => isOldestOfCustomer(own, world) && isNewestOfCustomer(own, world),
      ),
      'a second profile accepted with an interval over 1': named(long),
      'a second profile accepted while another subscription has one': (exchange, world) =>
        world.profiles.some(({ subscription }) => subscription.id !== idOf(exchange)),
      'a second profile accepted for the oldest subscription that has one': (exchange, world) =>
        world.profiles[0]?.subscription.id === idOf(exchange),
    }),
    where(
      ({ uuidLookup }) => uuidLookup !== false,
      lets('SB344', {
        'a second profile accepted for the id in the other letter case': (exchange, world) =>
          !isLike((id, given) => id === given)(exchange, world),
      }),
    ),
    {
      'a second profile accepted once an item was added': {
        ...lets('SB344', { it: noted('added') }).it,
        ...notes('added', 'item'),
      },
      'a second profile accepted as the very next call': {
        rule: (asked, broken, _exchange, world) =>
          broken && !(asked === 'SB344' && world.calls - (world.notes.enrolledAt ?? -9) === 1),
        ...keeps('profile', (_own, world) => {
          world.notes.enrolledAt = world.calls
        }),
      },
      'a second profile accepted later than the next calls': {
        rule: (asked, broken, _exchange, world) =>
          broken && !(asked === 'SB344' && world.calls - (world.notes.enrolledAt ?? 0) > 3),
        ...keeps('profile', (_own, world) => {
          world.notes.enrolledAt ??= world.calls
        }),
      },
    },
    recodes('SB344', 'SB404', {
      'SB344 told as SB404 while pending': has('pending'),
      'SB344 told as SB404 once active': has('accepted'),
    }),
    where(
      ({ replaceRefused }) => !replaceRefused,
      recodes('SB344', 'SB404', { 'SB344 lost after a refusal by the payer': has('refused') }),
    ),
    recodes('SB344', 'PPMT02', { 'SB344 told as PPMT02': always }),
    recodes('SB344', null, { 'SB344 without a code once active': has('accepted') }),
    refuses('SB344', {
      'SB344 answered as if created': (answer) => {
        Object.assign(answer, { status: 201, body: { data: {}, errors: null, meta: {} } })
      },
      'SB344 as a redirect': (answer) => {
        Object.assign(answer, { status: 302, body: undefined, headers: [['Location', '/']] })
      },
      'SB344 as a fault of the server': (answer) => crash(answer),
      'SB344 as a fault of the server once active': (answer, body, world) => {
        if (anyActive(body, world)) crash(answer, body)
      },
    }),
  ),
  ...about(
    '4',
    'When `payment_method_type` is blank, then the call fails with PPMT01',
    lets('PPMT01', {
      'missing type accepted': (exchange) => !('payment_method_type' in bodyOf(exchange)),
      'type null accepted': typeIs(null),
      'type "" accepted': typeIs(''),
      'blank type accepted once a profile exists': later,
      'blank type accepted before any profile exists': before,
    }),
    lets(['PPMT01', 'PPS01'], {
      'blank type and missing subscription accepted together': both(isBlank, hasNoId),
    }),
    lets(['PPMT01', 'SB344'], {
      'blank type of a taken subscription accepted': both(isBlank, isTaken),
    }),
    recodes('PPMT01', 'PPMT02', {
      'missing type told as PPMT02': (exchange) => !('payment_method_type' in bodyOf(exchange)),
      'null type told as PPMT02': typeIs(null),
      'empty type told as PPMT02': typeIs(''),
      'blank type told as PPMT02 once a profile exists': later,
    }),
    recodes('PPMT01', 'PPS01', { 'blank type told as PPS01': always }),
    {
      'blank type and missing subscription are a fault of the server': crashes(
        both(isBlank, hasNoId),
      ),
      'blank type and missing subscription get no code': uncoded(both(isBlank, hasNoId)),
    },
    refuses('PPMT01', {
      'PPMT01 as a fault of the server': crash,
      'PPMT01 as a list of texts': (answer, { errors }) => {
        answer.body = [errors ?? 'PPMT01']
      },
    }),
  ),
  ...about(
    '4',
    'payment_method_type (string, must be `pix`, required); when it is not `pix`, then PPMT02',
    ...['boleto', 'PIX', 'pix ', 'pix\n', true, ['pix']].map((type) =>
      lets('PPMT02', { [`type ${JSON.stringify(type)} accepted`]: typeIs(type) }),
    ),
    lets('PPMT02', {
      'credit_card accepted': typeIs('credit_card'),
      'any type that contains pix accepted': isNearMiss,
      'a type that begins with pix accepted': (exchange) => /^pix/i.test(String(typeOf(exchange))),
      'a type with spaces around pix accepted': typeHas((type) => type.trim() === 'pix'),
      'pix in any letter case accepted': typeHas((type) => type.toLowerCase() === 'pix'),
      'a type that is no string accepted': (exchange) => typeof typeOf(exchange) !== 'string',
      'any type accepted once a profile exists': later,
      'a wrong type accepted before any profile exists': before,
      'a wrong type is tried only once': (_exchange, world) => counted(world, 'types') > 1,
    }),
    lets(['PPMT02', 'SB344'], {
      'a wrong type of a taken subscription accepted': both(isNotPix, isTaken),
    }),
    lets(['PPMT02', 'SB404'], {
      'a wrong type with an unknown subscription accepted': both(
        isNotPix,
        (exchange, world) => idOf(exchange) !== '' && !subscriptionIn(exchange, world),
      ),
    }),
    lets(['PPMT02', 'PPS01'], {
      'a wrong type without subscription accepted': both(isNotPix, hasNoId),
    }),
    recodes('PPMT02', 'PPMT01', {
      'PPMT02 told as PPMT01 once a profile exists': later,
      'PPMT02 told as PPMT01 for credit_card': typeIs('credit_card'),
      'PPMT02 told as PPMT01 for a near miss': isNearMiss,
    }),
    refuses('PPMT02', {
      'PPMT02 as a page for credit_card': (answer, _body, world, exchange) => {
        if (typeIs('credit_card', 'boleto')(exchange, world))
          asText(answer, 'text/html', '<h1>PPMT02</h1>')
      },
      'PPMT02 with errors true': (_answer, body) => {
        Object.assign(body, { code: 'PPMT02', errors: true })
      },
      'PPMT02 with errors as a number': (_answer, body) => {
        Object.assign(body, { code: 'PPMT02', errors: 2 })
      },
    }),
  ),
  ...about(
    '7',
    'SB404, SB344, PPMT01, PPMT02, PPS01; PPMT02 | Invalid payment type; use `pix`',
    recodes('PPMT02', 'PPMT01', { 'PPMT02 told as PPMT01': always }),
    {
      'codes in small letters': {
        refusal: ({ faults }) => {
          for (const fault of faults) fault.code = fault.code?.toLowerCase() ?? null
        },
      },
    },
  ),
  ...about(
    '4',
    'When `subscription_id` is missing, then the call fails with PPS01.',
    lets('PPS01', {
      'missing subscription id takes the newest': always,
      'missing subscription accepted where the customer has one alone': customerHas(
        (count) => count === 1,
      ),
      'missing subscription accepted where the customer has more': customerHas(
        (count) => count > 1,
      ),
      'missing subscription accepted once a profile exists': later,
      'missing subscription accepted before any profile exists': before,
      'subscription null accepted': (exchange) => bodyOf(exchange).subscription_id === null,
    }),
    recodes('PPS01', 'SB404', {
      'missing subscription id told as SB404': always,
      'missing subscription told as SB404 once a profile exists': later,
    }),
    recodes('PPS01', 'PPMT01', { 'missing subscription told as PPMT01': always }),
    refuses('PPS01', {
      'PPS01 without body': (answer) => {
        answer.body = undefined
      },
      'PPS01 as a fault of the server': crash,
      'PPS01 without errors': (_answer, body) => {
        body.code = 'PPS01'
        delete body.errors
      },
    }),
  ),
  ...about(
    '4',
    '… then the call fails (a call that fails leaves nothing behind)',
    leaves(withCode('SB404'), {
      'SB404 leaves a profile behind for another subscription': enrolAnother,
      'SB404 leaves a subscription of that id behind': (world, exchange) => {
        const own = world.subscriptions.at(-1)
        if (own && hasUuid(exchange, world))
          world.subscriptions.push({ ...own, id: idOf(exchange) })
      },
    }),
    leaves(withCode('SB344'), {
      'SB344 removes the profile': (world, exchange) => {
        const [own] = profilesOf(exchange, world)
        if (own) world.profiles.splice(world.profiles.indexOf(own), 1)
      },
      'SB344 adds an item': (world, exchange) => addCopy(world, subscriptionIn(exchange, world)),
      'SB344 changes the interval': longer,
      'SB344 gives the subscription to the newest customer': (world, exchange) => {
        const own = subscriptionIn(exchange, world)
        if (own) own.customer = world.customers.at(-1)!
      },
    }),
    where(
      tellsAndShows,
      leaves(withCode('SB344'), {
        'SB344 puts an active profile back to pending': (world, exchange) => {
          for (const own of profilesOf(exchange, world))
            Object.assign(own, { status: 'pending', decided: false })
        },
      }),
    ),
    leaves(withCode('PPMT01'), {
      'PPMT01 leaves a profile behind': (world, exchange) =>
        enrol(world, subscriptionIn(exchange, world)),
    }),
    leaves(withCode('PPMT02'), {
      'PPMT02 leaves a profile behind': (world, exchange) =>
        enrol(world, subscriptionIn(exchange, world)),
      'PPMT02 changes the interval': longer,
      'PPMT02 loses an item': (world, exchange) => {
        subscriptionIn(exchange, world)?.items.pop()
      },
    }),
    leaves(withCode('PPS01'), {
      'PPS01 leaves a profile behind': enrolAnother,
      'PPS01 leaves a subscription behind': (world) => {
        const own = world.subscriptions.at(-1)
        if (own) world.subscriptions.push({ ...own, id: world.uuid() })
      },
    }),
  ),
]
