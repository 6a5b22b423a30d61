import type { JsonObject } from '../../http/exchange.ts'
import { mutantsOf, type Mutant } from './mutant.ts'
import {
  codeOf,
  envelope,
  isSuccess,
  onRuleRefusal,
  profileOf,
  readAnswer,
  readBack,
  recordOf,
  recordsOf,
  refuse,
  refusing,
  respond,
  withBody,
  type Answer,
} from '../tools/answers.ts'
import { changed, objectAt, onCalls, type Wrap } from '../tools/calls.ts'
import { each } from '../tools/records.ts'
import {
  isEnrollable,
  lenient,
  owningCustomer,
  succeed,
  whenSubscription,
  whenType,
} from '../tools/leniency.ts'

/** Lets two creations through that are under way at the same time. */
const racing: Wrap = onCalls(['createPaymentProfile'], () => {
  const underWay = new Map<unknown, Promise<Answer>>()
  return async (call, site) => {
    const { subscription_id: id } = call.body
    const rival = underWay.get(id)
    const own = Promise.resolve(site(call.request)).then(readAnswer)
    underWay.set(id, own)
    const answer = await own
    if (underWay.get(id) === own) underWay.delete(id)
    if (rival === undefined || codeOf(answer) !== 'SB344') return answer.response
    const winner = await rival
    return isSuccess(winner) ? respond(201, profileOf(call, recordOf(winner))) : answer.response
  }
})

/** Answers 502 in the place of a refusal by one code, however often it is asked. */
function badGatewayFor(code: string): Wrap {
  return onCalls(['createPaymentProfile'], () => async (call, site) => {
    const answer = await readAnswer(await site(call.request))
    return codeOf(answer) === code ? new Response(null, { status: 502 }) : answer.response
  })
}

/** Counts a refused creation as the subscription's profile. */
const occupying: Wrap = onCalls(['createPaymentProfile'], () => {
  const refused = new Set<unknown>()
  return async (call, site) => {
    const { subscription_id: id } = call.body
    const answer = await readAnswer(await site(call.request))
    if (isSuccess(answer)) {
      return refused.has(id)
        ? refuse(422, 'SB344: Subscription already has a payment profile')
        : answer.response
    }
    if (answer.status !== 401 && codeOf(answer) !== 'SB344') refused.add(id)
    return answer.response
  }
})

/** Refuses a customer's second payment profile, of whatever subscription. */
const onePerCustomer: Wrap = onCalls(['createPaymentProfile'], () => {
  const enrolled = new Set<string>()
  return async (call, site) => {
    const answer = await readAnswer(await site(call.request))
    if (!isSuccess(answer) || !enrolled.has(call.id)) {
      if (isSuccess(answer)) enrolled.add(call.id)
      return answer.response
    }
    return refuse(422, 'customer already has a payment profile')
  }
})

/** Puts another code, or none, wherever a refusal has the one, of calls with some values. */
function swapped(code: string, other: string, values: JsonObject = {}): Wrap {
  return onCalls(['createPaymentProfile'], () => async (call, site) => {
    const answer = await readAnswer(await site(call.request))
    const isSwapped = Object.entries(values).every(([name, value]) => call.body[name] === value)
    if (codeOf(answer) !== code || !isSwapped) return answer.response
    const text = JSON.stringify(answer.body).replaceAll(other === '' ? `${code}: ` : code, other)
    return respond(answer.status, JSON.parse(text))
  })
}

/** Puts a fault in front of the site once it has a payment profile. */
function onceEnrolled(wrap: Wrap): Wrap {
  return (site) => {
    let isEnrolled = false
    const noticing = onCalls(['createPaymentProfile'], () => async (call, inner) => {
      const answer = await readAnswer(await inner(call.request))
      isEnrolled ||= isSuccess(answer)
      return answer.response
    })(site)
    const faulty = wrap(noticing)
    return (request) => (isEnrolled ? faulty : noticing)(request)
  }
}

/** Fails where it must refuse with a code. */
function failing(code: string): Wrap {
  return onCalls(['createPaymentProfile'], () => async (call, site) => {
    const answer = await readAnswer(await site(call.request))
    return codeOf(answer) === code ? withBody(answer, answer.body, 500) : answer.response
  })
}

