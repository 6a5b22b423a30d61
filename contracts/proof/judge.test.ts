import { describe, expect, test } from '@jest/globals'
import { KNOBS, NO_KNOB, type Knobs } from '../independent/site.ts'
import {
  breakages,
  changesOf,
  drawSites,
  isShown,
  judgeBroken,
  judgeConforming,
  knobsOf,
  withKnobs,
} from './judge.ts'

describe('an independent site', () => {
  test('says what is open, and why the rest has no knob', () => {
    const sections = Object.values(KNOBS).map(({ section }) => section)
    expect(sections.filter((section) => !/^\d$/.test(section))).toEqual([])
    expect(Object.values(NO_KNOB).filter((reason) => reason === '')).toEqual([])
  })

  test('breaks a sentence of the spec, of one section, at the defaults or where it says so', () => {
    const rows = [...breakages.values()]
    const wrong = rows.filter(
      (one) =>
        !/^\d$/.test(one.section) ||
        one.sentence === '' ||
        (!isShown(one, withKnobs({})) && one.needs === undefined),
    )
    expect(wrong).toEqual([])
  })

  test('is the same for a seed', () => {
    const sites = drawSites(20, 7)
    expect(drawSites(20, 7)).toEqual(sites)
    expect(sites.map(knobsOf)).toEqual(sites.map(knobsOf))
    expect(sites.map((site) => withKnobs(changesOf(knobsOf(site))))).toEqual(sites.map(knobsOf))
  })
})

