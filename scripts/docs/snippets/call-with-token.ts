import { createTokens } from './token.ts'

const tokens = createTokens('http://127.0.0.1:4010', {
  client_id: 'demo-client',
  client_secret: process.env.SABIA_CLIENT_SECRET ?? 'demo-secret',
  site: 'demo',
  scope: 'customers_read',
})
const call = async (path: string) =>
  fetch(`http://127.0.0.1:4010/api/${path}`, {
    headers: { authorization: `Bearer ${await tokens.get()}` },
  })

let response = await call('customers/1')
if (response.status === 401) {
  tokens.forget()
  response = await call('customers/1')
}
console.log(response.status)
