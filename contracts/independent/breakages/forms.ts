// Broken facts about times and texts in one view, one flow or one record: what libraries and languages make of them.
import { isObject } from '../world.ts'
import type { Customer, View } from '../world.ts'
import {
  about,
  active,
  type Breakage,
  changes,
  enrolled,
  GONE,
  keeps,
  listed,
  periods,
  shownText,
  shows,
  unified,
  views,
  where,
} from './ways.ts'

const DAY = 86_400_000
const DIGITS = ['zip', 'phone', 'document_number']
/** A number where the text reads as one (PHP's JSON_NUMERIC_CHECK, YAML). */
const numeric = (text: unknown): unknown =>
  typeof text === 'string' && /^[1-9]\d{0,14}$/.test(text) ? Number(text) : text
const parts = (ms: number): string[] => new Date(Math.floor(ms)).toISOString().split(/[T.]/)
/** What Ruby's Time#to_s writes. */
const ruby = (ms: number): string => `${parts(ms)[0]} ${parts(ms)[1]} UTC`
/** An offset and a Z, as isoformat() + "Z" writes it. */
const twoZones = (ms: number): string => `${parts(ms)[0]}T${parts(ms)[1]}+00:00Z`
const spaced = (ms: number): string => `${parts(ms)[0]} ${parts(ms)[1]}Z`
/** Months that are counted from 0, as getMonth() does. */
const monthEarly = (ms: number): string => {
  const at = new Date(Math.floor(ms))
  return `${at.getUTCFullYear()}-${String(at.getUTCMonth()).padStart(2, '0')}-${parts(ms)[0]!.slice(8)}T${parts(ms)[1]}Z`
}
/** A value made from the time at which a record was created. */
const born =
  (form: (ms: number) => string) =>
  (_at: unknown, own: { createdAt: number }): string =>
    form(own.createdAt)
/** Changes the last record of a list, where there are more. */
const last = (change: (view: View) => View) => (shown: View[]) =>
  shown.map((view, at) => (at > 0 && at === shown.length - 1 ? change({ ...view }) : view))
const customerIn = (view: View, act: (customer: View) => void): View => {
  if (!isObject(view.customer)) return view
  const customer = { ...view.customer }
  act(customer)
  return { ...view, customer }
}
const kept =
  (fields: readonly string[], change: (text: string) => string) =>
  ({ fields: own }: Customer): void => {
    for (const field of fields) own[field] = own[field] ? change(own[field]) : null
  }
export const FORMS: Breakage[] = [
  ...about(
    '2',
    'created_at, updated_at | string, ISO 8601 UTC timestamp',
    shows('customer', {
      'created_at of a customer as Ruby writes it': ['read', 'created_at', born(ruby)],
      'created_at of listed customers with a space for the T': ['list', 'created_at', born(spaced)],
      'created_at of embedded customers with two zones': ['embedded', 'created_at', born(twoZones)],
      'created_at of listed customers a month early': ['list', 'created_at', born(monthEarly)],
      'updated_at of a customer null in reads': ['read', 'updated_at', null],
      'updated_at of a customer missing when a subscription is created': [
        'embedded create',
        'updated_at',
        GONE,
      ],
    }),
    shows('subscription', {
      'created_at of a subscription with two zones when an item is added': [
        'add',
        'created_at',
        born(twoZones),
      ],
      'created_at of a created subscription a month early': [
        'create',
        'created_at',
        born(monthEarly),
      ],
      'updated_at of a subscription null until a profile exists': [
        'read',
        'updated_at',
        null,
        (own, world) => !enrolled(own, world),
      ],
    }),
    where(
      ({ stateAccepted }) => stateAccepted !== 'created',
      shows('subscription', {
        'activated_at before created_at': [
          'read|list',
          'activated_at',
          (_at, own, world) => world.subscriptionTime(own.createdAt - 3 * DAY),
          active,
        ],
        'activated_at missing in lists once active': ['list', 'activated_at', GONE, active],
        'activated_at in lists a day before that of reads': [
          'list',
          'activated_at',
          (_at, own, world) => world.subscriptionTime(own.activatedAt! - DAY),
          active,
        ],
      }),
    ),
    shows('item', {
      'updated_at of items with two zones in lists': ['list', 'updated_at', born(twoZones)],
    }),
    shows('product', {
      'created_at of products null in create answers': ['create', 'created_at', null],
    }),
    shows('price_point', {
      'created_at of price points as day/month/year when one is added': [
        'add',
        'created_at',
        '13/10/2026',
      ],
    }),
    where(
      periods,
      shows('subscription', {
        'the end of the period in lists a day after that of reads': [
          'list',
          'current_period_ends_at',
          (_at, own, world) => world.subscriptionTime(own.endsAt + DAY),
        ],
        'the end of the period a date alone when an item is added': [
          'add',
          'current_period_ends_at',
          (_at, own) => parts(own.endsAt)[0],
        ],
      }),
    ),
  ),
  ...about(
    '2',
    'Customer: zip, phone, document_number | string',
    {
      'texts of digits are numbers in create answers': views(
        'customer',
        'embedded create',
        changes(DIGITS, numeric),
      ),
      'texts of digits are numbers in the last listed customer': listed(
        'listCustomers',
        last((view) => {
          changes(DIGITS, numeric)(view)
          return view
        }),
      ),
      'the last listed customer has no document': listed(
        'listCustomers',
        last(({ document_number: _document, ...view }) => view),
      ),
      'the last listed subscription has a customer with a text as id': listed(
        'listSubscriptions',
        last((view) => customerIn(view, (own) => void (own.id = String(own.id)))),
      ),
    },
    // What others left out of theirs is open.
    where(({ others, existing }) => others === 'nothing' && existing === 0, {
      'the last listed subscription has a customer without country': listed(
        'listSubscriptions',
        last((view) => customerIn(view, (own) => void delete own.country)),
      ),
    }),
    shows('customer', {
      'id 0 in the customer of a created subscription': ['embedded create', 'id', 0],
      'the id of a unified customer changes after the answer': [
        'embedded create',
        'id',
        (_id, own) => own.id + 1n,
        unified,
      ],
      'country of a customer null when an item is added': ['embedded add', 'country', null],
      'first and last name in one when a subscription is listed': [
        'embedded list',
        'first_name',
        (first, own) => `${shownText(first)} ${own.fields.last_name ?? ''}`,
      ],
    }),
  ),
  ...about(
    '2',
    'Customer: email, first_name … city (the value that was sent)',
    // A firewall may let no apostrophe through.
    where(({ waf }) => waf !== 'quotes', {
      'apostrophes are doubled': keeps(
        'customer',
        kept(['first_name', 'last_name', 'address', 'city'], (text) => text.replaceAll("'", "''")),
      ),
      'apostrophes get a backslash': keeps(
        'customer',
        kept(['first_name', 'last_name', 'address', 'city'], (text) => text.replaceAll("'", "\\'")),
      ),
    }),
    {
      'a text ends at its first &': keeps(
        'customer',
        kept(['first_name', 'last_name', 'address', 'address_2', 'city'], (text) =>
          text.replace(/&.*/s, ''),
        ),
      ),
      'accents become question marks in the unified flow': keeps(
        'customer',
        kept(['first_name', 'last_name', 'address', 'city'], (text) =>
          text.replace(/[\u0080-\uffff]/g, '?'),
        ),
        unified,
      ),
      'accents lost in the answer of an added item': views(
        'customer',
        'embedded add',
        changes(['first_name', 'last_name', 'address', 'city'], (text) =>
          shownText(text).replace(/[\u0080-\uffff]/g, ''),
        ),
      ),
    },
  ),
]
