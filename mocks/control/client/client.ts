import type {
  BodyOf,
  ControlOperationId,
  ControlSchemas,
  PathOf,
  QueryOf,
  ReadOnly,
  ResultOf,
} from '../operation.ts'
import { createTransport, type ControlOptions, type Transport } from './transport.ts'

export { ControlFailure, type ControlOptions } from './transport.ts'
export type { ControlSchemas } from '../operation.ts'

/** Controls a site from a test, wherever the site runs. */
export type Control = ReturnType<typeof createControl>

/** Something that happened at a site. */
export interface FollowedEvent {
  id: number
  /** `request`, `payment_profile`, `webhook_delivery`, `reset` and others. */
  type: string
  data: unknown
}

/** Shows a list with as much as it can hold at once. */
const MOST = { limit: 1000 }

/**
 * Makes a client of the control API. A refused call rejects with a `ControlFailure`.
 *
 * @throws Error when neither an address nor a site is given.
 *
 * @example
 * const control = createControl({ baseUrl: 'http://127.0.0.1:4010' })
 * await control.payer.accept(9)
 * await control.webhooks.wait()
 */
export function createControl(options: ControlOptions) {
  const send = createTransport(options)
  const call = createCaller(send)
  return {
    /** Makes any call of the control API's document by its id; undefined where it answers with nothing. */
    call: async <Id extends ControlOperationId>(
      id: Id,
      input?: InputOf<Id>,
    ): Promise<ResultOf<Id>> => {
      const text = await (await send(id, input)).text()
      return (text === '' ? undefined : JSON.parse(text)) as ResultOf<Id>
    },
    health: () => call.one('readHealth'),
    metrics: async () => (await send('readMetrics')).text(),
    reset: () => call.none('reset'),
    snapshot: () => call.one('readSnapshot'),
    /** With many customers this takes a while: `seeding` events tell how far it is, the signal cancels it. */
    restore: (body: ReadOnly<BodyOf<'restoreSnapshot'>>, signal?: AbortSignal) =>
      call.none('restoreSnapshot', { body, ...(signal && { signal }) }),
    scenarios: () => call.list('listScenarios', { query: MOST }),
    scenario: (name: string) => call.none('playScenario', { path: { name } }),
    profile: () => call.one('readProfile'),
    setProfile: (body: BodyOf<'setProfile'>) => call.one('setProfile', { body }),
    sites: {
      list: () => call.list('listSites', { query: MOST }),
      /** As `restore` for many customers. */
      add: (body: BodyOf<'addSite'>, signal?: AbortSignal) =>
        call.one('addSite', { body, ...(signal && { signal }) }),
      remove: (name: string) => call.none('removeSite', { path: { site: name } }),
    },
    applications: {
      list: () => call.list('listApplications', { query: MOST }),
      add: (body: BodyOf<'addApplication'>) => call.one('addApplication', { body }),
    },
    customers: {
      list: (query: QueryOf<'listCustomerRecords'> = {}) =>
        call.one('listCustomerRecords', { query }),
      find: (id: number) => call.one('readCustomerRecord', { path: { id } }),
      history: (id: number) => call.list('readCustomerHistory', { path: { id }, query: MOST }),
    },
    subscriptions: {
      list: (query: QueryOf<'listSubscriptionRecords'> = {}) =>
        call.one('listSubscriptionRecords', { query }),
      find: (id: string) => call.one('readSubscriptionRecord', { path: { id } }),
      history: (id: string) => call.list('readSubscriptionHistory', { path: { id }, query: MOST }),
    },
    payer: createPayer(call),
    webhooks: createWebhooks(call),
    clock: createClock(call),
    faults: {
      list: () => call.list('listFaults', { query: MOST }),
      add: (body: BodyOf<'addFault'>) => call.one('addFault', { body }),
      find: (id: string) => call.one('readFault', { path: { id } }),
      remove: (id: string) => call.none('removeFault', { path: { id } }),
      clear: () => call.none('clearFaults'),
    },
    requests: {
      list: (query: QueryOf<'listRequests'> = {}) => call.list('listRequests', { query }),
      find: (id: number) => call.one('readRequest', { path: { id } }),
      clear: () => call.none('clearRequests'),
    },
    /** Yields what happens at the site, as it happens, until the signal or the loop ends it. */
    events: (signal?: AbortSignal) => followEvents(send, signal),
  }
}

type Caller = ReturnType<typeof createCaller>

