import { expect, test } from '@jest/globals'
import { toPlanText } from './contract.ts'

test('lists each request with its body and effect, and says that nothing was sent', () => {
  const address = 'https://acme.example.com/api/customers'
  const text = toPlanText({
    requests: [
      {
        method: 'POST',
        address: 'https://acme.example.com/oauth/token',
        body: 'grant_type=client_credentials&client_secret=***',
        token: 'none',
        effect: 'asks for a token',
      },
      {
        method: 'POST',
        address,
        body: '{"email":"a@example.com","tags":[]}',
        token: 'right',
        effect: 'creates',
      },
      {
        method: 'GET',
        address: `${address}/{customer 1}`,
        body: undefined,
        token: 'right',
        effect: 'reads',
      },
      { method: 'GET', address, body: undefined, token: 'wrong', effect: 'must be refused' },
      { method: 'GET', address, body: undefined, token: 'none', effect: 'must be refused' },
    ],
    creates: 1,
  })
  expect(text).toBe(
    [
      '1. POST https://acme.example.com/oauth/token  (asks for a token)',
      '   grant_type=client_credentials&client_secret=***',
      '2. POST https://acme.example.com/api/customers  (creates)',
      '   { "email": "a@example.com", "tags": [] }',
      '3. GET  https://acme.example.com/api/customers/{customer 1}  (reads)',
      '4. GET  https://acme.example.com/api/customers  (must be refused, with a wrong token)',
      '5. GET  https://acme.example.com/api/customers  (must be refused, without a token)',
      '',
      '5 requests, 1 record would be created; nothing was sent.',
      '',
    ].join('\n'),
  )
})

test('is one line where nothing would be sent', () => {
  expect(toPlanText({ requests: [], creates: 0 })).toBe(
    '0 requests, 0 records would be created; nothing was sent.\n',
  )
})
