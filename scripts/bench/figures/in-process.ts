import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { judge, median, milliseconds, seconds, timeEach, type Figure } from '../figure.ts'
import {
  authorize,
  BASE,
  builtPackage,
  createPost,
  enrol,
  startMock,
  toSubscription,
} from '../server.ts'

/** A reset of a site with changes. */
export const reset: Figure = {
  name: 'reset',
  title: 'site.reset() at the default size',
  async measure({ isQuick }) {
    const { createSite } = await builtPackage.index()
    const site = await createSite()
    const times: number[] = []
    for (let count = 0; count < (isQuick ? 300 : 2000); count += 1) {
      const post = await createPost(site)
      for (let written = 0; written < 3; written += 1) {
        await post('customers', { email: 'ana@example.com', first_name: 'Ana', last_name: 'Souza' })
        await post('subscriptions', toSubscription(1))
      }
      times.push(...(await timeEach(1, () => site.reset())))
    }
    const note = `after three customers and three subscriptions each; ${times.length} resets`
    const last = times.toSorted((one, other) => one - other)[Math.floor(times.length * 0.99)]
    const common = { below: 1, write: milliseconds }
    return [
      judge({ figure: `${reset.title}, median`, value: median(times), ...common, note }),
      judge({ figure: `${reset.title}, 99th percentile`, value: last ?? Number.NaN, ...common }),
    ]
  },
}

/** A site of 100,000 customers. */
export const seed: Figure = {
  name: 'seed',
  title: 'seeding of 100,000 customers',
  async measure({ isQuick, use }) {
    const { createSite } = await builtPackage.index()
    const times: number[] = []
    for (let count = 0; count < (isQuick ? 1 : 3); count += 1) {
      const before = process.cpuUsage()
      await createSite({ customers: 100_000 })
      const { user, system } = process.cpuUsage(before)
      times.push((user + system) / 1000)
    }
    const { memory } = await (await use(startMock(100_000))).usage()
    const write = (value: number) => `${value.toFixed(0)} MB`
    const figure = 'memory of a mock of 100,000 customers'
    return [
      judge({
        figure: `${seed.title}, CPU time`,
        value: median(times) / 1000,
        below: 1,
        write: seconds,
      }),
      judge({ figure, value: memory / 1e6, below: 250, isComparable: true, write }),
    ]
  },
}

/** What a created record takes, beyond the JSON that was answered. */
export const heap: Figure = {
  name: 'heap',
  title: 'heap for each created subscription, beyond its JSON',
  async measure() {
    setFlagsFromString('--expose-gc')
    const collectGarbage = runInNewContext('gc') as () => void
    const { createSite } = await builtPackage.index()
    const site = await createSite()
    const post = await createPost(site)
    const create = async (count: number) => {
      for (let made = 0; made < count; made += 1) await post('subscriptions', toSubscription(1))
      collectGarbage()
      return process.memoryUsage().heapUsed
    }
    const headers = { authorization: await authorize(site) }
    const read = async () => (await site.fetch(`${BASE}/api/subscriptions`, { headers })).text()
    // The first ones fill the request log, which keeps a fixed number.
    const [before, listed] = [await create(2000), (await read()).length]
    const records = 10_000
    const grown = (await create(records)) - before - ((await read()).length - listed)
    const write = (value: number) => `${Math.round(value)} bytes`
    const value = grown / records
    return [judge({ figure: heap.title, value, below: 1024, isComparable: true, write })]
  },
}

const EVENTS = 10_000

/** Advancing the clock past many expiring QR codes. */
export const clock: Figure = {
  name: 'clock',
  title: `advancing the clock over ${EVENTS.toLocaleString('en')} due events, no endpoint`,
  async measure({ isQuick }) {
    const { createSite } = await builtPackage.index()
    const times: number[] = []
    for (let count = 0; count < (isQuick ? 1 : 5); count += 1) {
      const site = await createSite({ customers: 100, now: '2027-01-31T12:00:00Z' })
      const post = await createPost(site)
      let id = 0
      for (let event = 0; event < EVENTS; event += 1) id = await enrol(post, 1 + (event % 100))
      times.push(...(await timeEach(1, () => site.clock.advance('25h'))))
      const status = (await site.payer.profile(id))?.status
      if (status !== 'expired') throw new Error(`Cannot measure: the last one is ${status}`)
    }
    return [judge({ figure: clock.title, value: median(times) / 1000, below: 1, write: seconds })]
  },
}
