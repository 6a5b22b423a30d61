import { allChecks } from '../all-checks.ts'
import { resolveOptions, type RunOptions } from '../engine/options/resolve-options.ts'
import type { Arrival, PendingEnrolment } from '../engine/receiver.ts'
import type { Time } from '../http/pace/time.ts'
import type { Breakage } from '../independent/breakages/ways.ts'
import { createIndependentSite, type Knobs } from '../independent/site.ts'
import type { Report } from '../model/report.ts'
import { run } from '../run/run.ts'
import { SUITE_VERSION } from '../suite-version.ts'

type Site = ReturnType<typeof createIndependentSite>

const SITE = 'acme'
export const CREDENTIALS = { clientId: 'uid-Kq81', clientSecret: 's3:cret/Rz%9', site: SITE }
export const BASE_URL = `http://${SITE}.localhost`

/** The products of the site, which its user names. */
export const PRODUCTS = [
  { id: 501, handle: 'plano-basico' },
  { id: 502, handle: 'plano-pro' },
  { id: 503, handle: 'extra' },
]

/** Milliseconds that a call takes. */
const CALL = 7

/** An independent site on a clock of its own, where waits take no time. */
export function openIndependentSite(knobs: Knobs, seed: number, breakage?: Breakage) {
  const { time, pass, later } = createTime()
  const arrivals: Arrival[] = []
  const site = createIndependentSite(knobs, {
    ...CREDENTIALS,
    seed,
    products: PRODUCTS,
    now: time.now,
    later,
    sendWebhook: ({ headers, body }) => void arrivals.push({ at: time.now(), headers, text: body }),
    ...(breakage && { breakage }),
  })
  const fetch = (request: Request) => {
    pass(CALL)
    return site.fetch(request)
  }
  return { site, time, arrivals, fetch }
}

/** Runs the whole suite on an independent site, in no time, with what its user can say about it. */
export async function checkIndependentSite(
  knobs: Knobs,
  seed: number,
  breakage?: Breakage,
): Promise<Report> {
  const { site, time, arrivals, fetch } = openIndependentSite(knobs, seed, breakage)
  const options = {
    baseUrl: `${BASE_URL}${knobs.basePath}`,
    seed,
    products: PRODUCTS,
    allowWrites: true,
    confirmHost: new URL(BASE_URL).host,
    ...describe(site),
  }
  const settings = resolveOptions(
    options,
    allChecks.map(({ id }) => id),
    // A site that others use as well is a live one.
    knobs.others === 'nothing' && knobs.webhookOthers !== 'other profile',
  )
  const decide =
    (decision: 'accept' | 'refuse') =>
    async ({ profileId, subscriptionId }: PendingEnrolment) => {
      if (!site.decide(profileId ?? subscriptionId, decision)) throw new Error('it is not there')
    }
  return run(settings, {
    checks: allChecks,
    fetch,
    target: BASE_URL,
    suiteVersion: SUITE_VERSION,
    time,
    receiver: {
      arrivals: () => arrivals,
      accept: decide('accept'),
      refuse: decide('refuse'),
      patience: 2000,
    },
  })
}

/** A clock that waits move on at once; what falls due meanwhile is done. */
function createTime() {
  let now = Date.UTC(2026, 10, 22, 17, 31, 8, 120)
  const waiting: { at: number; act: () => void }[] = []
  const time: Time = {
    now: () => now,
    sleep: async (milliseconds) => {
      const end = now + milliseconds
      for (;;) {
        const [next] = waiting.toSorted((one, other) => one.at - other.at)
        if (next === undefined || next.at > end) break
        waiting.splice(waiting.indexOf(next), 1)
        now = Math.max(now, next.at)
        next.act()
      }
      now = end
    },
  }
  const pass = (milliseconds: number) => {
    now += milliseconds
  }
  const later = (wait: number, act: () => void) => void waiting.push({ at: now + wait, act })
  return { time, pass, later }
}

/** What a user knows from the panel, as options of a run. */
function describe(site: Site): Partial<RunOptions> {
  const { knobs, tokenCall, statusNames } = site.about
  const [pending = '', active = '', refused = ''] = statusNames
  const names = {
    statusNames: { pending, active, refused },
    ...(knobs.emailCheck === 'no reserved domain' && { emailDomain: 'mail.acme.com.br' }),
  }
  const { encoding, fields, path, method, client } = tokenCall
  return {
    ...names,
    credentials: CREDENTIALS,
    tokenUrl: `${BASE_URL}${path}`,
    tokenMethod: method,
    tokenFormat: encoding === 'either' ? 'auto' : encoding,
    tokenClient: client === 'basic' ? 'basic' : 'body',
    tokenFields: {
      client_id: fields.id,
      client_secret: fields.secret,
      scope: fields.scope,
      site: fields.site,
    },
  }
}

/** What a token call of an independent site says; what is left out is as the site wants it. */
export interface TokenCall {
  clientId: string
  clientSecret: string
  site: string
  grantType?: string
  scope?: string
}

/** The token call as an independent site's panel describes it. */
export function toTokenCall({ tokenCall }: Site['about'], call: TokenCall): Request {
  const { method, path, encoding, fields, client, scopes } = tokenCall
  const { clientId, clientSecret, grantType = tokenCall.grantType } = call
  const values = new URLSearchParams({
    grant_type: grantType,
    [fields.site]: call.site,
    [fields.scope]: call.scope ?? scopes.join(' '),
    ...(client !== 'basic' && { [fields.id]: clientId, [fields.secret]: clientSecret }),
  })
  const headers = new Headers({ 'user-agent': 'integrator' })
  if (client === 'basic') {
    const pair = [clientId, clientSecret].map(encodeURIComponent).join(':')
    headers.set('authorization', `Basic ${btoa(pair)}`)
  }
  const url = new URL(path, BASE_URL)
  if (encoding === 'query') url.search = values.toString()
  const isJson = encoding === 'json'
  if (isJson) headers.set('content-type', 'application/json')
  const sent = isJson ? JSON.stringify(Object.fromEntries(values)) : values
  const body = encoding === 'query' ? {} : { body: sent }
  return new Request(url, { method, headers, ...body })
}