/** Finds a subscription by the first characters of its id. */
const startingWith =
  (length: number): Parameters<typeof lenient>[1] =>
  async (call, site) => {
    const { subscription_id: id } = call.body
    const all = recordsOf(await readBack(call, site, '/api/subscriptions'))
    const found = all.find((one) => String(one['id']).slice(0, length) === id)
    if (found === undefined) return undefined
    return site(changed(call, { body: { ...call.body, subscription_id: found['id'] } }))
  }

/** Checks whether a subscription is enrolled for the first one alone. */
const secondOnceEnrolled: Wrap = onCalls(['createPaymentProfile'], () => {
  const enrolled = new Map<unknown, JsonObject>()
  return async (call, site) => {
    const { subscription_id: id } = call.body
    const answer = await readAnswer(await site(call.request))
    if (isSuccess(answer)) enrolled.set(id, recordOf(answer))
    const isLater = enrolled.has(id) && [...enrolled.keys()][0] !== id
    return codeOf(answer) === 'SB344' && isLater
      ? respond(201, profileOf(call, enrolled.get(id)))
      : answer.response
  }
})

/** Frees an enrolled subscription by a call that it refuses because of its type. */
const freeing: Wrap = onCalls(['createPaymentProfile'], () => {
  const freed = new Set<unknown>()
  return async (call, site) => {
    const { subscription_id: id, payment_method_type: type } = call.body
    const answer = await readAnswer(await site(call.request))
    if (type === 'credit_card') freed.add(id)
    return codeOf(answer) === 'SB344' && freed.has(id)
      ? respond(201, profileOf(call, undefined))
      : answer.response
  }
})

/** Takes the items from a subscription when it refuses a payment profile for it. */
const emptying: Wrap = onCalls(['createPaymentProfile', 'readSubscription'], () => {
  const emptied = new Set<unknown>()
  return async (call, site) => {
    const answer = await readAnswer(await site(call.request))
    if (call.operation === 'createPaymentProfile') {
      if (codeOf(answer) === 'PPMT02') emptied.add(call.body['subscription_id'])
      return answer.response
    }
    if (!isSuccess(answer) || !emptied.has(call.id)) return answer.response
    const data = each(answer.body['data'], (one) => ({ ...one, items: [] }))
    return withBody(answer, { ...answer.body, data })
  }
})

/** Makes an unknown subscription known by the refusal that names it. */
const knowing: Wrap = (site) => {
  const asked = new Set<unknown>()
  return lenient('SB404', (call, inner, known) => {
    const { subscription_id: id } = call.body
    const isKnown = asked.has(id)
    asked.add(id)
    return isKnown ? succeed(call, inner, known) : undefined
  })(site)
}

/** Finds no subscription of the unified flow when it is enrolled. */
const missingUnified: Wrap = onCalls(['createSubscription', 'createPaymentProfile'], () => {
  const unified = new Set<unknown>()
  return async (call, site) => {
    if (call.operation === 'createPaymentProfile') {
      if (!unified.has(call.body['subscription_id']) || !(await isEnrollable(call, site)))
        return site(call.request)
      return refuse(404, 'SB404: Subscription not found')
    }
    const answer = await readAnswer(await site(call.request))
    const isUnified = 'customer_attributes' in objectAt(call.body, 'subscription')
    if (isSuccess(answer) && isUnified) unified.add(recordOf(answer)['id'])
    return answer.response
  }
})

function recode(body: JsonObject, code: string, other: string): unknown {
  return JSON.parse(JSON.stringify(body).replaceAll(code, other))
}

const is =
  (value: unknown) =>
  (sent: unknown): boolean =>
    sent === value

