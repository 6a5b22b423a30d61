import { beforeAll, describe, expect, test } from '@jest/globals'
import type { WriteLogEntry } from './engine/create-context.ts'
import { isObject } from './http/exchange.ts'
import { createVirtualTime } from './http/pace/time.ts'
import { planContract } from './plan/plan.ts'
import { isSuccess, readAnswer, respond, withBody } from './proof/tools/answers.ts'
import { createWatched } from './testing/watched-site.ts'
import * as reports from './reports/index.ts'
import { runContract, runContractOn } from './run-contract.ts'

/** What nobody may read in an artefact. */
interface Canaries {
  secret: string
  tokens: Set<string>
  /** Values of customers that the site had before. */
  people: string[]
}

/** A name is known only from a record: these places leave none to be read. */
const WITHOUT_RECORDS = ['what is no JSON', 'faults', 'JSON that is cut off', 'all data']

/** Puts canaries into the answers of a site. */
type Plant = (response: Response, words: string) => Promise<Response>

const KEYS = ['email', 'first_name', 'last_name', 'address', 'phone', 'document_number']

const inBody =
  (change: (body: Record<string, unknown>, words: string) => unknown): Plant =>
  async (response, words) => {
    const answer = await readAnswer(response)
    return withBody(answer, change({ ...answer.body }, words))
  }

const PLACES: readonly (readonly [string, Plant])[] = [
  ['nowhere', async (response) => response],
  ['meta', inBody((body, words) => ({ ...body, meta: words }))],
  ['a list in meta', inBody((body, words) => ({ ...body, meta: [words, { x: words }] }))],
  ['a key beside data', inBody((body, words) => ({ ...body, [`x ${words}`]: words, meta: 1 }))],
  [
    'error texts',
    async (response, words) => {
      const answer = await readAnswer(response)
      if (isSuccess(answer)) return response
      return withBody(answer, { ...answer.body, errors: { base: [words] }, meta: words })
    },
  ],
  ['what is no JSON', async (_, words) => new Response(`<p>${words}</p>`, { status: 200 })],
  ['faults', async (_, words) => new Response(`Error at ${words}`, { status: 500 })],
  [
    'JSON that is cut off',
    async (response, words) => {
      const text = await response.text()
      return new Response(`${text.slice(0, -1)},"x":"${words}`, { status: response.status })
    },
  ],
  [
    'headers',
    async (response, words) => {
      const headers = new Headers(response.headers)
      const plain = encodeURIComponent(words)
      headers.set('location', `/api/customers/${plain}`)
      headers.set('x-request-id', plain)
      headers.set('link', `</api/customers?after=${plain}>; rel="next"`)
      return new Response(await response.text(), { status: response.status, headers })
    },
  ],
  ['all data', inBody((body, words) => ({ ...body, data: isObject(body['data']) ? words : 7 }))],
  [
    'values of records',
    inBody((body, words) => {
      const spoil = (data: unknown): unknown =>
        isObject(data)
          ? { ...data, status: words, state: words, created_at: words, interval: words, zip: 7 }
          : data
      const { data } = body
      return { ...body, data: Array.isArray(data) ? data.map(spoil) : spoil(data), meta: 1 }
    }),
  ],
]

/** The mock with canaries in its answers; its customers are known from the beginning. */
async function createPlanted(plant: Plant) {
  const secret = 'c4n4ry/secret+of "the" site=&é'
  const canaries: Canaries = { secret, tokens: new Set(), people: [] }
  let isKnown = false
  const { target, site } = await createWatched({
    seed: 3,
    wrap: (inner) => async (request) => {
      const { credentials } = site
      // The site's own secret is another: it is put in place of the canary.
      const given = await request.text()
      const text = given
        .replaceAll(
          new URLSearchParams({ x: secret }).toString().slice(2),
          credentials.clientSecret,
        )
        .replaceAll(JSON.stringify(secret).slice(1, -1), credentials.clientSecret)
      const sent = new Request(request.url, {
        method: request.method,
        headers: request.headers,
        ...(text === '' ? {} : { body: text }),
      })
      const response = await inner(sent)
      if (!isKnown) return response
      const token = request.headers.get('authorization') ?? ''
      const words = [secret, token, given, ...canaries.tokens, ...canaries.people].join(' | ')
      const planted = await plant(response, words)
      // A token is the run's once it came as one.
      const { body: shown } = await readAnswer(planted)
      if (typeof shown['access_token'] === 'string') canaries.tokens.add(shown['access_token'])
      return planted
    },
  })
  const credentials = { ...target.credentials, clientSecret: secret }
  const scope = 'customers_read'
  const { clientId, site: name } = credentials
  const body = new URLSearchParams({ grant_type: 'client_credentials', client_id: clientId, scope })
  body.set('client_secret', secret)
  body.set('site', name)
  const asked = new Request(`${target.baseUrl}/oauth/token`, { method: 'POST', body })
  const { access_token: token } = (await (await target.fetch(asked)).json()) as Record<
    string,
    string
  >
  const headers = { authorization: `Bearer ${token}` }
  const list = await target.fetch(new Request(`${target.baseUrl}/api/customers`, { headers }))
  const { data } = (await list.json()) as { data: Record<string, string>[] }
  canaries.people = data.flatMap((record) => KEYS.map((key) => record[key] ?? ''))
  isKnown = true
  return { target: { ...target, credentials }, canaries }
}

