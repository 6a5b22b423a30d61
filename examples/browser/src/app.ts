import type { Customer } from 'sabia/types'
import { enrol, listCustomers, readPayment, subscribe } from './billing.ts'

/** How often the shop's server is asked what the payer has decided, in milliseconds. */
const GLANCE = 200
/** The product that a customer is subscribed to. */
const PRODUCT = 1

/** Shows the customers; each can be enrolled. */
export async function startApp(): Promise<void> {
  await tellErrors(async () => {
    const customers = await listCustomers()
    document.querySelector('#customers')?.replaceChildren(...customers.map(toItem))
  })
}

function toItem(customer: Customer): HTMLLIElement {
  const item = document.createElement('li')
  const button = document.createElement('button')
  button.textContent = `Enrol ${customer.first_name} ${customer.last_name}`
  const status = document.createElement('p')
  status.setAttribute('role', 'status')
  const code = document.createElement('code')
  button.addEventListener('click', () => {
    button.disabled = true
    void tellErrors(() => follow(customer, status, code)).finally(() => (button.disabled = false))
  })
  item.append(button, status, code)
  return item
}

/** Leads from the enrolment to the payer's decision. */
async function follow(customer: Customer, status: HTMLElement, code: HTMLElement): Promise<void> {
  const subscription = await subscribe(customer.id, PRODUCT)
  const profile = await enrol(customer.id, subscription.id)
  code.textContent = profile.qr_code
  const end = new Date(profile.qr_code_expires_at).toLocaleString()
  status.textContent = `Scan this code in your bank's app until ${end}.`
  let state = 'waiting'
  while (state === 'waiting') {
    await new Promise((resolve) => setTimeout(resolve, GLANCE))
    state = await readPayment(subscription.id)
  }
  code.textContent = ''
  status.textContent = `The payment is ${state}.`
}

async function tellErrors(act: () => Promise<void>): Promise<void> {
  const alert = document.querySelector<HTMLElement>('[role=alert]')!
  alert.hidden = true
  try {
    await act()
  } catch (error) {
    alert.textContent = (error as Error).message
    alert.hidden = false
  }
}
