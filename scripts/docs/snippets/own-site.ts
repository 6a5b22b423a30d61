import { createControl } from 'sabia/control'

const worker = process.env.JEST_WORKER_ID ?? process.env.VITEST_POOL_ID ?? '2'
const mock = createControl({ baseUrl: 'http://127.0.0.1:4010' })
const { base_url, customers } = await mock.sites.add({ name: `worker-${worker}`, customers: 3 })
const control = createControl({ baseUrl: base_url })
await control.reset()
console.log(`${customers} customers at ${base_url}`)