/** Legal sites that a check has accused once. */
const LEGAL: readonly Partial<Knobs>[] = [
  {},
  { refusalMeta: 'absent' },
  { phonePrefix: 'added' },
  { period: 'absent' },
  { meta: 'one page', paging: 'page', pageHints: false, pageSize: 3 },
  { meta: 'one page', paging: 'range', pageSize: 2 },
  { maintenance: 'calls 50 and 51', emailUnique: 'refused' },
  { prices: 'free', profileNeeds: 'price' },
  { prices: 'free', profileNeeds: 'price', staleReads: 'every other' },
  { meta: 'help', codePlace: 'meta.code' },
  { timestamps: 'decimal minutes Z', storedTimes: 'rounded to seconds' },
  { notYet: 'created_at', stateAccepted: 'activated', staleReads: 'one' },
  {
    dateHeader: 'clock of the site',
    rateLimit: '100 in 10 s',
    retryAfter: 'date',
    clockSkew: -36000,
  },
  { rateLimit: 'each 60th call', rateStatus: 503 },
  {
    maintenance: 'each 40th call',
    phoneCheck: '10-11',
    regionCheck: 'two letters',
    unknownFields: 'refused',
  },
  { meta: 'lists', paging: 'links.next', pageSize: 3, pageHints: false },
  { meta: 'lists', paging: 'offset', existing: 400 },
  { siteField: false },
  { scopesUnknown: 'left out' },
  { idStart: '9223372036854770000', createCustomer: 'empty with Location' },
  { rateLimit: '100 in 10 s', listLag: 2, paging: 'page' },
  { others: 'add and remove a record', existing: 3 },
  { otherErrors: false, otherRefusals: 'rails', apiAuthBody: 'no body' },
  { storedTimes: 'cut to seconds' },
  { storedTimes: 'rounded to seconds', timestamps: 'us Z' },
  { timestamps: 'week Z', subscriptionTimestamps: 'ordinal Z' },
  { regionForm: 'with country' },
  { writeLag: 1 },
  { writeLag: 1, statusUnknownReference: 422, statusUnknownId: 200 },
  { rateLimit: '100 in 10 s', rateStatus: 503, retryAfter: 'zero', paging: 'offset', existing: 45 },
  { webhookOthers: 'other profile' },
  { jsonEscapesHtml: 'quotes too', webhookShape: 'sns', webhookOthers: 'profile created' },
  { balance: 'negative total', balanceEnrolled: 'first invoice' },
  { balance: 'total', balanceEnrolled: 'first invoice', prices: 'negative' },
  { balance: 'negative total', balanceEnrolled: 'first invoice', prices: 'negative' },
  { paging: 'range', pageSize: 2 },
  {
    paging: 'offset',
    pageSize: 2,
    pageHints: false,
    listOrder: 'newest first',
    listLag: 1,
    existing: 3,
  },
  { paging: '$skip', pageSize: 2, others: 'add a record' },
  { paging: 'link', listOrder: 'each time another', existing: 45 },
  { paging: 'from zero', pageSize: 3, pageHints: false, existing: 3 },
  { paging: 'from zero', pageSize: 3, pageMeta: 'laravel', existing: 3 },
  { paging: 'page[number]', pageMeta: 'headers', existing: 45 },
  { existing: 45, paging: 'cursor', pageHints: false },
  { existing: 400, paging: 'cursor', pageHints: false, createCustomer: '204' },
  { existing: 45, paging: 'cursor', pageHints: false, listOrder: 'newest first' },
  { existing: 3, paging: 'page', pageHints: false, pageSize: 2, pageEnd: 'last page' },
  { existing: 3, paging: 'cursor', pageSize: 3, listLag: 5 },
  {
    paging: 'starting_after',
    pageSize: 2,
    listOrder: 'by e-mail',
    existing: 3,
    others: 'add and remove a record',
    staleReads: 'two',
  },
  { rateLimit: '100 in 10 s', rateStatus: 403 },
  { profileExtra: 'payer', statusKey: 'active' },
  { profileExtra: 'bank', profilesShown: 'both' },
  { profilesShown: 'customer', webhookOthers: 'other profile', others: 'add and remove a record' },
  { catalogueEdits: 'name' },
  { catalogueEdits: 'price', balance: 'total' },
  { periodEnd: 'hour 24' },
  { customersMost: 3, subscriptionsMost: 2 },
  { webhookShape: 'digest', webhookOthers: 'profile created' },
  { profilesShown: 'both', staleReads: 'every other', webhookSteps: true, webhookDelay: 900 },
  { listDelay: 4000, readDelay: 1200, paging: 'page', pageSize: 3 },
  { paging: 'opaque cursor', pageSize: 1, existing: 3 },
  { paging: 'starting_after', pageSize: 3, pageMore: 'where it is full' },
  { linkForm: 'query alone', paging: 'links.next', pageSize: 3, existing: 3 },
  { pageHoles: 'each second of others', existing: 45, paging: 'skip' },
  { pageHoles: 'each second of others', existing: 3, paging: 'page', pageSize: 2 },
  { pageTotal: 'with deleted ones', paging: 'skip', pageSize: 3 },
  { pricePoints: 'by interval', balance: 'total', sameProductAdd: 'merged' },
  { balanceDrift: 'down', balance: 'total', profilesShown: 'both' },
  { prepaid: 'until it is enrolled' },
  { activateOnPayment: 'until it is active', stateAccepted: 'active' },
  { activatedAccepted: 'with the first payment', stateAccepted: 'active' },
  { tokensMost: 3, oldTokens: 'end' },
  { scopesGranted: 'and an address' },
  { webhookShape: 'before and after', profilesShown: 'both' },
  { webhookShape: 'differences', pageEnd: '416', paging: 'offset', pageHints: false },
  { webhookShape: 'customer', statusUnknownId: 410, profileCustomer: '403', statusItem: 202 },
  { unknownQuery: 'refused', existing: 45 },
  { unknownQuery: 'refused', paging: 'page', pageSize: 3, pageHints: false },
  {
    contentType: 'application/json; odata.metadata=minimal; charset=utf-8',
    codePlace: 'errors "CODE: text" and all codes',
    envelopeExtra: 'warnings',
  },
  // The most requests.
  { existing: 45, paging: 'offset', pageSize: 2, listLag: 2, readLag: 1, others: 'add a record' },
  { oldTokens: 'end', rateLimit: 'each 60th call', existing: 45, paging: 'page', pageSize: 3 },
  {
    otherRefusals: 'empty',
    oldTokens: 'end',
    requiredCustomer: 'all',
    emailCheck: 'no plus sign',
    nameUnique: 'refused',
    quantityGiven: 'refused',
  },
  // The most writes.
  {
    requiredCustomer: 'none',
    unknownFields: 'ignored',
    wrongTypes: 'coerced',
    othersSubscription: 'accepted',
    bothCustomers: 'customer_id wins',
  },
]

