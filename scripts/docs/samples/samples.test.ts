import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { document } from '../../../openapi/generated/document.ts'
import { operationsOf, type Operation } from '../../../openapi/operations.ts'
import { serve, type Served } from '../../../mocks/adapters/node.ts'
import { createSite, type Site } from '../../../mocks/index.ts'
import { testUnless } from '../../tools/test-unless.ts'
import { findLackOf, labels, runProgram } from './programs.fixture.ts'
import { sampleLanguages, toCodeSamples } from './to-code-samples.ts'

const ADDRESS = 'http://127.0.0.1:4010'
const SECRET = 'demo-secret'

const samples = toCodeSamples(document)
const operations = operationsOf(document)

let site: Site
let served: Served
/** The last response to a sample. */
let answered: { status: number; body: { meta?: { message?: string } } } | undefined

beforeAll(async () => {
  site = await createSite()
  const answer = site.fetch.bind(site)
  // The request log leaves out long bodies.
  site.fetch = async (...request) => {
    const response = await answer(...request)
    answered = { status: response.status, body: (await response.clone().json()) as object }
    return response
  }
  served = await serve(site, { port: 0 })
})

afterAll(() => served.close())

beforeEach(() => site.reset())

test('every language of the samples can be run, where its command is', () => {
  expect(labels).toEqual(sampleLanguages.map(({ label }) => label))
})

test('every operation has a sample in every language', () => {
  const found = [...samples].map(([id, list]) => [id, list.map(({ label }) => label)])
  expect(found).toEqual(operations.map(({ operationId }) => [operationId, labels]))
})

describe.each(labels)('%s, at a fresh default site', (label) => {
  const lack = findLackOf(label)

  for (const { operationId, status } of operations.map(withSuccess)) {
    testUnless(lack, `${operationId} is answered ${status}`, async () => {
      const { code, errors, output } = await runProgram(label, sourceOf(operationId, label), {
        SABIA_CLIENT_SECRET: SECRET,
        SABIA_ACCESS_TOKEN: await grantToken(),
      })
      const asked = site.journal.list().map(({ operation }) => operation)
      expect({ code, errors, last: asked.at(-1), status: String(answered?.status) }).toEqual({
        code: 0,
        errors: '',
        last: operationId,
        status,
      })
      if (operationId === 'createToken') {
        expect(answered?.body).toMatchObject({ token_type: 'Bearer' })
        expect(output).toContain('Bearer')
      } else {
        const envelope = { data: expect.anything(), errors: null, meta: expect.anything() }
        expect(answered?.body).toEqual(envelope)
        expect(output).toContain(answered?.body.meta?.message)
      }
    })
  }

  testUnless(lack, 'a refused call shows the status and the reason, and fails', async () => {
    const ended = await runProgram(label, sourceOf('readCustomer', label), {
      SABIA_ACCESS_TOKEN: 'wrong',
    })
    expect(ended.code).not.toBe(0)
    expect(ended.errors).toContain('401')
    expect(ended.output + ended.errors).toMatch(/"errors": ?"/)
  })

  testUnless(lack, 'a site that is not there makes it fail', async () => {
    const gone = await serve(await createSite(), { port: 0 })
    await gone.close()
    const source = sourceOf('readCustomer', label).replaceAll(served.url, gone.url)
    const ended = await runProgram(label, source, { SABIA_ACCESS_TOKEN: 'any' })
    expect(ended.code).not.toBe(0)
    expect(ended.output + ended.errors).toMatch(/refused|connect to|fetch failed/i)
  })
})

function withSuccess({ operationId, responses }: Operation) {
  const status = Object.keys(responses).find((one) => one.startsWith('2')) ?? ''
  return { operationId, status }
}

function sourceOf(operationId: string, label: string): string {
  const found = samples.get(operationId)?.find((sample) => sample.label === label)
  return found?.source.replaceAll(ADDRESS, served.url) ?? ''
}

/** A token for the scopes that the document's own example of the token call asks for. */
async function grantToken(): Promise<string> {
  const { requestBody } = operations.find(({ operationId }) => operationId === 'createToken')!
  const { examples } = requestBody!.content['application/json']!
  const [example] = Object.values(examples ?? {}) as { value: unknown }[]
  const answer = await fetch(`${served.url}/oauth/token`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(example?.value),
  })
  return ((await answer.json()) as { access_token: string }).access_token
}
