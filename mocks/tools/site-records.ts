import { FieldError } from '../shared/field-error.ts'
import type { WebhookDelivery } from '../webhooks/delivery.ts'
import type { Customer, PaymentProfileRecord, SubscriptionRecord } from '../world/records.ts'
import type { Store } from '../world/store.ts'
import { toSubscription } from '../world/views.ts'

/** Which records to list. */
export interface RecordQuery {
  /** Text in an id, name, e-mail address, number or state, also of the customer; all if left out. */
  text?: string
  /** Id of the oldest record that was listed: the list goes on with those before it. */
  after?: string
  /** How many of the newest to leave out. */
  skip?: number
  /** How many; 200 if left out. */
  limit?: number
}

/** The newest records that match, oldest first. */
export interface RecordPage<Found> {
  data: Found[]
  /** How many records match, on all pages. */
  total: number
}

/** A subscription with its customer and items, as the single read shows it. */
type Subscription = Awaited<ReturnType<typeof toSubscription>>

/** Something that happened to a record. */
export interface HistoryEntry {
  /** Moment on the site's clock, ISO 8601 in UTC. */
  at: string
  event:
    | 'customer_created'
    | 'subscription_created'
    | 'item_added'
    | 'payment_profile_created'
    | 'payment_profile_updated'
    | 'webhook_sent'
  customer_id?: number
  subscription_id?: string
  item_id?: number
  payment_profile_id?: number
  delivery_id?: string
  /** Status of the payment profile, or state of the delivery. */
  status?: string
}

/** Dependencies of the records. */
interface Context {
  store: () => Store
  /** Does what fell due on the site's clock. */
  catchUp: () => Promise<void>
  deliveries: () => readonly WebhookDelivery[]
}

/** A site's records as they are stored, whatever the API shows of them. */
export class SiteRecords {
  readonly #context: Context
  /** The last search: reading on in it must not search again. */
  #searched: { store: Store; key: string; found: readonly unknown[] } | undefined

  constructor(context: Context) {
    this.#context = context
  }

  /** @throws FieldError when no customer has the id `after`. */
  async customers(query: RecordQuery = {}): Promise<RecordPage<Customer>> {
    const store = await this.#store()
    const all = store.list('customers')
    const found = await this.#search(store, 'customers', all, query, async () => textsOf)
    return copy(pick(all, found, query))
  }

