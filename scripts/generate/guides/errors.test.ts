import { describe, expect, test } from '@jest/globals'
import { createClient, tokenFields } from '../../../mocks/laws/support/client.ts'
import { document } from '../../../openapi/generated/document.ts'
import { facts, gaps } from '../../../openapi/ledger.ts'
import { operationsOf } from '../../../openapi/operations.ts'
import { listErrors, toErrorTables, withoutScope } from './errors.ts'
import { toLedgerLinks, toOperationLinks } from './markdown.ts'

const operations = new Map(operationsOf(document).map((one) => [one.operationId, one]))
const cases = listErrors().flatMap((error) =>
  error.operationIds.map((operationId) => [operationId, error.name, error] as const),
)

test.each(cases)('%s answers %s as the table has it, when asked for', async (id, name, error) => {
  const { call, site } = await createClient()
  const { method = '', path = '', requestBody, scopes = [] } = operations.get(id) ?? {}
  const body = path === '/oauth/token' ? tokenFields(site) : requestBody && {}
  const prefer = { prefer: `example=${name}` }
  const reply = await call(method, path.replaceAll(/\{\w+\}/g, '1'), body, prefer)
  const { errors, error: code } = JSON.parse(reply.text) as { errors?: string; error?: string }
  const text = withoutScope(errors ?? code ?? '', scopes)
  expect([reply.status, text]).toEqual([Number(error.status), error.text])
})

test.each([
  ['POST', '/api/unknown', '404'],
  ['GET', '/elsewhere', '404'],
  ['DELETE', '/api/customers', '405'],
  ['PUT', '/api/subscriptions/1', '405'],
])('%s %s, which is no call, answers %s as the table has it', async (method, path, status) => {
  const { call } = await createClient()
  const reply = await call(method, path)
  expect(reply.status).toBe(Number(status))
  expect(toErrorTables()).toContain(`| ${status} | \`${reply.body.errors}\` |`)
})

test.each([
  ['subscription.customer_attributes.email is required', { email: undefined }],
  ['subscription.customer_attributes.phone must be 10 to 13 digits', { phone: '119' }],
])('the error of a customer inside a subscription is in the table: %s', async (text, wrong) => {
  const { call } = await createClient()
  const customer = { email: 'ana@example.com', first_name: 'Ana', last_name: 'Souza', ...wrong }
  const items = [{ product_id: 1, quantity: 1 }]
  const subscription = {
    interval: 1,
    interval_unit: 'month',
    customer_attributes: customer,
    subscription_items: items,
  }
  const reply = await call('POST', '/api/subscriptions', { subscription })
  expect(reply.body.errors).toBe(text)
  expect(toErrorTables()).toContain(`| ${reply.status} | \`${text}\`<br>`)
})

describe('the tables of errors', () => {
  test('show every answer of the document that is no success', () => {
    const declared = [...operations.values()].flatMap(({ operationId, responses }) =>
      Object.entries(responses)
        .filter(([status]) => Number(status) >= 400)
        .flatMap(([, { content }]) =>
          Object.keys(content?.['application/json']?.examples ?? {}).map(
            (name) => `${operationId} ${name}`,
          ),
        ),
    )
    expect(cases.map(([id, name]) => `${id} ${name}`).sort()).toEqual(declared.sort())
  })

  test.each(['SB404', 'SB344', 'PPMT01', 'PPMT02', 'PPS01', 'invalid_client'])(
    'call %s stated, by the fact that names it',
    (name) => {
      const [id = ''] = listErrors().find((error) => error.name === name)?.facts ?? []
      expect(facts.find((one) => one.id === id)?.fact).toContain(`\`${name}\``)
    },
  )

  test('call everything assumed that no fact names', () => {
    const groundless = listErrors().filter((error) => error.facts.length + error.gaps.length === 0)
    expect(groundless).toEqual([])
  })

  test('name gaps that are about this error, and not about another one', () => {
    const found = listErrors().find(({ name }) => name === 'product_not_found')?.gaps ?? []
    expect(found).toEqual(['G50'])
    expect(gaps.G50.assumption).toContain('Product not found')
  })

  test('keep facts and gaps in the columns that say so', () => {
    const heads = 'answered by | stated | assumed'
    expect(toErrorTables()).toContain(heads)
    const row = rowOf('SB404')
    const { facts: stated, gaps: assumed } = listErrors().find(({ name }) => name === 'SB404')!
    expect(row?.slice(5, 7)).toEqual([toLedgerLinks(stated), toLedgerLinks(assumed)])
  })

  test('name the calls of an error, unless every call answers it', () => {
    expect(rowOf('SB404')?.[4]).toBe(toOperationLinks(['createPaymentProfile']))
    expect(rowOf('invalid_token')?.[4]).toBe('every call')
    expect(rowOf('malformed_json')?.[4]).toBe('every call with a body')
  })

  test('have as many cells in each row', () => {
    const rows = toErrorTables()
      .split('\n')
      .filter((line) => line.startsWith('|'))
    expect(new Set(rows.map((row) => row.split(/(?<!\\)\|/).length)).size).toBe(1)
  })
})

/** The cells of the row of an error, behind an empty first one. */
function rowOf(name: string): string[] | undefined {
  const line = toErrorTables()
    .split('\n')
    .find((row) => row.includes(`<br>\`${name}\` |`))
  return line?.split('|').map((cell) => cell.trim())
}
