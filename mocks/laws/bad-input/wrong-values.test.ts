import { describe, expect, test } from '@jest/globals'
import { createClient, PERSON, refused } from '../support/client.ts'

describe('422', () => {
  test.each([
    ['email', undefined, 'is required'],
    ['email', null, 'must be a string'],
    ['email', '', 'must be an e-mail address'],
    ['email', 'ana', 'must be an e-mail address'],
    ['email', 'a b@c', 'must be an e-mail address'],
    ['email', '@', 'must be an e-mail address'],
    ['email', 'a@b@c', 'must be an e-mail address'],
    ['email', 7, 'must be a string'],
    ['email', `${'a'.repeat(250)}@b.com`, 'must have at most 255 characters'],
    ['first_name', undefined, 'is required'],
    ['first_name', '', 'must not be blank'],
    ['first_name', ' \t', 'must not be blank'],
    ['first_name', false, 'must be a string'],
    ['first_name', 'x'.repeat(256), 'must have at most 255 characters'],
    ['last_name', undefined, 'is required'],
    ['last_name', [], 'must be a string'],
    ['address', {}, 'must be a string'],
    ['address_2', 'x'.repeat(1_000_000), 'must have at most 255 characters'],
    ['city', 1, 'must be a string'],
    ['state', 'S', 'must be two letters'],
    ['state', 'São Paulo', 'must be two letters'],
    ['zip', '05410-020', 'must be digits only'],
    ['zip', '0541002', 'must be 8 digits'],
    ['zip', '054100200', 'must be 8 digits'],
    ['zip', 5_410_020, 'must be a string'],
    ['zip', '٠١٢٣٤٥٦٧', 'must be digits only'],
    ['country', 'br', 'must be two upper-case letters'],
    ['country', 'BRA', 'must be two upper-case letters'],
    ['phone', '+5511987654321', 'must be 10 to 13 digits'],
    ['phone', '123456789', 'must be 10 to 13 digits'],
    ['phone', '12345678901234', 'must be 10 to 13 digits'],
    ['document_number', '529.982.247-25', 'must be 11 or 14 digits'],
    ['document_number', '123456789012', 'must be 11 or 14 digits'],
    ['document_number', 'AB345678000195', 'must be 11 or 14 digits'],
  ])('names %s when it is %j', async (field, value, fault) => {
    const client = await createClient()
    const fields = { ...PERSON, [field]: value }
    const alone = await refused(client, '/api/customers', fields)
    const inside = await refused(client, '/api/subscriptions', {
      subscription: { customer_attributes: fields },
    })
    expect([alone.status, alone.body.errors]).toEqual([422, `${field} ${fault}`])
    expect([inside.status, inside.body.errors]).toEqual([
      422,
      `subscription.customer_attributes.${field} ${fault}`,
    ])
  })

  test.each([
    ['subscription', [], 'subscription must be an object'],
    ['subscription', 7, 'subscription must be an object'],
    ['interval', 0, 'subscription.interval must be at least 1'],
    ['interval', -1, 'subscription.interval must be at least 1'],
    ['interval', 1.5, 'subscription.interval must be an integer'],
    ['interval', '1', 'subscription.interval must be an integer'],
    ['interval', null, 'subscription.interval must be an integer'],
    ['interval', 2_147_483_648, 'subscription.interval must be at most 2147483647'],
    ['interval_unit', 'months', 'subscription.interval_unit must be one of day, week, month, year'],
    ['interval_unit', 'MONTH', 'subscription.interval_unit must be one of day, week, month, year'],
    ['interval_unit', 1, 'subscription.interval_unit must be a string'],
    ['customer_attributes', null, 'subscription.customer_attributes must be an object'],
    ['customer_attributes', [], 'subscription.customer_attributes must be an object'],
    ['subscription_items', {}, 'subscription.subscription_items must be a list'],
    ['subscription_items', null, 'subscription.subscription_items must be a list'],
    ['subscription_items', [1], 'subscription.subscription_items[0] must be an object'],
    [
      'subscription_items',
      [{ product_id: 1 }, {}],
      'subscription.subscription_items[1].product_id is required',
    ],
    [
      'subscription_items',
      [{ product_id: '1' }],
      'subscription.subscription_items[0].product_id must be an integer',
    ],
    [
      'subscription_items',
      [{ product_id: 1, quantity: 0 }],
      'subscription.subscription_items[0].quantity must be at least 1',
    ],
    [
      'subscription_items',
      [{ product_id: 1, quantity: 2 ** 31 }],
      'subscription.subscription_items[0].quantity must be at most 2147483647',
    ],
  ])('is answered when %s is %j', async (field, value, errors) => {
    const body =
      field === 'subscription'
        ? { subscription: value }
        : { subscription: { customer_id: 1, [field]: value } }
    const reply = await refused(await createClient(), '/api/subscriptions', body)
    expect([reply.status, reply.body.errors]).toEqual([422, errors])
  })
})

describe('numbers beyond what JSON can hold', () => {
  test.each([
    ['{"subscription":{"customer_id":1,"interval":1e400}}', 422],
    ['{"subscription":{"customer_id":1e400}}', 422],
    ['{"subscription":{"customer_id":-1e400}}', 422],
    ['{"subscription":{"customer_id":9007199254740993}}', 404],
    ['{"subscription":{"customer_id":-1}}', 404],
    ['{"subscription":{"customer_id":0}}', 404],
    ['{"subscription":{"customer_id":1e-400}}', 404],
    ['{"subscription":{"customer_id":1,"interval":9007199254740993}}', 422],
    ['{"subscription":{"customer_id":1,"subscription_items":[{"product_id":1e308}]}}', 404],
  ])('%s answers %i', async (body, status) => {
    const reply = await refused(await createClient(), '/api/subscriptions', body)
    expect(reply.status).toBe(status)
  })
})
