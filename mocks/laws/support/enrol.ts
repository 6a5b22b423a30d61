import { createSubscription, PERSON, type Client, type PaymentProfile } from './client.ts'

/** Enrols a payment profile for a new subscription of a customer. */
export async function enrol(client: Pick<Client, 'call'>, customer = 1): Promise<PaymentProfile> {
  const { id } = await createSubscription(client, { customer_id: customer })
  const path = `/api/customers/${customer}/payment_profiles`
  const input = { payment_method_type: 'pix', subscription_id: id }
  const { body, text } = await client.call<PaymentProfile | null>('POST', path, input)
  if (body.data === null) throw new Error(`Cannot enrol: ${text}`)
  return body.data
}

/** Enrols a new customer with an e-mail address. */
export async function enrolAs(
  client: Pick<Client, 'call'>,
  email: string,
): Promise<PaymentProfile> {
  const input = { ...PERSON, email }
  const { body } = await client.call<{ id: number }>('POST', '/api/customers', input)
  return enrol(client, body.data.id)
}