/** What a call of the control API takes. */
export interface InputOf<Id extends ControlOperationId> {
  path?: PathOf<Id>
  query?: QueryOf<Id>
  body?: ReadOnly<BodyOf<Id>>
  /** Gives the call up. */
  signal?: AbortSignal
}

type ItemOf<Id extends ControlOperationId> =
  ResultOf<Id> extends { data: (infer Item)[] } ? Item : never

/** Reads responses: one thing, a list, or nothing. */
function createCaller(send: Transport) {
  return {
    one: async <Id extends ControlOperationId>(
      id: Id,
      input?: InputOf<Id>,
    ): Promise<ResultOf<Id>> => (await (await send(id, input)).json()) as ResultOf<Id>,
    list: async <Id extends ControlOperationId>(
      id: Id,
      input?: InputOf<Id>,
    ): Promise<ItemOf<Id>[]> =>
      ((await (await send(id, input)).json()) as { data: ItemOf<Id>[] }).data,
    none: async <Id extends ControlOperationId>(id: Id, input?: InputOf<Id>): Promise<void> => {
      await (await send(id, input)).arrayBuffer()
    },
  }
}

function createPayer(call: Caller) {
  const decide = (id: number, decision: BodyOf<'decide'>['decision']) =>
    call.one('decide', { path: { id }, body: { decision } })
  return {
    accept: (id: number) => decide(id, 'accept'),
    refuse: (id: number) => decide(id, 'refuse'),
    expire: (id: number) => decide(id, 'expire'),
    cancel: (id: number) => decide(id, 'cancel'),
    decide,
    profiles: (query: QueryOf<'listPaymentProfiles'> = {}) =>
      call.list('listPaymentProfiles', { query }),
    profile: (id: number) => call.one('readPaymentProfile', { path: { id } }),
    history: (id: number) => call.list('readPaymentProfileHistory', { path: { id }, query: MOST }),
    policy: () => call.one('readPayer'),
    setPolicy: (body: BodyOf<'setPayer'>) => call.one('setPayer', { body }),
  }
}

function createWebhooks(call: Caller) {
  return {
    endpoints: () => call.list('listWebhookEndpoints', { query: MOST }),
    addEndpoint: (body: BodyOf<'addWebhookEndpoint'>) => call.one('addWebhookEndpoint', { body }),
    disableEndpoint: (id: number, disabled = true) =>
      call.one('changeWebhookEndpoint', { path: { id }, body: { disabled } }),
    removeEndpoint: (id: number) => call.none('removeWebhookEndpoint', { path: { id } }),
    deliveries: (query: QueryOf<'listWebhookDeliveries'> = {}) =>
      call.list('listWebhookDeliveries', { query }),
    delivery: (id: string) => call.one('readWebhookDelivery', { path: { id } }),
    redeliver: (id: string) => call.one('redeliver', { path: { id } }),
    wait: (body: BodyOf<'waitForWebhooks'> = {}) => call.one('waitForWebhooks', { body }),
    misbehaviours: () => call.list('listWebhookMisbehaviours', { query: MOST }),
    misbehave: (body: BodyOf<'addWebhookMisbehaviour'>) =>
      call.one('addWebhookMisbehaviour', { body }),
    behave: () => call.none('clearWebhookMisbehaviours'),
  }
}

function createClock(call: Caller) {
  const move = (body: BodyOf<'moveClock'>) => call.one('moveClock', { body })
  return {
    state: () => call.one('readClock'),
    advance: (duration: ControlSchemas['Duration']) => move({ advance: duration }),
    set: (moment: string | Date) => move({ set: new Date(moment).toISOString() }),
    freeze: () => move({ freeze: true }),
    resume: () => move({ freeze: false }),
  }
}

/** Reads server-sent events until their end. */
async function* followEvents(
  send: Transport,
  signal?: AbortSignal,
): AsyncGenerator<FollowedEvent, void, undefined> {
  const { body } = await send('readEvents', signal === undefined ? {} : { signal })
  const reader = body?.pipeThrough(new TextDecoderStream()).getReader()
  if (reader === undefined) return
  let text = ''
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return
      const blocks = (text + value).split('\n\n')
      text = blocks.pop() ?? ''
      for (const block of blocks) {
        const [, id, type = '', data = ''] =
          /^id: (\d+)\nevent: (\w+)\ndata: (.*)$/.exec(block) ?? []
        if (id !== undefined) yield { id: Number(id), type, data: JSON.parse(data) as unknown }
      }
    }
  } finally {
    await reader.cancel().catch(() => undefined)
  }
}
