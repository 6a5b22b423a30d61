// Compiled inside the empty project: each import with its types, as a user writes them.
import { createSite, type Profile, type Site } from 'sabia'
import { handlers } from 'sabia/msw'
import { serve, type Served } from 'sabia/node'
import type { Customer, CustomerInput, PaymentProfileEvent, components } from 'sabia/types'

const profile: Profile = { G17: 'absent' }
const site: Site = await createSite({ site: 'demo', seed: 1, customers: 0, profile })
const answer: Response = await site.fetch(new Request('https://demo.example.com/api/customers'))
const count: number = handlers(site, { baseUrl: 'https://demo.example.com' }).length
const served: Served = await serve([site], { port: 0 })
await served.close()
const { id }: Pick<Customer, 'id'> = { id: 1 } satisfies Pick<
  components['schemas']['Customer'],
  'id'
>

export const input: CustomerInput = {
  email: 'ana@example.com',
  first_name: 'Ana',
  last_name: 'Souza',
  // @ts-expect-error: a misspelt field
  adress: 'Rua das Laranjeiras, 210',
}
export const momentOf = (event: PaymentProfileEvent): string =>
  event.type === 'payment_profile.activated' ? event.data.activated_at : event.timestamp
export const seen: readonly unknown[] = [answer.status, count, id]