/** Break the rules for creating a payment profile, and the codes that name them. */
export const ruleMutants: readonly Mutant[] = mutantsOf({
  F04: { 'one-profile-per-customer': onePerCustomer },
  F05: { 'simultaneous-profiles': racing },
  F07: {
    // Takes any type, and shows it as it was sent.
    'any-type-accepted': lenient('PPMT02', async (call, site, known) => {
      const response = await whenType(() => true)(call, site, known)
      if (response === undefined) return undefined
      const answer = await readAnswer(response)
      const { payment_method_type: type } = call.body
      const data = each(answer.body['data'], (one) => ({ ...one, payment_method_type: type }))
      return respond(answer.status, { ...answer.body, data })
    }),
  },
  F16: {
    // Enrols the owner of the subscription instead.
    'unknown-customer-enrolled': lenient(undefined, owningCustomer),
  },
  F17: {
    'unknown-subscription-enrolled': lenient('SB404', succeed),
    'customer-id-for-subscription': lenient(
      'SB404',
      whenSubscription((id) => /^\d+$/.test(String(id))),
    ),
    'subscription-found-by-its-start': lenient('SB404', startingWith(35)),
    'subscription-found-with-more-behind': lenient('SB404', (call, site, known) =>
      String(call.body['subscription_id']).endsWith('x') ? succeed(call, site, known) : undefined,
    ),
    'subscription-of-zeros-enrolled': lenient('SB404', (call, site, known) =>
      /^[0-]+$/.test(String(call.body['subscription_id'])) ? succeed(call, site, known) : undefined,
    ),
    'profile-id-for-subscription': lenient('SB404', (call, site, known) =>
      /^\d+$/.test(String(call.body['subscription_id'])) && call.body['subscription_id'] !== call.id
        ? succeed(call, site, known)
        : undefined,
    ),
    'unknown-subscription-known-the-second-time': knowing,
  },
  F106: {
    'create-profile-refused': refusing(
      'createPaymentProfile',
      422,
      'payment profile could not be saved',
      isEnrollable,
    ),
    'unified-subscription-not-found': missingUnified,
    'create-profile-not-found': refusing('createPaymentProfile', 404, 'Not Found', isEnrollable),
    // Expects the fields under `payment_profile`.
    'profile-under-root-key': refusing(
      'createPaymentProfile',
      422,
      'PPMT01: Payment type must not be blank',
    ),
    // Counts a refused creation as a payment profile.
    'refused-profile-occupies': occupying,
  },
  F107: {
    'type-wanted-as-number': refusing(
      'createPaymentProfile',
      422,
      'PPMT02: Invalid payment type; use 1',
      isEnrollable,
    ),
  },
  F108: {
    'subscription-wanted-as-object': refusing(
      'createPaymentProfile',
      422,
      'PPS01: Subscription id is required',
      isEnrollable,
    ),
  },
  F109: {
    'unknown-subscription-in-silence': lenient('SB404', () => respond(200, envelope(null))),
    'unknown-subscription-replaced': lenient(
      'SB404',
      whenSubscription((id) => typeof id === 'string'),
    ),
  },
  F111: {
    'second-profile-created': lenient('SB344', succeed),
    'first-profile-again': lenient('SB344', (call, _site, known) =>
      known?.['subscription_id'] === call.body['subscription_id']
        ? respond(200, envelope(known))
        : undefined,
    ),
    'second-profile-in-other-case': lenient('SB344', (call, site, known) => {
      const id = String(call.body['subscription_id'])
      return id !== id.toLowerCase() ? succeed(call, site, known) : undefined
    }),
    'second-profile-without-type': lenient('PPMT01', (call, site, known) =>
      known?.['subscription_id'] === call.body['subscription_id']
        ? succeed(call, site, known)
        : undefined,
    ),
    'second-profile-in-silence': lenient('SB344', () => respond(200, envelope(null))),
    'second-profile-fails-the-site': { wrap: failing('SB344'), isFailing: true },
    'second-profile-of-another-subscription': secondOnceEnrolled,
    'refused-card-frees-subscription': freeing,
  },
  F113: {
    'spaces-for-type-without-code': swapped('PPMT01', '', { payment_method_type: '   ' }),
    'blank-type-accepted': lenient(
      'PPMT01',
      whenType((type) => type == null || type === ''),
    ),
    'empty-body-accepted': lenient('PPMT01', (call, site, known) =>
      Object.keys(call.body).length === 0 ? succeed(call, site, known) : undefined,
    ),
    'missing-type-accepted': lenient('PPMT01', whenType(is(undefined))),
    'null-type-accepted': lenient('PPMT01', whenType(is(null))),
    'empty-type-accepted': lenient('PPMT01', whenType(is(''))),
  },
  F115: {
    'card-as-bad-gateway': { wrap: badGatewayFor('PPMT02'), isFailing: true },
    'other-type-accepted': lenient(
      'PPMT02',
      whenType(() => true),
    ),
    'card-accepted': lenient('PPMT02', whenType(is('credit_card'))),
    'other-type-accepted-once-enrolled': onceEnrolled(
      lenient(
        'PPMT02',
        whenType(() => true),
      ),
    ),
    'type-in-great-letters-accepted': lenient('PPMT02', whenType(is('PIX'))),
    'type-with-space-accepted': lenient('PPMT02', whenType(is('pix '))),
    'type-with-line-break-accepted': lenient('PPMT02', whenType(is('pix\n'))),
    'type-as-list-accepted': lenient('PPMT02', whenType(Array.isArray)),
    'type-true-accepted': lenient('PPMT02', whenType(is(true))),
    'card-alone-accepted': lenient('PPMT02', (call, site, known) =>
      call.body['subscription_id'] === undefined ? succeed(call, site, known) : undefined,
    ),
    'card-for-unknown-accepted': lenient('PPMT02', async (call, site, known) => {
      const { subscription_id: id } = call.body
      const read = await readBack(call, site, `/api/subscriptions/${String(id)}`)
      return id !== undefined && read.status === 404 ? succeed(call, site, known) : undefined
    }),
    'type-spelled-otherwise-accepted': lenient(
      'PPMT02',
      whenType((type) => String(type).trim().toLowerCase() === 'pix'),
    ),
    'other-type-in-silence': lenient('PPMT02', () => respond(200, envelope(null))),
  },
  F117: {
    // Enrols the newest subscription of the customer instead.
    'missing-subscription-accepted': lenient('PPS01', whenSubscription(is(undefined))),
    'null-subscription-accepted': lenient('PPS01', whenSubscription(is(null))),
    'profile-without-subscription': lenient('PPS01', succeed),
  },
  F105: { 'refused-profile-takes-items': emptying },
  F110: {
    'unknown-subscription-one-off-as-pps01': onRuleRefusal((body, call) =>
      /[01]$/.test(String(call.body['subscription_id'])) ? recode(body, 'SB404', 'PPS01') : body,
    ),
    'malformed-subscription-as-pps01': onRuleRefusal((body, call) =>
      call.body['subscription_id'] === 'no-uuid' ? recode(body, 'SB404', 'PPS01') : body,
    ),
    'unknown-subscription-fails-the-site': { wrap: failing('SB404'), isFailing: true },
    'unknown-subscription-as-sb344-once-enrolled': onceEnrolled(swapped('SB404', 'SB344')),
    'empty-subscription-without-code': swapped('PPS01', '', { subscription_id: '' }),
    'unknown-subscription-as-sb344': swapped('SB404', 'SB344'),
    'unknown-subscription-as-pps01': swapped('SB404', 'PPS01'),
    'unknown-subscription-without-code': swapped('SB404', ''),
    'unknown-subscription-code-cut': swapped('SB404', '404'),
    'unknown-subscription-code-in-small-letters': swapped('SB404', 'sb404'),
  },
  F112: {
    'second-profile-as-sb343': swapped('SB344', 'SB343'),
    'second-profile-as-sb404': swapped('SB344', 'SB404'),
    'second-profile-without-code': swapped('SB344', ''),
    'second-profile-code-with-dash': swapped('SB344', 'SB-344'),
  },
  F114: {
    'blank-type-without-code-once-enrolled': onceEnrolled(swapped('PPMT01', '')),
    'blank-type-as-ppmt02': swapped('PPMT01', 'PPMT02'),
    'missing-type-as-ppmt02': swapped('PPMT01', 'PPMT02', { payment_method_type: undefined }),
    'null-type-as-ppmt02': swapped('PPMT01', 'PPMT02', { payment_method_type: null }),
    'empty-type-as-ppmt02': swapped('PPMT01', 'PPMT02', { payment_method_type: '' }),
    'blank-type-without-zero': swapped('PPMT01', 'PPMT1'),
    'blank-type-without-code': swapped('PPMT01', ''),
  },
  F116: {
    'other-type-as-ppmt01': swapped('PPMT02', 'PPMT01'),
    'other-type-as-ppmt03': swapped('PPMT02', 'PPMT03'),
    'other-type-without-code': swapped('PPMT02', ''),
  },
  F118: {
    'missing-subscription-as-ppmt01-once-enrolled': onceEnrolled(swapped('PPS01', 'PPMT01')),
    'missing-subscription-as-sb404': swapped('PPS01', 'SB404', { subscription_id: undefined }),
    'null-subscription-as-ppmt01': swapped('PPS01', 'PPMT01', { subscription_id: null }),
    'missing-subscription-as-pps1': swapped('PPS01', 'PPS1'),
    'missing-subscription-as-ppmt01': swapped('PPS01', 'PPMT01'),
    'missing-subscription-without-code': swapped('PPS01', ''),
  },
})
