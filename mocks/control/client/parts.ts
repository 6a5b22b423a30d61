import type { Transport } from './transport.ts'
import type { ControlSchemas, QueryOf } from './types.ts'

type Duration = ControlSchemas['Duration']
type Decision = ControlSchemas['DecisionInput']['decision']

/** Reads answers: a thing, a list, or nothing. */
function createReader(call: Transport) {
  return {
    one: async <Thing>(...args: Parameters<Transport>): Promise<Thing> =>
      (await (await call(...args)).json()) as Thing,
    list: async <Thing>(...args: Parameters<Transport>): Promise<Thing[]> =>
      ((await (await call(...args)).json()) as { data: Thing[] }).data,
    none: async (...args: Parameters<Transport>): Promise<void> => {
      await (await call(...args)).arrayBuffer()
    },
  }
}

/** The payer of a site. */
export function createPayer(call: Transport) {
  const { one, list } = createReader(call)
  type Profile = ControlSchemas['PaymentProfile']
  type Policy = ControlSchemas['Payer']
  const decide = (id: number, decision: Decision) =>
    one<Profile>('POST', `payment_profiles/${id}/decision`, { body: { decision } })
  return {
    accept: (id: number) => decide(id, 'accept'),
    refuse: (id: number) => decide(id, 'refuse'),
    expire: (id: number) => decide(id, 'expire'),
    cancel: (id: number) => decide(id, 'cancel'),
    decide,
    profiles: (query: QueryOf<'listPaymentProfiles'> = {}) =>
      list<Profile>('GET', 'payment_profiles', { query }),
    profile: (id: number) => one<Profile>('GET', `payment_profiles/${id}`),
    policy: () => one<Policy>('GET', 'payer'),
    setPolicy: (body: ControlSchemas['PayerInput']) => one<Policy>('PUT', 'payer', { body }),
  }
}

/** The webhooks of a site. */
export function createWebhooks(call: Transport) {
  const { one, list, none } = createReader(call)
  type Endpoint = ControlSchemas['WebhookEndpoint']
  type Delivery = ControlSchemas['WebhookDelivery']
  type Misbehaviour = ControlSchemas['Misbehaviour']
  const toPath = (id: string) => `webhook_deliveries/${encodeURIComponent(id)}`
  return {
    endpoints: () => list<Endpoint>('GET', 'webhook_endpoints', MOST),
    addEndpoint: (body: ControlSchemas['WebhookEndpointInput']) =>
      one<Endpoint>('POST', 'webhook_endpoints', { body }),
    removeEndpoint: (id: number) => none('DELETE', `webhook_endpoints/${id}`),
    deliveries: (query: QueryOf<'listWebhookDeliveries'> = {}) =>
      list<Delivery>('GET', 'webhook_deliveries', { query }),
    delivery: (id: string) => one<Delivery>('GET', toPath(id)),
    redeliver: (id: string) => one<Delivery>('POST', `${toPath(id)}/redeliver`),
    wait: (body: ControlSchemas['WaitInput'] = {}) =>
      one<ControlSchemas['WaitResult']>('POST', 'webhook_deliveries/wait', { body }),
    misbehaviours: () => list<Misbehaviour>('GET', 'webhook_misbehaviours', MOST),
    misbehave: (body: ControlSchemas['MisbehaviourInput']) =>
      one<Misbehaviour>('POST', 'webhook_misbehaviours', { body }),
    behave: () => none('DELETE', 'webhook_misbehaviours'),
  }
}

/** A list with all that it can show at once. */
const MOST = { query: { limit: 1000 } }

/** The time of a site. */
export function createClock(call: Transport) {
  const { one } = createReader(call)
  type Clock = ControlSchemas['Clock']
  const move = (body: ControlSchemas['ClockInput']) => one<Clock>('PUT', 'clock', { body })
  return {
    state: () => one<Clock>('GET', 'clock'),
    advance: (duration: Duration) => move({ advance: duration }),
    set: (moment: string | Date) => move({ set: new Date(moment).toISOString() }),
    freeze: () => move({ freeze: true }),
    resume: () => move({ freeze: false }),
  }
}

/** The failures that are asked of a site. */
export function createFaults(call: Transport) {
  const { one, list, none } = createReader(call)
  type Fault = ControlSchemas['Fault']
  const toPath = (id: string) => `faults/${encodeURIComponent(id)}`
  return {
    list: () => list<Fault>('GET', 'faults', MOST),
    add: (body: ControlSchemas['FaultRule']) => one<Fault>('POST', 'faults', { body }),
    find: (id: string) => one<Fault>('GET', toPath(id)),
    remove: (id: string) => none('DELETE', toPath(id)),
    clear: () => none('DELETE', 'faults'),
  }
}

/** What a site was asked and what it answered. */
export function createRequests(call: Transport) {
  const { one, list, none } = createReader(call)
  type Request = ControlSchemas['Request']
  return {
    list: (query: QueryOf<'listRequests'> = {}) => list<Request>('GET', 'requests', { query }),
    find: (id: number) => one<Request>('GET', `requests/${id}`),
    clear: () => none('DELETE', 'requests'),
  }
}

/** The sites of a server, and the applications of one. */
export function createSites(call: Transport) {
  const { one, list, none } = createReader(call)
  type Site = ControlSchemas['Site']
  type Application = ControlSchemas['Application']
  return {
    sites: {
      list: () => list<Site>('GET', 'sites', MOST),
      add: (body: ControlSchemas['SiteInput']) => one<Site>('POST', 'sites', { body }),
      remove: (name: string) => none('DELETE', `sites/${encodeURIComponent(name)}`),
    },
    applications: {
      list: () => list<Application>('GET', 'applications', MOST),
      add: (body: ControlSchemas['ApplicationInput']) =>
        one<Application>('POST', 'applications', { body }),
    },
  }
}

/** The state of a site as a whole. */
export function createState(call: Transport) {
  const { one, list, none } = createReader(call)
  type Snapshot = ControlSchemas['Snapshot']
  type Profile = ControlSchemas['Profile']
  return {
    health: () => one<ControlSchemas['Health']>('GET', 'health'),
    metrics: async () => (await call('GET', 'metrics')).text(),
    reset: () => none('POST', 'reset'),
    snapshot: () => one<Snapshot>('GET', 'snapshot'),
    restore: (body: Snapshot) => none('PUT', 'snapshot', { body }),
    scenarios: () => list<ControlSchemas['Scenario']>('GET', 'scenarios', MOST),
    scenario: (name: string) => none('POST', `scenarios/${encodeURIComponent(name)}`),
    profile: () => one<Profile>('GET', 'profile'),
    setProfile: (body: Profile) => one<Profile>('PUT', 'profile', { body }),
  }
}