test.each(LEGAL)('the independent site is held to keep the spec with %j', async (knobs) => {
  const judged = await judgeConforming(1, withKnobs(knobs))
  expect(judged).toMatchObject({ verdict: 'held', accusedBy: [], problems: [] })
})

test('a broken fact of the independent site is found by a check of its section', async () => {
  const judged = await judgeBroken(1, 'zip with a dash', withKnobs({}))
  expect(judged).toMatchObject({ verdict: 'broken', problems: [] })
  expect(judged.bySection).toContain('CUS-VIEW-007')
})

/** Broken facts that the suite has missed once, each with the site where it did. */
const MISSED: readonly (readonly [name: string, knobs: Partial<Knobs>])[] = [
  ['previous_state in lists once active', { listLag: 5, readLag: 3 }],
  ['signs written as HTML entities', { unknownFields: 'refused' }],
  ['an enrolment charges one cent', { balance: 'negative total' }],
  ['an enrolment of a wrong type charges', { balance: 'negative total' }],
  ['an enrolment charges one cent', { balance: 'total', prices: 'negative' }],
  ['subscriptions of the unified flow leave the list', { others: 'add and remove a record' }],
  [
    'subscriptions of the unified flow leave the list',
    { others: 'add and remove a record', existing: 45 },
  ],
  [
    'subscriptions with an interval over 1 leave the list',
    { others: 'add and remove a record', existing: 45 },
  ],
  ['acceptance empties the items', { staleReads: 'one' }],
  ['customers whose payer has accepted leave the list', {}],
  ['state missing once the payer has refused', {}],
  ['a subscription is not found by the id of lists', { uuidLookup: false }],
  ['meta missing on later pages', { paging: 'page', pageSize: 3 }],
  ['a later page is shown to any token', { paging: 'cursor', pageSize: 2 }],
  ['the first subscription of each later page is lost', { paging: 'starting_after', pageSize: 3 }],
  ['the webhook of the second acceptance has the pending status', { statusNames: '0/1/2' }],
  ['an enrolment charges in the unified flow', {}],
  [
    'a second profile accepted with an interval over 1',
    { createCustomer: 'null', paging: 'links.next', pageHints: false, existing: 400 },
  ],
  [
    'a type that is no text is a fault of the server',
    { listLag: 2, paging: 'page', pageSize: 3, existing: 45 },
  ],
  [
    'a wrong type without subscription is a fault of the server',
    { listLag: 5, readLag: 3, paging: 'page', existing: 400 },
  ],
  ['signs written as HTML entities', { customersMost: 3 }],
  ['webhook with the pending status', { webhookShape: 'json api' }],
  ['the webhook names another profile', { webhookShape: 'pubsub' }],
  ['no webhook for the second subscription of a customer', { webhookShape: 'signed' }],
  ['the profile stays pending where it is shown', { profilesShown: 'subscription' }],
  [
    'SB344 puts an active profile back to pending',
    { profilesShown: 'customer', staleReads: 'every other' },
  ],
  ['a byte order mark before each list', {}],
  ['an enrolled customer leaves the list', { paging: 'skip' }],
  ['customers with a subscription leave the list', { paging: 'offset', pageSize: 3 }],
  ['subscriptions with an interval over 1 leave the list', { paging: 'page', pageSize: 3 }],
  ['enrolled subscriptions leave the list', { paging: '$skip', pageSize: 2 }],
  ['customers whose payer has accepted leave the list', { paging: 'cursor', pageSize: 3 }],
]

test.each(MISSED)('the independent site is found to break the spec: %s with %j', async (...one) => {
  const [name, knobs] = one
  const judged = await judgeBroken(1, name, withKnobs(knobs))
  expect(judged).toMatchObject({ verdict: 'broken', problems: [] })
})