/** Every form in which a canary may have slipped through. */
function formsOf(text: string): string[] {
  return [
    text,
    encodeURIComponent(text),
    JSON.stringify(text).slice(1, -1),
    new URLSearchParams({ x: text }).toString().slice(2),
    Buffer.from(text).toString('base64'),
    text.replaceAll('&', '&amp;').replaceAll('"', '&quot;'),
  ]
}

function findIn(text: string, { secret, tokens, people }: Canaries): string[] {
  const all = [secret, ...tokens, ...people.filter((value) => value.length >= 4)]
  return all.filter((canary) => formsOf(canary).some((form) => hasWord(text, form)))
}

/** A name may be part of a longer word that nobody planted. */
function hasWord(text: string, form: string): boolean {
  // Artefacts are large, and most hold no canary: this costs a tenth of the expression.
  if (!text.includes(form)) return false
  const escaped = form.replaceAll(/[^\p{L}\p{N}]/gu, '\\$&')
  return new RegExp(`(?<![\\p{L}\\p{N}])${escaped}(?![\\p{L}\\p{N}])`).test(text)
}

describe('no secret, token or value of a customer is in an artefact', () => {
  test.each(PLACES)('where they stand in %s', async (place, plant) => {
    const { target, canaries } = await createPlanted(plant)
    expect(canaries.people.length).toBe(3 * KEYS.length)
    if (WITHOUT_RECORDS.includes(place)) {
      canaries.people = canaries.people.filter((value) => /@|\d{10}/.test(value))
    }
    const writeLog: WriteLogEntry[] = []
    const told: unknown[] = []
    const report = await runContractOn(createVirtualTime(), {
      ...target,
      seed: 8,
      onWrite: (entry) => writeLog.push(entry),
      onCheck: (check) => told.push(check.detail ?? ''),
    })
    const artefacts: Record<string, string> = {
      report: JSON.stringify(report),
      writeLog: JSON.stringify(writeLog),
      told: JSON.stringify(told),
      json: reports.toJson(report),
      html: reports.toHtml(report),
      markdown: reports.toMarkdown(report),
      junit: reports.toJunit(report),
      annotations: reports.toAnnotations(report),
      profile: reports.toObservedProfile(report),
      summary: reports.toSummary(report, { columns: 120, hasColours: false }),
    }
    const found = Object.entries(artefacts).map(([name, text]) => [name, findIn(text, canaries)])
    expect(found.filter(([, canary]) => canary?.length !== 0)).toEqual([])
  })
})

describe('what refuses to run says no secret either', () => {
  let messages: string[] = []
  const credentials = { clientId: 'an-id', clientSecret: 'canary-secret', site: 'acme' }

  beforeAll(async () => {
    const accessToken = 'canary-token'
    const options = [
      { baseUrl: 'https://other.example.com', allowWrites: true },
      { baseUrl: 'https://user:canary-secret@acme.example.com' },
      { baseUrl: 'ftp://user:canary-secret@acme.example.com' },
      { baseUrl: 'https://user:canary-secret@' },
      { baseUrl: 'http://localhost/?token=canary-token' },
      { baseUrl: 'http://localhost', tokenUrl: 'ftp://user:canary-secret@acme.example.com' },
      { baseUrl: 'http://localhost', only: ['NONE'] },
    ]
    messages = await Promise.all(
      options.flatMap((one) =>
        [runContract, planContract].map((start) =>
          start({ ...one, credentials, accessToken }).then(
            () => 'not refused',
            (error: Error) => error.message,
          ),
        ),
      ),
    )
  })

  test('in its message', () => {
    expect(messages.filter((message) => /canary|not refused/.test(message))).toEqual([])
  })
})

test('the plant does its work: an unmasked answer would be found', async () => {
  const { canaries } = await createPlanted(async (response) => response)
  const words = respond(200, { meta: canaries.people.join(' | ') + canaries.secret })
  expect(findIn(await words.text(), canaries).length).toBeGreaterThan(10)
})
