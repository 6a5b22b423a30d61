import { expect, test } from '@jest/globals'
import { createSite } from '../../../mocks/index.ts'
import { toFirstCommand, toVariableCommand } from './commands.ts'

const BASE = 'http://127.0.0.1:4010'

test('the token command asks for the scopes of the application, and the site answers it', async () => {
  const site = await createSite({ site: 'acme', customers: 0 })
  const command = toVariableCommand(BASE, 'acme', site.application)
  const [, body = ''] = /--data-binary '([^']*)'/.exec(command) ?? []
  const answer = await site.fetch(`${BASE}/oauth/token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  })
  expect(await answer.json()).toMatchObject({ scope: site.application.scopes.join(' ') })
})

test('the first command has the variable of a token, then the token itself', () => {
  expect(toFirstCommand(BASE, undefined)).toContain('"Authorization: Bearer $SABIA_ACCESS_TOKEN"')
  expect(toFirstCommand(BASE, "a$&'b")).toContain(`"Authorization: Bearer a$&'b"`)
})