  /** One customer; undefined when it doesn't exist. */
  async customer(id: number): Promise<Customer | undefined> {
    const found = (await this.#store()).find('customers', id)
    return found && { ...found }
  }

  /** @throws FieldError when no subscription has the id `after`. */
  async subscriptions(query: RecordQuery = {}): Promise<RecordPage<Subscription>> {
    const store = await this.#store()
    const all = store.list('subscriptions')
    const found = await this.#search(store, 'subscriptions', all, query, async () => {
      const customers = readCustomers(store)
      return ({ id, state, customer_id }) => [id, state, ...textsOf(customers.get(customer_id))]
    })
    const page = pick(all, found, query)
    const data = page.data.map((record) => toSubscription(store, record))
    return copy({ ...page, data })
  }

  /** One subscription; undefined when it doesn't exist. */
  async subscription(id: string): Promise<Subscription | undefined> {
    const store = await this.#store()
    const found = store.find('subscriptions', id)
    return found && structuredClone(toSubscription(store, found))
  }

  /**
   * Payment profiles with their QR codes.
   *
   * @throws FieldError when no payment profile has the id `after`.
   */
  async paymentProfiles(
    query: RecordQuery & { status?: string } = {},
  ): Promise<RecordPage<PaymentProfileRecord>> {
    const { status } = query
    const store = await this.#store()
    const all = store.list('payment_profiles')
    const wanted = status === undefined ? all : all.filter((one) => one.status === status)
    const what = `payment_profiles ${status ?? ''}`
    const found = await this.#search(store, what, wanted, query, async () => {
      const customers = readCustomers(store)
      return (profile) => [
        String(profile.id),
        profile.status,
        profile.subscription_id,
        profile.qr_code,
        ...textsOf(customers.get(profile.customer_id)),
      ]
    })
    return copy(pick(wanted, found, query))
  }

  /** What happened to a customer, its subscriptions and payment profiles, oldest first; undefined when it doesn't exist. */
  async customerHistory(id: number): Promise<HistoryEntry[] | undefined> {
    const customer = await this.customer(id)
    if (customer === undefined) return undefined
    const store = await this.#store()
    const subscriptions = store.list('subscriptions')
    const owned = subscriptions.filter((one) => one.customer_id === id)
    const entries = owned.map((one) => this.#subscriptionEntries(one))
    const created = { at: customer.created_at, event: 'customer_created', customer_id: id } as const
    return inOrder([created, ...entries.flat()])
  }

  /** What happened to a subscription and its payment profiles, oldest first; undefined when it doesn't exist. */
  async subscriptionHistory(id: string): Promise<HistoryEntry[] | undefined> {
    const found = (await this.#store()).find('subscriptions', id)
    return found && inOrder(this.#subscriptionEntries(found))
  }

  /** What happened to a payment profile, oldest first; undefined when it doesn't exist. */
  async paymentProfileHistory(id: number): Promise<HistoryEntry[] | undefined> {
    const found = (await this.#store()).find('payment_profiles', id)
    return found && inOrder(this.#profileEntries(found))
  }

  #subscriptionEntries(record: SubscriptionRecord): HistoryEntry[] {
    const profiles = this.#context.store().findBy('payment_profiles', 'subscription_id', record.id)
    const { id: subscription_id, customer_id } = record
    return [
      { at: record.created_at, event: 'subscription_created', subscription_id, customer_id },
      ...record.items.map((item): HistoryEntry => {
        return { at: item.created_at, event: 'item_added', item_id: item.id, subscription_id }
      }),
      ...profiles.flatMap((profile) => this.#profileEntries(profile)),
    ]
  }

  #profileEntries(profile: PaymentProfileRecord): HistoryEntry[] {
    const { id: payment_profile_id, subscription_id, customer_id, status } = profile
    const { created_at: created, updated_at: updated } = profile
    const ids = { payment_profile_id, subscription_id, customer_id }
    const sent = this.#context
      .deliveries()
      .filter(({ event }) => event.data['id'] === payment_profile_id)
    const isUpdated = updated !== created || sent.length > 0
    return [
      { at: created, event: 'payment_profile_created', ...ids },
      ...(isUpdated
        ? [{ at: updated, event: 'payment_profile_updated', status, ...ids } as const]
        : []),
      ...sent.flatMap(({ id, attempts, state, next_attempt_at: next }): HistoryEntry[] => {
        const at = attempts.at(-1)?.at ?? next
        if (at === null) return []
        return [{ at, event: 'webhook_sent', delivery_id: id, status: state, payment_profile_id }]
      }),
    ]
  }

  async #store(): Promise<Store> {
    await this.#context.catchUp()
    return this.#context.store()
  }

  /** The records with a text; what was found last is used again while nothing is written. */
  async #search<Found>(
    store: Store,
    what: string,
    records: readonly Found[],
    { text = '' }: RecordQuery,
    readTexts: () => Promise<(record: Found) => readonly string[]>,
  ): Promise<readonly Found[]> {
    const wanted = fold(text)
    if (wanted === '') return records
    const key = `${what} ${store.writes} ${wanted}`
    if (this.#searched?.store !== store || this.#searched.key !== key) {
      const toTexts = await readTexts()
      const isFound = (record: Found) => toTexts(record).some((one) => fold(one).includes(wanted))
      this.#searched = { store, key, found: records.filter(isFound) }
    }
    return this.#searched.found as readonly Found[]
  }
}

function readCustomers(store: Store): ReadonlyMap<number, Customer> {
  return new Map(store.list('customers').map((one) => [one.id, one]))
}

/** The texts by which a customer is found. */
function textsOf(customer: Customer | undefined): readonly string[] {
  if (customer === undefined) return []
  const { id, first_name, last_name, email, document_number, phone } = customer
  const name = `${first_name ?? ''} ${last_name ?? ''}`
  return [String(id), name, email, document_number, phone].filter((one) => one !== null)
}

function pick<Found extends { id: number | string }>(
  records: readonly Found[],
  matching: readonly Found[],
  { after, skip = 0, limit = 200 }: RecordQuery,
): RecordPage<Found> {
  const last = after === undefined ? matching.length : findEnd(records, matching, after)
  const end = Math.max(0, last - skip)
  return { data: matching.slice(Math.max(0, end - limit), end), total: matching.length }
}

/** The place in the matching records before which the list goes on. */
function findEnd<Found extends { id: number | string }>(
  records: readonly Found[],
  matching: readonly Found[],
  after: string,
): number {
  const place = matching.findIndex(({ id }) => String(id) === after)
  if (place !== -1) return place
  if (records.some(({ id }) => String(id) === after)) return 0
  throw new FieldError('after', `after is ${JSON.stringify(after)}; no record has this id`)
}

/** Without letter case and accents. */
function fold(text: string): string {
  const lower = text.toLowerCase()
  return NOT_ASCII.test(lower) ? lower.normalize('NFD').replaceAll(/\p{M}/gu, '') : lower
}

const NOT_ASCII = /[^\p{ASCII}]/u

function copy<Found>({ data, total }: RecordPage<Found>): RecordPage<Found> {
  return { data: structuredClone(data), total }
}

function inOrder(entries: readonly HistoryEntry[]): HistoryEntry[] {
  return entries.toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at))
}
