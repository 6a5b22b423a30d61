// Broken facts about what a payment profile shows, about its status, and about the webhook that reports it.
import type { Knobs } from '../knobs/index.ts'
import { isObject } from '../world.ts'
import type { Profile } from '../world.ts'
import {
  about,
  as,
  bodyOf,
  keeps,
  long,
  shows,
  tellsAndShows,
  tellsStatus,
  where,
  withCode,
  type Breakage,
} from './ways.ts'

const isRecord = ({ createProfile }: Knobs): boolean => createProfile === 'record'
/** A webhook shows the payment profile's record, whose id the create call has shown. */
export const inWebhooks = ({ createProfile, webhookShape }: Knobs): boolean =>
  /record|id/.test(createProfile) && !/flat|changes/.test(webhookShape)
/** The report's shape is open: a webhook that only names the subscription may be it. */
export const isToldApart = ({ webhookOthers }: Knobs): boolean =>
  !webhookOthers.startsWith('subscription')
/** No other webhook could be the one of the update. */
export const isSole = ({ webhookOthers }: Knobs): boolean =>
  webhookOthers === 'none' || webhookOthers === 'customer.created'

const born = (status: Profile['status']) => (): Partial<Profile> => ({ status })

export const WEBHOOKS: Breakage[] = [
  ...about(
    '2',
    'Known fields: `payment_method_type` (string, allowed value `pix`), the linked subscription (`subscription_id`), the owning customer, and a status',
    where(
      isRecord,
      shows('profile', {
        'profile of another subscription': [
          'create',
          'subscription_id',
          (_id, _own, world) => world.uuid(),
        ],
        'subscription of the first profile in each': [
          'create',
          'subscription_id',
          (_id, _own, world) => world.profiles[0]!.subscription.id,
        ],
        'subscription_id a number': [
          'create',
          'subscription_id',
          (id) => Number.parseInt(String(id), 16),
        ],
        'profile of type PIX': ['create', 'payment_method_type', 'PIX'],
        'payment_method_type null': ['create', 'payment_method_type', null],
        'payment_method_type an object': ['create', 'payment_method_type', { name: 'pix' }],
        'payment_method_type in the plural with an interval over 1': [
          'create',
          'payment_method_type',
          'pixes',
          ({ subscription }) => long(subscription),
        ],
        'customer_id of another customer': [
          'create',
          'customer_id',
          (_id, own, world) => world.customers.find((one) => one !== own.customer)?.id ?? 1,
        ],
      }),
    ),
    where(
      (knobs) => isRecord(knobs) && /^(customer|both)$/.test(knobs.profileOwner),
      shows('profile', {
        'customer of another in the profile': [
          'create',
          'customer',
          (customer, own, world) => {
            const other = world.customers.find((one) => one !== own.customer)
            return isObject(customer) && other
              ? { ...customer, id: other.id, email: other.fields.email }
              : customer
          },
        ],
      }),
    ),
    where(
      inWebhooks,
      shows('profile', {
        'payment_method_type credit_card in webhooks': [
          'webhook',
          'payment_method_type',
          'credit_card',
        ],
      }),
    ),
  ),
  ...about(
    '4',
    'The profile is created in a pending state; its status is later updated asynchronously',
    where(isRecord, {
      'active at its creation': keeps('profile', born('accepted')),
      'active at its creation from the second on': keeps(
        'profile',
        born('accepted'),
        (_own, world) => world.profiles.length > 1,
      ),
      'active at its creation with an interval over 1': keeps(
        'profile',
        born('accepted'),
        ({ subscription }) => long(subscription),
      ),
      'refused at its creation': keeps('profile', born('refused')),
    }),
  ),
  ...about(
    '6',
    "The service reports the update of a payment profile's status (activation after the payer's authorization is confirmed) by a webhook",
    where(isSole, {
      'no webhook on acceptance': { webhook: () => [] },
      'no webhook from the second acceptance on': {
        webhook: (report, world) =>
          world.profiles.filter(({ status }) => status === 'accepted').length > 1 ? [] : [report],
      },
      'webhook for the oldest profile': {
        webhook: (report, world) => [
          world.profiles[0] === report.profile
            ? report
            : as(world, world.profiles[0]!, report.profile.status),
        ],
      },
    }),
    where(isToldApart, {
      'the webhook names another profile': {
        webhook: (report, world) => {
          const other = world.profiles.find((one) => one !== report.profile)
          return [other ? as(world, other, report.profile.status) : report]
        },
      },
      'no webhook with an interval over 1': {
        webhook: (report) => (long(report.profile.subscription) ? [] : [report]),
      },
      'no webhook for a subscription of the separate flow': {
        webhook: (report, world) => {
          const { customer } = report.profile
          const own = world.subscriptions.filter((one) => one.customer === customer)
          return own.length > 1 ? [] : [report]
        },
      },
      'no webhook once a second profile was refused': {
        webhook: (report, world) =>
          world.notes[`again ${report.profile.subscription.id}`] ? [] : [report],
        refusal: (refusal, exchange, world) => {
          if (withCode('SB344')(refusal))
            world.notes[`again ${String(bodyOf(exchange).subscription_id)}`] = 1
        },
      },
    }),
    where(
      inWebhooks,
      shows('profile', {
        'the webhook names a subscription of another': [
          'webhook',
          'subscription_id',
          (id, own, world) => world.subscriptions.find((one) => one !== own.subscription)?.id ?? id,
        ],
      }),
    ),
    {
      'the webhook tells refused after active': {
        webhook: (report, world) => [report, as(world, report.profile, 'refused')],
      },
      'the webhook for each profile tells active': {
        webhook: (report, world) => [
          report,
          ...world.profiles
            .filter((one) => one !== report.profile)
            .map((one) => as(world, one, 'accepted')),
        ],
      },
      'a webhook tells refused at the creation': {
        created: (profile, world) => [as(world, profile, 'refused')],
      },
      'a webhook tells active when a second profile is refused': {
        created: (profile, world) =>
          world.profiles.length > 1 ? [as(world, profile, 'accepted')] : [],
      },
    },
    where(tellsAndShows, {
      'the profile stays pending where it is shown': {
        webhook: (report) => {
          if (report.profile.status === 'accepted')
            void Promise.resolve().then(() => {
              report.profile.status = 'pending'
            })
          return [report]
        },
      },
    }),
  ),
  ...about(
    '1',
    'on acceptance the profile is activated',
    where(tellsStatus, {
      'webhook with the pending status': {
        webhook: ({ profile }, world) => [as(world, profile, 'pending')],
      },
      'webhook tells refused on acceptance': {
        webhook: (report, world) => [
          report.profile.status === 'accepted' ? as(world, report.profile, 'refused') : report,
        ],
      },
    }),
  ),
  ...about(
    '3',
    'payer accepts the recurrence | authorization confirmed | active | a webhook is sent',
    {
      'webhook before the decision': {
        created: (profile, world) => [as(world, profile, 'accepted')],
      },
    },
    where(({ webhookOnRefusal }) => webhookOnRefusal, {
      'webhook tells active on refusal': {
        webhook: ({ profile }, world) => [as(world, profile, 'accepted')],
      },
    }),
  ),
]
