// Everything that the specification leaves open: how a site may differ from another that keeps it too.
import { ANSWERS } from './answers.ts'
import type { Knob, Value } from './knob.ts'
import { PROFILES } from './profiles.ts'
import { RECORDS } from './records.ts'
import { VALUES } from './values.ts'

/** In the order in which they are drawn. */
export const KNOBS = { ...ANSWERS, ...VALUES, ...RECORDS, ...PROFILES } as const

export type Knobs = { -readonly [K in keyof typeof KNOBS]: (typeof KNOBS)[K]['values'][number] }

/** Open points on purpose without a knob. */
export const NO_KNOB: Record<string, string> = {
  'letter case of header names': 'Headers of the Web standard fold it; nothing could be seen.',
  'code of a refusal only in a header, or only as text':
    'section 7 gives codes to the caller; a body without one hides which rule broke.',
  'subscription timestamps in local time':
    'section 2 writes "string, timestamp" as short for the form in the Customer table.',
  'list with a summary of records':
    'section 4 states an array of Customer or Subscription, section 2 names the only three keys that are left out.',
  '"PIX" or " pix" as pix': 'section 4 says must be `pix`, otherwise PPMT02.',
  'token in the query or body': 'section 4 requires the Authorization header.',
  'value of grant_type':
    'fixed but not given; client_credentials is what a call with UID and secret only means.',
  'sites in the path or several sites':
    'base address is one site; a second instance of this site is a second site.',
  'administration panel':
    'no HTTP call of the panel is described; the application is an option of the site.',
  'webhook retries':
    'sendWebhook gives no answer, so a failed delivery cannot be known; copies stand for repeats.',
  'real webhook signatures':
    'no secret is agreed in the specification; signature headers are opaque.',
  'registration of the webhook address': 'not shown at all; webhookUrl is set from outside.',
  'expiry and cancelling of profiles':
    'no transition of it is stated; decide knows accept and refuse only.',
  'update and delete calls, reading a profile': 'not shown; all are unknown routes or methods.',
  'slow answers, broken connections': 'no timers in answers; a 503 with Retry-After is a knob.',
  'one subscription for each customer':
    'section 1: a customer has one or more payment profiles, and each subscription exactly one.',
  'ISO 8601 with a basic zone after an extended time (+0000)':
    'ISO 8601 does not mix the two forms; a space in the place of T is not in it either.',
  'a fresh token that is not known yet': 'section 5: every API call carries it, so it must work.',
  'SB404 for a subscription that is new': 'rule 1: only where it does not exist.',
  compression: 'the transport in front does it, not this function.',
  'byte order mark, duplicate keys, comments in JSON': 'not JSON (RFC 8259) or not interoperable.',
  'integers as 1.0 or 1e3': 'a reader of JSON cannot tell them from 1 and 1000.',
  'state of a new subscription': 'section 3: `created` is the only value that occurs.',
  'null for previous_state left out in a single read': 'section 4 states the key.',
  'redirect from the stated paths': 'section 4 gives the path which answers.',
  '`errors` of a success that says "none"':
    'nothing stated would tell it from a refusal with a success status.',
  'a create answered by a redirect (303)':
    'section 4 gives the path which answers, with an envelope where the body is shown.',
  'adding a product again sets its quantity':
    'section 4 adds an item: what was there would be lost.',
  'one pending profile of a customer at a time':
    'section 1: a customer has one or more; how long the first is pending is up to its payer.',
  'a debt below zero on a balance that began at zero':
    'section 1: an enrolment makes no payment; nothing stated would tell such an invoice from one.',
  'fewer than three items in a subscription':
    'a refusal of each item that is added to one with two is not told from a call that does not work.',
  currency: 'no field holds it.',
  'idempotency keys': 'not named; the header is ignored.',
}

export function defaultKnobs(): Knobs {
  return Object.fromEntries(
    Object.entries(KNOBS).map(([name, { values }]) => [name, values[0]]),
  ) as Knobs
}

/** Random numbers from 0 to 1 that a seed repeats (mulberry32). */
export function createRandom(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** Each knob drawn independently, then made to agree with the others. */
export function randomKnobs(random: () => number): Knobs {
  const drawn: Record<string, Value> = {}
  for (const [name, { values, rare }] of Object.entries<Knob<Value>>(KNOBS)) {
    const usual = values.slice(0, values.length - rare.length)
    const pool = rare.length > 0 && random() < 0.1 ? rare : usual
    drawn[name] = pool[Math.floor(random() * pool.length)]!
  }
  return legalKnobs(drawn as unknown as Knobs)
}

/**
 * Changes combinations that no site can have:
 * 1. a refusal with status 200 and `errors` null: success and refusal would be told apart by nothing stated;
 * 2. a GET token call with its fields anywhere but in the query: such a call has no body;
 * 3. the same token again while older ones end: the new token would end itself;
 * 4. status 200 of an unknown id with a refusal that is no envelope: `errors` must tell it apart;
 * 5. created customers without id and Location while e-mails are changed or lists lag or cannot be paged:
 *    the caller could not find the record;
 * 6. a charset that is no UTF-8 with letters beyond ASCII;
 * 7. a moment of activation in single reads that lists deny;
 * 8. short pages in a way that no answer tells: no page shows that it is one;
 * 9. short pages in another order each time: no caller could read all that section 4 lists;
 * 10. a page beyond the last that shows records again where a full page always speaks of another: no end;
 * 11. a rate limit that neither its status nor Retry-After tells;
 * 12. a product that somebody changes in the second of a sale which changes it too: nothing tells the two apart.
 */
export function legalKnobs(given: Knobs): Knobs {
  const knobs = { ...given }
  const statuses: number[] = [
    knobs.statusSB404,
    knobs.statusSB344,
    knobs.statusPPMT,
    knobs.statusPPS,
  ]
  if (statuses.includes(200)) {
    if (knobs.codePlace.endsWith('errors null')) knobs.codePlace = 'error.code'
  }
  if (knobs.tokenMethod === 'GET') knobs.tokenBody = 'query'
  if (knobs.tokenReuse) knobs.oldTokens = 'live on'
  if (knobs.statusUnknownId === 200) {
    Object.assign(knobs, { otherRefusals: 'envelope', otherErrors: true })
  }
  if (!knobs.pageHints) {
    const isNamed = ['page', 'link', 'links.next', 'from zero', 'offset', 'none', 'range']
    if (!isNamed.includes(knobs.paging) && knobs.pageSize < 10) knobs.pageSize = 20
    if (knobs.paging === 'from zero' && knobs.pageEnd === 'first page') knobs.pageEnd = 'empty'
  }
  if (knobs.paging !== 'none' && knobs.pageSize < 10 && knobs.listOrder === 'each time another')
    knobs.listOrder = 'shuffled'
  if (knobs.pageMore === 'where it is full' && knobs.pageEnd.endsWith('page'))
    knobs.pageEnd = 'empty'
  if (knobs.rateStatus < 429 && knobs.retryAfter === 'absent') knobs.retryAfter = 'seconds'
  if (knobs.catalogueEdits !== 'nothing') knobs.productTouch = false
  if (knobs.notYet === 'created_at') knobs.notYetElsewhere = 'same'
  if (knobs.contentType.endsWith('8859-1')) knobs.jsonEscapesNonAscii = true
  if (/^(204|null|in a list)$/.test(knobs.createCustomer))
    Object.assign(knobs, { emailCase: 'as sent', listLag: 0, listDelay: 0 })
  return knobs
}
