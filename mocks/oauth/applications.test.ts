import { describe, expect, test } from '@jest/globals'
import { createSite } from '../site.ts'
import { NOW, send, tokenFields } from '../laws/support/client.ts'

const newSite = () => createSite({ customers: 0, now: NOW })

describe('a new application', () => {
  test('gets a UID and a secret of 43 characters each from the site', async () => {
    const site = await newSite()
    const application = site.createApplication({
      name: 'Shop',
      redirect_uri: 'https://shop.example.com/callback',
      scopes: 'customers_read  customers_write customers_read',
    })
    expect(application).toEqual({
      name: 'Shop',
      redirect_uri: 'https://shop.example.com/callback',
      uid: expect.stringMatching(/^[A-Za-z0-9_-]{43}$/),
      secret: expect.stringMatching(/^[A-Za-z0-9_-]{43}$/),
      scopes: ['customers_read', 'customers_write'],
    })
    expect(application.uid).not.toBe(application.secret)
  })

  test('gets a token for its own scopes', async () => {
    const site = await newSite()
    const { uid, secret } = site.createApplication({ name: 'Shop', scopes: 'customers_read' })
    const fields = { ...tokenFields(site, 'customers_read'), client_id: uid, client_secret: secret }
    const reply = await send(site, 'POST', '/oauth/token', fields)
    expect(reply.status).toBe(200)
  })

  test.each([
    undefined,
    '',
    'https://shop.example.com',
    'https://shop.example.com:8443/a?b=c',
    'http://localhost:3000/callback',
    'http://127.0.0.1/callback',
    'http://[::1]:3000/',
  ])('may have the redirect URI %j', async (redirect_uri) => {
    const site = await newSite()
    const input = { name: 'Shop', scopes: 'customers_read' }
    const application = site.createApplication(
      redirect_uri === undefined ? input : { ...input, redirect_uri },
    )
    expect(application.redirect_uri).toBe(redirect_uri ?? '')
  })

  test.each([
    ['name', { name: '' }, 'name must not be blank'],
    ['name', { name: ' \t' }, 'name must not be blank'],
    ['redirect_uri', { redirect_uri: '/callback' }, 'redirect_uri must be an absolute URI'],
    ['redirect_uri', { redirect_uri: 'shop' }, 'redirect_uri must be an absolute URI'],
    [
      'redirect_uri',
      { redirect_uri: 'https://shop.example.com/#top' },
      'redirect_uri must not hold a fragment',
    ],
    [
      'redirect_uri',
      { redirect_uri: 'http://shop.example.com' },
      'redirect_uri must be an https URI',
    ],
    ['redirect_uri', { redirect_uri: 'ftp://localhost' }, 'redirect_uri must be an https URI'],
    ['redirect_uri', { redirect_uri: 'javascript:alert(1)' }, 'redirect_uri must be an https URI'],
    ['scopes', { scopes: '' }, 'scopes must name at least one scope'],
    ['scopes', { scopes: ' ' }, 'scopes must name at least one scope'],
    ['scopes', { scopes: 'everything' }, `scopes holds "everything", which isn't a scope`],
    [
      'scopes',
      { scopes: 'customers_read,customers_write' },
      `scopes holds "customers_read,customers_write", which isn't a scope; separate scopes by spaces`,
    ],
  ])('is refused for its %s: %j', async (_, wrong, message) => {
    const site = await newSite()
    const input = { name: 'Shop', scopes: 'customers_read', ...wrong }
    expect(() => site.createApplication(input)).toThrow(new Error(message))
  })
})
